//! XI.1, shares of Václav's companies, and that nobody deals with them.

use rules::operating_turn::Step;
use rules::state::PrivateOwner;
use rules::{Action, CzAction, Event, Seat};

use crate::table::{Table, company, from_company, private, sell, share, start};
use crate::{bohemia, give};

/// A stock round with all of Václav's companies in play, seat 0 to act, rich.
fn stock() -> Table {
    let mut table = bohemia("EKJ");
    table.stack("d", 2, "d");
    give(&mut table, "BN", 60, &["2+2c"]);
    give(&mut table, "kk", 90, &["3Ed"]);
    table.cash(0, 2000).cash(1, 2000).stock_round(3, 0);
    table
}

/// The seat buys the share of each of its turns, the other one passes.
fn buy(table: &mut Table, symbol: &str, times: usize) {
    for _ in 0..times {
        table.play(share(symbol)).play(Action::Pass);
    }
}

#[test]
fn r_boh_19_t_188_players_buy_the_other_shares() {
    let mut table = stock();
    buy(&mut table, "EKJ", 2);
    assert_eq!((table.shares_of("EKJ", 0), table.cash_of(0)), (2, 1900));
    assert_eq!(table.refused_by(share("EKJ")), "R-SR-15", "the rest is Václav's");
    buy(&mut table, "BN", 2);
    buy(&mut table, "kk", 5);
    // As much as Václav, but he stays director.
    for symbol in ["EKJ", "BN", "kk"] {
        assert_eq!(table.director_of(symbol), None, "{symbol}");
        assert!(table.state().is_vaclavs(company(symbol)), "{symbol}");
    }
    // All of it may be sold: the certificate is not the player's.
    assert!(table.accepts(&sell("EKJ", 2)));
}

#[test]
fn r_boh_19_t_188_seventy_percent_of_a_large_company() {
    let mut table = stock();
    table.play(start("By", 90)).play(Action::Pass);
    buy(&mut table, "By", 5);
    assert_eq!(table.shares_of("By", 0), 7);
    assert_eq!(table.refused_by(share("By")), "R-BOH-19");
    table.play(start("NWB", 60)).play(Action::Pass).play(share("NWB")).play(Action::Pass);
    assert_eq!(table.refused_by(share("NWB")), "R-BOH-19", "60 % of a medium one");
    table.play(start("VBW", 50)).play(Action::Pass).play(share("VBW")).play(Action::Pass);
    assert_eq!(table.refused_by(share("VBW")), "R-BOH-19", "75 % of a small one");
}

#[test]
fn r_boh_20_his_shares_count_when_a_company_is_sold_out() {
    let mut table = stock();
    buy(&mut table, "EKJ", 2);
    table.play(Action::Pass);
    assert!(table.events.contains(&Event::SoldOut { company: company("EKJ") }));
    assert_eq!(table.price_of("EKJ"), 53);
}

#[test]
fn r_boh_20_his_dividends_are_not_paid() {
    let mut table = bohemia("EKJ");
    table.station("EKJ", "D4", 0).line("D4", "ct").operating(1, 1, "EKJ", Step::Station).play(Action::Pass);
    let earned = |event: &Event| matches!(event, Event::TrainsRan { revenue, .. } if *revenue > 0);
    assert!(table.events.iter().any(earned), "{:?}", table.events);
    let paid = table.events.iter().any(|event| matches!(event, Event::MoneyMoved { .. }));
    assert!(!paid, "{:?}", table.events);
}

#[test]
fn r_boh_21_t_189_nobody_takes_over_his_companies() {
    let mut table = stock();
    table.floated("By", 100, 0).treasury("By", 5000).trains("By", &["3Ed"]);
    table.operating(3, 1, "By", Step::TakeOver);
    for target in ["EKJ", "BN"] {
        let offer = Action::Cz(CzAction::TakeOver { target: company(target), price: 60 });
        assert_eq!(table.refused_by(offer), "R-BOH-21", "{target}");
    }
    assert!(
        !table
            .offered()
            .iter()
            .any(|offer| matches!(offer, rules::Offer::Cz(rules::CzOffer::TakeOver { .. })))
    );
}

#[test]
fn r_boh_21_nor_do_they_take_over_or_trade() {
    let mut table = stock();
    table.floated("VBW", 50, 0).treasury("VBW", 500).trains("VBW", &["2b"]);
    table.floated("By", 100, 0).treasury("By", 5000).operating(3, 1, "By", Step::Trains);
    assert_eq!(table.refused_by(from_company("EKJ", "2a", 10)), "R-BOH-21");
    assert!(table.accepts(&from_company("VBW", "2b", 10)));
    table.edit(|state| {
        state.privates[private("S1").index()].owner = PrivateOwner::Player(Seat(0));
    });
    table.station("kk", "J14", 0).operating(3, 1, "kk", Step::Track);
    assert_eq!(
        table.refused_by(Action::Cz(CzAction::TakeOver { target: company("VBW"), price: 50 })),
        "R-BOH-21"
    );
    assert_eq!(table.refused_by(from_company("VBW", "2b", 10)), "R-BOH-21");
    assert_eq!(table.refused_by(Action::OfferForPrivate { private: private("S1"), price: 1 }), "R-BOH-21");
}
