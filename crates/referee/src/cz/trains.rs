//! VIII.10 and VIII.11, buying trains, with the director's help where it is needed (R-TRN, R-EMR, R-POOL-01).

use rules::deal::Deal;
use rules::state::Status;
use rules::train::{Source, Train};
use rules::{Action, CompanyId, Money, Offer};

use super::book::Book;
use super::reading::sorted;
use super::table::Table;

impl Book<'_> {
    fn has_runnable(&self, table: &Table, company: CompanyId) -> bool {
        !self.running(table, company).is_empty()
    }

    /// Everything that may be bought, and passing for who has a train to run (R-TRN-01).
    pub fn train_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let mut offers = Vec::new();
        if self.has_runnable(table, company) {
            offers.push(Offer::Pass);
        }
        let mut pool = table.pool.clone();
        pool.dedup();
        let sources = [Source::Stack].into_iter().chain(pool.into_iter().map(Source::Pool));
        for source in sources {
            offers.extend(self.offers_from(table, company, source));
        }
        offers.extend(self.offers_from_companies(table, company));
        offers
    }

    fn card_of(&self, table: &Table, source: Source) -> rules::CardId {
        match source {
            Source::Pool(train) => train.card,
            Source::Stack | Source::Beside => table.top,
        }
    }

    fn offers_from(&self, table: &Table, company: CompanyId, source: Source) -> Vec<Offer> {
        let card = self.card_of(table, source);
        let size = self.title.companies[company.index()].size;
        let treasury = table.company(company).treasury;
        let needs = !self.has_runnable(table, company);
        let mut offers = Vec::new();
        for side in &self.title.cards[card.index()].sides {
            let train = Train { card, side: side.size };
            if side.size > size
                || table.scrapped.contains(&side.train)
                || !self.has_place(table, company, train, Some(source))
            {
                continue;
            }
            let missing = side.price.saturating_sub(treasury);
            if missing > 0 && !(needs && self.runs(company, train)) {
                continue;
            }
            let director = table.company(company).director.expect("it operates");
            let help = missing.min(table.players[director.index()].cash);
            offers.push(Offer::BuyTrain {
                source,
                side: side.size,
                price: side.price,
                help,
                loan: missing - help,
            });
        }
        offers
    }

    /// Whether the limit lets the company take this train: at its limit only one that it can run, if it has none (R-TRN-03,
    /// R-TRN-06); one that it cannot run only if there is room for one that it can (R-TRN-07).
    fn has_place(&self, table: &Table, company: CompanyId, train: Train, source: Option<Source>) -> bool {
        let is_full = table.company(company).trains.len() >= self.train_limit(table, company);
        let has_runnable = self.has_runnable(table, company);
        if self.runs(company, train) {
            return !is_full || !has_runnable;
        }
        if is_full {
            return false;
        }
        let mut after = table.clone();
        if let Some(source) = source {
            if source == Source::Stack {
                self.leave_stack(&mut after);
            }
            after.company_mut(company).trains.push(train);
            self.sold(&mut after, self.type_of(train));
        } else {
            after.company_mut(company).trains.push(train);
        }
        let room = after.company(company).trains.len() < self.train_limit(&after, company);
        room || self.has_runnable(&after, company)
    }

    fn offers_from_companies(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let mut offers = Vec::new();
        if !self.title.phases[table.phase].trains_between_companies {
            return offers;
        }
        let size = self.title.companies[company.index()].size;
        for seller in table.company_ids() {
            let of = table.company(seller);
            if seller == company || of.status != Status::Floated || table.is_vaclavs(seller) {
                continue;
            }
            let mut trains = of.trains.clone();
            trains.dedup();
            for train in trains {
                let from = self.lowest_offer(table, Deal::Train(seller, train), 1);
                let to = table.company(company).treasury;
                if train.side <= size && from <= to && self.has_place(table, company, train, None) {
                    offers.push(Offer::BuyTrainFrom { seller, train, from, to });
                }
            }
        }
        offers
    }

    /// Buys a train, or offers to.
    pub fn play_trains(&self, table: &mut Table, company: CompanyId, action: &Action, drawn: &Table) {
        match action {
            Action::BuyTrain { source, side } => {
                let train = Train { card: self.card_of(table, *source), side: *side };
                let price = self.side(train).price;
                let is_needed = !self.has_runnable(table, company);
                self.pay_for_train(table, company, price);
                let mut begins = false;
                match source {
                    Source::Pool(of) => {
                        if let Some(at) = table.pool.iter().position(|train| train == of) {
                            table.pool.remove(at);
                        }
                    }
                    Source::Stack | Source::Beside => begins = self.leave_stack(table).1,
                }
                self.get_train(table, company, train);
                self.sold(table, self.type_of(train));
                if begins {
                    self.vaclav_founds(table, drawn);
                }
                // Returning what it needed would leave it at its limit without a train that runs (R-TRN-06).
                let keep = is_needed && self.runs(company, train);
                self.check_limits(table, keep.then_some((company, train)));
            }
            Action::BuyTrainFrom { seller, train, price } => {
                self.offer(table, company, Deal::Train(*seller, *train), *price);
            }
            _ => {}
        }
    }

    /// The treasury pays, then the director, then the bank lends (R-EMR-03 to 05).
    fn pay_for_train(&self, table: &mut Table, company: CompanyId, price: Money) {
        let of = table.company_mut(company);
        let missing = price.saturating_sub(of.treasury);
        of.treasury -= price - missing;
        if let Some(seat) = of.director {
            let player = table.player_mut(seat);
            let help = missing.min(player.cash);
            player.cash -= help;
            player.debt += missing - help;
            player.penalty += missing - help;
        }
    }

    /// A train comes to a company.
    pub fn get_train(&self, table: &mut Table, company: CompanyId, train: Train) {
        let trains = &mut table.company_mut(company).trains;
        trains.push(train);
        *trains = sorted(std::mem::take(trains));
    }

    /// A train goes from one company to another (R-TRN-08).
    pub fn train_changes_hands(
        &self,
        table: &mut Table,
        company: CompanyId,
        seller: CompanyId,
        train: Train,
        price: Money,
    ) {
        let is_full = table.company(company).trains.len() >= self.train_limit(table, company);
        table.company_mut(company).treasury -= price;
        let of = table.company_mut(seller);
        of.treasury += price;
        if let Some(at) = of.trains.iter().position(|of| *of == train) {
            of.trains.remove(at);
        }
        self.get_train(table, company, train);
        self.check_limits(table, is_full.then_some((company, train)));
    }
}
