//! XI.1, Václav: how he comes to his companies, and to their trains.

use super::{phases, returns};
use crate::action::Action;
use crate::cz::events::Event as CzEvent;
use crate::cz::verbs::Action as CzAction;
use crate::event::{Event, Holder, Note, TrainPlace};
use crate::ids::{CompanyId, TrainTypeId};
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::shared::scrapping;
use crate::state::{Status, Train};
use crate::title::Size;
use crate::turn::Turn;

/// Václav gets a company of every size that may be started and of which he has none: one by lot among those that nobody
/// has started, and the next train with it (R-BOH-05 to R-BOH-08). That train may start a phase and bring him another.
pub(crate) fn receive(turn: &mut Turn<'_>) {
    if turn.title.play.vaclav.is_none() {
        return;
    }
    for &size in &turn.title.phase(turn.state.phase).companies {
        if turn.view().vaclavs(size).is_some() {
            continue;
        }
        let unstarted = |&company: &CompanyId| {
            turn.view().size(company) == size && turn.state.company(company).status == Status::Unstarted
        };
        let among: Vec<CompanyId> = turn.title.company_ids().filter(unstarted).collect();
        if let Some(mut lot) = turn.state.lot.clone()
            && !among.is_empty()
        {
            let company = among[lot.below(among.len())];
            turn.note(Note::Lot(lot));
            take_company(turn, company, among);
            give_train(turn, company);
        }
    }
}

/// Trains of these types were sold: they scrap others, and then Václav may get a company (R-SCR-04).
pub(crate) fn sold(turn: &mut Turn<'_>, sold: &[TrainTypeId]) {
    scrapping::scrap_for(turn, sold);
    receive(turn);
}

/// The company is his with as many shares as let it float, at the lowest price, without capital (R-BOH-08).
fn take_company(turn: &mut Turn<'_>, company: CompanyId, among: Vec<CompanyId>) {
    let sheet = turn.title.size_of(company);
    let price = sheet.start_prices[0];
    turn.record(Event::Cz(CzEvent::CompanyDrawn { company, among, price }));
    turn.move_shares(company, sheet.float, Holder::Bank, Holder::Vaclav);
    turn.record(Event::CompanyFloated { company });
}

/// The top card of the stack, never one of the pool, on the side of the company's colour, for nothing (R-BOH-17). It
/// counts as a sale of that side (R-BOH-15).
fn give_train(turn: &mut Turn<'_>, company: CompanyId) {
    let train = Train { card: turn.state.trains.top, side: turn.view().size(company) };
    let Some(side) = turn.title.card(train.card).side(train.side) else { return };
    turn.give_train(train, TrainPlace::Stack, company);
    phases::leave_stack(turn);
    sold(turn, &[side.train]);
}

/// The refusal of what his companies never do: buy trains, deal with others, keep their revenue.
pub(crate) fn never<T>(company: CompanyId, action: &Action) -> Checked<T> {
    let rule = match action {
        Action::BuyTrain { .. } => rule::BOH_13,
        Action::BuyTrainFrom { .. } | Action::Cz(CzAction::TakeOver { .. }) => rule::BOH_21,
        Action::PayOut | Action::Retain => rule::BOH_12,
        _ => return refuse(rule::OR_05, Why::NotNow),
    };
    refuse(rule, Why::VaclavsCompany { company })
}

/// Instead of an export each of his companies that is in play hands in its train and gets the next one, the small one
/// first (R-BOH-14). One that he gets on the way has its train already (R-BOH-16). Trains above a limit are returned
/// when all have theirs.
pub(crate) fn hand_out(turn: &mut Turn<'_>) {
    let in_play: Vec<CompanyId> =
        Size::ALL.into_iter().filter_map(|size| turn.view().vaclavs(size)).collect();
    returns::ask_after(turn, |turn| {
        for company in in_play {
            for train in turn.state.company(company).trains.clone() {
                turn.take_train(train, company, TrainPlace::Gone);
            }
            give_train(turn, company);
        }
    });
}
