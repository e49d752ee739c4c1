//! The action bar: everything that may be done now, grouped by verb, with what it leads to; and what is impossible.

mod answers;
pub(super) mod benelux;
mod consequences;
mod dividend;
mod papers;
mod places;
mod pre_stock;
mod run;
mod stock;
mod track;
mod trains;
mod why_not;

use maud::{Markup, html};
use rules::state::LocalOwner;
use rules::{CzOffer, Decision, F56Offer, Game, Offer};

pub(super) use consequences::{Outcome, consequences, outcome};
pub(super) use stock::sale;
pub(super) use why_not::list as reason_list;

use super::table::Look;
use super::{badge, bots, log, result, take_over};
use crate::choices::{Choice, Range, by_verb};
use crate::impossible::{Impossible, Reason, impossible, reasons};
use crate::text::{money, t, tr};

/// What the action bar is drawn from.
struct Bar<'a> {
    look: &'a Look<'a>,
    /// What is impossible now.
    impossible: Vec<Impossible>,
    /// The same in words.
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
            (latest(look))
        };
    }
    if look.game.state().is_over() {
        return result::standing(look);
    }
    if !look.may_act {
        let seat = look.game.decider().map(|seat| look.names.player(seat)).unwrap_or_default();
        return html! { p .note { (tr!("others-decide", player = seat)) } (bots::stood_in(look)) (latest(look)) };
    }
    let impossible = impossible(look.game);
    let reasons = reasons(look.names, &impossible);
    let bar = Bar { look, impossible, reasons };
    let groups = by_verb(&look.choices);
    let mut shown: Vec<&str> = groups.iter().map(|(verb, _)| *verb).collect();
    let (mut main, aside): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(verb, _)| !is_aside(look.game, verb));
    main.sort_by_key(|(verb, _)| place(verb));
    // A step that waits only for what may be done beside it shows that at once.
    let idle = main.iter().flat_map(|(_, choices)| choices).all(|choice| earns_nothing(&choice.offer));
    let buys_trains = matches!(look.game.state().decision(), Some(Decision::Trains { .. }));
    if buys_trains {
        main.retain(|(verb, _)| !trains::VERBS.contains(verb));
        shown.extend(trains::VERBS);
    }
    let own = benelux::own_verbs(look.game);
    main.retain(|(verb, _)| !own.contains(verb));
    shown.extend(own);
    html! {
        (hint(look))
        (benelux::hint(&bar))
        div .groups {
            @if buys_trains { (trains::market(&bar)) }
            @for (verb, choices) in &main { (group(&bar, verb, choices)) }
        }
        (answers::terms(look))
        (benelux::details(look))
        @if !aside.is_empty() {
            details .at-any-time data-aside open[idle] {
                summary { @if benelux::has_credit(look.game) { (t("at-any-time-credit")) } @else { (t("at-any-time")) } }
                div .groups.aside { @for (verb, choices) in &aside { (group(&bar, verb, choices)) } }
            }
        }
        (why_not::rest(&bar, &shown))
    }
}

/// What led here, where the log is out of sight: on a phone. Elsewhere the map would jump with it.
fn latest(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(before) = look.at.checked_sub(1) { div .latest { (log::since(look, before)) } }
    }
}

/// To pass, or to run without any revenue.
fn earns_nothing(offer: &Offer) -> bool {
    matches!(offer, Offer::Pass | Offer::RunTrains { revenue: 0, .. })
}

/// What may be done beside the decision itself: mostly what local railways allow at any time of a turn.
fn is_aside(game: &Game, verb: &str) -> bool {
    let track =
        matches!(game.state().decision(), Some(Decision::Track { .. } | Decision::RailwayTile { .. }));
    let runs = matches!(game.state().decision(), Some(Decision::Run { .. }));
    match verb {
        "verb-lay-tile" => !track,
        // Before the run a train can still wait.
        "verb-assign-train" => !runs,
        // In a stock round a private company is one of the purchases.
        "verb-offer-for-local" => !matches!(game.state().decision(), Some(Decision::Exchange { .. })),
        "verb-sell-local" | "verb-post" => true,
        _ => false,
    }
}

