//! Buying trains: stack, pool and other companies in columns, with what each purchase leads to, and where the money
//! comes from when the treasury is too small.

use maud::{Markup, html};
use rules::action::Source;
use rules::state::Train;
use rules::title::Size;
use rules::{Action, CardId, CompanyId, Decision, Event, F56Offer, Money, Offer};

use super::benelux::has_credit;
use super::consequences::{changes, lines, outcome};
use super::{Bar, one, why_not};
use crate::choices::Choice;
use crate::impossible::reasons;
use crate::pages::rulebook::cited;
use crate::pages::table::Look;
use crate::text::{t, tr};

/// The verbs that stand in the columns.
pub(super) const VERBS: [&str; 3] = ["verb-buy-train", "verb-buy-train-from", "verb-trade-train"];

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
    let trades: Vec<&Choice> = look
        .choices
        .iter()
        .filter(|choice| matches!(choice.offer, Offer::F56(F56Offer::TradeTrain { .. })))
        .collect();
    html! {
        section .group.verb-buy-train aria-label=(t("verb-buy-train")) {
            h2 { (t("verb-buy-train")) }
            p { (state_of(look, company)) }
            div .train-columns {
                div {
                    h3 { (t("from-stack")) " " small { (left(look)) } }
                    ul {
                        @for source in new_trains(look) {
                            @for side in sides(look, Train { card: card_of(look, source), side: Size::Small }) {
                                li { (train(bar, company, source, side)) }
                            }
                        }
                        @for choice in &trades { li { (trade(look, choice)) } }
                    }
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
        @if !may_stop {
            " " b { @if has_credit(look.game) { (must_words(look, company)) } @else { (t("trains-must")) } }
        }
    }
}

/// Why the company must buy: it has a route, or it is frozen and can pay (R-36-TRN-08, R-36-CGR-20).
fn must_words(look: &Look<'_>, company: CompanyId) -> String {
    if look.game.view().is_frozen(company) { t("trains-must-frozen") } else { t("trains-must-route") }
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
    let train = Train { card: card_of(look, source), side };
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
                @for line in purses(look, company, choice) { small .emergency { (line) } }
                @for line in leads_to(look, choice) { small { (line) } }
            }
        },
        None => {
            let refused = bar.impossible.iter().filter(|entry| entry.action == action);
            let reasons = reasons(look.names, refused);
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
fn leads_to(look: &Look<'_>, choice: &Choice) -> Vec<String> {
    let Some(mut after) = outcome(look.game, &choice.action) else { return Vec::new() };
    if matches!(
        choice.offer,
        Offer::BuyTrain { help: 0, loan: 0, .. } | Offer::F56(F56Offer::TradeTrain { .. })
    ) {
        return lines(look, &after);
    }
    after.events.retain(|event| !matches!(event, Event::MoneyMoved { .. } | Event::DebtChanged { .. }));
    changes(look, &after)
}

/// Where the money comes from when the treasury is too small, and what a loan costs.
fn purses(look: &Look<'_>, company: CompanyId, choice: &Choice) -> Vec<String> {
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

/// The card that is sold there.
fn card_of(look: &Look<'_>, source: Source) -> CardId {
    match source {
        Source::Stack => look.game.state().trains.top,
        Source::Beside => look.game.view().last_card(),
        Source::Pool(train) => train.card,
    }
}

/// The top of the stack, and the last kind of trains where that is for sale beside it (R-36-PHS-03).
fn new_trains(look: &Look<'_>) -> Vec<Source> {
    let (stock, view) = (&look.game.state().trains, look.game.view());
    let beside = has_credit(look.game)
        && view.title.phase(view.state.phase).last_trains
        && stock.top != view.last_card()
        && stock.beside > 0;
    let gone = has_credit(look.game) && stock.top == view.last_card() && stock.beside == 0;
    let top = (!gone).then_some(Source::Stack);
    top.into_iter().chain(beside.then_some(Source::Beside)).collect()
}

/// A train handed in for one of the last kind (R-36-TRN-04).
fn trade(look: &Look<'_>, choice: &Choice) -> Markup {
    let Offer::F56(F56Offer::TradeTrain { train, price, .. }) = choice.offer else { return html! {} };
    let last = Train { card: look.game.view().last_card(), side: train.side };
    html! {
        button type="button" data-action=(choice.json()) aria-description=(look.names.action(&choice.action)) {
            span { b { (look.names.train(last)) } " " (tr!("trade-for", train = look.names.train(train), price = price)) }
            @for line in leads_to(look, choice) { small { (line) } }
        }
    }
}
