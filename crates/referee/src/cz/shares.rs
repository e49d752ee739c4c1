//! VII, shares: certificates and their limit, floating, directors.

use rules::state::{PrivateOwner, Status};
use rules::title::SizeSheet;
use rules::{CompanyId, Money, Seat};

use super::book::Book;
use super::table::Table;

impl Book<'_> {
    /// What companies of this company's size have in common.
    pub fn sheet(&self, company: CompanyId) -> &SizeSheet {
        &self.title.sizes[self.title.companies[company.index()].size as usize]
    }

    /// Certificates in a player's hands: the director's is one for two shares, papers count (R-SR-11, R-LOC-11).
    pub fn certificates(&self, table: &Table, seat: Seat) -> usize {
        let of_companies: usize = table
            .companies
            .iter()
            .map(|company| {
                let shares = usize::from(company.shares[seat.index()]);
                if company.director == Some(seat) { shares - 1 } else { shares }
            })
            .sum();
        of_companies + table.papers_of(PrivateOwner::Player(seat)).count()
    }

    /// The most certificates of a player (R-SET-02).
    pub fn certificate_limit(&self) -> usize {
        let counts = self.title.seat_counts.iter();
        let mut of_players = counts.filter(|count| usize::from(count.players) == self.players);
        of_players.next().map_or(0, |count| usize::from(count.certificate_limit))
    }

    /// Shares that the bank has left.
    pub fn in_bank(&self, table: &Table, company: CompanyId) -> u8 {
        self.sheet(company).shares - table.held(company)
    }

    /// The company floats when enough is in hands: it gets its start price for all of its shares (R-CO-01, R-CO-02).
    pub fn float(&self, table: &mut Table, id: CompanyId) {
        let sheet = self.sheet(id);
        let held = table.held(id);
        let company = table.company_mut(id);
        if company.status == Status::Started && held >= sheet.float {
            company.status = Status::Floated;
            company.treasury += company.start_price * Money::from(sheet.shares);
        }
    }

    /// Somebody with more shares than the director becomes director; of several with most the first after the old one in
    /// playing order (R-DIR-01, R-DIR-03).
    pub fn change_director(&self, table: &mut Table, id: CompanyId) {
        let Some(old) = table.company(id).director else { return };
        let shares = &table.company(id).shares;
        let most = *shares.iter().max().expect("somebody plays");
        if most <= shares[old.index()] {
            return;
        }
        let at = table.order.iter().position(|&seat| seat == old).expect("everybody has an order card");
        let after = (1..table.order.len()).map(|step| table.order[(at + step) % table.order.len()]);
        let new = after.into_iter().find(|seat| shares[seat.index()] == most);
        table.company_mut(id).director = new;
    }

    /// How many shares of the company the player may sell (R-SALE-02, R-DIR-04).
    pub fn may_sell(&self, table: &Table, company: CompanyId, seat: Seat) -> u8 {
        let of = table.company(company);
        let own = of.shares[seat.index()];
        if of.director != Some(seat) {
            return own;
        }
        let other_can_take_over =
            (0..self.players).any(|other| other != seat.index() && of.shares[other] >= 2);
        if other_can_take_over { own } else { own - 2 }
    }
}