/// To pass comes first among offers, and last among buttons; a new company has many prices, and comes after shares.
fn place(verb: &str) -> u8 {
    match verb {
        "verb-pass" => 3,
        "verb-offer-for-local" => 2,
        "verb-start-company" => 1,
        _ => 0,
    }
}

/// What there is to say before the choices of some decisions.
fn hint(look: &Look<'_>) -> Markup {
    match look.game.state().decision() {
        Some(Decision::PreStock { .. }) => pre_stock::orders(look),
        Some(Decision::PickPaper { .. } | Decision::Bid { .. }) => papers::auction(look),
        Some(&Decision::RailwayTile { paper, .. }) => papers::tile(look, paper),
        Some(Decision::Answer { company, deal, price, .. }) => answers::offer(look, *company, *deal, *price),
        Some(&Decision::CounterOffer { deal, offered, by, price, .. }) => {
            answers::countered(look, deal, by, offered, price)
        }
        Some(Decision::ReturnTrains { company, .. }) => answers::returning(look, *company),
        Some(Decision::TakenTrains { company, .. }) => answers::taken(look, *company),
        Some(
            Decision::HomeCity { .. }
            | Decision::DoubledMarker { .. }
            | Decision::Station { .. }
            | Decision::PrivateStation { .. }
            | Decision::NationalStations { .. },
        ) => html! { p .quiet { (t("choose-on-map")) } },
        _ => html! {},
    }
}

fn group(bar: &Bar<'_>, verb: &str, choices: &[&Choice]) -> Markup {
    let look = bar.look;
    if verb == "verb-pass" {
        return html! {
            section .group.pass { @for choice in choices { (button(look, choice, &pass_words(look.game))) } }
        };
    }
    if verb == "verb-claim-revenue" {
        return run::claim(look, choices);
    }
    let heading = match verb {
        "verb-offer-for-local" if benelux::has_credit(look.game) => t("verb-offer-for-private"),
        _ => t(verb),
    };
    html! {
        section .group.(verb) aria-label=(heading) {
            h2 { (heading) }
            @if let Some(own) = benelux::group(look, verb, choices) { (own) } @else { @match verb {
                "verb-buy-local" => (pre_stock::locals(bar)),
                "verb-pick-paper" => (papers::picks(look, choices)),
                "verb-bid" => (papers::bids(look, choices)),
                "verb-assign-train" => (papers::assign(look, choices)),
                "verb-lay-tile" | "verb-lay-home-tile" => (track::hexes(look, choices)),
                "verb-start-company" => (stock::starts(look, choices)),
                "verb-sell-shares" => (stock::sales(look, choices)),
                "verb-run-trains" => (run::best(look, choices)),
                "verb-dividend" => (dividend::cards(look, choices)),
                "verb-take-over" => (take_over::targets(look, choices)),
                "verb-counter-offer" => (answers::counter(look, choices)),
                _ => ul { @for choice in choices { li { (one(look, choice)) } } },
            } }
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
        Some(Decision::Bid { .. }) => t("pass-bid"),
        Some(Decision::RailwayTile { .. }) => t("pass-track"),
        Some(Decision::Stock { sold, .. }) if !sold.is_empty() => t("pass-after-selling"),
        Some(Decision::Exchange { done, .. }) if done.bought.is_some() => t("pass-after-buying"),
        Some(Decision::Exchange { done, .. }) if !done.sold.is_empty() => t("pass-after-selling"),
        Some(Decision::Raise { .. }) => t("pass-raise"),
        Some(Decision::PrivateStation { .. }) => t("pass-station"),
        Some(Decision::Borrow { .. }) => t("pass-borrow"),
        Some(Decision::Loans { .. }) => t("pass-loans"),
        Some(Decision::NationalTrains { .. }) => t("pass-national-trains"),
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
    let place = places::of(look, choice);
    html! {
        button type="button" data-action=(choice.json()) data-hex=[place.as_ref().map(|place| &place.hex)]
            data-spot=[place.as_ref().map(|place| &place.spot)] data-mark=[place.as_ref().map(|place| &place.mark)]
            data-title=[place.as_ref().map(|_| t(choice.verb))] {
            span { (words) }
            @for line in told(look, choice) { small { (line) } }
        }
    }
}

/// What is said under a button: what the action leads to, where that is not plain.
fn told(look: &Look<'_>, choice: &Choice) -> Vec<String> {
    let telling = matches!(
        choice.offer,
        Offer::BuyShare { .. }
            | Offer::F56(F56Offer::BuyFromPool { .. })
            | Offer::F56(F56Offer::RepayLoan)
            | Offer::PlaceStation { .. }
            | Offer::Cz(CzOffer::TurnTrain { .. })
            | Offer::Cz(CzOffer::SellLocal { .. })
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
                input type="number" name="number" min=(from) max=(to) value=(from) required inputmode="numeric";
                small { (tr!("range", from = from, to = to)) }
            }
            button type="submit" { (submit_words(look, &choice.offer)) }
        }
    }
}

