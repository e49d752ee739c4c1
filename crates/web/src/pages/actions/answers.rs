//! Small decisions that interrupt a turn: answering an offer, returning trains, trains taken over.

use maud::{Markup, html};
use rules::decision::Deal;
use rules::{Action, CompanyId, Money};

use super::outcome;
use crate::pages::table::Look;
use crate::pages::take_over;
use crate::text::{t, tr};

/// What is offered, and how things stand if it is accepted.
pub(super) fn offer(look: &Look<'_>, company: CompanyId, deal: Deal, price: Money) -> Markup {
    let (title, names) = (look.game.title(), look.names);
    let buyer = names.company(company);
    let Some(after) = outcome(look.game, &Action::Accept) else { return html! {} };
    match deal {
        Deal::TakeOver(target) => html! {
            p { b { (tr!("answer-take-over", company = buyer, price = price, target = names.company(target))) } }
            (take_over::terms(look, company, target, &after.game, price))
        },
        Deal::Train(seller, train) => {
            let owner = after.game.state().company(seller);
            let left: Vec<String> = owner.trains.iter().map(|&train| names.train(train)).collect();
            let left = if left.is_empty() { t("no-trains") } else { left.join(" ") };
            let (train, seller) = (names.train(train), names.company(seller));
            html! {
                p { b { (tr!("answer-train", company = buyer, price = price, train = train, seller = seller)) } }
                p { (tr!("answer-train-left", seller = seller, treasury = owner.treasury, trains = left)) }
            }
        }
        Deal::Local(local) => {
            let railway = title.local(local);
            let cash = look.game.decider().map_or(0, |seat| after.game.state().player(seat).cash);
            html! {
                p { b { (tr!("answer-local", company = buyer, price = price, local = railway.id)) } }
                p { (tr!("answer-local-left", cash = cash, income = railway.income, company = buyer)) }
            }
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
