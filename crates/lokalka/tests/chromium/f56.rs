//! 1836Jr-56: set up with its options, the auction of private companies, capital that is held back until a destination is
//! reached, a loan and its interest, a president who sells shares for a train, and the formation of the national company.

use browser::positions::{self, F56, Position, Temper, noted};
use browser::{Spot, Table, Viewport};
use records::game_file::read_options;
use rules::notation::ActionNotation;
use rules::state::{PrivateOwner, Round};
use rules::{
    Action, CompanyId, Decision, Event, F56Decision, F56Event, F56Offer, Game, Offer, Offers, Options,
};
use serde_json::json;

use crate::play;

/// Plays on the page and in the engine.
fn act(table: &Table, position: &mut Position, action: &ActionNotation) {
    assert_eq!(table.decider(), position.decider());
    table.act(action);
    position.play(action);
}

fn bid(private: &str, amount: u32) -> ActionNotation {
    noted(json!({"do": "bid_for", "local": private, "amount": amount}))
}

fn buy(private: &str) -> ActionNotation {
    noted(json!({"do": "buy_local", "local": private}))
}

/// What is said of a private company in the auction.
fn about(table: &Table, private: &str) -> String {
    table.words(format!("#choices [data-private='{private}']"))
}

#[test]
fn a_game_is_set_up_with_a_profile_and_an_option_of_its_own() {
    play(|stage| {
        let page = stage.visitor_at("/");
        let chooser = format!(".rules-of[data-of~='{F56}']");
        let label = |words: &str| Spot::from(format!("{chooser} label")).with(words);
        assert!(
            !page.shows(chooser.as_str()),
            "the options of a title that is not chosen are out of the way"
        );
        page.click(Spot::from(format!(".pick:has(input[value='{F56}:3'])")));
        page.click(format!("{chooser} > summary"));
        page.until_shown(label("By the book"));
        page.click(label("As on 18xx.games"));
        page.click(label("Diesels"));
        page.click(format!("{chooser} details summary"));
        page.pick(format!("select[name='option-{F56}-national_first']"), "operates first (book)");
        page.click(Spot::from("button").with("Start"));
        let table = Table::at(page);
        let state = table.state();
        assert_eq!(state["title"], F56);
        // What differs from the book, or from the profile, is told.
        let options = read_options(state["options"].as_object().expect("options")).expect("options of ours");
        let book = |name: &&str| options.get(name) == Options::BOOK.get(name);
        for as_there in ["diesels", "sell_on_one_side", "post_anywhere", "blocks_grow", "shuffle_order"] {
            assert!(!book(&as_there), "{as_there}");
        }
        for as_in_the_book in ["national_first", "sale_may_close"] {
            assert!(book(&as_in_the_book), "{as_in_the_book}");
        }
        table.click(Spot::from("#drawers a").with("Limits"));
        table.until_shown(Spot::from("#info").with("How this game is played"));
        assert!(table.words("#info").contains("Diesels"), "{}", table.words("#info"));
    });
}

#[test]
fn the_auction_shows_bids_and_bound_money_and_ends_in_a_contest() {
    play(|stage| {
        let mut position = positions::beginning_of(F56, 3);
        let table = stage.table_of(&position.file);
        assert!(table.words("#turn").contains("Auction of private companies"));
        assert!(about(&table, "ACC").contains("Buy for 20 F"));
        assert!(about(&table, "RdP").contains("75 to 300"), "{}", about(&table, "RdP"));
        let first = position.decider().to_owned();
        act(&table, &mut position, &bid("CdH", 55));
        let second = position.decider().to_owned();
        assert!(about(&table, "CdH").contains(&format!("{first} 55 F")));
        act(&table, &mut position, &bid("CdH", 80));
        assert!(table.words("#choices .bound").contains("80 F in bids, 220 F free"));
        assert!(table.words("#shares .players").contains("In bids"));
        // The lowest bid grows with the highest one.
        assert!(about(&table, "CdH").contains("85 to 300"), "{}", about(&table, "CdH"));
        act(&table, &mut position, &buy("ACC"));
        assert!(about(&table, "ACC").contains("has it"));
        act(&table, &mut position, &buy("E-SF"));
        // Two have bid for the next: the lower one raises or drops out.
        assert_eq!(position.decider(), first);
        assert!(table.words("#choices").contains("raise to at least 85 F"), "{}", table.words("#choices"));
        // It comes first, above what is sold, with the bid to be made in sight.
        assert!(table.words("#choices .private").contains("CdH"), "{}", table.words("#choices .private"));
        let bid_is_in_sight = "(() => {
            const { top, bottom } = document.querySelector('#choices .private form').getBoundingClientRect();
            const room = document.getElementById('choices').getBoundingClientRect();
            return top >= room.top && bottom <= room.bottom;
        })()";
        table.until("the bid to be in sight", bid_is_in_sight);
        act(&table, &mut position, &bid("CdH", 90));
        assert_eq!(position.decider(), second);
        assert!(table.shows(Spot::from("#way button").with("Drop out")));
        act(&table, &mut position, &noted(json!({"do": "pass"})));
        let private = position.game.title().private_named("CdH").expect("it is there");
        let seat = position.file.players.iter().position(|name| *name == first).expect("a player") as u8;
        assert_eq!(position.game.state().private(private).owner, PrivateOwner::Player(rules::Seat(seat)));
        table.until_logged(&format!("{second} dropped out of the bidding for CdH"));
        act(&table, &mut position, &buy("RdP"));
        assert!(table.words("#turn").contains("Stock round 1"));
    });
}

