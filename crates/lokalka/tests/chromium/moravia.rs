//! Moravia-Silesia: chosen on the first page with its note, the auction of private papers, and the first operating round
//! in which the private train runs for a company, or does not.

use browser::positions::noted;
use browser::positions::{self, Position, Temper};
use browser::{Spot, Table};
use records::game_file::GameFile;
use rules::notation::ActionNotation;
use rules::state::PrivateOwner;
use rules::{Action, CzAction, CzDecision, CzOffer, Decision, Game, Offer, Offers, Options, title};
use serde_json::json;

use crate::play;

const TITLE: &str = "18cz-moravia-silesia";

#[test]
fn moravia_is_chosen_on_the_first_page_and_says_that_its_board_is_reconstructed() {
    play(|stage| {
        let page = stage.visitor_at("/");
        assert!(page.words(".play-now form").contains("reconstructed board"));
        page.click(Spot::from(format!(".pick:has(input[value='{TITLE}:3'])")));
        assert!(page.shows(".name-3") && !page.shows(".name-4"), "three seats are to be filled");
        page.click(Spot::from("button").with("Start"));
        let table = Table::at(page);
        assert_eq!(table.state()["title"], TITLE);
        assert!(table.words("#turn").contains("Auction of private papers"));
        assert!(table.words("#map .reconstructed").contains("Reconstructed board"));
        table.click("#map .reconstructed summary");
        assert!(table.words("#map .reconstructed").contains("not known to us"));
        assert_eq!(table.count("#choices .papers button"), 5);
    });
}

pub fn beginning() -> Position {
    let title = title::embedded::title(TITLE).expect("it is embedded");
    let players = ["Anna", "Božena", "Cyril"].map(str::to_owned).to_vec();
    let game = Game::new(title, Options::BOOK, 3, 7).expect("three may play").game;
    let (title, options) = (TITLE.to_owned(), Options::BOOK);
    let (actions, corrections) = (Vec::new(), Vec::new());
    Position {
        file: GameFile { title, options, seed: 7, players, position: None, actions, corrections },
        game,
    }
}

/// Plays on the page and in the engine.
fn act(table: &Table, position: &mut Position, action: &ActionNotation) {
    assert_eq!(table.decider(), position.decider());
    table.act(action);
    position.play(action);
}

pub fn pick(id: &str) -> ActionNotation {
    noted(json!({"do": "pick_paper", "local": id}))
}

fn owner(position: &Position, id: &str) -> Option<String> {
    let private = position.game.title().private_named(id).expect("a paper");
    match position.game.state().private(private).owner {
        PrivateOwner::Player(seat) => Some(position.file.players[seat.index()].clone()),
        _ => None,
    }
}

/// The lays of the first turn after which the private train has somewhere to run to.
fn way(game: &Game) -> Option<Vec<Action>> {
    let offers = game.offers()?;
    match game.state().decision()? {
        Decision::Run { .. } => {
            let assign =
                offers.offers.iter().find(|offer| matches!(offer, Offer::Cz(CzOffer::AssignTrain { .. })))?;
            let given = game.play(offers.seat, &assign.action(0)).ok()?.game;
            let earns = |offer: &Offer| matches!(offer, Offer::RunTrains { revenue, .. } if *revenue > 0);
            return given.offers()?.offers.iter().any(earns).then(Vec::new);
        }
        Decision::Station { .. } => {
            let passed = game.play(offers.seat, &Action::Pass).ok()?.game;
            return Some([vec![Action::Pass], way(&passed)?].concat());
        }
        Decision::Cz(CzDecision::HomeTile { .. }) | Decision::Track { .. } => {}
        _ => return None,
    }
    let lays =
        |offer: &&Offer| matches!(offer, Offer::Cz(CzOffer::LayHomeTile { .. }) | Offer::LayTile { .. });
    offers.offers.iter().filter(lays).flat_map(Offer::actions).find_map(|action| {
        let next = game.play(offers.seat, &action).ok()?.game;
        let mut all = vec![action];
        all.extend(way(&next)?);
        Some(all)
    })
}

