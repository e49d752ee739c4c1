//! Buying trains: stack, pool and other companies in columns, with what each purchase leads to, and where the money
//! comes from when the treasury is too small.

use maud::{Markup, html};
use rules::action::Source;
use rules::state::Train;
use rules::title::Size;
use rules::{Action, CompanyId, Decision, Event, Money, Offer};

use super::consequences::{changes, lines, outcome};
use super::{Bar, one, why_not};
use crate::choices::Choice;
use crate::impossible::reasons;
use crate::pages::table::Look;
use crate::text::{t, tr};

/// The verbs that stand in the columns.
pub(super) const VERBS: [&str; 2] = ["verb-buy-train", "verb-buy-train-from"];

/// The three columns.
pub(super) fn market(bar: &Bar<'_>) -> Markup {
    let look = bar.look;
    let Some(&Decision::Trains { company }) = look.game.state().decision() else { return html! {} };
    let stock = &look.game.state().trains;
    let mut pool = stock.pool.clone();
    pool.sort_unstable();
    pool.dedup();
    let others: Vec<&Choice> =
        look.choices.iter().filter(|choice| matches!(choice.offer, Offer::BuyTrainFrom { .. })).collect();
    html! {
        section .group.verb-buy-train aria-label=(t("verb-buy-train")) {
            h2 { (t("verb-buy-train")) }
            p { (state_of(look, company)) }
            div .train-columns {
                div {
                    h3 { (t("from-stack")) " " small { (left(look)) } }
                    ul { @for side in sides(look, Train { card: stock.top, side: Size::Small }) {
                        li { (train(bar, company, Source::Stack, side)) }
                    } }
                }
                div {
                    h3 { (t("from-pool")) }
                    @if pool.is_empty() { p .quiet { (t("pool-empty")) } }
                    ul { @for &card in &pool { @for side in sides(look, card) {
                        li { (train(bar, company, Source::Pool(card), side)) }
                    } } }
                }
                div {
                    h3 { (t("from-others")) }
                    @if others.is_empty() && !bar.reasons.iter().any(|reason| reason.verb == VERBS[1]) {
                        p .quiet { (t("others-none")) }
                    }
                    ul { @for choice in others { li { (one(look, choice)) } } }
                    (why_not::beside(bar, VERBS[1]))
                }
            }
        }
    }
}

/// What the company has, and whether it must buy.
fn state_of(look: &Look<'_>, company: CompanyId) -> Markup {
    let (view, owner) = (look.game.view(), look.game.state().company(company));
    let trains: Vec<String> = owner.trains.iter().map(|&train| look.names.train(train)).collect();
    let (name, limit, treasury) = (look.names.company(company), view.train_limit(company), owner.treasury);
    let may_stop = look.choices.iter().any(|choice| choice.offer == Offer::Pass);
    html! {
        @if trains.is_empty() {
            (tr!("trains-none", company = name, limit = limit, treasury = treasury))
        } @else {
            (tr!("trains-have", company = name, count = trains.len(), trains = trains.join(" "), limit = limit,
                treasury = treasury))
        }
        @if !may_stop { " " b { (t("trains-must")) } }
    }
}

/// How many cards like the one on top are left.
fn left(look: &Look<'_>) -> String {
    let (stock, title) = (&look.game.state().trains, look.game.title());
    let card = title.card(stock.top);
    match card.count(look.game.view().players()) {
        Some(_) => tr!("stack-left", count = stock.left, card = card.letter),
        None => tr!("stack-unlimited", card = card.letter),
    }
}

/// The sides of a card.
fn sides(look: &Look<'_>, train: Train) -> Vec<Size> {
    look.game.title().card(train.card).sides.iter().map(|side| side.size).collect()
}

/// One side of a card: to buy, or with the reason why not.
fn train(bar: &Bar<'_>, company: CompanyId, source: Source, side: Size) -> Markup {
    let look = bar.look;
    let card = match source {
        Source::Stack => look.game.state().trains.top,
        Source::Beside => look.game.view().last_card(),
        Source::Pool(train) => train.card,
    };
    let train = Train { card, side };
    let price = look.game.view().side(train).price;
    let action = Action::BuyTrain { source, side };
    let choice = look.choices.iter().find(|choice| choice.action == action);
    let head = html! { span { b { (look.names.train(train)) } " " (tr!("price-of", price = price)) } };
    match choice {
        Some(choice) => html! {
            button type="button" data-action=(choice.json()) aria-description=(look.names.action(&action)) {
                (head)
                @if !look.game.view().runs(company, train) {
                    small { (tr!("fits-not", company = look.names.company(company))) }
                }
                @for line in money(look, company, choice) { small .emergency { (line) } }
                @for line in leads_to(look, choice) { small { (line) } }
            }
        },
        None => {
            let refused = bar.impossible.iter().filter(|entry| entry.action == action);
            html! {
                button type="button" disabled {
                    (head)
                    @for reason in reasons(look.names, refused) { small { (reason.sentence) " – " (reason.rule) } }
                }
            }
        }
    }
}

/// What the purchase leads to. Where private money helps, where it comes from is said apart.
fn leads_to(look: &Look<'_>, choice: &Choice) -> Vec<String> {
    let Some(mut after) = outcome(look.game, &choice.action) else { return Vec::new() };
    if matches!(choice.offer, Offer::BuyTrain { help: 0, loan: 0, .. }) {
        return lines(look, &after);
    }
    after.events.retain(|event| !matches!(event, Event::MoneyMoved { .. } | Event::DebtChanged { .. }));
    changes(look, &after)
}

/// Where the money comes from when the treasury is too small, and what a loan costs.
fn money(look: &Look<'_>, company: CompanyId, choice: &Choice) -> Vec<String> {
    let Offer::BuyTrain { price, help, loan, .. } = choice.offer else { return Vec::new() };
    let treasury: Money = look.game.state().company(company).treasury;
    match (help, loan) {
        (0, 0) => Vec::new(),
        (_, 0) => vec![tr!("emergency-no-loan", price = price, treasury = treasury, help = help)],
        _ => vec![
            tr!("emergency", price = price, treasury = treasury, help = help, loan = loan),
            tr!("loan-cost", double = 2 * loan, loan = loan),
        ],
    }
}
