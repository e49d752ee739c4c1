//! Buying trains: stack, pool and other companies in columns, with what each purchase leads to, and where the money
//! comes from when the treasury is too small.

use maud::{Markup, html};
use rules::event::TrainPlace;
use rules::title::Size;
use rules::train::{Source, Train};
use rules::{Action, CompanyId, CzEvent, Decision, Event, F56Offer, Money, Offer};

use super::consequences::{Outcome, agreed, changes, lines, outcome};
use super::{Bar, next_run, one, why_not};
use crate::choices::Choice;
use crate::family::{self, features};
use crate::impossible::reasons;
use crate::pages::paper;
use crate::pages::rulebook::cited;
use crate::pages::table::Scene;
use crate::text::{listed, t, tr};

/// The verbs that stand in the columns.
pub(super) const VERBS: [&str; 3] = ["verb-buy-train", "verb-buy-train-from", "verb-trade-train"];

/// The three columns.
pub(super) fn market(bar: &Bar<'_>) -> Markup {
    let scene = bar.scene;
    let Some(&Decision::Trains { company }) = scene.game.state().decision() else { return html! {} };
    let others: Vec<&Choice> =
        scene.choices.iter().filter(|choice| matches!(choice.offer, Offer::BuyTrainFrom { .. })).collect();
    let offered = |wanted: fn(&Offer) -> bool| scene.choices.iter().any(|choice| wanted(&choice.offer));
    let new = offered(|offer| {
        matches!(offer, Offer::BuyTrain { source: Source::Stack | Source::Beside, .. })
            || matches!(offer, Offer::F56(F56Offer::TradeTrain { .. }))
    });
    let pooled = offered(|offer| matches!(offer, Offer::BuyTrain { source: Source::Pool(_), .. }));
    let mut columns = [
        (new, from_stack(bar, company)),
        (pooled, from_pool(bar, company)),
        (!others.is_empty(), from_others(bar, &others)),
    ];
    // Where something can be bought comes first: who must buy sees at once how.
    columns.sort_by_key(|(possible, _)| !possible);
    html! {
        section .group.verb-buy-train aria-label=(t("verb-buy-train")) {
            h2 { (t("verb-buy-train")) }
            p { (state_of(scene, company)) }
            div .train-columns { @for (_, column) in &columns { (column) } }
        }
    }
}

/// New trains, and those that are traded for them.
fn from_stack(bar: &Bar<'_>, company: CompanyId) -> Markup {
    let scene = bar.scene;
    let trades =
        scene.choices.iter().filter(|choice| matches!(choice.offer, Offer::F56(F56Offer::TradeTrain { .. })));
    html! {
        div {
            h3 { (t("from-stack")) " " small { (left(scene)) } }
            ul {
                @for source in new_trains(scene) {
                    @for side in sides(scene, Train { card: scene.game.view().card_at(source), side: Size::Small }) {
                        li { (train(bar, company, source, side)) }
                    }
                }
                @for choice in trades { li { (trade(scene, choice)) } }
            }
        }
    }
}

/// Trains that wait for a buyer, each kind once.
fn from_pool(bar: &Bar<'_>, company: CompanyId) -> Markup {
    let mut pool = bar.scene.game.state().trains.pool.clone();
    pool.sort_unstable();
    pool.dedup();
    html! {
        div {
            h3 { (t("from-pool")) }
            @if pool.is_empty() { p .quiet { (t("pool-empty")) } }
            ul { @for &card in &pool { @for side in sides(bar.scene, card) {
                li { (train(bar, company, Source::Pool(card), side)) }
            } } }
        }
    }
}

/// Trains of other companies.
fn from_others(bar: &Bar<'_>, others: &[&Choice]) -> Markup {
    html! {
        div {
            h3 { (t("from-others")) }
            @if others.is_empty() && !bar.reasons.iter().any(|reason| reason.verb == VERBS[1]) {
                p .quiet { (t("others-none")) }
            }
            ul { @for choice in others { li { (one(bar.scene, choice)) } } }
            (why_not::beside(bar, VERBS[1]))
        }
    }
}

