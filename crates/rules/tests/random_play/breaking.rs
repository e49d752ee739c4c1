//! The checks checked: broken positions are found out, and every event that moves something is missed where it is left out.

use super::chance::{Chance, Temper};
use super::table::Setup;
use rules::event::{Holder, TrainPlace};
use rules::state::{Credit, Position, PrivateAuction, PrivateOwner, Round, Status};
use rules::title::embedded;
use rules::{
    CompanyId, CzEvent, Decision, Event, F56Decision, F56Event, Game, Need, Options, PhaseId, Played, Seat,
    State,
};
use std::sync::Arc;

fn setup() -> Setup {
    let title = embedded::title("18cz").expect("it is built in");
    Setup { title, options: Options::BOOK, players: 4, seed: 4, temper: Temper::Greedy }
}

/// The game of the setup, with the events of every action.
fn played(setup: &Setup) -> Vec<Played> {
    let mut chance = Chance::new(setup.seed);
    let begun = Game::new(Arc::clone(&setup.title), setup.options, setup.players, setup.seed);
    let mut all = vec![begun.expect("so many may play")];
    while let Some(offers) = all[all.len() - 1].game.offers() {
        let action = chance.choose(&setup.title, &offers, setup.temper);
        let next = all[all.len() - 1].game.play(offers.seat, &action).expect("it was offered");
        all.push(next);
    }
    all
}

/// The first position in which all that the breakages need is on the table.
fn rich_position() -> Game {
    let of_all = played(&setup()).into_iter().map(|played| played.game);
    let rich = |game: &Game| {
        let state = game.state();
        let trains = state.companies.iter().filter(|company| !company.trains.is_empty()).count();
        let spaces: Vec<u8> = state.market.iter().map(|&company| state.company(company).space).collect();
        trains >= 2
            && state.operating().is_some()
            && spaces.len() >= 3
            && spaces.first() != spaces.last()
            && state.board.markers.len() >= 3
            && state.board.tiles.iter().flatten().count() >= 5
            && state.privates.iter().any(|private| matches!(private.owner, PrivateOwner::Player(_)))
    };
    of_all.into_iter().find(rich).expect("a game gets that far")
}

fn floated(state: &Position) -> usize {
    let with_train =
        |company: &rules::state::Company| company.status == Status::Floated && !company.trains.is_empty();
    state.companies.iter().position(with_train).expect("somebody owns a train")
}

