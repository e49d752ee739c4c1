//! The turn of a company, written and read: its step, and what has been done in it.

use rules::operating_turn::{OperatingTurn, Step};
use rules::{CompanyId, CzDecision, Decision, F56Decision, Family};

/// The steps by the names that files have of them.
pub(super) const STEPS: [(&str, Step); 8] = [
    ("home", Step::Home),
    ("track", Step::Track),
    ("station", Step::Station),
    ("run", Step::Run),
    ("take_over", Step::TakeOver),
    ("trains", Step::Trains),
    ("borrow", Step::Borrow),
    ("loans", Step::Loans),
];

/// The names of the steps that the turn of a company has in games of a family, in order.
pub fn step_names(family: Family) -> impl Iterator<Item = &'static str> {
    let is_there = move |step: Step| match step {
        Step::Home | Step::TakeOver => family == Family::Cz,
        Step::Borrow | Step::Loans => family == Family::F56,
        Step::Track | Step::Station | Step::Run | Step::Trains => true,
    };
    STEPS.into_iter().filter(move |&(_, step)| is_there(step)).map(|(name, _)| name)
}

/// What is asked at the beginning of a step.
pub(super) fn asked(step: Step, company: CompanyId) -> Decision {
    match step {
        Step::Home => CzDecision::HomeTile { company }.into(),
        Step::Track => Decision::Track { company },
        Step::Station => Decision::Station { company },
        Step::Run => Decision::Run { company },
        Step::TakeOver => CzDecision::TakeOver { company }.into(),
        Step::Trains => Decision::Trains { company },
        Step::Borrow => F56Decision::Borrow { company }.into(),
        Step::Loans => F56Decision::Loans { company }.into(),
    }
}

/// The flags of a turn by the names that files have of them.
pub(super) fn flags(turn: &mut OperatingTurn) -> [(&'static str, &mut bool); 11] {
    let OperatingTurn { promoted, acted, over, credit, .. } = turn;
    [
        ("promoted", promoted),
        ("acted", acted),
        ("over", over),
        ("took_loan", &mut credit.borrowed),
        ("repaid_loan", &mut credit.repaid),
        ("paid_interest", &mut credit.interest_paid),
        ("owes_interest", &mut credit.interest_open),
        ("ran", &mut credit.ran),
        ("ended_trains", &mut credit.trains_done),
        ("passed_loans", &mut credit.loans_passed),
        ("placed_station", &mut credit.station),
    ]
}