/// What a train of another company leads to, once its director agrees.
pub(super) fn of_another(scene: &Scene<'_>, choice: &Choice) -> Vec<String> {
    let (Offer::BuyTrainFrom { train, .. }, Some(company)) =
        (&choice.offer, scene.game.view().operating_company())
    else {
        return Vec::new();
    };
    let Some(mut after) = agreed(scene.game, &choice.action) else { return Vec::new() };
    // What is paid is still to be named.
    after.events.retain(|event| !matches!(event, Event::MoneyMoved { .. }));
    let runs = fits_not(scene, company, *train).into_iter().chain(next_run(scene, &after.game));
    runs.chain(changes(scene, &after)).collect()
}

/// That the company cannot run the train, where it cannot.
fn fits_not(scene: &Scene<'_>, company: CompanyId, train: Train) -> Option<String> {
    let runs = scene.game.view().runs(company, train);
    (!runs).then(|| tr!("fits-not", company = scene.names.company(company)))
}

/// What the company has, and whether it must buy.
fn state_of(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let (view, owner) = (scene.game.view(), scene.game.state().company(company));
    let trains: Vec<String> = owner.trains.iter().map(|&train| scene.names.train(train)).collect();
    let (name, limit, treasury) =
        (scene.names.company(company), paper::train_limit(view, company), owner.treasury);
    let may_stop = scene.choices.iter().any(|choice| choice.offer == Offer::Pass);
    html! {
        @if trains.is_empty() {
            (tr!("trains-none", company = name, limit = limit, treasury = scene.money(treasury)))
        } @else {
            (tr!("trains-have", company = name, count = trains.len(), trains = trains.join(", "), limit = limit,
                treasury = scene.money(treasury)))
        }
        @if !may_stop {
            " " b { (must_buy(scene, company)) }
        }
    }
}

/// Why the company must buy.
fn must_buy(scene: &Scene<'_>, company: CompanyId) -> String {
    let told = family::told(scene.game.title());
    told.map_or_else(|| t("trains-must"), |told| (told.must_buy)(scene.game.view(), company))
}

/// How many cards like the one on top are left.
fn left(scene: &Scene<'_>) -> String {
    let (stock, title) = (&scene.game.state().trains, scene.game.title());
    let card = title.card(stock.top);
    match card.count(scene.game.view().players()) {
        Some(_) => tr!("stack-left", count = stock.left, card = card.letter),
        None => tr!("stack-unlimited", card = card.letter),
    }
}

/// The sides of a card.
fn sides(scene: &Scene<'_>, train: Train) -> Vec<Size> {
    scene.game.title().card(train.card).sides.iter().map(|side| side.size).collect()
}

/// One side of a card: to buy, or with the reason why not.
fn train(bar: &Bar<'_>, company: CompanyId, source: Source, side: Size) -> Markup {
    let scene = bar.scene;
    let train = Train { card: scene.game.view().card_at(source), side };
    let price = scene.game.view().side(train).price;
    let action = Action::BuyTrain { source, side };
    let choice = scene.choices.iter().find(|choice| choice.action == action);
    let head = html! { span { b { (scene.names.train(train)) } " " (bar.scene.money(price)) } };
    let after = outcome(scene.game, &action);
    match choice.zip(after) {
        Some((choice, after)) => html! {
            button type="button" data-action=(choice.json()) aria-description=(scene.names.action(&action)) {
                (head)
                @if let Some(line) = fits_not(scene, company, train) { small { (line) } }
                @if let Some(line) = next_run(scene, &after.game) { small { b { (line) } } }
                @for line in purses(scene, company, choice) { small .emergency { (line) } }
                @for line in leads_to(scene, choice, after) { small { (line) } }
            }
        },
        None => {
            let refused = bar.impossible.iter().filter(|entry| entry.action == action);
            let reasons = reasons(scene.names, refused);
            html! {
                button type="button" disabled {
                    (head)
                    @for reason in &reasons { small { (reason.sentence) } }
                }
                @for reason in &reasons { (cited(reason.rule)) }
            }
        }
    }
}

