//! Small decisions that interrupt a turn: answering an offer, returning trains, trains taken over.

use maud::{Markup, html};
use rules::decision::Deal;
use rules::{Action, CompanyId, Decision, Money};

use super::outcome;
use crate::pages::table::Look;
use crate::pages::take_over;
use crate::text::{t, tr};

/// What is offered, and for how much.
pub(super) fn offer(look: &Look<'_>, company: CompanyId, deal: Deal, price: Money) -> Markup {
    let (title, names) = (look.game.title(), look.names);
    let buyer = names.offerer(company, deal);
    let words = match deal {
        Deal::TakeOver(target) => {
            tr!("answer-take-over", company = buyer, price = price, target = names.company(target))
        }
        Deal::Train(seller, train) => {
            let (train, seller) = (names.train(train), names.company(seller));
            tr!("answer-train", company = buyer, price = price, train = train, seller = seller)
        }
        Deal::ForSale(local) => {
            tr!("answer-for-sale", price = price, local = title.local(local).id)
        }
        Deal::Local(local) | Deal::Private(local, _) => {
            tr!("answer-local", company = buyer, price = price, local = title.local(local).id)
        }
    };
    html! { h2 .offer { (words) } }
}

/// How things stand if the offer is accepted.
pub(super) fn terms(look: &Look<'_>) -> Markup {
    let Some(&Decision::Answer { seat, company, deal, price }) = look.game.state().decision() else {
        return html! {};
    };
    let Some(after) = outcome(look.game, &Action::Accept) else { return html! {} };
    let names = look.names;
    match deal {
        Deal::TakeOver(target) => take_over::terms(look, company, target, &after.game, price),
        Deal::Train(seller, _) => {
            let owner = after.game.state().company(seller);
            let left: Vec<String> = owner.trains.iter().map(|&train| names.train(train)).collect();
            let left = if left.is_empty() { t("no-trains") } else { left.join(" ") };
            let seller = names.company(seller);
            html! { p { (tr!("answer-train-left", seller = seller, treasury = owner.treasury, trains = left)) } }
        }
        Deal::ForSale(local) => {
            let (cash, income) =
                (after.game.state().player(seat).cash, look.game.title().local(local).income);
            html! { p { (tr!("answer-for-sale-left", cash = cash, income = income)) } }
        }
        Deal::Local(local) | Deal::Private(local, _) => {
            let (cash, income) =
                (after.game.state().player(seat).cash, look.game.title().local(local).income);
            let buyer = names.offerer(company, deal);
            html! { p { (tr!("answer-local-left", cash = cash, income = income, company = buyer)) } }
        }
    }
}

/// Why trains must be returned.
pub(super) fn returning(look: &Look<'_>, company: CompanyId) -> Markup {
    let (view, state) = (look.game.view(), look.game.state());
    let (count, limit) = (state.company(company).trains.len(), view.train_limit(company));
    let (company, phase) = (look.names.company(company), &look.game.title().phase(state.phase).name);
    html! { p { (tr!("return-hint", company = company, count = count, phase = phase, limit = limit)) } }
}

/// How many trains may be kept.
pub(super) fn taken(look: &Look<'_>, company: CompanyId) -> Markup {
    let (count, limit) =
        (look.game.state().company(company).trains.len(), look.game.view().train_limit(company));
    html! { p { (tr!("taken-hint", company = look.names.company(company), count = count, limit = limit)) } }
}
