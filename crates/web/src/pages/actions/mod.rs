//! The action bar: everything that may be done now, grouped by verb, with what it leads to; and what is impossible.

mod consequences;
mod stock;
mod why_not;

use maud::{Markup, html};
use rules::state::LocalOwner;
use rules::title::Size;
use rules::{Decision, Game, Money, Offer, Seat};

pub(super) use consequences::{Outcome, consequences, outcome};
pub(super) use why_not::list as reason_list;

use super::table::{Look, caption};
use super::{badge, paper};
use crate::choices::{Choice, Range, by_verb};
use crate::impossible::{Reason, impossible, reasons};
use crate::text::{t, tr};

/// What the action bar is drawn from.
struct Bar<'a> {
    look: &'a Look<'a>,
    /// What is impossible now, and why.
    reasons: Vec<Reason>,
}

/// What may be done, or why nothing may.
pub(super) fn all(look: &Look<'_>) -> Markup {
    if !look.now {
        return html! {
            p .note {
                (tr!("looking-back", at = look.at, now = look.table.line().len())) " "
                a href={ "/games/" (look.table.id) } data-at="" { (t("back-to-now")) }
            }
        };
    }
    if look.game.state().is_over() {
        return result(look);
    }
    if !look.may_act {
        let seat = look.game.decider().map(|seat| look.names.player(seat)).unwrap_or_default();
        return html! { p .note { (tr!("others-decide", player = seat)) } };
    }
    let bar = Bar { look, reasons: reasons(look.names, &impossible(look.game)) };
    let groups = by_verb(&look.choices);
    let shown: Vec<&str> = groups.iter().map(|(verb, _)| *verb).collect();
    let (mut main, aside): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(verb, _)| !is_aside(look.game, verb));
    // To pass comes first among offers, and last among buttons.
    main.sort_by_key(|(verb, _)| *verb == "verb-pass");
    html! {
        div .groups { @for (verb, choices) in &main { (group(&bar, verb, choices)) } }
        @if !aside.is_empty() {
            div .groups.aside { @for (verb, choices) in &aside { (group(&bar, verb, choices)) } }
        }
        (why_not::rest(&bar, &shown))
    }
}

/// What may be done beside the decision itself: mostly what local railways allow at any time of a turn.
fn is_aside(game: &Game, verb: &str) -> bool {
    let track = matches!(game.state().decision(), Some(Decision::Track { .. }));
    match verb {
        "verb-lay-tile" => !track,
        "verb-offer-for-local" | "verb-sell-local" | "verb-claim-revenue" | "verb-repay-debt" => true,
        _ => false,
    }
}

/// The end: who has how much.
fn result(look: &Look<'_>) -> Markup {
    let view = look.game.view();
    let mut seats: Vec<Seat> = look.game.state().seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(view.worth(seat)));
    html! {
        h2 { (t("result")) }
        ol .result {
            @for seat in seats { li { b { (look.names.player(seat)) } " " (view.worth(seat)) " K" } }
        }
    }
}

fn group(bar: &Bar<'_>, verb: &str, choices: &[&Choice]) -> Markup {
    let look = bar.look;
    if verb == "verb-pass" {
        return html! {
            section .group.pass { @for choice in choices { (button(look, choice, &pass_words(look.game))) } }
        };
    }
    html! {
        section .group.(verb) aria-label=(t(verb)) {
            h2 { (t(verb)) }
            @match verb {
                "verb-buy-local" => (locals(look, choices)),
                "verb-lay-tile" | "verb-lay-home-tile" => (hexes(look, choices)),
                "verb-start-company" => (stock::starts(look, choices)),
                "verb-run-trains" => (run(look, choices)),
                _ => ul { @for choice in choices { li { (one(look, choice)) } } },
            }
            (why_not::beside(bar, verb))
        }
    }
}

