//! Every kind of action of every title: in names, through a game file, and back.

use records::game_file::{self, FileAction, GameFile};
use rules::action::{Run, Source, TrackPiece};
use rules::geometry::Rotation;
use rules::state::Train;
use rules::title::embedded;
use rules::written::{self, WrittenAction};
use rules::{Action, CardId, CompanyId, Game, HexId, LocalId, Options, TileId, View};

/// One action of each kind, with things that there are in the box; whether it would be allowed does not matter.
fn one_of_each(view: View<'_>) -> Vec<Action> {
    let title = view.title;
    let (local, company, price) = (LocalId(0), CompanyId(0), 40);
    let side = |card: CardId| title.card(card).sides[0].size;
    let train = Train { card: CardId(0), side: side(CardId(0)) };
    let printed = title.hex_ids().find(|&hex| !view.face(hex).track.is_empty());
    let track = printed.map(|hex| TrackPiece { hex, piece: 0 }).into_iter().collect();
    let (hex, city) = (HexId(0), 1);
    vec![
        Action::Pass,
        Action::BuyLocal { local },
        Action::PickPaper { local },
        Action::Bid { amount: price },
        Action::AssignTrain { local },
        Action::SellShares { company, shares: 2 },
        Action::StartCompany { company, price },
        Action::BuyShare { company },
        Action::RepayDebt { amount: price },
        Action::LayHomeTile { hex, rotation: Rotation(3) },
        Action::ChooseCity { city },
        Action::LayTile { hex, tile: TileId(0), rotation: Rotation(1), local: Some(local) },
        Action::PlaceStation { hex, city },
        Action::RunTrains { runs: vec![Run { train, track }] },
        Action::ClaimRevenue { amount: price },
        Action::PayOut,
        Action::Retain,
        Action::TakeOver { target: company, price },
        Action::ReturnMarker { city },
        Action::TurnTrain { train, side: side(CardId(0)) },
        Action::ScrapTrain { train },
        Action::BuyTrain { source: Source::Pool(train), side: train.side },
        Action::BuyTrainFrom { seller: company, train, price },
        Action::ReturnTrain { train },
        Action::OfferForLocal { local, price },
        Action::SellLocal { local },
        Action::BidFor { local, amount: price },
        Action::BuyFromPool { company },
        Action::TakeLoan,
        Action::RepayLoan,
        Action::PlacePost { hex },
        Action::TradeTrain { train, pooled: false },
        Action::TradeTrain { train, pooled: true },
        Action::OfferPrivate { local, price },
        Action::GoBankrupt,
        Action::PayLoans,
        Action::Merge,
        Action::RemoveStation { hex, city },
        Action::BorrowTrain { source: Source::Pool(train) },
        Action::Accept,
        Action::Refuse,
        Action::CounterOffer { price },
    ]
}

/// What stands after `do`.
fn kind(written: &WrittenAction) -> String {
    let value = serde_json::to_value(written).expect("an action is JSON");
    value["do"].as_str().expect("a word").to_owned()
}

/// The list of verbs is that of the type, which its reader knows: a verb that is missing could be written and not read.
#[test]
fn every_verb_is_listed() {
    let error = serde_json::from_str::<WrittenAction>(r#"{"do":"?"}"#).expect_err("no such verb").to_string();
    let (_, listed) = error.split_once("expected one of ").expect("the reader lists what it knows");
    let listed = listed.split(" at line").next().unwrap_or(listed);
    let known: Vec<&str> = listed.split(", ").map(|word| word.trim_matches('`')).collect();
    assert_eq!(WrittenAction::KINDS, known);
}

#[test]
fn every_verb_goes_through_a_game_file() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        let players = usize::from(title.seat_counts[0].players);
        let game = Game::new(title, Options::BOOK, players, 1).expect("a number of players that it has").game;
        let actions = one_of_each(game.view());
        let written: Vec<WrittenAction> =
            actions.iter().map(|action| written::write(game.view(), action)).collect();
        let mut kinds: Vec<String> = written.iter().map(kind).collect();
        kinds.dedup();
        assert_eq!(kinds, WrittenAction::KINDS, "{id}: one of each");
        let file = GameFile {
            title: (*id).to_owned(),
            options: Options::BOOK,
            seed: 1,
            players: (0..players).map(|seat| format!("Player {seat}")).collect(),
            actions: written.iter().map(|action| FileAction { seat: None, action: action.clone() }).collect(),
        };
        let read = game_file::read(&game_file::write(&file), &rules::title::Shelf::built_in())
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(read, file, "{id}");
        for (action, written) in actions.iter().zip(&written) {
            assert_eq!(written::read(game.view(), written).as_ref(), Ok(action), "{id}: {written:?}");
        }
    }
}
