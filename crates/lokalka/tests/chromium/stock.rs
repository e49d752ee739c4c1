//! A stock round: companies are started, shares bought and sold.

use browser::positions::{self, Temper};
use rules::{CzDecision, Decision, Offer};
use serde_json::{Value, json};

use crate::play;
use crate::pre_stock::cash_of;

/// A started company in what the server says.
pub fn company<'a>(state: &'a Value, symbol: &str) -> &'a Value {
    let companies = state["companies"].as_array().expect("companies");
    companies.iter().find(|company| company["symbol"] == symbol).expect("the company")
}

#[test]
fn a_player_starts_a_company_at_a_price_and_others_buy_until_it_floats() {
    play(|stage| {
        let mut position =
            positions::find_offer(3, Temper::Keen, |_, offer| matches!(offer, Offer::StartCompany { .. }));
        let table = stage.table_of(&position.file);
        let founder = position.decider().to_owned();
        let cash = cash_of(&table.state(), &founder);
        let start = position.offered(|offer| matches!(offer, Offer::StartCompany { .. }));
        let written = json!(start);
        let (symbol, price) = (written["company"].as_str().expect("a company"), written["price"].as_i64());
        table.act(&start);
        position.play(&start);
        let state = table.state();
        assert_eq!(company(&state, symbol)["price"].as_i64(), price);
        assert_eq!(cash_of(&state, &founder), cash - 2 * price.expect("a price"));
        assert!(table.shows(format!("#market [data-company={symbol}]")), "{symbol} is not on the chart");
        let shares = |state: &Value| company(state, symbol)["status"].clone();
        // The others buy shares of it, as long as it does not float.
        while shares(&table.state()) != "floated" {
            let of_it = |offer: &Offer| matches!(offer, Offer::BuyShare { company, .. } if position.game.title().charter(*company).symbol == symbol);
            let action = if position.offers(of_it) { position.offered(of_it) } else { break };
            table.act(&action);
            position.play(&action);
        }
        assert!(position.file.actions.len() > 1);
        assert_eq!(table.decider(), position.decider());
    });
}

#[test]
fn a_player_sells_two_shares_and_buys_another_in_one_turn() {
    play(|stage| {
        let sells = |offer: &Offer| matches!(offer, Offer::SellShares { most: 2.., .. });
        let buys = |offer: &Offer| matches!(offer, Offer::BuyShare { .. });
        let mut position = positions::find(4, Temper::Reckless, |_, offers| {
            offers.offers.iter().any(sells) && offers.offers.iter().filter(|offer| buys(offer)).count() > 2
        });
        let table = stage.table_of(&position.file);
        let seller = position.decider().to_owned();
        let cash = cash_of(&table.state(), &seller);
        let mut sale = json!(position.offered(sells));
        sale["shares"] = json!(2);
        let sale = serde_json::from_value(sale).expect("a sale");
        table.act(&sale);
        position.play(&sale);
        assert!(cash_of(&table.state(), &seller) > cash);
        assert_eq!(table.decider(), seller, "the turn goes on after a sale");
        assert!(matches!(position.game.state().decision(), Some(Decision::Cz(CzDecision::Stock { .. }))));
        let purchase = position.offered(buys);
        table.act(&purchase);
        position.play(&purchase);
        assert_eq!(table.decider(), position.decider());
        assert_ne!(table.decider(), seller, "the turn ends with the purchase");
    });
}
