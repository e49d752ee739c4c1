//! Every kind of action of every title: in names, through a game file, and back.

use rules::{
    Action, CardId, CompanyId, CzAction, F56Action, Game, HexId, Offer, Options, PrivateId, Seat, TileId,
    Title, View,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::common::shelf;
use fixtures::Random;
use records::game_file::{self, FileAction, GameFile};
use rules::geometry::Rotation;
use rules::notation::{self, ActionNotation};
use rules::title::embedded;
use rules::train::{Run, Source, TrackPiece, Train};

/// One action of each kind, with things that there are in the box; whether it would be allowed does not matter.
fn one_of_each(view: View<'_>) -> Vec<Action> {
    let title = view.title;
    let (private, company, price) = (PrivateId(0), CompanyId(0), 40);
    let side = |card: CardId| title.card(card).sides[0].size;
    let train = Train { card: CardId(0), side: side(CardId(0)) };
    let printed = title.hex_ids().find(|&hex| !view.face(hex).track.is_empty());
    let track = printed.map(|hex| TrackPiece { hex, piece: 0 }).into_iter().collect();
    let (hex, city) = (HexId(0), 1);
    vec![
        Action::Pass,
        Action::BuyPrivate { private },
        Action::Cz(CzAction::PickPaper { private }),
        Action::Cz(CzAction::Bid { amount: price }),
        Action::Cz(CzAction::AssignTrain { private }),
        Action::SellShares { company, shares: 2 },
        Action::StartCompany { company, price },
        Action::BuyShare { company },
        Action::Cz(CzAction::RepayDebt { amount: price }),
        Action::Cz(CzAction::LayHomeTile { hex, rotation: Rotation(3) }),
        Action::ChooseCity { city },
        Action::LayTile { hex, tile: TileId(0), rotation: Rotation(1), private: Some(private) },
        Action::PlaceStation { hex, city },
        Action::RunTrains { runs: vec![Run { train, track }] },
        Action::ClaimRevenue { amount: price },
        Action::PayOut,
        Action::Retain,
        Action::Cz(CzAction::TakeOver { target: company, price }),
        Action::Cz(CzAction::ReturnMarker { city }),
        Action::Cz(CzAction::TurnTrain { train, side: side(CardId(0)) }),
        Action::Cz(CzAction::ScrapTrain { train }),
        Action::BuyTrain { source: Source::Pool(train), side: train.side },
        Action::BuyTrainFrom { seller: company, train, price },
        Action::ReturnTrain { train },
        Action::OfferForPrivate { private, price },
        Action::Cz(CzAction::SellLocal { private }),
        Action::F56(F56Action::BidFor { private, amount: price }),
        Action::F56(F56Action::BuyFromPool { company }),
        Action::F56(F56Action::TakeLoan),
        Action::F56(F56Action::RepayLoan),
        Action::F56(F56Action::PlacePost { hex }),
        Action::F56(F56Action::TradeTrain { train, pooled: false }),
        Action::F56(F56Action::TradeTrain { train, pooled: true }),
        Action::F56(F56Action::OfferPrivate { private, price }),
        Action::F56(F56Action::GoBankrupt),
        Action::F56(F56Action::PayLoans),
        Action::F56(F56Action::Merge),
        Action::F56(F56Action::RemoveStation { hex, city }),
        Action::F56(F56Action::BorrowTrain { source: Source::Pool(train) }),
        Action::Accept,
        Action::Refuse,
        Action::CounterOffer { price },
    ]
}

/// The verbs of families with a title that is built in; others have tests of their own (`rules/tests/third_family.rs`).
fn built_in() -> Vec<&'static str> {
    let mut verbs = ActionNotation::kinds();
    verbs.retain(|&verb| verb != "pay_half");
    verbs
}

/// What stands after `do`.
fn kind(written: &ActionNotation) -> String {
    let value = serde_json::to_value(written).expect("an action is JSON");
    value["do"].as_str().expect("a word").to_owned()
}

#[test]
fn every_verb_goes_through_a_game_file() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        let players = usize::from(title.seat_counts[0].players);
        let game = Game::new(title, Options::BOOK, players, 1).expect("a number of players that it has").game;
        let actions = one_of_each(game.view());
        let written: Vec<ActionNotation> =
            actions.iter().map(|action| notation::write(game.view(), action)).collect();
        let mut kinds: Vec<String> = written.iter().map(kind).collect();
        kinds.dedup();
        assert_eq!(kinds, built_in(), "{id}: one of each");
        let file = GameFile {
            title: (*id).to_owned(),
            options: Options::BOOK,
            seed: 1,
            position: None,
            corrections: Vec::new(),
            players: (0..players).map(|seat| format!("Player {seat}")).collect(),
            actions: written.iter().map(|action| FileAction { seat: None, action: action.clone() }).collect(),
        };
        let read = game_file::read(&game_file::write(&file), &shelf())
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(read, file, "{id}");
        for (action, written) in actions.iter().zip(&written) {
            assert_eq!(notation::read(game.view(), written).as_ref(), Ok(action), "{id}: {written:?}");
        }
    }
}

