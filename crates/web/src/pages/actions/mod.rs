//! The action bar: everything that may be done now, grouped by verb, with what it leads to; and what is impossible.

mod answers;
mod consequences;
mod dividend;
pub(super) mod f56;
mod map_spots;
mod number;
mod papers;
mod pre_stock;
mod run;
mod stock;
mod track;
mod trains;
mod waiting;
mod way;
mod why_not;

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::{Action, CompanyId, CzDecision, CzOffer, Decision, F56Decision, F56Offer, Game, Offer};

use number::form;

use consequences::lines;
pub(super) use consequences::{Outcome, agreed, cash_then, consequences, outcome};
pub(super) use stock::sale;
pub(super) use track::hexes;
pub(super) use why_not::list as reason_list;

use super::table::Scene;
use super::tray::in_words;
use super::{badge, bots, log, result, take_over};
use crate::choices::{Choice, by_verb};
use crate::family::{features, has_locals};
use crate::impossible::{Impossible, Reason, impossible, reasons};
use crate::prospects::{earned, last_run};
use crate::text::{t, tr};

/// What the action bar is drawn from.
struct Bar<'a> {
    scene: &'a Scene<'a>,
    /// What is impossible now.
    impossible: Vec<Impossible>,
    /// The same in words.
    reasons: Vec<Reason>,
}

/// What may be done: the choices, which scroll by themselves, and the way on, which is always in sight.
pub(super) struct Answers {
    pub(super) choices: Markup,
    pub(super) way: Markup,
}

/// What may be done, or why nothing may.
pub(super) fn all(scene: &Scene<'_>) -> Answers {
    if scene.may_act && !scene.game.state().is_over() {
        return Answers { choices: choices(scene), way: way::on(scene) };
    }
    Answers { choices: nothing(scene), way: way::back(scene) }
}

/// What is shown to whoever has nothing to decide here.
fn nothing(scene: &Scene<'_>) -> Markup {
    if !scene.now {
        return html! {
            p .note { (tr!("looking-back", at = scene.at, now = scene.table.line().len())) }
            (latest(scene))
        };
    }
    if scene.game.state().is_over() {
        return result::standing(scene);
    }
    let seat = scene.game.decider().map(|seat| scene.names.player(seat)).unwrap_or_default();
    html! { p .note { (tr!("others-decide", player = seat)) } (bots::stood_in(scene)) (waiting::choices_of_others(scene)) (latest(scene)) }
}

/// Everything that may be chosen, by verb, and what may not.
fn choices(scene: &Scene<'_>) -> Markup {
    let impossible = impossible(scene.game);
    let reasons = reasons(scene.names, &impossible);
    let bar = Bar { scene, impossible, reasons };
    let groups = by_verb(&scene.choices);
    let mut shown: Vec<&str> = groups.iter().map(|(verb, _)| *verb).collect();
    let (mut main, aside): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(verb, _)| !is_aside(scene.game, verb));
    main.sort_by_key(|(verb, _)| place(verb));
    // A step that waits only for what may be done beside it shows that at once.
    let idle = main.iter().flat_map(|(_, choices)| choices).all(|choice| earns_nothing(&choice.offer));
    let buys_trains = matches!(scene.game.state().decision(), Some(Decision::Trains { .. }));
    let can_buy = shown.iter().any(|verb| trains::VERBS.contains(verb));
    if buys_trains {
        main.retain(|(verb, _)| !trains::VERBS.contains(verb));
        shown.extend(trains::VERBS);
    }
    let own = f56::own_verbs(scene.game);
    main.retain(|(verb, _)| !own.contains(verb) && *verb != "verb-pass");
    shown.extend(own);
    // Whoever has to sell shares before any train can be bought sees those first.
    let market_first = can_buy || main.is_empty();
    html! {
        (hint(scene))
        (f56::hint(&bar))
        div .groups {
            @if buys_trains && market_first { (trains::market(&bar)) }
            @for (verb, choices) in &main { (group(&bar, verb, choices)) }
            @if buys_trains && !market_first { (trains::market(&bar)) }
        }
        (f56::details(scene))
        @if !aside.is_empty() {
            details .at-any-time data-aside open[idle] {
                summary { @if has_locals(scene.game) { (t("at-any-time")) } @else { (t("at-any-time-privates")) } }
                div .groups.aside { @for (verb, choices) in &aside { (group(&bar, verb, choices)) } }
            }
        }
        (why_not::rest(&bar, &shown))
    }
}