type Breakage = (&'static str, fn(&mut Position));

const BREAKAGES: &[Breakage] = &[
    ("a share too many", |state| {
        let company = CompanyId::at(floated(state));
        *state.shares_mut(company, Seat(0)) += 10;
    }),
    ("a director without the certificate", |state| {
        let company = CompanyId::at(floated(state));
        let director = state.company(company).director.expect("it has one");
        *state.shares_mut(company, director) = 1;
    }),
    ("no director", |state| {
        let company = floated(state);
        state.companies[company].director = None;
    }),
    ("an unstarted company with money", |state| {
        let company = state.companies.iter_mut().find(|company| company.status == Status::Unstarted);
        company.expect("not all are started").treasury = 1;
    }),
    ("the chart upside down", |state| state.market.reverse()),
    ("a marker off the chart", |state| state.market = state.market[..1].into()),
    ("a debt without penalty", |state| state.players[0].debt = state.players[0].penalty + 1),
    ("a used power in a player's hands", |state| {
        let private =
            state.privates.iter_mut().find(|private| matches!(private.owner, PrivateOwner::Player(_)));
        private.expect("a player has one").used = true;
    }),
    ("a local railway still on the sheet", |state| state.privates[0].owner = PrivateOwner::Sheet),
    ("a tile from nowhere", |state| state.supply[0] += 1),
    ("a tile gone", |state| {
        let laid = state.board.tiles.iter_mut().find(|tile| tile.is_some());
        *laid.expect("there is a tile") = None;
    }),
    ("a tile on a red-edged hex", |state| {
        let laid = state.board.tiles.iter().rposition(Option::is_some).expect("there is a tile");
        // The first hex of the map is A7, red-edged.
        state.board.tiles.swap(0, laid);
    }),
    ("a marker from nowhere", |state| state.companies[0].markers += 1),
    ("markers out of order", |state| state.board.markers.reverse()),
    ("two markers of one company on a hex", |state| {
        let marker = state.board.markers[0];
        state.board.markers.insert(0, marker);
    }),
    ("a marker in no city", |state| state.board.markers[0].city = Some(7)),
    ("a train too large", |state| {
        let owner = floated(state);
        state.companies[owner].trains[0].side = rules::title::Size::Large;
    }),
    ("too many trains", |state| {
        let owner = floated(state);
        let train = state.companies[owner].trains[0];
        state.companies[owner].trains = vec![train; 4].into();
    }),
    ("a card from nowhere", |state| {
        let owner = floated(state);
        let train = state.companies[owner].trains[0];
        state.trains.pool.extend([train; 5]);
    }),
    ("a phase too far", |state| state.phase = PhaseId(9)),
    ("an order card twice", |state| state.order[0] = state.order[1]),
    ("nobody to decide", |state| state.agenda.clear()),
    ("a price off the process track", |state| state.local_price = Some(1)),
    ("a purse that ran over", |state| state.players[0].cash = u32::MAX - 5),
];

/// The position is sound, and each of the breakages is found out in it.
fn are_found_out(game: &Game, breakages: &[Breakage]) {
    assert_eq!(invariants::check(game), Vec::<invariants::Fault>::new());
    for (name, breaks) in breakages {
        let mut state = game.state().position();
        breaks(&mut state);
        let broken = Game::at(Arc::clone(game.title()), *game.options(), state);
        assert!(!invariants::check(&broken).is_empty(), "{name} is not found out");
    }
}

#[test]
fn broken_positions_are_found_out() {
    let game = rich_position();
    are_found_out(&game, BREAKAGES);
}

/// Whether something on the table moves with the event.
fn moves(event: &Event) -> bool {
    !matches!(
        event,
        Event::OrderDealt { .. }
            | Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::Cz(CzEvent::PaperPicked { .. } | CzEvent::BidMade { .. } | CzEvent::PaperUnsold { .. } | CzEvent::NobodyBid { .. })
            | Event::SoldOut { .. }
            | Event::TurnBegan { .. }
            | Event::StepSkipped { .. }
            | Event::TrainsRan { .. }
            | Event::NothingEarned { .. }
            | Event::DealOffered { .. }
            | Event::DealAccepted { .. }
            | Event::DealRefused { .. }
            | Event::CounterOffered { .. }
            | Event::Cz(CzEvent::TakenOver { .. } | CzEvent::TrainExported { .. })
            | Event::F56(F56Event::BidPlaced { .. } | F56Event::BidderLeft { .. } | F56Event::AskingPriceFell { .. } | F56Event::TrainBorrowed { .. } | F56Event::InterestWithheld { .. })
            // What leaves the box for nobody is told of, and counted elsewhere.
            | Event::TrainMoved { from: TrainPlace::Stack, to: TrainPlace::Gone, .. }
            | Event::SharesMoved { from: Holder::Bank, to: Holder::Gone, .. }
            // A question that nobody was asked is answered in the same breath.
            | Event::Noted(_)
    )
}

/// Two players and Václav.
fn bohemia() -> Setup {
    let title = embedded::title("18cz-bohemia").expect("it is built in");
    Setup { title, options: Options::BOOK, players: 2, seed: 4, temper: Temper::Greedy }
}

fn his_company(state: &mut Position) -> &mut rules::state::Company {
    let company = his(state);
    &mut state.companies[company]
}

fn his(state: &Position) -> usize {
    state.companies.iter().position(|company| company.vaclav > 0).expect("Václav has a company")
}

const BREAKAGES_OF_VACLAV: &[Breakage] = &[
    ("a share too few", |state| his_company(state).vaclav -= 1),
    ("a director beside him", |state| his_company(state).director = Some(Seat(0))),
    ("money", |state| his_company(state).treasury = 1),
    ("a local railway", |state| {
        let company = CompanyId::at(his(state));
        state.privates[0].owner = PrivateOwner::Company(company);
    }),
    ("two trains", |state| {
        let company = his(state);
        let train = state.companies[company].trains[0];
        state.companies[company].trains.push(train);
    }),
    ("a company that was taken over by his", |state| his_company(state).has_taken_over = true),
    ("a player with more", |state| {
        let company = CompanyId::at(his(state));
        *state.shares_mut(company, Seat(1)) = state.company(company).vaclav + 1;
    }),
    ("a second small company", |state| {
        let company = his(state);
        let held = state.companies[company].vaclav;
        let other = if company == 0 { 1 } else { 0 };
        state.companies[other].vaclav = held;
    }),
];

#[test]
fn broken_companies_of_vaclav_are_found_out() {
    let middle = played(&bohemia()).into_iter().map(|played| played.game);
    let games: Vec<Game> =
        middle.filter(|game| !game.state().companies[his(game.state())].trains.is_empty()).collect();
    let game = &games[games.len() / 2];
    are_found_out(game, BREAKAGES_OF_VACLAV);
}

/// Two players, of which one company does not play, and the papers.
fn moravia(seed: u64) -> Setup {
    let title = embedded::title("18cz-moravia-silesia").expect("it is built in");
    Setup { title, options: Options::BOOK, players: 2, seed, temper: Temper::Greedy }
}

/// The first company of the title is the private railway; its paper is the last.
const BREAKAGES_OF_PAPERS: &[Breakage] = &[
    ("the railway's marker gone", |state| {
        state.board.markers.retain(|marker| marker.company != CompanyId(0));
    }),
    ("a railway with money", |state| state.companies[0].treasury = 1),
    ("a railway with a director", |state| state.companies[0].director = Some(Seat(0))),
    ("a railway that a company owns", |state| {
        let company = CompanyId::at(floated(state));
        state.privates[4].owner = PrivateOwner::Company(company);
    }),
    ("a train paper that outlasts the run", |state| {
        let company = CompanyId::at(floated(state));
        state.privates[3].owner = PrivateOwner::Company(company);
        state.operating_mut().expect("a company operates").step = rules::operating_turn::Step::Trains;
    }),
    ("a marker for the company that does not play", |state| {
        let out = state.companies.iter_mut().find(|company| company.status == Status::Closed);
        out.expect("one does not play").markers = 3;
    }),
];

#[test]
fn broken_papers_are_found_out() {
    let rich = |game: &Game| {
        let state = game.state();
        let owned = |private: &rules::state::PrivateState| matches!(private.owner, PrivateOwner::Player(_));
        let trains = state.companies.iter().any(|company| !company.trains.is_empty());
        trains && state.operating().is_some() && owned(&state.privates[4])
    };
    let games = (0..).flat_map(|seed| played(&moravia(seed))).map(|played| played.game);
    let game = games.into_iter().find(rich).expect("a game gets that far");
    are_found_out(&game, BREAKAGES_OF_PAPERS);
    // An auction in which a bid cannot be.
    let begun = Game::new(moravia(1).title, Options::BOOK, 2, 1).expect("two may play").game;
    let offers = begun.offers().expect("it has begun");
    let up = begun.play(offers.seat, &offers.offers[0].action(0)).expect("it was offered").game;
    assert_eq!(invariants::check(&up), Vec::<invariants::Fault>::new());
    let mut state = up.state().position();
    if let Round::Auction { bidding: Some(bidding), .. } = &mut state.round {
        bidding.highest = Some((Seat(0), 1));
    }
    let broken = Game::at(Arc::clone(up.title()), *up.options(), state);
    assert!(!invariants::check(&broken).is_empty(), "a bid below the lowest is not found out");
}

/// Three patient players with credit; the national company is formed in the game of this seed.
fn credit() -> Setup {
    let title = embedded::title("1836jr56").expect("it is built in");
    Setup { title, options: Options::BOOK, players: 3, seed: 9, temper: Temper::Patient }
}

const BREAKAGES_OF_CREDIT: &[Breakage] = &[
    ("money from nowhere", |state| state.players[0].cash += 1),
    ("money gone from the bank", |state| state.bank.as_mut().expect("it may run out").cash -= 1),
    ("somebody who is asked and can do nothing", |state| {
        let (seat, company) = (Seat(0), CompanyId::at(floated(state)));
        let need = Need::LateInterest;
        state.agenda.push(Decision::F56(F56Decision::Raising { seat, company, due: 0, need }));
    }),
    ("a company without a way to its capital", |state| {
        let owner = floated(state);
        state.credit[owner].capital = None;
    }),
    ("money held back that was released", |state| {
        let owner = floated(state);
        state.credit[owner] = Credit { reached: true, escrow: 10, ..state.credit[owner] };
    }),
    ("a loan of a company that was not started", |state| {
        let unstarted = state.companies.iter().position(|company| company.status == Status::Unstarted);
        state.credit[unstarted.expect("the national one at least")].loans = 1;
    }),
    ("more than half in the pool", |state| {
        let company = floated(state);
        state.pool[company] += 6;
    }),
    ("a national company that was never formed", |state| {
        let national = state.companies.len() - 1;
        state.companies[national].status = Status::Floated;
        state.companies[national].director = Some(Seat(0));
        *state.shares_mut(CompanyId::at(national), Seat(0)) = 2;
    }),
    ("a private company of one that is closed", |state| {
        let closed = CompanyId::at(state.companies.len() - 1);
        state.privates[3].owner = PrivateOwner::Company(closed);
    }),
    ("a train too many", |state| {
        let owner = floated(state);
        let train = state.companies[owner].trains[0];
        state.companies[owner].trains = vec![train; 5].into();
    }),
];

const BREAKAGES_OF_THE_NATIONAL_COMPANY: &[Breakage] = &[
    ("a loan after the formation", |state| {
        let owner = floated(state);
        state.credit[owner].loans = 1;
    }),
    ("no formation", |state| state.national = None),
    ("shares that it does not have", |state| state.national.as_mut().expect("it is there").shares = 1),
    ("a company that merged and still has a director", |state| {
        let merged = state.companies.iter_mut().find(|company| company.status == Status::Closed);
        merged.expect("one merged at least").director = Some(Seat(0));
    }),
    ("a station that nobody had", |state| state.companies.last_mut().expect("the last one").markers += 1),
];

/// The first position of the game with credit that fits.
fn credit_position(fits: fn(&Position) -> bool) -> Game {
    let mut games = played(&credit()).into_iter().map(|played| played.game);
    games.find(|game| fits(game.state())).expect("a game gets that far")
}

#[test]
fn broken_credit_is_found_out() {
    let in_debt = |state: &Position| {
        let trains = state.companies.iter().any(|company| !company.trains.is_empty());
        trains && state.operating().is_some() && state.credit.iter().any(|credit| credit.loans > 0)
    };
    are_found_out(&credit_position(in_debt), BREAKAGES_OF_CREDIT);
}

#[test]
fn a_broken_national_company_is_found_out() {
    let formed =
        |state: &Position| state.national.as_ref().is_some_and(|national| national.forming.is_none());
    are_found_out(&credit_position(formed), BREAKAGES_OF_THE_NATIONAL_COMPANY);
}

fn auction(state: &mut Position) -> &mut PrivateAuction {
    match &mut state.round {
        Round::Privates(auction) => auction,
        _ => panic!("it is an auction"),
    }
}

#[test]
fn broken_bids_for_private_companies_are_found_out() {
    let bid_for = |state: &Position| match &state.round {
        Round::Privates(auction) => !auction.bids.is_empty(),
        _ => false,
    };
    are_found_out(
        &credit_position(bid_for),
        &[
            ("a bid without the money", |state| auction(state).bids[0].2 = 10_000),
            ("a bid for a company that is sold", |state| {
                let private = auction(state).bids[0].0;
                state.privates[private.index()].owner = PrivateOwner::Player(Seat(1));
            }),
            ("more passes than players", |state| auction(state).passes = 3),
        ],
    );
}

#[test]
fn every_event_that_moves_something_is_missed() {
    for setup in [setup(), bohemia(), credit()] {
        let missed = misses_every_event(&setup);
        assert!(missed > 300, "only {missed} events");
    }
    // Where too much was bid, a game is short.
    let missed: usize = (4..8).map(|seed| misses_every_event(&moravia(seed))).sum();
    assert!(missed > 600, "only {missed} events");
}

/// Whether the later event of one action leaves nothing of the earlier one.
fn takes_its_place(later: &Event, earlier: &Event) -> bool {
    match (earlier, later) {
        // In a round without companies nobody is asked, and the next price follows at once.
        (Event::Cz(CzEvent::LocalPriceSet { .. }), Event::Cz(CzEvent::LocalPriceSet { .. })) => true,
        // Loans are repaid and markers move one by one, and a company that closes has neither.
        (
            Event::F56(F56Event::LoansChanged { company, .. }),
            Event::F56(F56Event::LoansChanged { company: of, .. }),
        )
        | (Event::PriceMoved { company, .. }, Event::PriceMoved { company: of, .. })
        | (
            Event::F56(F56Event::LoansChanged { company, .. }) | Event::PriceMoved { company, .. },
            Event::CompanyClosed { company: of } | Event::F56(F56Event::CompanyMerged { company: of }),
        ) => company == of,
        _ => false,
    }
}

fn misses_every_event(setup: &Setup) -> usize {
    let mut told = State::new(&setup.title, setup.players);
    let mut missed = 0;
    for Played { game, events } in played(setup) {
        let superseded =
            |index: usize| events[index + 1..].iter().any(|later| takes_its_place(later, &events[index]));
        for left_out in (0..events.len()).filter(|&index| moves(&events[index]) && !superseded(index)) {
            let without = || {
                let mut other = told.clone();
                let others = events.iter().enumerate().filter(|&(index, _)| index != left_out);
                others.for_each(|(_, event)| other.apply(&setup.title, event));
                other
            };
            // What moves from where it is not does not fit.
            let noticed = std::panic::catch_unwind(without).map_or(true, |other| other != *game.state());
            assert!(noticed, "{:?} is not missed", events[left_out]);
            missed += 1;
        }
        events.iter().for_each(|event| told.apply(&setup.title, event));
        assert_eq!(told, *game.state());
    }
    missed
}
