//! VII, stock rounds.

use rules::state::Status;
use rules::{Action, CzAction, CzDecision, CzOffer, Decision, Money, Offer, Seat};

use super::book::Book;
use super::chart::{self, Way};
use super::table::{Round, Table};

type Sold = Vec<(rules::CompanyId, Money)>;

impl Book<'_> {
    /// What a player may do in a turn of the stock round.
    pub fn stock_offers(&self, table: &Table, seat: Seat, sold: &Sold) -> Vec<Offer> {
        let Round::Stock { number, sold: sold_in_round, .. } = &table.round else { return Vec::new() };
        let player = table.players[seat.index()];
        let mut offers = Vec::new();
        if *number > 1 {
            for company in self.share_companies() {
                let most = self.may_sell(table, company, seat);
                if most > 0 {
                    let before = sold.iter().find(|(of, _)| *of == company).map(|&(_, price)| price);
                    let price = before.unwrap_or_else(|| chart::price(self.title, table, company));
                    offers.push(Offer::SellShares { company, most, price });
                }
            }
        }
        let must_sell = self.certificates(table, seat) > self.certificate_limit() && !offers.is_empty();
        let most = player.cash.min(player.debt);
        if most > 0 {
            offers.push(Offer::Cz(CzOffer::RepayDebt { least: 1, most }));
        }
        if must_sell {
            return offers;
        }
        offers.push(Offer::Pass);
        if player.debt > 0 || self.certificates(table, seat) >= self.certificate_limit() {
            return offers;
        }
        for company in self.share_companies() {
            let of = table.company(company);
            let size = self.title.companies[company.index()].size;
            match of.status {
                Status::Unstarted if self.title.phases[table.phase].companies.contains(&size) => {
                    let prices = self.sheet(company).start_prices.iter();
                    let prices: Vec<Money> =
                        prices.filter(|&price| 2 * price <= player.cash).copied().collect();
                    if !prices.is_empty() {
                        offers.push(Offer::StartCompany { company, prices });
                    }
                }
                Status::Started | Status::Floated => {
                    let price = chart::price(self.title, table, company);
                    let may = self.in_bank(table, company) > 0
                        && price <= player.cash
                        && !sold_in_round.contains(&(seat, company))
                        && of.shares[seat.index()] < self.sheet(company).most;
                    if may {
                        offers.push(Offer::BuyShare { company, price });
                    }
                }
                Status::Unstarted | Status::Closed => {}
            }
        }
        offers
    }

    /// Plays a turn of the stock round, or part of it.
    pub fn play_stock(&self, table: &mut Table, seat: Seat, sold: &Sold, action: &Action) {
        match action {
            Action::SellShares { company, shares } => {
                let before = sold.iter().find(|(of, _)| of == company).map(|&(_, price)| price);
                let price = before.unwrap_or_else(|| chart::price(self.title, table, *company));
                table.player_mut(seat).cash += price * Money::from(*shares);
                table.company_mut(*company).shares[seat.index()] -= shares;
                self.change_director(table, *company);
                let mut sold = sold.clone();
                if before.is_none() {
                    chart::go(self.title, table, *company, Way::Down, 1);
                    sold.push((*company, price));
                }
                let Round::Stock { sold: in_round, .. } = &mut table.round else { return };
                in_round.insert((seat, *company));
                table.agenda.push(Decision::Cz(CzDecision::Stock { seat, sold }));
            }
            Action::Cz(CzAction::RepayDebt { amount }) => {
                let player = table.player_mut(seat);
                player.cash -= amount;
                player.debt -= amount;
                table.agenda.push(Decision::Cz(CzDecision::Stock { seat, sold: sold.clone() }));
            }
            Action::StartCompany { company, price } => {
                table.player_mut(seat).cash -= 2 * price;
                let space = chart::space_of(self.title, *price).expect("start prices are on the chart");
                chart::put_under(table, *company, space);
                let of = table.company_mut(*company);
                of.shares[seat.index()] = 2;
                of.director = Some(seat);
                of.status = Status::Started;
                of.start_price = *price;
                self.float(table, *company);
                self.end_stock_turn(table, true);
            }
            Action::BuyShare { company } => {
                let price = chart::price(self.title, table, *company);
                table.player_mut(seat).cash -= price;
                table.company_mut(*company).shares[seat.index()] += 1;
                self.change_director(table, *company);
                self.float(table, *company);
                self.end_stock_turn(table, true);
            }
            _ => self.end_stock_turn(table, !sold.is_empty()),
        }
    }

    fn end_stock_turn(&self, table: &mut Table, acted: bool) {
        let players = self.players;
        let Round::Stock { next, passes, .. } = &mut table.round else { return };
        *passes = if acted { 0 } else { *passes + 1 };
        *next = (*next + 1) % players;
    }

    /// The end of a stock round: sold-out companies rise, order cards are dealt, most cash first (R-SR-13, R-SR-14).
    pub fn end_stock_round(&self, table: &mut Table) {
        for company in table.by_price() {
            if table.held(company) == self.sheet(company).shares {
                chart::go(self.title, table, company, Way::Up, 1);
            }
        }
        self.deal_order(table, true);
    }

    /// Deals the order cards by cash; equal cash keeps the order there was.
    pub fn deal_order(&self, table: &mut Table, most_first: bool) {
        let players = table.players.clone();
        let cash = |seat: &Seat| i64::from(players[seat.index()].cash);
        table.order.sort_by_key(|seat| if most_first { -cash(seat) } else { cash(seat) });
    }
}