/// What the purchase leads to. Where private money helps, where it comes from is said apart.
fn leads_to(scene: &Scene<'_>, choice: &Choice, mut after: Outcome) -> Vec<String> {
    if matches!(
        choice.offer,
        Offer::BuyTrain { help: 0, loan: 0, .. } | Offer::F56(F56Offer::TradeTrain { .. })
    ) {
        return lines(scene, &after).into_iter().chain(next_on_stack(scene, &after)).collect();
    }
    after
        .events
        .retain(|event| !matches!(event, Event::MoneyMoved { .. } | Event::Cz(CzEvent::DebtChanged { .. })));
    changes(scene, &after).into_iter().chain(next_on_stack(scene, &after)).collect()
}

/// What is for sale next, where the purchase takes the last card of a letter.
fn next_on_stack(scene: &Scene<'_>, after: &Outcome) -> Option<String> {
    let top = after.game.state().trains.top;
    let card = (top != scene.game.state().trains.top).then(|| scene.game.title().card(top))?;
    let sides = card
        .sides
        .iter()
        .map(|side| format!("{} ({})", scene.names.train_type(side.train), scene.money(side.price)));
    Some(tr!("next-on-stack", trains = listed(&sides.collect::<Vec<_>>())))
}

/// Where the money comes from when the treasury is too small, and what a loan costs.
fn purses(scene: &Scene<'_>, company: CompanyId, choice: &Choice) -> Vec<String> {
    let Offer::BuyTrain { price, help, loan, .. } = choice.offer else { return Vec::new() };
    let treasury: Money = scene.game.state().company(company).treasury;
    match (help, loan) {
        (0, 0) => Vec::new(),
        (_, 0) => vec![tr!(
            "emergency-no-loan",
            price = scene.money(price),
            treasury = scene.money(treasury),
            help = scene.money(help)
        )],
        _ => vec![
            tr!(
                "emergency",
                price = scene.money(price),
                treasury = scene.money(treasury),
                help = scene.money(help),
                loan = scene.money(loan)
            ),
            tr!("loan-cost", double = scene.money(2 * loan), loan = scene.money(loan)),
        ],
    }
}

/// The top of the stack, and the last kind of trains where that is for sale beside it (R-36-PHS-03).
fn new_trains(scene: &Scene<'_>) -> Vec<Source> {
    let (stock, view) = (&scene.game.state().trains, scene.game.view());
    let last_beside = features(scene.game).last_beside;
    let beside = last_beside
        && view.title.phase(view.state.phase).last_trains
        && stock.top != view.last_card()
        && stock.beside > 0;
    let gone = last_beside && stock.top == view.last_card() && stock.beside == 0;
    let top = (!gone).then_some(Source::Stack);
    top.into_iter().chain(beside.then_some(Source::Beside)).collect()
}

/// A train handed in for one of the last kind (R-36-TRN-04).
fn trade(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let Offer::F56(F56Offer::TradeTrain { train, price, .. }) = choice.offer else { return html! {} };
    let Some(mut after) = outcome(scene.game, &choice.action) else { return html! {} };
    // The train that is handed in goes to the pool first: nothing that the company would have to return.
    let handed_in =
        after.events.iter().position(|event| matches!(event, Event::TrainMoved { to: TrainPlace::Pool, .. }));
    handed_in.map(|index| after.events.remove(index));
    let last = Train { card: scene.game.view().last_card(), side: train.side };
    html! {
        button type="button" data-action=(choice.json()) aria-description=(scene.names.action(&choice.action)) {
            span { b { (scene.names.train(last)) } " " (tr!("trade-for", train = scene.names.train(train), price = scene.money(price))) }
            @if let Some(line) = next_run(scene, &after.game) { small { b { (line) } } }
            @for line in leads_to(scene, choice, after) { small { (line) } }
        }
    }
}