/// What only titles with credit have.
const OF_CREDIT: [&str; 12] = [
    "bid_for",
    "borrow_train",
    "buy_from_pool",
    "go_bankrupt",
    "merge",
    "offer_private",
    "pay_loans",
    "place_post",
    "remove_station",
    "repay_loan",
    "take_loan",
    "trade_train",
];
/// What only an auction of private papers has.
const OF_PAPERS: [&str; 3] = ["assign_train", "bid", "pick_paper"];
/// What only local railways, red home tiles, debts and take-overs bring; revenues without routes are claimed only at such tables, too.
const OF_18CZ: [&str; 8] = [
    "claim_revenue",
    "lay_home_tile",
    "repay_debt",
    "return_marker",
    "scrap_train",
    "sell_local",
    "take_over",
    "turn_train",
];
/// Where all share companies are large, nobody takes over another, and none of them may choose its city.
const OF_SIZES: [&str; 6] =
    ["buy_local", "choose_city", "return_marker", "scrap_train", "take_over", "turn_train"];
/// What the national company gives up or borrows hardly ever comes up by chance: `one_of_each` has it.
const OF_NATIONAL: [&str; 2] = ["borrow_train", "remove_station"];

/// Whether verbs of the title can be expected to come up by chance; it has no others.
fn has(id: &str, verb: &str) -> bool {
    let lacks: &[&[&str]] = match id {
        "1836jr56" => &[&OF_PAPERS, &OF_18CZ, &OF_NATIONAL],
        "18cz-moravia-silesia" => &[&OF_CREDIT, &OF_SIZES],
        _ => &[&OF_CREDIT, &OF_PAPERS],
    };
    !lacks.iter().any(|verbs| verbs.contains(&verb))
}

/// More games than chance needs.
const MOST_GAMES: u64 = 300;

/// Where a game is long enough.
const MOST_ACTIONS: usize = 1_200;

/// Games until every verb of the title was played, each of them through its file. What is offered on the way goes both ways, too.
#[test]
fn every_verb_of_every_title_comes_up_and_goes_both_ways() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        let expected: BTreeSet<String> =
            built_in().iter().filter(|verb| has(id, verb)).map(|&verb| verb.to_owned()).collect();
        let mut played = BTreeSet::new();
        for seed in 0..MOST_GAMES {
            a_game(&title, seed, &mut played);
            if played.is_superset(&expected) {
                println!("{id}: {} games", seed + 1);
                break;
            }
        }
        played.retain(|verb| !OF_NATIONAL.contains(&verb.as_str()));
        assert_eq!(played, expected, "{id}: what was played, and what should be");
    }
}

/// Plays a game by chance, but verbs that are not among `played` first, and reads it back from its file.
fn a_game(title: &Arc<Title>, seed: u64, played: &mut BTreeSet<String>) {
    let (id, counts) = (&title.id, &title.seat_counts);
    let players = usize::from(counts[seed as usize % counts.len()].players);
    // Both profiles by turns; revenues may be claimed in every third game.
    let mut options = if seed.is_multiple_of(2) { Options::BOOK } else { Options::AS_ON_18XX_GAMES };
    options.best_revenue = !seed.is_multiple_of(3);
    let mut game = Game::new(title.clone(), options, players, seed).expect("so many play").game;
    // In every fourth game players have so much money that nobody is bankrupt before it is late.
    let rich = seed % 4 == 3;
    if rich {
        let mut position = game.state().position();
        position.players.iter_mut().for_each(|player| player.cash *= 8);
        game = Game::at(title.clone(), options, position);
    }
    let (mut dice, mut actions) = (Random(seed), Vec::<(Seat, Action)>::new());
    while actions.len() < MOST_ACTIONS
        && let Some(offers) = game.offers()
    {
        // Low amounts, since otherwise all money would be gone at once.
        let mut action = |offer: &Offer| offer.action(dice.below(offer.len().min(20)));
        let mut by_verb: BTreeMap<String, Vec<Action>> = BTreeMap::new();
        for action in offers.offers.iter().map(&mut action) {
            let written = notation::write(game.view(), &action);
            assert_eq!(notation::read(game.view(), &written).as_ref(), Ok(&action), "{id}: {written:?}");
            by_verb.entry(kind(&written)).or_default().push(action);
        }
        let fresh = by_verb.keys().find(|verb| !played.contains(*verb)).cloned();
        // As often as anything else these would end games before there is much to see.
        let ends = |verb: &String| ["sell_shares", "go_bankrupt", "take_loan"].contains(&verb.as_str());
        if fresh.is_none() && dice.below(12) > 0 && !by_verb.keys().all(ends) {
            by_verb.retain(|verb, _| !ends(verb));
        }
        // By turns any verb, or any action: of tiles there are more than of all others.
        let verbs: Vec<&String> = match seed % 4 {
            0 => by_verb.keys().collect(),
            _ => by_verb.iter().flat_map(|(verb, actions)| actions.iter().map(move |_| verb)).collect(),
        };
        let verb = fresh.as_ref().unwrap_or(verbs[dice.below(verbs.len())]);
        let choices = &by_verb[verb];
        let action = choices[dice.below(choices.len())].clone();
        played.insert(verb.clone());
        game = game.play(offers.seat, &action).expect("it is offered").game;
        actions.push((offers.seat, action));
    }
    if rich {
        return;
    }
    let names = (0..players).map(|seat| format!("Player {seat}")).collect();
    let file = GameFile::of(title, options, seed, names, &actions).expect("it was played");
    let read = game_file::read(&game_file::write(&file), &shelf()).expect("it was written");
    assert!(read == file, "{id} with seed {seed}");
    let replay = game_file::replay(&read, &shelf(), None).expect("it was played");
    assert!(replay.game.state() == game.state(), "{} with seed {seed}", title.id);
}
