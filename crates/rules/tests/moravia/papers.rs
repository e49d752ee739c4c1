//! XI.2, the private train and the local railways.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::PrivateOwner;
use rules::title::Size;
use rules::train::Run;
use rules::{Action, CzAction, CzOffer, Decision, Offer, Options, Seat};

use crate::table::{SEATED, Table, company, from_stack, lay_with, private, run, title};
use crate::{owner, player, sound_but_for_tiles};

fn assign() -> Action {
    Action::Cz(CzAction::AssignTrain { private: private("3E") })
}

/// The paper's train on another train's route.
fn by_private_train(on: Run) -> Run {
    Run { train: rules::notation::train_named(&title(), "3E").expect("the paper is a train"), ..on }
}

/// By of seat 0 at home in G13 with track along row G to the red tile of Ug, in phase d.
fn along_row_g(options: Options, trains: &[&str]) -> Table {
    let mut table = Table::with(3, options);
    table.lay("G13", "8898", 4).line("G15", "-tYtc-").lay("G27", "8894", 1);
    table.stationed("By", "G13", 0).trains("By", trains).local_to_player("3E", 0);
    table.stack("e", 3, "d").operating(3, 1, "By", Step::Run);
    table
}

#[test]
fn r_mor_15_t_196_it_runs_once_besides_the_companys_trains() {
    let mut table = along_row_g(SEATED, &["2a"]);
    assert_eq!(table.best(), 30 + 10);
    table.play(assign());
    assert_eq!(owner(&table, "3E"), PrivateOwner::Company(company("By")));
    sound_but_for_tiles(&table);
    // Over the same track: red 30, Brno 30, Hulín 20, the towns left out, and the bonus of the red tile.
    assert_eq!(table.best(), 40 + 80 + 50);
    let own = table.route("2a", &["G13", "G15", "G17"]);
    let given = by_private_train(table.route("2a", &["G13", "G15", "G17", "G19", "G21", "G23"]));
    table.play(run([own, given]));
    assert!(table.events.iter().any(|event| matches!(event, Event::TrainsRan { revenue: 170, .. })));
    assert_eq!(owner(&table, "3E"), PrivateOwner::Closed, "gone after the run");
    assert_eq!(table.decision(), &Decision::Dividend { company: company("By"), revenue: 170 });
    assert_eq!(table.trains_of("By"), ["2a"]);
}

#[test]
fn r_mor_15_any_red_bonus_with_both_ends() {
    let mut table = along_row_g(SEATED, &[]);
    table.line("G15", "-t-t--");
    table.play(assign());
    assert_eq!(table.best(), 30 + 30 + 10 + 100, "both red tiles and one of the towns");
}

#[test]
fn r_mor_15_t_196_it_is_no_train_of_the_company() {
    let mut table = along_row_g(SEATED, &[]);
    // Without a train of its own the company is asked, since the paper can run.
    table.play(assign()).run_best().play(Action::PayOut);
    assert!(matches!(table.decision(), Decision::Trains { .. }));
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
    table.play(from_stack(Size::Large));
    // It does not count against the limit either.
    let mut table = along_row_g(SEATED, &["2a", "2a", "3d", "3d"]);
    table.play(assign());
    sound_but_for_tiles(&table);
    assert_eq!(table.game.view().train_limit(company("By")), 4);
}

#[test]
fn r_mor_15_only_by_its_owner_for_his_company_before_it_has_run() {
    let mut table = along_row_g(SEATED, &["2a"]);
    for step in [Step::Track, Step::Station, Step::Run] {
        table.operating(3, 1, "By", step);
        assert!(table.accepts(&assign()), "{step:?}");
    }
    table.operating(3, 1, "By", Step::Trains);
    assert_eq!(table.refused_by(assign()), "R-MOR-15");
    table.operating(3, 1, "By", Step::Run).local_to_player("3E", 1);
    assert_eq!(table.refused_by(assign()), "R-MOR-15", "another player's");
    assert_eq!(table.refused_by(Action::Cz(CzAction::AssignTrain { private: private("S1") })), "R-MOR-15");
    // Unassigned it stays where it is.
    table.local_to_player("3E", 0).run_best();
    assert_eq!(owner(&table, "3E"), player(0));
}

