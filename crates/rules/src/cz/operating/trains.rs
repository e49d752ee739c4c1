//! VIII.10 and VIII.11, buying trains: from the stack, the pool and other companies, with the director's help if need be.

use super::{phases, vaclav};
use crate::cz::prelude::*;
use crate::ids::PhaseId;
use crate::shared::deals::{Prices, TrainDeal, train_offers};
use crate::shared::returns;
use crate::train::kinds;

/// A legal purchase from the stack or the pool.
pub(crate) struct LegalPurchase {
    source: Source,
    train: Train,
    price: Money,
    /// What the director pays and what he borrows for it.
    help: Money,
    loan: Money,
    /// The company had no train to run: this one must stay.
    compulsory: bool,
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    let pool = kinds(&view.state.trains.pool).map(Source::Pool);
    let sources = std::iter::once(Source::Stack).chain(pool);
    let bought = sources.flat_map(move |source| {
        Size::ALL.into_iter().filter_map(move |side| {
            let legal = check(view, company, source, side).ok()?;
            let LegalPurchase { price, help, loan, .. } = legal;
            Some(Offer::BuyTrain { source, side, price, help, loan })
        })
    });
    bought.chain(train_offers(view, company, deal_prices, check_deal))
}

/// Whether the company must still buy a train that it can run (R-TRN-01).
fn must_buy(view: View<'_>, company: CompanyId) -> bool {
    !view.has_runnable_train(company)
}

pub(crate) fn check_pass(view: View<'_>, company: CompanyId) -> Checked<()> {
    if must_buy(view, company) && !view.train_step_is_over(company) {
        return refuse(rule::TRN_01, Why::MustOwnTrain { company });
    }
    Ok(())
}

/// Where the option says so, a purchase that leaves no room or no money for another train was the last one.
fn close_if_last(tx: &mut Transaction<'_>, company: CompanyId) {
    let over = !tx.options.must_own_train && !tx.view().has_train_in_reach(company);
    tx.note(Note::StepIsOver(over));
}

/// Whether the company may still buy trains in this turn.
fn check_open(view: View<'_>, company: CompanyId) -> Checked<()> {
    if view.train_step_is_over(company) { refuse(rule::OR_05, Why::NotNow) } else { Ok(()) }
}

/// Whether there is room for the train, if only by the limit exception (R-TRN-03, R-TRN-06, R-TRN-07).
/// `sold_by_bank` says where it comes from; a train of another company starts no phase and scraps nothing.
fn check_room(view: View<'_>, company: CompanyId, train: Train, sold_by_bank: Option<Source>) -> Checked<()> {
    let owns = view.state.company(company).trains.len();
    let limit = view.train_limit(company);
    let runnable = view.runs(company, train);
    let stranded = must_buy(view, company);
    if owns >= limit {
        if stranded && (runnable || !view.options.exception_by_book) {
            return Ok(());
        }
        return refuse(rule::TRN_03, Why::TrainLimit { company, owns, phase: view.state.phase });
    }
    let (keeps, limit) = match sold_by_bank {
        Some(source) if view.options.exception_by_book => after_sale(view, company, train, source),
        _ => (owns, limit),
    };
    if !runnable && stranded && keeps + 1 >= limit {
        return refuse(rule::TRN_07, Why::KeepRoomForOwnTrain { company, limit });
    }
    Ok(())
}

/// Whether it is the train that the company had to buy: then it is not returned if the purchase leads above a limit
/// (R-TRN-06), also where private money helped to buy it (R-EMR-03).
fn is_compulsory(view: View<'_>, company: CompanyId, train: Train) -> bool {
    must_buy(view, company) && view.runs(company, train)
}

/// How many of its trains the sale leaves to the company, and its limit then: the sale may scrap, and start a phase.
fn after_sale(view: View<'_>, company: CompanyId, train: Train, source: Source) -> (usize, usize) {
    let scraps = &view.title.train_types[view.side(train).train.index()].scraps;
    let owned = &view.state.company(company).trains;
    let keeps = owned.iter().filter(|&&owned| !scraps.contains(&view.side(owned).train)).count();
    let phase = match source {
        Source::Stack | Source::Beside => view.state.phase.max(PhaseId::at(train.card.index())),
        Source::Pool(_) => view.state.phase,
    };
    let limit = view.title.phase(phase).train_limit[view.size(company).index()];
    (keeps, usize::from(limit.unwrap_or(0)))
}