/// A tile that joins a company, for which money is held back, with its destination.
fn way_to_destination(game: &Game, offers: &Offers) -> Option<(Action, CompanyId)> {
    let waiting = |company: &CompanyId| game.view().credit(*company).escrow > 0;
    let track = matches!(game.state().decision(), Some(Decision::Track { .. }));
    if !track || !game.title().company_ids().any(|id| waiting(&id)) {
        return None;
    }
    let lays = offers.offers.iter().filter(|offer| matches!(offer, Offer::LayTile { private: None, .. }));
    lays.flat_map(Offer::actions).find_map(|action| {
        let played = game.play(offers.seat, &action).ok()?;
        played.events.iter().find_map(|event| match event {
            Event::F56(F56Event::DestinationReached { company }) if waiting(company) => {
                Some((action.clone(), *company))
            }
            _ => None,
        })
    })
}

#[test]
fn a_company_starts_with_part_of_its_capital_and_gets_the_rest_at_its_destination() {
    play(|stage| {
        let mut first = positions::find_in(F56, 3, Temper::Keen, |game, _| {
            matches!(game.state().decision(), Some(Decision::F56(F56Decision::Exchange { .. })))
        });
        let table = stage.table_of(&first.file);
        // The sheet tells what each price means for the capital.
        table.click("[data-sheet*='company=GCL&cell=bank']");
        table.until_shown("#sheet .starting");
        let sheet = table.words("#sheet");
        assert!(sheet.contains("held back until track joins its home with its destination"), "{sheet}");
        for words in ["Paid in at once", "Five shares sold", "All sold, joined", "130 F", "325 F", "650 F"] {
            assert!(sheet.contains(words), "{words}: {sheet}");
        }
        table.click("#sheet [data-close-sheet]");
        let start = noted(json!({"do": "start_company", "company": "GCL", "price": 65}));
        act(&table, &mut first, &start);
        let state = table.state();
        assert_eq!(state["companies"][0]["credit"]["capital"], "escrow");
        assert_eq!(state["companies"][0]["treasury"], 130);
        table.until_logged("gets its capital for half of its shares at once");

        // Later: money is held back, and a tile frees it.
        let position = positions::find_in(F56, 3, Temper::Keen, |game, offers| {
            way_to_destination(game, offers).is_some()
        });
        let offers = position.game.offers().expect("somebody decides");
        let (action, company) = way_to_destination(&position.game, &offers).expect("it was found");
        let symbol = position.game.title().charter(company).symbol.clone();
        let escrow = position.game.view().credit(company).escrow;
        let table = stage.table_of(&position.file);
        table.click(format!("[data-sheet*='card?company={symbol}']"));
        table.until_shown("#sheet .card-facts");
        let card = table.words("#sheet");
        assert!(card.contains("not yet connected") && card.contains(&format!("{escrow} F until")), "{card}");
        table.click("#sheet [data-close-sheet]");
        table.act(&position.written(&action));
        table.until_logged(&format!("{symbol} reached its destination"));
        table.until_logged(&format!("{escrow} F"));
        table.turn_to("shares");
        table.click(format!("[data-sheet*='card?company={symbol}']"));
        table.until_shown(Spot::from("#sheet .card-facts").with("reached"));
        assert!(table.words("#sheet").contains("The company gets the money for every share as it is sold"));
    });
}

