//! III and X: what lies on the table at the start, and what players are worth at the end (R-SET, R-END-02).

use rules::state::{PrivateOwner, Status};
use rules::title::{PaperKind, Size};
use rules::{CardId, CompanyId, Money, Seat};

use super::book::Book;
use super::chart;
use super::table::{Auction, Company, Paper, Player, Round, Table};
use crate::board::Board;

/// The title, players, cash of each and most certificates (R-SET-01, R-SET-02, R-BOH-01, R-MOR-01).
const STARTS: [(&str, usize, Money, usize); 7] = [
    ("18cz", 3, 380, 14),
    ("18cz", 4, 300, 12),
    ("18cz", 5, 250, 10),
    ("18cz", 6, 210, 9),
    ("18cz-bohemia", 2, 280, 14),
    ("18cz-moravia-silesia", 2, 500, 15),
    ("18cz-moravia-silesia", 3, 450, 13),
];

/// What a local railway is worth in a player's hands (R-LOC-11).
const LOCAL: Money = 120;

impl Book<'_> {
    /// The table at the start; what is drawn by lot is taken from `drawn`.
    ///
    /// # Errors
    /// In words, when something is wrong that is not on the table.
    pub fn start(&self, drawn: &Table) -> Result<Table, String> {
        let mut starts = STARTS.iter().filter(|start| (start.0, start.1) == (&self.title.id, self.players));
        let &(_, _, cash, limit) = starts.next().ok_or("R-SET-01: not played by so many")?;
        if self.certificate_limit() != limit {
            return Err(format!("R-SET-02: the most certificates are {limit}"));
        }
        let all: Vec<Seat> = (0..self.players).map(Seat::at).collect();
        if super::reading::sorted(drawn.order.clone()) != all {
            return Err("R-SET-08: everybody has one order card".into());
        }
        let auction = Auction { opened: 0, unsold: Default::default(), bidding: None };
        let is_auction = self.title.id == "18cz-moravia-silesia";
        let pre_stock = Round::PreStock { turns: 0, passed: Default::default() };
        let mut table = Table {
            agenda: Vec::new(),
            round: if is_auction { Round::Auction(auction) } else { pre_stock },
            players: vec![Player { cash, debt: 0, penalty: 0 }; self.players],
            order: drawn.order.clone(),
            companies: (0..self.title.companies.len()).map(|id| self.unstarted(CompanyId::at(id))).collect(),
            chart: Default::default(),
            papers: vec![Paper { owner: PrivateOwner::Sheet, used: false }; self.title.privates.len()],
            board: Board { tiles: vec![None; self.title.hexes.len()], markers: Vec::new() },
            supply: self.title.tiles.iter().map(|tile| tile.count).collect(),
            top: CardId(0),
            left: self.title.cards[0].count(self.players).unwrap_or(1),
            pool: Vec::new(),
            scrapped: Default::default(),
            phase: 0,
            local_price: None,
        };
        if self.has_vaclav() {
            let mut his = drawn.company_ids().filter(|&company| drawn.is_vaclavs(company));
            match (his.next(), his.next()) {
                (Some(company), None) if self.title.companies[company.index()].size == Size::Small => {
                    self.vaclav_gets(&mut table, company, drawn);
                }
                _ => return Err("R-BOH-05: Václav has one small company".into()),
            }
        }
        self.leave_out(&mut table, drawn)?;
        self.proceed(&mut table, drawn);
        Ok(table)
    }

    /// With two players one company of Moravia-Silesia does not play (R-MOR-02).
    fn leave_out(&self, table: &mut Table, drawn: &Table) -> Result<(), String> {
        let closed: Vec<CompanyId> =
            drawn.company_ids().filter(|&company| drawn.company(company).status == Status::Closed).collect();
        let expected = usize::from(self.title.id == "18cz-moravia-silesia" && self.players == 2);
        if closed.len() != expected || closed.iter().any(|company| !self.share_companies().contains(company))
        {
            return Err(format!("R-MOR-02: {expected} companies are left out and not {closed:?}"));
        }
        for company in closed {
            let of = table.company_mut(company);
            of.status = Status::Closed;
            of.markers = 0;
        }
        Ok(())
    }

    fn unstarted(&self, id: CompanyId) -> Company {
        let charter = &self.title.companies[id.index()];
        Company {
            status: Status::Unstarted,
            director: None,
            shares: vec![0; self.players],
            vaclav: 0,
            start_price: 0,
            space: 0,
            treasury: 0,
            trains: Vec::new(),
            markers: if charter.private { 1 } else { self.sheet(id).markers },
            extra: 0,
            home_placed: false,
            has_operated: false,
            has_laid: false,
        }
    }

    /// What a player is worth (R-END-02, R-END-03).
    pub fn worth(&self, table: &Table, seat: Seat) -> i64 {
        let player = table.players[seat.index()];
        let mut worth = i64::from(player.cash) - i64::from(player.debt) - i64::from(player.penalty);
        for company in self.share_companies() {
            let shares = table.company(company).shares[seat.index()];
            if shares > 0 {
                worth += i64::from(chart::price(self.title, table, company)) * i64::from(shares);
            }
        }
        let papers = table.papers_of(PrivateOwner::Player(seat));
        let privates = papers.filter(|paper| self.title.privates[paper.index()].kind == PaperKind::Local);
        worth + i64::from(LOCAL) * privates.count() as i64
    }
}
