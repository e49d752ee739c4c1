//! IV.1, local railways in deals: bought from players, sold to the bank (R-LOC-08 to 10), and what deals lead to.

use rules::deal::Deal;
use rules::state::PrivateOwner;
use rules::title::PaperKind;
use rules::{Action, CompanyId, CzOffer, Decision, Money, Offer, PrivateId, Seat};

use super::book::Book;
use super::table::Table;

impl Book<'_> {
    /// Buying from players and selling to the bank.
    pub fn local_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let Some(price) = table.local_price.filter(|_| !table.is_vaclavs(company)) else { return Vec::new() };
        let size = self.title.companies[company.index()].size;
        let mut offers = Vec::new();
        for private in (0..table.papers.len()).map(PrivateId::at) {
            let of = &self.title.privates[private.index()];
            match table.papers[private.index()].owner {
                PrivateOwner::Player(_) => {
                    let may = self.title.phases[table.phase].privates_for_sale
                        && of.size <= size
                        && !matches!(of.kind, PaperKind::Train(_));
                    let from = self.lowest_offer(table, Deal::Private(private), 1);
                    let to = price.min(table.company(company).treasury);
                    if may && from <= to {
                        offers.push(Offer::OfferForPrivate { private, from, to });
                    }
                }
                PrivateOwner::Company(owner) if owner == company && of.kind == PaperKind::Local => {
                    offers.push(Offer::Cz(CzOffer::SellLocal { private, price }));
                }
                _ => {}
            }
        }
        offers
    }

    /// What was refused may not be offered again before the position has changed (amendment on deals).
    pub fn lowest_offer(&self, table: &Table, deal: Deal, lowest: Money) -> Money {
        let refused = table.turn().and_then(|turn| turn.refused.get(&deal));
        refused.map_or(lowest, |&price| lowest.max(price + 1))
    }

    /// What the bank would pay for all local railways of the company.
    pub fn money_in_locals(&self, table: &Table, company: CompanyId) -> Money {
        let papers = table.papers_of(PrivateOwner::Company(company));
        let privates = papers.filter(|paper| self.title.privates[paper.index()].kind == PaperKind::Local);
        privates.count() as Money * table.local_price.unwrap_or(0)
    }

    /// Sells a local railway to the bank; it leaves the game (R-LOC-09).
    pub fn sell_local(&self, table: &mut Table, company: CompanyId, private: PrivateId) {
        table.papers[private.index()].owner = PrivateOwner::Closed;
        table.company_mut(company).treasury += table.local_price.unwrap_or(0);
    }

    /// Who must agree to a deal.
    fn other_side(&self, table: &Table, deal: Deal) -> Option<Seat> {
        match deal {
            Deal::TakeOver(company) | Deal::Train(company, _) => table.company(company).director,
            Deal::Private(private) => match table.papers[private.index()].owner {
                PrivateOwner::Player(seat) => Some(seat),
                _ => None,
            },
            Deal::BetweenPlayers(..) | Deal::ForSale(_) => None,
        }
    }

    /// Offers a deal: the other side is asked, unless both are one person.
    pub fn offer(&self, table: &mut Table, company: CompanyId, deal: Deal, price: Money) {
        let other = self.other_side(table, deal);
        match other {
            Some(seat) if other != table.company(company).director => {
                table.agenda.push(Decision::Answer { seat, company, deal, price });
            }
            _ => self.close_deal(table, company, deal, price),
        }
    }

    /// The most that the company may pay in a deal.
    fn highest(&self, table: &Table, company: CompanyId, deal: Deal) -> Money {
        let treasury = table.company(company).treasury;
        match deal {
            Deal::TakeOver(target) => self.highest_take_over(table, company, target),
            Deal::Private(_) => treasury.min(table.local_price.unwrap_or(0)),
            Deal::Train(..) | Deal::BetweenPlayers(..) | Deal::ForSale(_) => treasury,
        }
    }

    /// The asked side agrees or not, or names a higher price.
    pub fn answer_offers(&self, table: &Table, company: CompanyId, deal: Deal, price: Money) -> Vec<Offer> {
        let mut offers = vec![Offer::Accept, Offer::Refuse];
        let to = self.highest(table, company, deal);
        if price < to {
            offers.push(Offer::CounterOffer { from: price + 1, to });
        }
        offers
    }

    /// Agrees, refuses, or names another price, which refuses the one that was offered.
    pub fn play_answer(
        &self,
        table: &mut Table,
        (by, company): (Seat, CompanyId),
        deal: Deal,
        offered: Money,
        action: &Action,
    ) {
        if *action == Action::Accept {
            self.close_deal(table, company, deal, offered);
            return;
        }
        if let Some(turn) = table.turn_mut() {
            turn.refused.insert(deal, offered);
        }
        if let (Action::CounterOffer { price }, Some(seat)) = (action, table.company(company).director) {
            table.agenda.push(Decision::CounterOffer { seat, company, deal, offered, by, price: *price });
        }
    }

    /// Carries out what both sides agreed to.
    pub fn close_deal(&self, table: &mut Table, company: CompanyId, deal: Deal, price: Money) {
        match deal {
            Deal::Private(private) => {
                if let PrivateOwner::Player(seat) = table.papers[private.index()].owner {
                    table.player_mut(seat).cash += price;
                }
                table.company_mut(company).treasury -= price;
                if let PaperKind::Railway(railway) = self.title.privates[private.index()].kind {
                    self.sell_railway(table, company, private, railway);
                } else {
                    table.papers[private.index()].owner = PrivateOwner::Company(company);
                }
            }
            Deal::Train(seller, train) => self.train_changes_hands(table, company, seller, train, price),
            Deal::TakeOver(target) => self.take_over(table, company, target, price),
            Deal::BetweenPlayers(..) | Deal::ForSale(_) => {}
        }
    }
}
