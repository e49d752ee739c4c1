//! XI.2, the auction of private papers, and what the train and the railway among them do (R-MOR-12 to 17).

use rules::{
    Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, HexId, Money, Offer, PrivateId, Seat, TileId,
};
use std::collections::BTreeMap;

use rules::geometry::Rotation;
use rules::state::{Marker, PrivateOwner, Status};
use rules::title::{Home, PaperKind};

use super::book::Book;
use super::reading::sorted;
use super::table::{Bidding, Round, Table};
use super::track::GROWING;
use crate::board::lay::fit;

/// Each bid is at least so much higher than the last (R-MOR-12).
const RAISE: Money = 5;

impl Book<'_> {
    /// Any paper that is left, but those that found no bid since the last sale (R-MOR-13).
    pub fn paper_offers(&self, table: &Table) -> Vec<Offer> {
        let Round::Auction(auction) = &table.round else { return Vec::new() };
        let papers = table.papers_of(PrivateOwner::Sheet).filter(|paper| !auction.unsold.contains(paper));
        papers
            .map(|private| {
                Offer::Cz(CzOffer::PickPaper { private, lowest: self.title.privates[private.index()].price })
            })
            .collect()
    }

    /// The next paper, the next bidder, or the end of the auction (R-MOR-12, R-MOR-13).
    pub fn go_on_with_auction(&self, table: &mut Table) {
        let Round::Auction(auction) = &table.round else { return };
        let players = self.players;
        let Some(bidding) = auction.bidding.clone() else {
            let papers = self.paper_offers(table);
            if papers.is_empty() {
                let nobody_bid = table.papers.iter().all(|paper| paper.owner == PrivateOwner::Sheet);
                self.first_stock_round(table);
                if nobody_bid {
                    table.round = Round::Over;
                }
                return;
            }
            let seat = table.order[auction.opened % players];
            match papers[..] {
                [Offer::Cz(CzOffer::PickPaper { private, .. })] => {
                    self.play_pick(table, &Action::Cz(CzAction::PickPaper { private }))
                }
                _ => table.agenda.push(Decision::Cz(CzDecision::PickPaper { seat })),
            }
            return;
        };
        let others_out = match bidding.highest {
            Some((seat, _)) => bidding.out.len() + usize::from(!bidding.out.contains(&seat)) == players,
            None => bidding.out.len() == players,
        };
        if others_out {
            self.end_bidding(table, &bidding);
            return;
        }
        let after = (0..players).map(|step| table.order[(bidding.next + step) % players]);
        let Some(seat) = after.into_iter().find(|seat| !bidding.out.contains(seat)) else { return };
        if self.bid_offers(table, seat, bidding.paper).len() > 1 {
            table.agenda.push(Decision::Cz(CzDecision::Bid { seat, paper: bidding.paper }));
        } else {
            self.play_bid(table, seat, &Action::Pass);
        }
    }

    fn end_bidding(&self, table: &mut Table, bidding: &Bidding) {
        if let Some((seat, bid)) = bidding.highest {
            table.player_mut(seat).cash -= bid;
            table.papers[bidding.paper.index()].owner = PrivateOwner::Player(seat);
            if let PaperKind::Railway(railway) = self.title.privates[bidding.paper.index()].kind
                && let Home::City(hex) = self.title.companies[railway.index()].home
            {
                table.board.markers.push(Marker { hex, city: Some(0), company: railway });
                table.board.markers = sorted(std::mem::take(&mut table.board.markers));
                let of = table.company_mut(railway);
                of.home_placed = true;
                of.markers -= 1;
            }
        }
        if let Round::Auction(auction) = &mut table.round {
            if bidding.highest.is_some() {
                auction.unsold.clear();
            } else {
                auction.unsold.insert(bidding.paper);
            }
            auction.bidding = None;
        }
    }

    /// A bid from the lowest on, up to all of one's money, or none.
    pub fn bid_offers(&self, table: &Table, seat: Seat, paper: PrivateId) -> Vec<Offer> {
        let Round::Auction(auction) = &table.round else { return Vec::new() };
        let highest = auction.bidding.as_ref().and_then(|bidding| bidding.highest);
        let from = highest.map_or(self.title.privates[paper.index()].price, |(_, bid)| bid + RAISE);
        let to = table.players[seat.index()].cash;
        let mut offers = vec![Offer::Pass];
        if from <= to {
            offers.push(Offer::Cz(CzOffer::Bid { private: paper, from, to }));
        }
        offers
    }

    /// Puts a paper up.
    pub fn play_pick(&self, table: &mut Table, action: &Action) {
        let players = self.players;
        if let (Action::Cz(CzAction::PickPaper { private }), Round::Auction(auction)) =
            (action, &mut table.round)
        {
            let next = auction.opened % players;
            auction.opened += 1;
            auction.bidding = Some(Bidding { paper: *private, next, highest: None, out: Default::default() });
        }
    }

    /// Bids, or passes for good.
    pub fn play_bid(&self, table: &mut Table, seat: Seat, action: &Action) {
        let players = self.players;
        let order = table.order.clone();
        let Round::Auction(auction) = &mut table.round else { return };
        let Some(bidding) = &mut auction.bidding else { return };
        match action {
            Action::Cz(CzAction::Bid { amount }) => bidding.highest = Some((seat, *amount)),
            _ => {
                bidding.out.insert(seat);
            }
        }
        let place = order.iter().position(|&of| of == seat).unwrap_or(0);
        bidding.next = (place + 1) % players;
    }

    /// The railway among the papers, where a player has it.
    pub fn owned_railway(&self, table: &Table) -> Option<(PrivateId, Seat)> {
        let papers = (0..table.papers.len()).map(PrivateId::at);
        let mut railways =
            papers.filter(|paper| matches!(self.title.privates[paper.index()].kind, PaperKind::Railway(_)));
        railways.find_map(|paper| match table.papers[paper.index()].owner {
            PrivateOwner::Player(seat) => Some((paper, seat)),
            _ => None,
        })
    }

    fn railway_hex(&self, paper: PrivateId) -> Option<HexId> {
        let PaperKind::Railway(railway) = self.title.privates[paper.index()].kind else { return None };
        match self.title.companies[railway.index()].home {
            Home::City(hex) => Some(hex),
            _ => None,
        }
    }

    /// Tiles that the railway may lay or promote at home, free and without connection (R-MOR-16).
    pub fn railway_offers(&self, table: &Table, paper: PrivateId) -> Vec<Offer> {
        let mut offers = vec![Offer::Pass];
        let Some(hex) = self.railway_hex(paper) else { return offers };
        let mut found: BTreeMap<TileId, Vec<Rotation>> = BTreeMap::new();
        for tile in (0..self.title.tiles.len()).map(TileId::at) {
            let of = &self.title.tiles[tile.index()];
            let is_out = of.colour() <= self.title.phases[table.phase].tiles;
            if of.purple || of.home_of.is_some() || table.supply[tile.index()] == 0 || !is_out {
                continue;
            }
            let fits = Rotation::ALL.into_iter().filter(|&rotation| {
                of.same_as[rotation.index()] == rotation
                    && fit(self.ground(table), hex, tile, rotation, GROWING).is_some()
            });
            let rotations: Vec<Rotation> = fits.collect();
            if !rotations.is_empty() {
                found.insert(tile, rotations);
            }
        }
        let lays = found.into_iter();
        offers.extend(lays.map(|(tile, rotations)| Offer::LayTile {
            hex,
            tile,
            private: None,
            rotations: rotations.into(),
            cost: 0,
        }));
        offers
    }

    /// Lays it or not, and then all papers pay.
    pub fn play_railway(&self, table: &mut Table, action: &Action) {
        if let Action::LayTile { hex, tile, rotation, .. } = action {
            self.put_tile(table, *hex, *tile, *rotation);
        }
        self.pay_incomes(table);
    }

    /// What the city on the tile is worth; nothing without a tile.
    pub fn railway_income(&self, table: &Table, paper: PrivateId) -> Money {
        let newest = self.title.phases[table.phase].tiles;
        match self.railway_hex(paper) {
            Some(hex) if table.board.tiles[hex.index()].is_some() => self.ground(table).value(hex, 0, newest),
            _ => 0,
        }
    }

    /// The railway closes, and its marker becomes a station of the buyer, unless that has one there (R-MOR-17).
    pub fn sell_railway(&self, table: &mut Table, company: CompanyId, paper: PrivateId, railway: CompanyId) {
        table.papers[paper.index()].owner = PrivateOwner::Closed;
        table.company_mut(railway).status = Status::Closed;
        let Some(hex) = self.railway_hex(paper) else { return };
        if self.ground(table).has_marker(company, hex) {
            table.board.markers.retain(|marker| marker.company != railway);
            table.company_mut(company).markers += 1;
        } else {
            for marker in &mut table.board.markers {
                if marker.company == railway {
                    marker.company = company;
                }
            }
            table.company_mut(company).extra += 1;
            table.board.markers = sorted(std::mem::take(&mut table.board.markers));
        }
    }

    /// A railway whose paper left the game leaves it as well, and so does its marker.
    pub fn close_railway(&self, table: &mut Table, paper: PrivateId) {
        if let PaperKind::Railway(railway) = self.title.privates[paper.index()].kind {
            table.board.markers.retain(|marker| marker.company != railway);
            let of = table.company_mut(railway);
            of.status = Status::Closed;
            of.markers = 0;
        }
    }

    /// The director may give his paper train to the company before it runs (R-MOR-15).
    pub fn assign_offers(&self, table: &Table, decision: &Decision, company: CompanyId) -> Vec<Offer> {
        let before_run =
            matches!(decision, Decision::Track { .. } | Decision::Station { .. } | Decision::Run { .. });
        let Some(seat) = table.company(company).director.filter(|_| before_run) else { return Vec::new() };
        let papers = table.papers_of(PrivateOwner::Player(seat));
        let trains =
            papers.filter(|paper| matches!(self.title.privates[paper.index()].kind, PaperKind::Train(_)));
        trains.map(|private| Offer::Cz(CzOffer::AssignTrain { private })).collect()
    }

    /// Gives it.
    pub fn assign_train(&self, table: &mut Table, company: CompanyId, private: PrivateId) {
        table.papers[private.index()].owner = PrivateOwner::Company(company);
    }
}