#[test]
fn a_loan_is_taken_and_its_interest_paid_after_the_run() {
    play(|stage| {
        let mut position = positions::find_in(F56, 3, Temper::Keen, |game, offers| {
            let Some(&Decision::Track { company }) = game.state().decision() else { return false };
            let can =
                offers.offers.iter().any(|offer| matches!(offer, Offer::F56(F56Offer::TakeLoan { .. })));
            can && game.view().credit(company).loans == 0 && !game.state().company(company).trains.is_empty()
        });
        let company = position.game.view().operating_company().expect("a company operates");
        let symbol = position.game.title().charter(company).symbol.clone();
        let treasury = position.game.state().company(company).treasury;
        let table = stage.table_of(&position.file);
        assert!(table.words("#choices").contains("Take a loan of 100 F"));
        act(&table, &mut position, &noted(json!({"do": "take_loan"})));
        table.until_logged(&format!("{symbol} now has 1 loan"));
        assert_eq!(position.game.state().company(company).treasury, treasury + 100);
        table.click("#choices .why-not.rest summary");
        assert!(
            table.words("#choices").contains("A company can take only one loan in a turn"),
            "why not a second one"
        );
        while !matches!(
            position.game.state().decision(),
            Some(Decision::Run { .. } | Decision::Trains { .. })
        ) {
            act(&table, &mut position, &noted(json!({"do": "pass"})));
        }
        if position.offers(|offer| matches!(offer, Offer::RunTrains { .. })) {
            let hint = table.words("#choices .interest");
            assert_eq!(hint.trim(), "10 F interest on 1 loan comes out of the treasury.");
            let best =
                position.offered(|offer| matches!(offer, Offer::RunTrains { revenue, .. } if *revenue > 0));
            act(&table, &mut position, &best);
        }
        table.until_logged(&format!("{symbol} paid 10 F in interest"));
        table.turn_to("shares");
        table.click(format!("[data-sheet*='card?company={symbol}']"));
        table.until_shown(Spot::from("#sheet .card-facts").with("10 F interest per turn"));
    });
}

/// Whether a company must buy a train for which its president has to sell shares, and can.
pub fn needs_a_sale(game: &Game, _: &Offers) -> bool {
    let trains = matches!(game.state().decision(), Some(Decision::Trains { .. }));
    let raising = game.view().raising().filter(|raising| raising.missing() > 0);
    trains && raising.is_some_and(|raising| raising.missing() <= raising.most)
}

#[test]
fn a_president_sells_shares_for_a_train_that_his_company_must_have() {
    play(|stage| {
        let mut position = positions::find_in(F56, 3, Temper::Keen, needs_a_sale);
        let company = position.game.view().operating_company().expect("a company operates");
        let table = stage.table_of(&position.file);
        let said = table.words("#choices");
        assert!(said.contains("must buy one") && said.contains("To be raised by selling shares"), "{said}");
        let raising = position.game.view().raising().expect("he must raise money");
        let ways = table.words("#choices .raising");
        assert!(ways.contains(&format!("{} F", raising.price)), "{ways}");
        assert!(ways.contains(&format!("{} F", raising.missing())), "{ways}");
        // Each number of shares is one button, and stands there once.
        let offers = position.game.offers().expect("somebody decides").offers;
        let sales: usize =
            offers.iter().filter(|offer| matches!(offer, Offer::SellShares { .. })).map(Offer::len).sum();
        assert_eq!(table.count("#choices .for-sale button"), sales);
        // The train cannot be bought before, and the page says why.
        assert!(!position.offers(|offer| matches!(offer, Offer::BuyTrain { .. })));
        assert!(table.words("#choices .train-columns").contains("R-36-EMR-05"), "{said}");
        while position.game.view().raising().is_some_and(|raising| raising.missing() > 0) {
            let sale = position.offered(|offer| matches!(offer, Offer::SellShares { .. }));
            act(&table, &mut position, &sale);
        }
        // What was sold pays for that train: no loan now, and no train of another company (R-36-EMR-02).
        assert!(!position.offers(|offer| matches!(
            offer,
            Offer::F56(F56Offer::TakeLoan { .. }) | Offer::BuyTrainFrom { .. }
        )));
        let train = position.offered(|offer| matches!(offer, Offer::BuyTrain { help, .. } if *help > 0));
        act(&table, &mut position, &train);
        assert!(!position.game.state().is_over(), "he is not bankrupt");
        let owner = position.game.state().company(company);
        assert_eq!((owner.treasury, owner.trains.len()), (0, 1), "the treasury is empty (R-36-EMR-02)");
        table.until_logged("bought");
    });
}

/// The first company in debt is decided about, and another one is in debt.
pub fn formation_begins(game: &Game, _: &Offers) -> bool {
    let forming = game.state().national.as_ref().and_then(|national| national.forming.as_ref());
    let goes_on = game.state().bank.is_some_and(|bank| !bank.broken);
    goes_on
        && matches!(game.state().decision(), Some(Decision::F56(F56Decision::Debts { .. })))
        && forming.is_some_and(|forming| forming.open.len() + forming.merging.len() >= 2)
}

