//! A review in words, for pages and the command line alike.

use bots::Reason;
use languages::tr;
use rules::Game;
use rules::message::{Keyed, Message};
use rules::notation::{self, ActionNotation};
use wording::{Names, round};

use crate::review::TurningPoint;

/// Where in a game a position is: `Operating round 3.2, BY`.
pub fn place(names: Names<'_>, game: &Game) -> String {
    match game.view().operating_company() {
        Some(company) => tr!("review-place", round = round(game), company = names.company(company)),
        None => round(game),
    }
}

/// An action of a review, as an order; nothing where it means nothing in this position.
pub fn action(names: Names<'_>, game: &Game, noted: &ActionNotation) -> Option<String> {
    let action = notation::read(game.view(), noted).ok()?;
    Some(names.action(&action))
}

/// Thousandths as a percentage: `37 %`.
pub fn percent(thousandths: i32) -> String {
    let half = if thousandths < 0 { -5 } else { 5 };
    tr!("review-percent", number = (thousandths + half) / 10)
}

/// A loss of chances, in points of a percentage; small ones with a decimal.
pub fn points(thousandths: i32) -> String {
    tr!("review-points", whole = thousandths / 10, tenth = thousandths.abs() % 10)
}

/// In how many lines it was better, and what those ended with. Chances can be better where less money is left: then the money
/// explains nothing.
pub fn how_sure(names: Names<'_>, point: &TurningPoint) -> String {
    if point.worth_better <= point.worth_played {
        return tr!("review-lines-only", better_in = point.better_in, lines = point.lines);
    }
    tr!(
        "review-lines",
        better_in = point.better_in,
        lines = point.lines,
        worth_better = money(names, point.worth_better),
        worth_played = money(names, point.worth_played),
    )
}

fn money(names: Names<'_>, amount: i64) -> String {
    languages::money(amount, &names.title.currency)
}

/// What speaks for what seemed better.
pub fn why(names: Names<'_>, point: &TurningPoint) -> Vec<String> {
    let mut told = Vec::new();
    let message = point.reason.message();
    if let Some(key) = key(&point.reason) {
        told.push(names.say(&Message { key, ..message }));
    }
    if let Some(rival) = &point.rival {
        let player = names.player(rules::Seat(rival.seat));
        told.push(tr!("review-why-rival", player = player, less = money(names, rival.less)));
    }
    if told.is_empty() {
        let (with, instead) = (money(names, point.worth_better), money(names, point.worth_played));
        told.push(tr!("review-why-ends-with", with = with, instead = instead));
    }
    told
}

/// The text for a reason in hindsight; none where there is nothing to say that the figures do not.
fn key(reason: &Reason) -> Option<&'static str> {
    match reason {
        Reason::Worth { .. } => Some("review-why-worth"),
        Reason::Earns { .. } => Some("review-why-earns"),
        Reason::OpensWay => Some("review-why-opens-way"),
        Reason::Dividend => Some("review-why-dividend"),
        Reason::SavesForTrain => Some("review-why-saves-for-train"),
        Reason::NeedsTrain => Some("review-why-needs-train"),
        Reason::Runs { .. } => Some("review-why-runs"),
        Reason::Lasts { .. } => Some("review-why-lasts"),
        Reason::Income { .. } => Some("review-why-income"),
        Reason::Chance
        | Reason::OnlyChoice
        | Reason::NothingBetter
        | Reason::LookedAhead { .. }
        | Reason::NoneBetter
        | Reason::Gains { .. }
        | Reason::Loses { .. }
        | Reason::EndsWith { .. } => None,
    }
}
