//! XI.2, the auction of private papers.

use rules::event::Event;
use rules::state::{PrivateOwner, Round, Status};
use rules::{Action, CzDecision, CzEvent, CzOffer, Decision, Offer, Options, Seat};

use crate::table::{Table, company, private, title};
use crate::{bid, bought, happened, owner, pick, player, sound};

#[test]
fn r_mor_12_t_192_bids_rise_by_five_and_a_pass_is_final() {
    let mut table = Table::new(3);
    assert_eq!(table.refused_by(Action::Pass), "R-MOR-12", "a paper must be picked");
    assert_eq!(table.refused_by(bid(100)), "R-MOR-12");
    // With a lowest bid of 40 as with one of 30: below it, then less than 5 above the last.
    table.play(pick("M1"));
    assert_eq!((table.decider(), table.refused_by(bid(39))), (0, "R-MOR-12"));
    table.play(bid(40));
    assert_eq!((table.decider(), table.refused_by(bid(44))), (1, "R-MOR-12"));
    assert_eq!(table.refused_by(bid(451)), "R-MOR-12", "more than there is");
    table.play(bid(45));
    assert_eq!(table.decider(), 2);
    table.play(Action::Pass);
    assert_eq!(table.decider(), 0);
    table.play(bid(52));
    assert_eq!((table.decider(), table.refused_by(bid(56))), (1, "R-MOR-12"), "seat 2 is out");
    table.play(bid(57));
    assert_eq!(table.decider(), 0);
    sound(&table);
    table.play(Action::Pass);
    assert_eq!((owner(&table, "M1"), table.cash_of(1)), (player(1), 450 - 57));
    assert_eq!((table.cash_of(0), table.cash_of(2)), (450, 450));
    // The next one picks, whoever won.
    assert_eq!(
        (table.decider(), table.decision()),
        (1, &Decision::Cz(CzDecision::PickPaper { seat: Seat(1) }))
    );
    assert_eq!(table.refused_by(pick("M1")), "R-MOR-12", "it is sold");
}

#[test]
fn r_mor_12_who_picks_may_pass_and_others_bid() {
    let mut table = Table::new(3);
    table.play(pick("3E")).play(Action::Pass).play(Action::Pass);
    // The last one is asked even though nobody else is left.
    assert_eq!(table.decision(), &Decision::Cz(CzDecision::Bid { seat: Seat(2), paper: private("3E") }));
    table.play(bid(50));
    assert_eq!(owner(&table, "3E"), player(2));
    assert_eq!(table.decider(), 1, "the next picks");
}

#[test]
fn r_mor_12_whoever_has_too_little_passes_unasked() {
    let mut table = Table::new(3);
    table.cash(1, 59).play(pick("MW"));
    assert_eq!(
        table.offered(),
        [Offer::Pass, Offer::Cz(CzOffer::Bid { private: private("MW"), from: 60, to: 450 })]
    );
    table.play(bid(60));
    assert!(happened(&table, |event| matches!(event, Event::Passed { seat: Seat(1), forced: true })));
    assert_eq!(table.decider(), 2);
}

#[test]
fn r_mor_13_it_ends_when_all_are_sold_or_nobody_bids_for_any_that_is_left() {
    let mut table = Table::new(3);
    for id in ["S1", "M1", "L1", "3E"] {
        bought(&mut table, id);
    }
    // The last one is put up without asking for a choice.
    assert_eq!(table.decision(), &Decision::Cz(CzDecision::Bid { seat: Seat(1), paper: private("MW") }));
    bought(&mut table, "MW");
    assert!(matches!(table.state().round, Round::Stock { number: 1, .. }));
    // Since the last sale all that remain have been put up in vain; one that was is not put up again before that.
    let mut table = Table::new(3);
    for id in ["MW", "3E"] {
        table.play(pick(id)).play(Action::Pass).play(Action::Pass).play(Action::Pass);
        assert!(happened(&table, |event| matches!(event, Event::Cz(CzEvent::PaperUnsold { .. }))));
        assert_eq!(table.refused_by(pick(id)), "R-MOR-13");
    }
    bought(&mut table, "S1");
    for (id, picks) in [("MW", 0), ("3E", 1), ("M1", 2)] {
        assert_eq!(table.decision(), &Decision::Cz(CzDecision::PickPaper { seat: Seat(picks) }));
        table.play(pick(id)).play(Action::Pass).play(Action::Pass).play(Action::Pass);
    }
    // The fourth one is put up unasked, though as many as there are players found no bid.
    assert_eq!(table.decision(), &Decision::Cz(CzDecision::Bid { seat: Seat(0), paper: private("L1") }));
    table.play(Action::Pass).play(Action::Pass).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Stock { number: 1, .. }));
    for id in ["M1", "L1", "3E", "MW"] {
        assert_eq!(owner(&table, id), PrivateOwner::Removed, "{id}");
    }
    assert_eq!(owner(&table, "S1"), player(2));
    assert_eq!(table.state().company(company("MW")).status, Status::Closed);
    assert_eq!(table.marker_of("MW", "F22"), None);
    sound(&table);
}

#[test]
fn r_mor_13_t_193_nobody_bids_for_anything_and_player_1_wins() {
    for (players, options) in [(2, Options::BOOK), (3, Options::BOOK)] {
        for seed in 0..6 {
            let played = rules::Game::new(title(), options, players, seed).expect("so many may play");
            let mut table = Table { game: played.game, events: played.events };
            let first = table.state().order[0];
            while !table.state().is_over() {
                let papers = ["S1", "M1", "L1", "3E", "MW"].map(pick);
                let picked = papers.into_iter().find(|pick| table.accepts(pick));
                table.play(picked.unwrap_or(Action::Pass));
            }
            assert!(happened(&table, |event| *event == Event::Cz(CzEvent::NobodyBid { winner: first })));
            assert!(matches!(table.events.last(), Some(Event::GameEnded { .. })));
            assert_eq!(table.game.view().standing()[0], first);
            assert!(table.game.view().nobody_bid());
            sound(&table);
        }
    }
}

#[test]
fn r_mor_21_least_cash_first_after_the_auction() {
    let mut table = Table::new(3);
    for (id, price) in [("S1", 100), ("M1", 60), ("L1", 80), ("3E", 50), ("MW", 61)] {
        if matches!(table.decision(), Decision::Cz(CzDecision::PickPaper { .. })) {
            table.play(pick(id));
        }
        table.play(bid(price)).play(Action::Pass).play(Action::Pass);
    }
    // 450 less 100 and 50, 60 and 61, 80.
    assert_eq!((table.cash_of(0), table.cash_of(1), table.cash_of(2)), (300, 329, 370));
    assert_eq!(table.state().order[..], [Seat(0), Seat(1), Seat(2)]);
    table.stock_round(1, 0).cash(0, 400).cash(1, 100).cash(2, 200);
    table.play(Action::Pass).play(Action::Pass).play(Action::Pass);
    assert_eq!(table.state().order[..], [Seat(0), Seat(2), Seat(1)], "most cash first after a stock round");
}