/// To pass means something else in every step.
fn pass_words(game: &Game) -> Markup {
    let words = match game.state().decision() {
        Some(Decision::Track { .. }) => t("pass-track"),
        Some(Decision::Station { .. }) => t("pass-station"),
        Some(Decision::TakeOver { .. }) => t("pass-take-over"),
        Some(Decision::TakenTrains { .. }) => t("pass-taken-trains"),
        Some(Decision::Trains { .. }) => t("pass-trains"),
        Some(Decision::Stock { sold, .. }) if !sold.is_empty() => t("pass-after-selling"),
        _ => t("pass"),
    };
    html! { (words) }
}

fn one(look: &Look<'_>, choice: &Choice) -> Markup {
    match choice.range {
        Some(range) => form(look, choice, range),
        None => button(look, choice, &words(look, choice)),
    }
}

fn button(look: &Look<'_>, choice: &Choice, words: &Markup) -> Markup {
    html! {
        button type="button" data-action=(choice.json()) data-hex=[choice.hex()] {
            span { (words) }
            @for line in told(look, choice) { small { (line) } }
        }
    }
}

/// What is said under a button: what the action leads to, where that is not plain.
fn told(look: &Look<'_>, choice: &Choice) -> Vec<String> {
    let telling = matches!(
        choice.offer,
        Offer::SellShares { .. }
            | Offer::BuyShare { .. }
            | Offer::PlaceStation { .. }
            | Offer::PayOut
            | Offer::Retain
            | Offer::BuyTrain { .. }
            | Offer::TurnTrain { .. }
            | Offer::SellLocal { .. }
            | Offer::Accept
    );
    if telling { consequences(look, &choice.action) } else { Vec::new() }
}

/// A number to fill in.
fn form(look: &Look<'_>, choice: &Choice, range: Range) -> Markup {
    let Range { field, from, to } = range;
    let label = look.names.offer(&choice.offer);
    html! {
        form .number-form data-action=(choice.json()) data-field=(field) aria-label=(label) {
            label {
                (words(look, choice))
                input type="number" name="number" min=(from) max=(to) value=(usual(look, choice, range)) required inputmode="numeric";
                small { (tr!("range", from = from, to = to)) }
            }
            button type="submit" { (submit_words(&choice.offer)) }
            @if let Some(line) = range_consequences(look, choice) { small { (line) } }
        }
    }
}

/// The number that is filled in at first: for a take-over the share price, otherwise the lowest.
fn usual(look: &Look<'_>, choice: &Choice, range: Range) -> Money {
    match choice.offer {
        Offer::TakeOver { target, .. } => look.game.view().price(target).clamp(range.from, range.to),
        _ => range.from,
    }
}

/// What the button after a number says.
fn submit_words(offer: &Offer) -> String {
    match offer {
        Offer::SellShares { .. } => t("do-sell"),
        Offer::RepayDebt { .. } => t("do-repay"),
        Offer::ClaimRevenue => t("do-claim"),
        _ => t("do-offer"),
    }
}
/// What stands on the button.
fn words(look: &Look<'_>, choice: &Choice) -> Markup {
    let (title, names) = (look.game.title(), look.names);
    match &choice.offer {
        Offer::BuyShare { company, price } => html! { (badge(title, *company)) " " (price) " K" },
        Offer::SellShares { company, price, .. } => {
            html! { (badge(title, *company)) " " (tr!("each-brings", price = price)) }
        }
        Offer::PlaceStation { hex, city, cost } => {
            html! { (names.city(*hex, *city)) " " (cost) " K" }
        }
        Offer::TakeOver { target, .. } => {
            html! { (badge(title, *target)) " " (t("per-share")) (only_price(choice)) }
        }
        Offer::BuyTrain { price, .. } => {
            let what = names.action(&choice.action);
            let train = bought(look, choice);
            html! { b { (train) } " " (price) " K " small { (what) } }
        }
        Offer::BuyTrainFrom { seller, train, .. } => {
            html! { (badge(title, *seller)) " " (names.train(*train)) (only_price(choice)) }
        }
        Offer::PayOut | Offer::Retain | Offer::Accept | Offer::Refuse => {
            html! { b { (names.action(&choice.action)) } }
        }
        Offer::OfferForLocal { local, .. } => {
            let owner = match look.game.state().local(*local).owner {
                LocalOwner::Player(seat) => names.player(seat),
                _ => String::new(),
            };
            html! { b { (title.local(*local).id) } " " (owner) (only_price(choice)) }
        }
        Offer::SellLocal { local, price } => html! { b { (title.local(*local).id) } " " (price) " K" },
        Offer::ClaimRevenue => html! { (t("revenue")) },
        _ => html! { (names.offer(&choice.offer)) },
    }
}