#[test]
fn the_national_company_is_formed_out_of_companies_in_debt() {
    play(|stage| {
        let mut position = positions::find_in(F56, 3, Temper::Indebted, formation_begins);
        let table = stage.table_of(&position.file);
        assert_eq!(table.words("#choices .steps [aria-current]"), "Presidents decide");
        let mut merging = 0;
        while let Some(&Decision::F56(F56Decision::Debts { company })) = position.game.state().decision() {
            let symbol = position.game.title().charter(company).symbol.clone();
            let said = table.words("#choices");
            assert!(said.contains(&format!("Let {symbol} merge")), "{said}");
            assert!(table.words("#choices .debtors tr.operating").contains(&symbol));
            // Purse and share table are about the company that is asked about, not about the one whose turn it is.
            let treasury = position.game.state().company(company).treasury;
            assert!(table.words("#turn .purse").contains(&format!("{symbol} {treasury} F")), "{symbol}");
            assert!(table.words("#shares .shares tr.operating th").contains(&symbol));
            assert!(table.words("#choices .exchange").contains("Initial offering"));
            act(&table, &mut position, &noted(json!({"do": "merge"})));
            merging += 1;
        }
        assert!(merging >= 1);
        while let Some(Decision::F56(F56Decision::NationalStations { .. })) = position.game.state().decision()
        {
            let station =
                position.offered(|offer| matches!(offer, Offer::F56(F56Offer::RemoveStation { .. })));
            act(&table, &mut position, &station);
        }
        while let Some(Decision::F56(F56Decision::NationalTrains { .. })) = position.game.state().decision() {
            assert_eq!(table.words("#choices .steps [aria-current]"), "Trains");
            let enough = position.offers(|offer| *offer == Offer::Pass);
            let action = match enough {
                true => noted(json!({"do": "pass"})),
                false => position.offered(|offer| matches!(offer, Offer::ReturnTrain { .. })),
            };
            act(&table, &mut position, &action);
        }
        let national = position.game.title().national().expect("there is one");
        assert!(position.game.state().national.as_ref().is_some_and(|national| national.shares >= 10));
        let merged: usize = position
            .game
            .state()
            .companies
            .iter()
            .filter(|company| company.status == rules::state::Status::Closed)
            .count();
        assert!(merged >= 2, "two companies are gone");
        // Everybody has what the table of exchange said, and the card tells how it came.
        table.click("[data-sheet*='company=MESS']");
        table.until_shown("#sheet .exchange");
        let card = table.words("#sheet");
        for seat in position.game.state().seats() {
            let (name, shares) =
                (&position.file.players[seat.index()], position.game.state().shares(national, seat));
            let row = table.words(Spot::from("#sheet .exchange tbody tr").with(name));
            assert!(row.trim_end().ends_with(&shares.to_string()), "{row}: {shares}");
        }
        assert!(card.contains("Stations taken over"), "{card}");
        table.click("#sheet [data-close-sheet]");
        table.until_logged("merged into the national company");
    });
}

#[test]
fn who_repays_and_who_merges_is_read_on_a_phone_without_scrolling_sideways() {
    play(|stage| {
        let position = positions::find_in(F56, 3, Temper::Indebted, formation_begins);
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport::PHONE);
        table.reload();
        let fits = "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
            (document.querySelector('.debtors').parentElement)";
        assert_eq!(table.evaluate(fits), json!(true));
    });
}

#[test]
fn chart_and_map_of_1836jr56_fit_a_phone() {
    play(|stage| {
        let position = positions::find_in(F56, 3, Temper::Keen, |game, offers| {
            let late = matches!(game.state().round, Round::Operating { set, .. } if set >= 3);
            late && offers.offers.iter().any(|offer| matches!(offer, Offer::LayTile { .. }))
        });
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport::PHONE);
        table.reload();
        table.turn_to("market");
        table.until_shown(".market.grid td.zone-start");
        assert_eq!(table.count(".market.grid tr"), 11);
        assert_eq!(table.count(".market.grid .stack li"), position.game.state().market.len());
        assert_eq!(table.count(".zones .zone"), 4);
        let wide = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(table.evaluate(wide), json!(true), "only the chart itself scrolls sideways");
        table.turn_to("map");
        assert_eq!(table.count("#map .impassable"), 4, "water that no track crosses");
        assert!(table.count("#map .tag.destination") > 0);
        let lay = position.offered(|offer| matches!(offer, Offer::LayTile { .. }));
        table.act(&lay);
    });
}
