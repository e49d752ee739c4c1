//! VI, the Pre-Stock Round.

use rules::state::PrivateOwner;
use rules::{Action, Offer, PrivateId, Seat};

use super::book::Book;
use super::table::{Round, Table};

impl Book<'_> {
    /// What a player may do: buy one that there is money for, or pass (R-PRE-02).
    pub fn pre_stock_offers(&self, table: &Table, seat: Seat) -> Vec<Offer> {
        let cash = table.players[seat.index()].cash;
        let for_sale =
            table.papers_of(PrivateOwner::Sheet).map(|private| (private, self.paper_price(private)));
        let affordable = for_sale.filter(|&(_, price)| price <= cash);
        let buys = affordable.map(|(private, price)| Offer::BuyPrivate { private, price });
        [Offer::Pass].into_iter().chain(buys).collect()
    }

    /// Plays a turn.
    pub fn play_pre_stock(&self, table: &mut Table, seat: Seat, action: &Action) {
        let Round::PreStock { turns, passed } = &mut table.round else { return };
        *turns += 1;
        if let Action::BuyPrivate { private } = action {
            passed.clear();
            table.papers[private.index()].owner = PrivateOwner::Player(seat);
            table.player_mut(seat).cash -= self.paper_price(*private);
        } else {
            passed.insert(seat);
        }
    }

    fn paper_price(&self, private: PrivateId) -> rules::Money {
        self.title.privates[private.index()].price
    }

    /// The next turn, or the end of the round; the order goes there and back (R-PRE-01, R-PRE-04 to 07).
    pub fn go_on_with_pre_stock(&self, table: &mut Table) {
        let Round::PreStock { turns, passed } = &table.round else { return };
        let none_left = table.papers_of(PrivateOwner::Sheet).next().is_none();
        if none_left || passed.len() == self.players {
            self.first_stock_round(table);
            return;
        }
        let place = turns % (2 * self.players);
        let place = if place < self.players { place } else { 2 * self.players - 1 - place };
        let seat = table.order[place];
        if self.pre_stock_offers(table, seat).len() == 1 {
            self.play_pre_stock(table, seat, &Action::Pass);
        } else {
            table.agenda.push(rules::Decision::Cz(rules::CzDecision::PreStock { seat }));
        }
    }

    /// What nobody bought leaves the game; the cards are dealt, least cash first (R-PRE-05, R-PRE-06, R-PRE-08).
    pub fn first_stock_round(&self, table: &mut Table) {
        for paper in (0..table.papers.len()).map(PrivateId::at) {
            if table.papers[paper.index()].owner == PrivateOwner::Sheet {
                table.papers[paper.index()].owner = PrivateOwner::Removed;
                self.close_railway(table, paper);
            }
        }
        self.deal_order(table, false);
        table.round = Round::Stock { number: 1, next: 0, passes: 0, sold: Default::default() };
    }
}