#[test]
fn r_mor_15_without_a_route_it_stays_with_its_owner() {
    let mut table = Table::new(3);
    table.lay("G13", "8898", 4).stationed("By", "G13", 0).local_to_player("3E", 0);
    table.stack("e", 3, "d").operating(3, 1, "By", Step::Track);
    table.play(assign()).play(Action::Pass);
    assert!(table.events.iter().any(|event| matches!(event, Event::NothingEarned { .. })));
    assert_eq!(owner(&table, "3E"), player(0));
    sound_but_for_tiles(&table);
    // So it does when only the company's own train ran.
    let mut table = along_row_g(Options { best_revenue: false, ..SEATED }, &["2a"]);
    table.play(assign());
    let own = table.route("2a", &["G13", "G15", "G17"]);
    table.play(run([own]));
    assert_eq!(owner(&table, "3E"), player(0));
}

#[test]
fn r_mor_18_local_railways_work_as_in_18cz() {
    let base = rules::title::embedded::title("18cz").expect("it is embedded");
    for id in ["S1", "M1", "L1"] {
        let (ours, theirs) = (title(), base.private(base.private_named(id).expect("it is there")));
        let ours = ours.private(private(id));
        assert_eq!((ours.income, &ours.power, ours.size), (theirs.income, &theirs.power, theirs.size));
    }
    let mut table = along_row_g(SEATED, &["2a"]);
    table.local_to_player("L1", 1).local_to_company("M1", "By").operating(3, 1, "By", Step::Track);
    // Income at the start of the round, to players and companies.
    let mut paid = Table::new(3);
    paid.floated("By", 60, 0).treasury("By", 100).local_to_player("L1", 1).local_to_company("M1", "By");
    paid.open_operating_round(2);
    assert_eq!((paid.cash_of(1), paid.treasury_of("By")), (470, 110));
    // A company waives hills with the medium one, and sells it to the bank.
    table.edit(|state| state.board.tiles[crate::table::hex("H14").index()] = None);
    assert!(table.accepts(&lay_with("H14", "9", 2, "M1")));
    table.play(Action::Cz(CzAction::SellLocal { private: private("M1") }));
    assert_eq!((owner(&table, "M1"), table.treasury_of("By")), (PrivateOwner::Closed, 560));
    // It buys the large one from a player.
    table.play(Action::OfferForPrivate { private: private("L1"), price: 60 }).play(Action::Accept);
    assert_eq!(owner(&table, "L1"), PrivateOwner::Company(company("By")));
    // In a player's hands at the end each is worth 120, the other papers nothing.
    let mut table = Table::new(3);
    for id in ["S1", "3E"] {
        table.local_to_player(id, 2);
    }
    assert_eq!(table.game.view().worth(Seat(2)), 450 + 120);
}

#[test]
fn r_mor_20_no_company_buys_the_train() {
    let mut table = along_row_g(SEATED, &["2a"]);
    let offer = Action::OfferForPrivate { private: private("3E"), price: 50 };
    assert_eq!(table.refused_by(offer.clone()), "R-MOR-20");
    table.local_to_player("3E", 1);
    assert_eq!(table.refused_by(offer), "R-MOR-20");
    // Nor does the company sell it to the bank once it has it.
    table.local_to_player("3E", 0).play(assign());
    assert_eq!(table.refused_by(Action::Cz(CzAction::SellLocal { private: private("3E") })), "R-LOC-09");
    assert!(!table.offered().iter().any(|offer| matches!(offer, Offer::Cz(CzOffer::SellLocal { .. }))));
}
