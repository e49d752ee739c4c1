//! Small decisions that interrupt a turn: answering an offer, returning trains, trains taken over.

use maud::{Markup, html};
use rules::deal::Deal;
use rules::state::PrivateOwner;
use rules::title::PaperKind;
use rules::{Action, CompanyId, Decision, F56Decision, Game, Money, PrivateId, Seat};

use super::{one, outcome, run_of};
use crate::choices::Choice;
use crate::family::has_locals;
use crate::pages::table::Scene;
use crate::pages::take_over;
use crate::pages::tray::in_words;
use crate::prospects::without;
use crate::text::{t, tr};

/// What is offered, and for how much.
pub(super) fn offer(scene: &Scene<'_>, company: CompanyId, deal: Deal, price: Money) -> Markup {
    let (title, names) = (scene.game.title(), scene.names);
    let buyer = names.offerer(company, deal);
    let words = match deal {
        Deal::TakeOver(target) => {
            tr!(
                "answer-take-over",
                company = buyer,
                price = scene.money(price),
                target = names.company(target)
            )
        }
        Deal::Train(seller, train) => {
            let (train, seller) = (names.train(train), names.company(seller));
            tr!("answer-train", company = buyer, price = scene.money(price), train = train, seller = seller)
        }
        Deal::ForSale(private) => {
            tr!("answer-for-sale", price = scene.money(price), private = title.private(private).id)
        }
        Deal::Private(private) | Deal::BetweenPlayers(private, _) => {
            let private = &title.private(private).id;
            match has_locals(scene.game) {
                false => {
                    tr!("answer-private", company = buyer, price = scene.money(price), private = private)
                }
                true => tr!("answer-local", company = buyer, price = scene.money(price), private = private),
            }
        }
    };
    html! {
        h2 .offer { (words) }
        @if let Deal::TakeOver(target) = deal {
            p { (tr!("answer-share-price", target = names.company(target), price = scene.money(scene.game.view().price(target)))) }
        }
    }
}

/// The price that the other side names instead of the one that was offered.
pub(super) fn countered(scene: &Scene<'_>, deal: Deal, by: Seat, offered: Money, price: Money) -> Markup {
    let (title, names) = (scene.game.title(), scene.names);
    let by = names.player(by);
    let words = match deal {
        Deal::TakeOver(target) => {
            tr!(
                "countered-take-over",
                player = by,
                price = scene.money(price),
                target = names.company(target)
            )
        }
        Deal::Train(seller, train) => {
            let (train, seller) = (names.train(train), names.company(seller));
            tr!("countered-train", player = by, price = scene.money(price), train = train, seller = seller)
        }
        Deal::ForSale(private) => {
            tr!(
                "countered-for-sale",
                player = by,
                price = scene.money(price),
                private = title.private(private).id
            )
        }
        Deal::Private(private) | Deal::BetweenPlayers(private, _) => {
            let private = &title.private(private).id;
            match has_locals(scene.game) {
                false => tr!("countered-private", player = by, price = scene.money(price), private = private),
                true => tr!("countered-local", player = by, price = scene.money(price), private = private),
            }
        }
    };
    let before = match deal {
        Deal::ForSale(_) => tr!("countered-asked", price = scene.money(offered)),
        _ => tr!("countered-offered", price = scene.money(offered)),
    };
    html! {
        h2 .offer { (words) }
        p { (before) }
        @if let Some(price) = scene.game.state().local_price.filter(|_| is_local(scene.game, deal)) {
            p .quiet { (tr!("local-to-bank", price = scene.money(price))) }
        }
    }
}

/// Whether a local railway is dealt with, which the bank buys as well; it buys no private railway.
fn is_local(game: &Game, deal: Deal) -> bool {
    matches!(deal, Deal::Private(private) if game.title().private(private).kind == PaperKind::Local)
}

/// Whether the owner offers, and the one who answers would buy (R-36-EMR-08).
pub(super) fn is_for_sale(game: &Game) -> bool {
    matches!(game.state().decision(), Some(Decision::Answer { deal: Deal::ForSale(_), .. }))
}