pub(crate) fn check(
    view: View<'_>,
    company: CompanyId,
    source: Source,
    size: Size,
) -> Checked<LegalPurchase> {
    let card = match source {
        Source::Stack => view.state.trains.top,
        // Nothing is sold beside the stack.
        Source::Beside => return refuse(rule::TRN_04, Why::NoSuchSide { size }),
        Source::Pool(train) if view.state.trains.pool.contains(&train) => train.card,
        Source::Pool(train) => return refuse(rule::POOL_01, Why::NoSuchTrain { train }),
    };
    let Some(side) = view.title.card(card).side(size) else {
        return refuse(rule::TRN_04, Why::NoSuchSide { size });
    };
    if size > view.size(company) {
        return refuse(rule::CO_05, Why::TooLarge { size, company });
    }
    if view.state.trains.scrapped.contains(&side.train) {
        return refuse(rule::SCR_03, Why::TypeIsScrapped { train_type: side.train });
    }
    let train = Train { card, side: size };
    check_room(view, company, train, Some(source))?;
    check_open(view, company)?;
    let compulsory = is_compulsory(view, company, train);
    let treasury = view.state.company(company).treasury;
    let missing = side.price.saturating_sub(treasury);
    if missing > 0 && !compulsory {
        let rule = if view.runs(company, train) { rule::CO_07 } else { rule::EMR_08 };
        return refuse(rule, Why::CannotAfford { need: side.price, have: treasury });
    }
    let help = missing.min(view.state.player(view.director(company)).cash);
    Ok(LegalPurchase { source, train, price: side.price, help, loan: missing - help, compulsory })
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalPurchase) {
    let LegalPurchase { source, train, price, help, loan, compulsory } = legal;
    let director = tx.view().director(company);
    borrow(tx, director, loan);
    tx.pay(Purse::Player(director), Purse::Company(company), help + loan, For::Help);
    tx.pay(Purse::Company(company), Purse::Bank, price, For::Train(train));
    tx.note(Note::Overlooked(false));
    match source {
        Source::Stack | Source::Beside => {
            tx.give_train(train, TrainPlace::Stack, company);
            phases::leave_stack(tx);
        }
        Source::Pool(returned) => {
            tx.give_train(returned, TrainPlace::Pool, company);
            // The card from the pool shows the side that was bought (R-POOL-01).
            if returned != train {
                tx.record(CzEvent::TrainTurned { company, train: returned, side: train.side });
            }
        }
    }
    let sold = tx.view().side(train).train;
    vaclav::sold(tx, &[sold]);
    close_if_last(tx, company);
    returns::ask(tx, compulsory.then_some((company, train)));
}

/// A loan adds debt, and as much again as penalty at the end (R-EMR-05).
fn borrow(tx: &mut Transaction<'_>, director: Seat, loan: Money) {
    if loan == 0 {
        return;
    }
    tx.pay(Purse::Bank, Purse::Player(director), loan, For::Loan);
    let player = tx.state.player(director);
    let (debt, penalty) = (player.debt + loan, player.penalty + loan);
    tx.record(CzEvent::DebtChanged { seat: director, debt, penalty });
}

/// Any price that the treasury can pay (R-TRN-08).
pub(crate) fn deal_prices(view: View<'_>, company: CompanyId, seller: CompanyId, train: Train) -> Prices {
    let treasury = view.state.company(company).treasury;
    Prices::new(view, Deal::Train(seller, train), (1, treasury), treasury)
}

pub(crate) fn check_deal(view: View<'_>, company: CompanyId, deal: TrainDeal) -> Checked<TrainDeal> {
    let TrainDeal { seller, train, price } = deal;
    if seller == company {
        return refuse(rule::TRN_08, Why::Itself);
    }
    if view.state.is_vaclavs(seller) {
        return refuse(rule::BOH_21, Why::VaclavsCompany { company: seller });
    }
    let phase = view.state.phase;
    if view.options.train_trade_by_phase && !view.title.phase(phase).trains_between_companies {
        return refuse(rule::TRN_08, Why::NotInPhase { phase });
    }
    if !view.state.company(seller).trains.contains(&train) {
        return refuse(rule::TRN_08, Why::NoSuchTrain { train });
    }
    if train.side > view.size(company) {
        return refuse(rule::CO_05, Why::TooLarge { size: train.side, company });
    }
    check_room(view, company, train, None)?;
    check_open(view, company)?;
    let prices = deal_prices(view, company, seller, train);
    prices.check_allowed(price, rule::TRN_08)?;
    prices.check_not_refused(price, rule::TRN_08)?;
    Ok(deal)
}

/// The deal itself: the side stays as it is (R-TRN-08).
pub(crate) fn execute_deal(tx: &mut Transaction<'_>, company: CompanyId, deal: TrainDeal) {
    let TrainDeal { seller, train, price } = deal;
    let compulsory = is_compulsory(tx.view(), company, train);
    tx.pay(Purse::Company(company), Purse::Company(seller), price, For::Train(train));
    tx.take_train(train, seller, TrainPlace::Company(company));
    close_if_last(tx, company);
    returns::ask(tx, compulsory.then_some((company, train)));
}
