//! Trains: bought from the bank, from another company, and with the director's loan.

use browser::Table;
use browser::positions::noted;
use browser::positions::{self, Position, Temper};
use rules::notation::ActionNotation;
use rules::train::Source;
use rules::{Game, Offer};
use serde_json::{Value, json};

use crate::operating::operating;
use crate::play;
use crate::stock::company;

pub fn trains(table: &Table, symbol: &str) -> Vec<Value> {
    company(&table.state(), symbol)["trains"].as_array().expect("trains").clone()
}

#[test]
fn a_company_buys_a_train_from_the_bank() {
    play(|stage| {
        let from_stack =
            |offer: &Offer| matches!(offer, Offer::BuyTrain { source: Source::Stack, help: 0, .. });
        let position = positions::find(3, Temper::Keen, |_, offers| offers.offers.iter().any(from_stack));
        let table = stage.table_of(&position.file);
        let symbol = operating(&position);
        let before = trains(&table, &symbol).len();
        let action = position.offered(from_stack);
        table.act(&action);
        let after = trains(&table, &symbol);
        assert_eq!(after.len(), before + 1);
        assert!(after.contains(&json!(action)["train"]));
    });
}

/// A position in which a train of another director's company may be bought.
fn before_a_deal() -> (Position, ActionNotation) {
    let foreign = |game: &Game, offer: &Offer| match offer {
        Offer::BuyTrainFrom { seller, from, to, .. } => {
            from < to && game.state().company(*seller).director != game.decider()
        }
        _ => false,
    };
    let position = positions::find_offer(3, Temper::Keen, foreign);
    let mut action = json!(position.offered(|offer| foreign(&position.game, offer)));
    action["price"] = json!(action["price"].as_u64().expect("a price") + 1);
    (position, serde_json::from_value(action).expect("an action"))
}

#[test]
fn a_company_buys_a_train_from_another_one_whose_director_agrees() {
    play(|stage| {
        let (mut position, action) = before_a_deal();
        let table = stage.table_of(&position.file);
        let (buyer, director) = (operating(&position), position.decider().to_owned());
        let before = trains(&table, &buyer).len();
        table.act(&action);
        position.play(&action);
        assert_ne!(position.decider(), director);
        table.until_decided_by(position.decider());
        table.act(&noted(json!({"do": "accept"})));
        let after = trains(&table, &buyer);
        assert_eq!(after.len(), before + 1);
        assert!(after.contains(&json!(action)["train"]));
    });
}

#[test]
fn a_director_declines_to_sell_a_train() {
    play(|stage| {
        let (position, action) = before_a_deal();
        let table = stage.table_of(&position.file);
        let (buyer, director) = (operating(&position), position.decider().to_owned());
        let before = trains(&table, &buyer);
        table.act(&action);
        table.act(&noted(json!({"do": "refuse"})));
        table.until_decided_by(&director);
        assert_eq!(trains(&table, &buyer), before);
    });
}

#[test]
fn a_director_takes_a_loan_for_a_compulsory_train_and_sees_what_it_costs() {
    play(|stage| {
        let borrowing = |offer: &Offer| matches!(offer, Offer::BuyTrain { loan: 1.., .. });
        let position = positions::find(3, Temper::Reckless, |_, offers| offers.offers.iter().any(borrowing));
        let offers = position.game.offers().expect("offers");
        let loan = offers.offers.iter().find_map(|offer| match offer {
            Offer::BuyTrain { loan: loan @ 1.., .. } => Some(*loan),
            _ => None,
        });
        let loan = loan.expect("a loan");
        let table = stage.table_of(&position.file);
        let seat = offers.seat.index();
        let debt = |state: &Value| state["players"][seat]["debt"].as_u64().expect("a debt");
        let before = debt(&table.state());
        let choices = table.words("#choices");
        assert!(choices.contains(&format!("{loan} K loan")), "the loan is not told: {choices}");
        assert!(choices.contains(&format!("costs you {} K", 2 * loan)), "its cost is not told: {choices}");
        assert!(!choices.contains("bankruptcy"), "nobody goes bankrupt in 18CZ: {choices}");
        table.act(&position.offered(borrowing));
        assert_eq!(debt(&table.state()), before + u64::from(loan));
    });
}
