//! Writing the position of a game down.

use std::collections::BTreeMap;

use rules::notation::train_name;
use rules::operating_turn::OperatingTurn;
use rules::state::{Capital, Marker, PrivateAuction, PrivateOwner, Round, Status};
use rules::train::Source;
use rules::{CompanyId, CzDecision, Decision, F56Decision, Game, Money, PrivateId, Seat, View};

use super::turn::{STEPS, asked, flags};
use super::written::{
    VERSION, WrittenBank, WrittenCompany, WrittenNational, WrittenPlayer, WrittenPosition, WrittenRound,
    WrittenTrains, WrittenTurn,
};

/// Somebody is in the middle of something, or the game is over: such a position is not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HalfAnswered;

/// Writes the position of a game down, with the names of its players. Offers that were refused in this turn are forgotten.
///
/// # Errors
/// Where a question is half answered, or the game is over.
pub fn write(game: &Game, players: &[String]) -> Result<WrittenPosition, HalfAnswered> {
    let paper = Paper { view: game.view(), players };
    let round = paper.round().ok_or(HalfAnswered)?;
    let (title, state) = (game.title(), game.state());
    let mut papers = BTreeMap::new();
    for private in title.private_ids() {
        let left = match state.private(private).owner {
            PrivateOwner::Removed => "removed",
            PrivateOwner::Closed => "closed",
            PrivateOwner::Sheet | PrivateOwner::Player(_) | PrivateOwner::Company(_) => continue,
        };
        papers.insert(paper.private(private), left.to_owned());
    }
    let used = title.private_ids().filter(|&private| state.private(private).used);
    let companies =
        title.company_ids().filter_map(|company| Some((paper.company(company), paper.charter(company)?)));
    let tiles = title.hexes.iter().zip(&state.board.tiles).filter_map(|(hex, laid)| {
        laid.map(|laid| (hex.name.clone(), format!("{}/{}", title.tile(laid.tile).name, laid.rotation.0)))
    });
    Ok(WrittenPosition {
        position: VERSION,
        players: state.seats().map(|seat| paper.player(seat)).collect(),
        order: state.order.iter().map(|&seat| paper.name(seat)).collect(),
        companies: companies.collect(),
        chart: state.market.iter().map(|&company| paper.company(company)).collect(),
        tiles: tiles.collect(),
        phase: title.phase(state.phase).name.clone(),
        trains: paper.trains(),
        papers,
        used: used.map(|private| paper.private(private)).collect(),
        bank: state.bank.map(|bank| WrittenBank { broken: bank.broken, rounds: bank.rounds }),
        national: state.national.as_ref().map(|national| WrittenNational {
            shares: national.shares,
            temporary: national.temporary,
            frozen: national.frozen,
            first: national.first,
            unlimited: national.unlimited,
        }),
        post: state.post.map(|(company, hex)| (paper.company(company), title.hex(hex).name.clone())),
        purchases: paper.pairs(&state.purchases),
        round,
    })
}

/// A table with the names that it is written in.
struct Paper<'a> {
    view: View<'a>,
    players: &'a [String],
}