/// What stands before the price that may be named.
pub(super) fn label(game: &Game) -> Markup {
    let per_share = matches!(game.state().decision(), Some(Decision::Answer { deal: Deal::TakeOver(_), .. }));
    html! { @if per_share { (t("counter-price-share")) } @else { (t("counter-price")) } }
}

/// The price that may be named instead.
pub(super) fn counter(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    html! {
        ul { @for choice in choices { li { (one(scene, choice)) } } }
        p .quiet { (t("counter-hint")) }
    }
}

/// How things stand if the offer is accepted, or the price that the other side named.
pub(super) fn terms(scene: &Scene<'_>) -> Markup {
    let (seat, company, deal, price, buys) = match scene.game.state().decision() {
        Some(&Decision::Answer { seat, company, deal, price }) => {
            (seat, company, deal, price, matches!(deal, Deal::ForSale(_)))
        }
        Some(&Decision::CounterOffer { seat, company, deal, price, .. }) => {
            (seat, company, deal, price, !matches!(deal, Deal::ForSale(_)))
        }
        _ => return html! {},
    };
    let Some(after) = outcome(scene.game, &Action::Accept) else { return html! {} };
    let (names, state) = (scene.names, after.game.state());
    let income = |private: PrivateId| scene.game.title().private(private).income;
    let cash = state.player(seat).cash;
    match deal {
        Deal::TakeOver(target) => take_over::terms(scene, company, target, &after.game, price),
        Deal::Train(seller, _) => {
            let told = if buys { company } else { seller };
            let owner = state.company(told);
            let left: Vec<String> = owner.trains.iter().map(|&train| names.train(train)).collect();
            html! {
                p {
                    (tr!(
                        "answer-train-left",
                        seller = names.company(told),
                        treasury = scene.money(owner.treasury),
                        count = left.len(),
                        trains = left.join(", ")
                    ))
                }
                @if let Some(line) = run_of(scene, &after.game, told) { p .quiet { (line) } }
            }
        }
        Deal::Private(private) if buys => {
            let treasury = state.company(company).treasury;
            let (company, income) = (names.company(company), income(private));
            let private = &scene.game.title().private(private).id;
            html! {
                p {
                    (tr!("countered-local-left", company = company, treasury = scene.money(treasury), private = private, income = scene.money(income)))
                }
            }
        }
        Deal::BetweenPlayers(private, _) | Deal::ForSale(private) if buys => {
            html! { p { (tr!("answer-for-sale-left", cash = scene.money(cash), income = scene.money(income(private)))) } }
        }
        Deal::Private(private) | Deal::BetweenPlayers(private, _) | Deal::ForSale(private) => {
            let income = income(private);
            let buyer = match state.private(private).owner {
                PrivateOwner::Player(buyer) => names.player(buyer),
                _ => names.offerer(company, deal),
            };
            let words = match has_locals(scene.game) {
                false => tr!(
                    "answer-private-left",
                    cash = scene.money(cash),
                    income = scene.money(income),
                    company = buyer
                ),
                true => tr!(
                    "answer-local-left",
                    cash = scene.money(cash),
                    income = scene.money(income),
                    company = buyer
                ),
            };
            html! { p { (words) } }
        }
    }
}

/// Why trains must be returned.
pub(super) fn returning(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    let (count, limit) = (state.company(company).trains.len(), view.train_limit(company));
    let (company, phase) = (scene.names.company(company), &scene.game.title().phase(state.phase).name);
    html! { p { (tr!("return-hint", company = company, count = count, phase = phase, limit = limit)) } }
}

/// What a company still earns without a train that it may return.
pub(super) fn run_without(scene: &Scene<'_>, choice: &Choice) -> Option<String> {
    let (
        Some(
            &Decision::ReturnTrains { company, .. } | &Decision::F56(F56Decision::NationalTrains { company }),
        ),
        Action::ReturnTrain { train },
    ) = (scene.game.state().decision(), &choice.action)
    else {
        return None;
    };
    Some(tr!("run-without", earns = in_words(scene.game.title(), without(scene.game, company, *train))))
}

/// How many trains may be kept.
pub(super) fn taken(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let (count, limit) =
        (scene.game.state().company(company).trains.len(), scene.game.view().train_limit(company));
    html! { p { (tr!("taken-hint", company = scene.names.company(company), count = count, limit = limit)) } }
}