/// So many of the last moves are told to whoever waits.
const LATEST: usize = 4;

/// What led here.
fn latest(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.at > 0 {
            div .latest { h2 { (t("latest-moves")) } (log::since(scene, scene.at.saturating_sub(LATEST))) }
        }
    }
}

/// To pass, or to run without any revenue.
fn earns_nothing(offer: &Offer) -> bool {
    matches!(offer, Offer::Pass | Offer::RunTrains { revenue: 0, .. })
}

/// What may be done beside the decision itself: mostly what local railways allow at any time of a turn.
fn is_aside(game: &Game, verb: &str) -> bool {
    let track = matches!(
        game.state().decision(),
        Some(Decision::Track { .. } | Decision::Cz(CzDecision::RailwayTile { .. }))
    );
    let runs = matches!(game.state().decision(), Some(Decision::Run { .. }));
    match verb {
        "verb-lay-tile" => !track,
        // Before the run a train can still wait.
        "verb-assign-train" => !runs,
        // In a stock round a private company is one of the purchases.
        "verb-offer-for-local" => {
            !matches!(game.state().decision(), Some(Decision::F56(F56Decision::Exchange { .. })))
        }
        "verb-sell-local" | "verb-post" => true,
        _ => false,
    }
}

/// Companies to start have many prices, below which nobody would look for what may be sold.
fn place(verb: &str) -> u8 {
    match verb {
        "verb-offer-for-local" => 3,
        "verb-start-company" => 2,
        "verb-sell-shares" => 1,
        _ => 0,
    }
}

/// What there is to say before the choices of some decisions.
fn hint(scene: &Scene<'_>) -> Markup {
    match scene.game.state().decision() {
        Some(Decision::Cz(CzDecision::PreStock { .. })) => pre_stock::orders(scene),
        Some(Decision::Cz(CzDecision::PickPaper { .. } | CzDecision::Bid { .. })) => papers::auction(scene),
        Some(&Decision::Cz(CzDecision::RailwayTile { paper, .. })) => papers::tile(scene, paper),
        Some(Decision::Answer { company, deal, price, .. }) => answers::offer(scene, *company, *deal, *price),
        Some(&Decision::CounterOffer { deal, offered, by, price, .. }) => {
            answers::countered(scene, deal, by, offered, price)
        }
        Some(Decision::ReturnTrains { company, .. }) => answers::returning(scene, *company),
        Some(Decision::Cz(CzDecision::TakenTrains { company, .. })) => answers::taken(scene, *company),
        _ => html! {},
    }
}

/// What is chosen by a place in a city: on the map as well.
const ON_THE_MAP: [&str; 4] =
    ["verb-place-station", "verb-choose-city", "verb-return-marker", "verb-remove-station"];

fn group(bar: &Bar<'_>, verb: &str, choices: &[&Choice]) -> Markup {
    let scene = bar.scene;
    if verb == "verb-claim-revenue" {
        return run::claim(scene, choices);
    }
    let heading = match verb {
        "verb-offer-for-local" if !has_locals(scene.game) => t("verb-offer-for-private"),
        _ => t(verb),
    };
    // A single button that says the same is its own heading.
    let only = matches!(choices, [only] if scene.names.offer(&only.offer) == heading);
    html! {
        section .group.(verb) aria-label=(heading) {
            @if !only { h2 { (heading) } }
            @if ON_THE_MAP.contains(&verb) { p .quiet { (t("choose-on-map")) } }
            @if let Some(own) = f56::group(scene, verb, choices) { (own) } @else { @match verb {
                "verb-buy-local" => (pre_stock::privates(bar)),
                "verb-pick-paper" => (papers::picks(scene, choices)),
                "verb-bid" => (papers::bids(scene, choices)),
                "verb-assign-train" => (papers::assign(scene, choices)),
                "verb-lay-tile" | "verb-lay-home-tile" => (hexes(scene, choices)),
                "verb-start-company" => (stock::starts(scene, choices)),
                "verb-sell-shares" => (stock::sales(scene, choices)),
                "verb-run-trains" => (run::best(scene, choices)),
                "verb-dividend" => (dividend::cards(scene, choices)),
                "verb-take-over" => (take_over::targets(scene, choices)),
                "verb-counter-offer" => (answers::counter(scene, choices)),
                _ => (plain(scene, choices)),
            } }
            @if verb == "verb-answer" { (answers::terms(scene)) }
            (why_not::beside(bar, verb))
        }
    }
}