impl Paper<'_> {
    fn name(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| format!("{}", seat.index() + 1))
    }

    fn company(&self, company: CompanyId) -> String {
        self.view.title.charter(company).symbol.clone()
    }

    fn private(&self, private: PrivateId) -> String {
        self.view.title.private(private).id.clone()
    }

    fn privates_of(&self, owner: PrivateOwner) -> Vec<String> {
        self.view.privates_of(owner).map(|private| self.private(private)).collect()
    }

    fn pairs(&self, pairs: &[(Seat, CompanyId)]) -> Vec<(String, String)> {
        pairs.iter().map(|&(seat, company)| (self.name(seat), self.company(company))).collect()
    }

    fn player(&self, seat: Seat) -> WrittenPlayer {
        let state = self.view.state;
        let player = state.player(seat);
        let shares = self.view.title.company_ids().map(|company| (company, state.shares(company, seat)));
        let held = shares.filter(|&(_, shares)| shares > 0);
        WrittenPlayer {
            name: self.name(seat),
            cash: player.cash,
            debt: player.debt,
            penalty: player.penalty,
            shares: held.map(|(company, shares)| (self.company(company), shares)).collect(),
            papers: self.privates_of(PrivateOwner::Player(seat)),
        }
    }

    /// The company, unless it is as in the box.
    fn charter(&self, id: CompanyId) -> Option<WrittenCompany> {
        let (title, state) = (self.view.title, self.view.state);
        let (company, credit) = (state.company(id), self.view.credit(id));
        let unstarted = company.status == Status::Unstarted;
        let price = title.chart.price(company.space);
        let (row, column) = title.chart.place(company.space);
        // A company that has closed may lie where there is no price.
        let elsewhere =
            if price == 0 { company.space != 0 } else { title.chart.space(price) != Some(company.space) };
        let stations: Vec<String> = state.markers_of(id).map(|marker| self.station(marker)).collect();
        let usual = title.charter(id).markers.saturating_sub(stations.len() as u8);
        let written = WrittenCompany {
            status: company.status.name().to_owned(),
            director: company.director.map(|seat| self.name(seat)),
            vaclav: company.vaclav,
            start_price: company.start_price,
            price: if unstarted && company.space == 0 { 0 } else { price },
            space: elsewhere.then_some((row + 1, column + 1)),
            treasury: company.treasury,
            trains: company.trains.iter().map(|&train| train_name(title, train)).collect(),
            markers_left: (company.markers != usual).then_some(company.markers),
            stations,
            extra: company.extra,
            home_placed: company.home_placed,
            has_operated: company.has_operated,
            has_laid: company.has_laid,
            has_taken_over: company.has_taken_over,
            papers: self.privates_of(PrivateOwner::Company(id)),
            pool: self.view.shares_in_pool(id),
            capital: credit.capital.map(Capital::name).map(str::to_owned),
            escrow: credit.escrow,
            reached: credit.reached,
            loans: credit.loans,
            routed: credit.routed,
        };
        let boxed = WrittenCompany {
            status: Status::Unstarted.name().to_owned(),
            space: written.space.filter(|_| company.space == 0),
            ..WrittenCompany::default()
        };
        (written != boxed).then_some(written)
    }

    fn station(&self, marker: &Marker) -> String {
        let hex = &self.view.title.hex(marker.hex).name;
        let several = self.view.face(marker.hex).stops.len() > 1;
        match marker.city {
            None => format!("{hex}/?"),
            Some(city) if several || city > 0 => format!("{hex}/{}", city + 1),
            Some(_) => hex.clone(),
        }
    }

    fn trains(&self) -> WrittenTrains {
        let (title, trains) = (self.view.title, &self.view.state.trains);
        let scrapped = trains.scrapped.iter().map(|train| title.train_types[train.index()].name.clone());
        WrittenTrains {
            next: title.card(trains.top).letter.clone(),
            left: trains.left,
            pool: trains.pool.iter().map(|&train| train_name(title, train)).collect(),
            scrapped: scrapped.collect(),
            beside: trains.beside,
            overlooked: trains.overlooked,
        }
    }

    /// The round, unless a question is half answered.
    fn round(&self) -> Option<WrittenRound> {
        let state = self.view.state;
        let [decision] = &state.agenda[..] else { return None };
        if state.national.as_ref().is_some_and(|national| national.forming.is_some()) {
            return None;
        }
        let next = |place: u8| state.order.get(usize::from(place)).map(|&seat| self.name(seat));
        match (&state.round, decision) {
            (Round::PreStock { turns, passed }, Decision::Cz(CzDecision::PreStock { .. })) => {
                let passed = state.seats().filter(|seat| passed.get(seat.index()) == Some(&true));
                Some(WrittenRound::PreStock {
                    turns: *turns,
                    passed: passed.map(|seat| self.name(seat)).collect(),
                })
            }
            (
                Round::Auction { opened, unsold, bidding: None },
                Decision::Cz(CzDecision::PickPaper { .. }),
            ) => Some(WrittenRound::Auction {
                opened: *opened,
                unsold: unsold.iter().map(|&paper| self.private(paper)).collect(),
            }),
            (Round::Privates(auction), Decision::F56(F56Decision::Privates { .. })) => self.privates(auction),
            (Round::Stock { number, next: place, passes, sold }, decision) if begins_turn(decision) => {
                Some(WrittenRound::Stock {
                    number: *number,
                    next: next(*place)?,
                    passes: *passes,
                    sold: self.pairs(sold),
                })
            }
            (Round::Operating { set, number, order, turn: Some(turn), .. }, decision)
                if *decision == asked(turn.step, turn.company) =>
            {
                Some(WrittenRound::Operating {
                    set: *set,
                    number: *number,
                    order: order.iter().map(|&company| self.company(company)).collect(),
                    turn: self.turn(turn),
                })
            }
            _ => None,
        }
    }

    fn privates(&self, auction: &PrivateAuction) -> Option<WrittenRound> {
        let PrivateAuction { next, passes, asking, bids, contested: None, last } = auction else {
            return None;
        };
        let next = *self.view.state.order.get(usize::from(*next))?;
        Some(WrittenRound::Privates {
            next: self.name(next),
            passes: *passes,
            asking: *asking,
            bids: bids
                .iter()
                .map(|&(private, seat, bid)| (self.private(private), self.name(seat), bid))
                .collect(),
            last: last.map(|(cheapest, any)| (self.name(cheapest), self.name(any))),
        })
    }

    fn turn(&self, turn: &OperatingTurn) -> WrittenTurn {
        let title = self.view.title;
        let mut flagged = turn.clone();
        let done = flags(&mut flagged).into_iter().filter(|(_, set)| **set);
        let done = done.map(|(name, _)| name.to_owned()).collect();
        let credit = &turn.credit;
        let blocks = |sold: &[(CompanyId, Money, u8)]| {
            sold.iter().map(|&(company, price, shares)| (self.company(company), price, shares)).collect()
        };
        let named =
            |(train, new): &(rules::TrainTypeId, bool)| (title.train_types[train.index()].name.clone(), *new);
        WrittenTurn {
            company: self.company(turn.company),
            step: STEPS.iter().find(|(_, step)| *step == turn.step).map(|(name, _)| (*name).to_owned()),
            first: turn.first,
            laid: turn.laid,
            done,
            bought: credit.bought.iter().map(named).collect(),
            borrowed: credit.train.map(|(train, from)| {
                let from = match from {
                    Source::Stack => "stack",
                    Source::Beside => "beside",
                    Source::Pool(_) => "pool",
                };
                (train_name(title, train), from.to_owned())
            }),
            sold: blocks(&credit.sold),
            raised: blocks(&credit.raised),
        }
    }
}

/// Whether the decision is a turn in a stock round in which nothing has been done yet.
fn begins_turn(decision: &Decision) -> bool {
    match decision {
        Decision::Cz(CzDecision::Stock { sold, .. }) => sold.is_empty(),
        Decision::F56(F56Decision::Exchange { done, .. }) => !done.has_acted() && !done.sold_first,
        Decision::E30(_) => true,
        _ => false,
    }
}