#[test]
fn an_auction_and_the_first_operating_round_with_the_private_train() {
    play(|stage| {
        let mut position = beginning();
        let table = stage.table_of(&position.file);
        // The first player gets the train without a fight.
        let first = position.decider().to_owned();
        act(&table, &mut position, &pick("3E"));
        assert!(table.words("#choices .auction").contains("none yet; at least 50 K"));
        act(&table, &mut position, &noted(json!({"do": "bid", "amount": 52})));
        assert!(table.words("#choices .auction").contains(&format!("{first} 52 K")));
        act(&table, &mut position, &noted(json!({"do": "pass"})));
        act(&table, &mut position, &noted(json!({"do": "pass"})));
        assert_eq!(owner(&position, "3E"), Some(first.clone()));
        assert!(table.words("#choices .auction").contains(&first));
        // Two bid for the Westbahn.
        act(&table, &mut position, &pick("MW"));
        act(&table, &mut position, &noted(json!({"do": "bid", "amount": 60})));
        act(&table, &mut position, &noted(json!({"do": "bid", "amount": 65})));
        act(&table, &mut position, &noted(json!({"do": "pass"})));
        act(&table, &mut position, &noted(json!({"do": "pass"})));
        let railway = owner(&position, "MW").expect("it was sold");
        assert!(table.words("#shares").contains("MW"));
        // Nobody wants the rest.
        loop {
            let next = match position.game.state().decision() {
                Some(Decision::Cz(CzDecision::PickPaper { .. })) => {
                    position.offered(|offer| matches!(offer, Offer::Cz(CzOffer::PickPaper { .. })))
                }
                Some(Decision::Cz(CzDecision::Bid { .. })) => noted(json!({"do": "pass"})),
                _ => break,
            };
            act(&table, &mut position, &next);
        }
        for paper in ["S1", "M1", "L1"] {
            assert_eq!(owner(&position, paper), None, "each found no bid, the last one too (R-MOR-13)");
        }
        assert!(table.words("#turn").contains("Stock round 1"));
        // The owner of the train floats a company alone; the others pass.
        while let Some(&Decision::Cz(CzDecision::Stock { seat, .. })) = position.game.state().decision() {
            let shares =
                position.game.state().shares(position.game.title().company_named("By").unwrap(), seat);
            let own = position.decider() == first;
            let action = match shares {
                0 if own => noted(json!({"do": "start_company", "company": "By", "price": 50})),
                1..5 if own => noted(json!({"do": "buy_share", "company": "By"})),
                _ => noted(json!({"do": "pass"})),
            };
            act(&table, &mut position, &action);
        }
        // First the Westbahn lays its tile, and is paid for it.
        assert_eq!(position.decider(), railway);
        assert!(table.question().contains("private MW"), "{}", table.question());
        let tile = position.offered(|offer| matches!(offer, Offer::LayTile { .. }));
        act(&table, &mut position, &tile);
        table.until_logged("income of ");
        // By builds to a city and runs the private train: it has no other.
        let lays = way(&position.game).expect("there is a city within reach");
        for action in lays {
            let written = position.written(&action);
            act(&table, &mut position, &written);
        }
        assert_eq!(position.decider(), first);
        assert!(table.words("#choices").contains("Private train"));
        act(&table, &mut position, &noted(json!({"do": "assign_train", "local": "3E"})));
        assert!(table.words("#choices .runs").contains("3E"), "{}", table.words("#choices"));
        assert!(table.routes_drawn() > 0);
        let run = position.offered(|offer| matches!(offer, Offer::RunTrains { .. }));
        act(&table, &mut position, &run);
        act(&table, &mut position, &noted(json!({"do": "pay_out"})));
        table.until_logged("Private 3E left the game");
        // It was no train of the company, which must buy one.
        assert!(table.words("#choices").contains("must"), "{}", table.words("#choices"));
        assert!(!position.offers(|offer| *offer == Offer::Pass));
        let train = position.offered(|offer| matches!(offer, Offer::BuyTrain { .. }));
        act(&table, &mut position, &train);
        act(&table, &mut position, &noted(json!({"do": "pass"})));
        assert!(table.words("#turn").contains("Stock round 2"), "{}", table.words("#turn"));
    });
}

/// Gives the private train to a company that then has nothing to run, if this is such a position: what is played up to the end of its run.
fn idle_train(game: &Game, offers: &Offers) -> Option<Vec<Action>> {
    let paper =
        offers.offers.iter().find(|offer| matches!(offer, Offer::Cz(CzOffer::AssignTrain { .. })))?.action(0);
    let Action::Cz(CzAction::AssignTrain { private }) = paper else { return None };
    let company = game.view().operating_company()?;
    let mut game = game.play(offers.seat, &paper).ok()?.game;
    let mut played = vec![paper];
    while matches!(game.state().private(private).owner, PrivateOwner::Company(_)) {
        let idle = match game.state().decision()? {
            Decision::Run { .. } => Action::RunTrains { runs: Vec::new() },
            decision if decision.own_turn() == Some(company) => Action::Pass,
            _ => return None,
        };
        game = game.play(game.decider()?, &idle).ok()?.game;
        played.push(idle);
    }
    matches!(game.state().private(private).owner, PrivateOwner::Player(_)).then_some(played)
}

#[test]
fn a_private_train_that_did_not_run_stays_with_its_owner() {
    play(|stage| {
        let wish = |game: &Game, offers: &Offers| idle_train(game, offers).is_some();
        let mut position = positions::find_in(TITLE, 3, Temper::Keen, wish);
        let table = stage.table_of(&position.file);
        let offers = position.game.offers().expect("somebody decides");
        let before = owner(&position, "3E").expect("a player has it");
        // While track is laid, papers are folded away.
        table.click(Spot::from("#choices summary").with("Local railways"));
        for action in idle_train(&position.game, &offers).expect("it was found") {
            let written = position.written(&action);
            act(&table, &mut position, &written);
        }
        assert_eq!(owner(&position, "3E"), Some(before));
        table.until_logged("earned nothing");
        assert!(!table.words("#log").contains("Private 3E left the game"), "{}", table.words("#log"));
    });
}