/// Cities in which a station may be placed, with nothing about what that leads to.
pub(super) fn cities(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    html! {
        ul { @for choice in choices { li { (button_saying(scene, choice, &html! { (scene.names.offer(&choice.offer)) }, &[])) } } }
    }
}

/// A list of buttons and numbers. What all of them lead to alike is said once, above them.
fn plain(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let lines: Vec<Vec<String>> = choices.iter().map(|choice| told(scene, choice)).collect();
    let everywhere = |line: &&String| lines.len() > 1 && lines.iter().all(|other| other.contains(line));
    let shared: Vec<String> =
        lines.iter().flatten().take(lines.first().map_or(0, Vec::len)).filter(everywhere).cloned().collect();
    html! {
        @if !shared.is_empty() { p .quiet { (shared.join(" · ")) } }
        ul {
            @for (choice, lines) in choices.iter().zip(&lines) {
                @let own: Vec<&String> = lines.iter().filter(|line| !shared.contains(line)).collect();
                li {
                    @match choice.range {
                        Some(range) => (form(scene, choice, range)),
                        None => (button_saying(scene, choice, &words(scene, choice), &own)),
                    }
                }
            }
        }
    }
}

fn one(scene: &Scene<'_>, choice: &Choice) -> Markup {
    match choice.range {
        Some(range) => form(scene, choice, range),
        None => button(scene, choice, &words(scene, choice)),
    }
}

fn button(scene: &Scene<'_>, choice: &Choice, words: &Markup) -> Markup {
    let lines = told(scene, choice);
    button_saying(scene, choice, words, &lines.iter().collect::<Vec<_>>())
}

fn button_saying(scene: &Scene<'_>, choice: &Choice, words: &Markup, lines: &[&String]) -> Markup {
    let place = map_spots::of(scene, choice);
    html! {
        button type="button" .main[choice.offer == Offer::Accept] data-action=(choice.json()) data-hex=[place.as_ref().map(|place| &place.hex)]
            data-spot=[place.as_ref().map(|place| &place.spot)] data-mark=[place.as_ref().map(|place| &place.mark)]
            data-title=[place.as_ref().map(|_| t(choice.verb))] {
            span { (words) }
            @for line in lines { small { (line) } }
        }
    }
}

/// What is said under a button: what the action leads to, where that is not plain.
fn told(scene: &Scene<'_>, choice: &Choice) -> Vec<String> {
    let telling = matches!(
        choice.offer,
        Offer::BuyShare { .. }
            | Offer::F56(F56Offer::BuyFromPool { .. } | F56Offer::RepayLoan)
            | Offer::PlaceStation { .. }
            | Offer::Cz(CzOffer::TurnTrain { .. } | CzOffer::SellLocal { .. })
    );
    let after = telling.then(|| outcome(scene.game, &choice.action)).flatten();
    let mut lines = after.as_ref().map_or_else(Vec::new, |after| lines(scene, after));
    match choice.offer {
        Offer::BuyShare { company, .. } | Offer::F56(F56Offer::BuyFromPool { company, .. }) => {
            lines.insert(0, run_words(scene, company));
        }
        Offer::PlaceStation { .. } => {
            // What comes without a station as well is no consequence of this one.
            let without = consequences(scene, &Action::Pass);
            lines.retain(|line| !without.contains(line));
            lines.extend(after.and_then(|after| next_run(scene, &after.game)));
        }
        Offer::OfferForPrivate { private, .. } => {
            let private = scene.game.title().private(private);
            let (price, income) = (scene.money(private.price), scene.money(private.income));
            lines.push(tr!("private-terms", price = price, income = income));
        }
        Offer::BuyTrainFrom { .. } => lines = trains::of_another(scene, choice),
        Offer::ReturnTrain { .. } => lines.extend(answers::run_without(scene, choice)),
        _ => {}
    }
    lines
}

/// What a share of the company got of its last run.
fn run_words(scene: &Scene<'_>, company: CompanyId) -> String {
    match last_run(scene.table, scene.game, scene.at, company) {
        Some(ran) if ran.revenue == 0 => t("last-run-nothing"),
        Some(ran) => tr!("last-run-short", share = scene.money(ran.per_share), percent = ran.yields),
        None => t("last-run-none"),
    }
}