/// What the button after a number says.
fn submit_words(look: &Look<'_>, offer: &Offer) -> String {
    match offer {
        Offer::CounterOffer { .. } if !answers::is_for_sale(look.game) => t("do-ask"),
        Offer::Cz(CzOffer::RepayDebt { .. }) => t("do-repay"),
        Offer::ClaimRevenue {} => t("do-claim"),
        Offer::Cz(CzOffer::Bid { .. }) | Offer::F56(F56Offer::BidFor { .. }) => t("do-bid"),
        _ => t("do-offer"),
    }
}

/// What stands on the button.
fn words(look: &Look<'_>, choice: &Choice) -> Markup {
    let (title, names) = (look.game.title(), look.names);
    match &choice.offer {
        Offer::BuyShare { company, price } if benelux::has_credit(look.game) => {
            html! { (badge(title, *company)) " " (tr!("from-offering", price = price)) }
        }
        Offer::F56(F56Offer::BuyFromPool { company, price }) => {
            html! { (badge(title, *company)) " " (tr!("out-of-pool", price = price)) }
        }
        Offer::BuyShare { company, price } => html! { (badge(title, *company)) " " (money(price)) },
        Offer::PlaceStation { hex, city, cost } => {
            html! { (names.city(*hex, *city)) " " (money(cost)) }
        }
        Offer::BuyTrainFrom { seller, train, .. } => {
            html! { (badge(title, *seller)) " " (names.train(*train)) (only_price(choice)) }
        }
        Offer::Accept | Offer::Refuse => html! { b { (names.action(&choice.action)) } },
        Offer::CounterOffer { .. } if choice.range.is_some() => answers::label(look.game),
        Offer::OfferForLocal { local, .. } => {
            let owner = match look.game.state().local(*local).owner {
                LocalOwner::Player(seat) => names.player(seat),
                _ => String::new(),
            };
            html! { b { (title.local(*local).id) } " " (owner) (only_price(choice)) }
        }
        Offer::Cz(CzOffer::SellLocal { local, price }) => {
            html! { b { (title.local(*local).id) } " " (money(price)) }
        }
        Offer::ClaimRevenue {} => html! { (t("revenue")) },
        Offer::F56(F56Offer::BidFor { local, .. }) => {
            html! { (t("bid-for")) " " b { (title.local(*local).id) } }
        }
        Offer::ReturnTrain { train } => html! { (names.train(*train)) },
        Offer::F56(F56Offer::PlacePost { hex }) => html! { (names.hex(*hex)) },
        Offer::Cz(CzOffer::Bid { local, .. }) => html! { (t("bid-for")) " " b { (title.local(*local).id) } },
        Offer::Cz(CzOffer::ReturnMarker { city }) => html! {
            @if let Some(owner) = places::returned(look, *city) { (badge(title, owner)) " " }
            (names.action(&choice.action))
        },
        _ => html! { (names.offer(&choice.offer)) },
    }
}

/// The price where there is only one; otherwise it is filled in.
fn only_price(choice: &Choice) -> Markup {
    match choice.offer {
        Offer::BuyTrainFrom { from, .. } | Offer::OfferForLocal { from, .. } if choice.range.is_none() => {
            html! { " " (money(from)) }
        }
        _ => html! {},
    }
}