/// The price where there is only one; otherwise it is filled in.
fn only_price(choice: &Choice) -> Markup {
    match choice.offer {
        Offer::TakeOver { from, .. }
        | Offer::BuyTrainFrom { from, .. }
        | Offer::OfferForLocal { from, .. }
            if choice.range.is_none() =>
        {
            html! { " " (from) " K" }
        }
        _ => html! {},
    }
}

/// The name of the train that the choice buys.
fn bought(look: &Look<'_>, choice: &Choice) -> String {
    match &choice.written {
        rules::written::WrittenAction::BuyTrain { train, .. } => train.clone(),
        _ => look.names.action(&choice.action),
    }
}

/// Local railways of the Pre-Stock Round: a column for each size.
fn locals(look: &Look<'_>, choices: &[&Choice]) -> Markup {
    let title = look.game.title();
    html! {
        div .columns {
            @for size in Size::ALL {
                div {
                    h3 { (paper::size_words(size)) }
                    @let of_size: Vec<_> = choices.iter().filter_map(|choice| match choice.offer {
                        Offer::BuyLocal { local, price } if title.local(local).size == size => Some((choice, local, price)),
                        _ => None,
                    }).collect();
                    @if let Some((_, local, _)) = of_size.first() {
                        @let railway = title.local(*local);
                        p .quiet { (tr!("local-income", income = railway.income)) " " (paper::power_words(&railway.power)) }
                    }
                    ul {
                        @for (choice, local, price) in of_size {
                            li {
                                button type="button" data-action=(choice.json()) title=(title.local(local).name_de) {
                                    span { b { (title.local(local).id) } " " (price) " K" }
                                    small { (title.local(local).name) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Hexes on which tiles may be laid: each opens the tray.
fn hexes(look: &Look<'_>, choices: &[&Choice]) -> Markup {
    let mut seen: Vec<(&str, usize)> = Vec::new();
    for choice in choices {
        let Some(hex) = choice.hex() else { continue };
        match seen.iter_mut().find(|(known, _)| *known == hex) {
            Some((_, count)) => *count += 1,
            None => seen.push((hex, 1)),
        }
    }
    let named =
        |hex: &str| look.game.title().hex_named(hex).map_or_else(|| hex.to_owned(), |id| look.names.hex(id));
    html! {
        p .quiet { (t("hexes-hint")) }
        ul .hexes {
            @for (hex, count) in seen {
                li {
                    button type="button" data-hex=(hex) data-tray=(hex) {
                        (named(hex)) " " small { (tr!("ways", count = count)) }
                    }
                }
            }
        }
    }
}

/// The best runs with their sums, and one button.
fn run(look: &Look<'_>, choices: &[&Choice]) -> Markup {
    html! {
        ol .runs { @for ran in &look.runs { li { (caption(look, ran)) } } }
        @for choice in choices {
            @if let Offer::RunTrains { revenue, .. } = choice.offer {
                button .main type="button" data-action=(choice.json()) { (tr!("run-for", revenue = revenue)) }
            }
        }
    }
}

/// What a number between the bounds means.
fn range_consequences(look: &Look<'_>, choice: &Choice) -> Option<String> {
    let state = look.game.state();
    match choice.offer {
        Offer::TakeOver { target, from, to } => {
            let shares = state.shares_held(target);
            let sum = |price: Money| price * Money::from(shares);
            Some(tr!("take-over-sum", shares = shares, from = sum(from), to = sum(to)))
        }
        _ => None,
    }
}