/// What the trains of the operating company earn now, and after something.
fn next_run(scene: &Scene<'_>, after: &Game) -> Option<String> {
    run_of(scene, after, scene.game.view().operating_company()?)
}

/// What the trains of a company earn now, and after something. Before the company has run it is the run of this turn.
fn run_of(scene: &Scene<'_>, after: &Game, company: CompanyId) -> Option<String> {
    let earns = in_words(scene.game.title(), earned(scene.game, after, company)?);
    let own = scene.game.view().operating_company() == Some(company);
    let still_runs = matches!(
        scene.game.state().decision(),
        Some(
            Decision::Track { .. }
                | Decision::Station { .. }
                | Decision::F56(F56Decision::PrivateStation { .. })
        )
    );
    Some(if own && still_runs { tr!("this-run", earns = earns) } else { tr!("next-run", earns = earns) })
}

/// What stands on the button.
fn words(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let (title, names) = (scene.game.title(), scene.names);
    match &choice.offer {
        Offer::BuyShare { company, price } if features(scene.game).pool => {
            html! { (badge(title, *company)) " " (tr!("from-offering", price = scene.money(price))) }
        }
        Offer::F56(F56Offer::BuyFromPool { company, price }) => {
            html! { (badge(title, *company)) " " (tr!("out-of-pool", price = scene.money(price))) }
        }
        Offer::BuyShare { company, price } => html! { (badge(title, *company)) " " (scene.money(price)) },
        Offer::PlaceStation { hex, city, cost } => {
            html! { (names.city(*hex, *city)) " " (scene.money(cost)) }
        }
        Offer::BuyTrainFrom { seller, train, .. } => {
            html! { (badge(title, *seller)) " " (names.train(*train)) (only_price(scene, choice)) }
        }
        Offer::Accept | Offer::Refuse => html! { b { (names.action(&choice.action)) } },
        Offer::CounterOffer { .. } if choice.range.is_some() => answers::label(scene.game),
        Offer::OfferForPrivate { private, .. } => {
            let owner = match scene.game.state().private(*private).owner {
                PrivateOwner::Player(seat) => names.player(seat),
                _ => String::new(),
            };
            html! { b { (title.private(*private).id) } " " (owner) (only_price(scene, choice)) }
        }
        Offer::Cz(CzOffer::SellLocal { private, price }) => {
            html! { b { (title.private(*private).id) } " " (scene.money(price)) }
        }
        Offer::ClaimRevenue {} => html! { (t("revenue")) },
        Offer::ReturnTrain { train } => html! { (names.train(*train)) },
        Offer::F56(F56Offer::PlacePost { hex }) => html! { (names.hex(*hex)) },
        // The paper stands above it.
        Offer::F56(F56Offer::BidFor { private, .. }) => {
            html! { span .unseen { (tr!("bid-for", private = title.private(*private).id)) } }
        }
        Offer::Cz(CzOffer::Bid { private, .. }) => {
            html! { (tr!("bid-for", private = title.private(*private).id)) }
        }
        Offer::Cz(CzOffer::ReturnMarker { city }) => html! {
            @if let Some(owner) = map_spots::returned(scene, *city) { (badge(title, owner)) " " }
            (names.action(&choice.action)) (exits(scene, *city))
        },
        Offer::ChooseCity { city } => {
            html! { (names.offer(&choice.offer)) (exits(scene, *city)) }
        }
        _ => html! { (names.offer(&choice.offer)) },
    }
}

/// Where the track of a city leads, on the hex that is asked about.
fn exits(scene: &Scene<'_>, city: u8) -> String {
    let hex = match scene.game.state().decision() {
        Some(Decision::HomeCity { hex, .. } | Decision::Cz(CzDecision::DoubledMarker { hex, .. })) => *hex,
        _ => return String::new(),
    };
    let sides = scene.names.sides(scene.game.view().face(hex).exits_of(city));
    if sides.is_empty() { sides } else { format!(" ({sides})") }
}

/// The price where there is only one; otherwise it is filled in.
fn only_price(scene: &Scene<'_>, choice: &Choice) -> Markup {
    match choice.offer {
        Offer::BuyTrainFrom { from, .. } | Offer::OfferForPrivate { from, .. } if choice.range.is_none() => {
            html! { " " (scene.money(from)) }
        }
        _ => html! {},
    }
}
