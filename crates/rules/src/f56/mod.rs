//! The steps of play of 1836Jr-56: one module for each chapter of its rules that differs from 18CZ. Tracing, fitting of
//! tiles, running and returning trains are shared with it.

pub(crate) mod answers;
pub(crate) mod asked;
pub(crate) mod auction;
pub(crate) mod capital;
pub mod decisions;
pub(crate) mod dividend;
pub mod events;
pub(crate) mod exchange;
pub(crate) mod loans;
pub(crate) mod market;
pub(crate) mod national;
mod operating_order;
pub mod options;
mod order_of_play;
pub(crate) mod phases;
pub(crate) mod play;
mod prelude;
pub(crate) mod presidents;
pub(crate) mod private_sale;
pub(crate) mod privates;
mod purchases;
pub(crate) mod raising;
pub(crate) mod run;
pub(crate) mod selling;
pub(crate) mod station;
pub(crate) mod sums_due;
pub(crate) mod told;
pub(crate) mod track;
pub(crate) mod train_supply;
pub(crate) mod trains;
pub mod verbs;

use crate::f56::prelude::*;
use crate::rule_set::RuleSet;
use crate::shared::course::leave_step;
use crate::shared::deals::{Asked, TrainDeal};
use crate::shared::effect::{Effect, acting, effect};
use crate::shared::lay::Lay;
use crate::shared::{home, returns};
use asked::Topic;

/// The rules of 1836Jr-56.
pub(crate) const RULES: RuleSet = RuleSet {
    begin: order_of_play::begin,
    next: order_of_play::next,
    offers,
    needs_decision,
    resolve_automatically,
    check,
    operating_order: order_of_play::operating_order,
    out_of_turn,
    over: rule::F56_END_01,
};

/// The rule against acting when somebody else must decide.
fn out_of_turn(round: &Round) -> Rule {
    match round {
        Round::Privates(_) => rule::F56_AUC_02,
        Round::Operating { .. } => rule::F56_OR_05,
        _ => rule::F56_SR_01,
    }
}

fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let mut offers = match decision {
        Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }) => {
            return auction::offers(view, decision);
        }
        Decision::F56(F56Decision::Exchange { seat, done }) => return exchange::offers(view, *seat, done),
        Decision::HomeCity { hex, .. } => home::city_offers(view, *hex),
        Decision::Track { company } => track::offers(view, *company),
        Decision::Station { company } => station::offers(view, *company),
        Decision::F56(F56Decision::PrivateStation { company, hex }) => {
            station::private_offers(view, *company, *hex)
        }
        Decision::F56(F56Decision::Borrow { company }) => run::borrow_offers(view, *company),
        Decision::Run { company } => run::offers(view, *company),
        Decision::Dividend { .. } => vec![Offer::PayOut, Offer::Retain],
        Decision::Trains { company } => {
            trains::offers(view, *company).chain(money_offers(view, decision)).collect()
        }
        Decision::F56(F56Decision::Loans { company }) => {
            loans::repayment(view, *company).map(|()| Offer::F56(F56Offer::RepayLoan)).into_iter().collect()
        }
        Decision::F56(F56Decision::Raising { .. }) => money_offers(view, decision),
        Decision::F56(F56Decision::Debts { company }) => national::debt_offers(view, *company),
        Decision::F56(F56Decision::NationalStations { company, hex }) => {
            national::station_offers(view, *company, *hex)
        }
        Decision::F56(F56Decision::NationalTrains { company }) => national::train_offers(view, *company),
        Decision::ReturnTrains { company, keep } => returns::offers(view, *company, *keep),
        Decision::Answer { .. } | Decision::CounterOffer { .. } => {
            Asked::of(decision).map_or_else(Vec::new, |asked| answers::offers(view, asked))
        }
        // What 1836Jr-56 does not ask offers nothing, and is not waited for either.
        _ => Vec::new(),
    };
    if let Some(company) = acts_meanwhile(view, decision) {
        offers.extend(any_time(view, decision, company));
    }
    offers.retain(|offer| match offer {
        Offer::F56(F56Offer::TakeLoan { .. } | F56Offer::RepayLoan) => {
            asked::in_order(view, decision, Topic::Loans)
        }
        Offer::OfferForPrivate { .. } | Offer::LayTile { .. } => {
            asked::in_order(view, decision, Topic::Privates)
        }
        _ => true,
    });
    if check_pass(view, decision).is_ok() {
        offers.push(Offer::Pass);
    }
    offers
}

/// The ways of a president to raise money (R-36-EMR-02, R-36-EMR-08).
fn money_offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let mut offers = raising::offers(view, decision);
    offers.extend(private_sale::offers(view, decision));
    offers
}

/// Whether he has any.
fn any_money(view: View<'_>, decision: &Decision) -> bool {
    raising::needs_decision(view, decision) || !private_sale::offers(view, decision).is_empty()
}

/// The company that may do what is allowed at any point of its turn: also while its president is to choose a city or the station of the
/// coalfields, where the option says so.
fn acts_meanwhile(view: View<'_>, decision: &Decision) -> Option<CompanyId> {
    match *decision {
        Decision::HomeCity { seat, .. } if !view.options.f56.choices_first => {
            view.operating_company().filter(|&company| view.director(company) == seat)
        }
        Decision::F56(F56Decision::PrivateStation { company, .. }) if !view.options.f56.choices_first => {
            Some(company)
        }
        _ => decision.own_turn(),
    }
}

/// What a company may do at any point of its turn (R-36-OR-05).
fn any_time<'a>(
    view: View<'a>,
    decision: &Decision,
    company: CompanyId,
) -> impl Iterator<Item = Offer> + use<'a> {
    let extra = if decision.is_track_step() { Vec::new() } else { track::extra_offers(view, company) };
    privates::offers(view, company)
        .chain(privates::post_offers(view, company))
        .chain(loans::offer(view, company))
        .chain(extra)
}

/// Whether the train step ended with a purchase, where the option says so.
fn is_over(view: View<'_>, decision: &Decision) -> bool {
    let done = view.state.operating().is_some_and(|turn| turn.credit.trains_done);
    matches!(decision, Decision::Trains { .. }) && done && !view.options.f56.end_in_any_order
}

fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    let options = view.options;
    match decision {
        Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }) => {
            return auction::needs_decision(view, decision);
        }
        Decision::F56(F56Decision::Exchange { seat, done }) => {
            return exchange::needs_decision(view, *seat, done);
        }
        Decision::ReturnTrains { company, keep } => return returns::needs_decision(view, *company, *keep),
        Decision::F56(F56Decision::Raising { .. }) => {
            return !raising::is_raised(view, decision) && any_money(view, decision);
        }
        Decision::Run { company } => return run::any_route(view, *company),
        Decision::F56(F56Decision::Debts { company }) => {
            return view.in_play(*company)
                && (national::may_pay(view, *company).is_ok() || !options.skip_idle_steps);
        }
        Decision::F56(F56Decision::NationalTrains { company }) => {
            return national::any_train_choice(view, *company);
        }
        Decision::F56(F56Decision::Borrow { company }) => return run::may_borrow(view, *company),
        _ => {}
    }
    if is_over(view, decision) {
        return false;
    }
    if !options.skip_idle_steps && check_pass(view, decision).is_ok() {
        return true;
    }
    match decision {
        Decision::Track { company } => {
            any_time(view, decision, *company).next().is_some() || track::any_lay(view, *company)
        }
        Decision::Station { company } => station::any_place(view, *company),
        Decision::Trains { company } => {
            any_time(view, decision, *company).next().is_some()
                || trains::offers(view, *company).next().is_some()
                || any_money(view, decision)
        }
        Decision::F56(F56Decision::Loans { .. }) if !options.f56.end_in_any_order => {
            view.asked_there(decision)
        }
        Decision::F56(F56Decision::Loans { company }) => loans::repayment(view, *company).is_ok(),
        Decision::HomeCity { .. }
        | Decision::Dividend { .. }
        | Decision::Answer { .. }
        | Decision::CounterOffer { .. }
        | Decision::F56(F56Decision::PrivateStation { .. } | F56Decision::NationalStations { .. }) => true,
        _ => false,
    }
}

fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    match decision {
        Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }) => {
            auction::resolve_automatically(tx, decision)
        }
        Decision::F56(F56Decision::Exchange { seat, done }) => {
            exchange::resolve_automatically(tx, *seat, done)
        }
        Decision::Run { company } => run::earn_nothing(tx, *company),
        Decision::ReturnTrains { company, keep } => returns::automatically(tx, *company, *keep),
        Decision::F56(F56Decision::Raising { .. }) if raising::is_raised(tx.view(), decision) => {
            raising::pay(tx, decision);
        }
        Decision::F56(F56Decision::Raising { .. }) => raising::go_bankrupt(tx, decision),
        Decision::F56(F56Decision::Debts { company }) => national::merge_or_pass_over(tx, *company),
        Decision::F56(F56Decision::NationalTrains { company }) => national::trains_kept(tx, *company),
        Decision::F56(F56Decision::Borrow { .. }) => tx.answered(),
        _ if is_over(tx.view(), decision) => leave_step(tx),
        // Whoever must buy a train, and can neither pay for one nor sell anything, is bankrupt (R-36-EMR-09).
        Decision::Trains { .. } if check_pass(tx.view(), decision).is_err() => {
            raising::go_bankrupt(tx, decision);
        }
        _ => leave_step(tx),
    }
}

fn check_pass(view: View<'_>, decision: &Decision) -> Checked<()> {
    match decision {
        Decision::Track { .. }
        | Decision::Station { .. }
        | Decision::F56(
            F56Decision::PrivateStation { .. } | F56Decision::Borrow { .. } | F56Decision::Loans { .. },
        ) => Ok(()),
        Decision::Trains { company } => trains::check_pass(view, *company),
        Decision::F56(F56Decision::NationalTrains { company }) => national::check_kept(view, *company),
        Decision::Run { .. } => refuse(rule::F56_RUN_09, Why::MayNotPass),
        Decision::Dividend { .. } => refuse(rule::F56_DIV_01, Why::MayNotPass),
        Decision::ReturnTrains { .. } => refuse(rule::F56_TRN_06, Why::MayNotPass),
        Decision::F56(F56Decision::Raising { .. }) => refuse(rule::F56_EMR_05, Why::MayNotPass),
        Decision::F56(F56Decision::Debts { .. }) => refuse(rule::F56_CGR_03, Why::MayNotPass),
        Decision::F56(F56Decision::NationalStations { .. }) => refuse(rule::F56_CGR_13, Why::MayNotPass),
        _ => refuse(rule::F56_OR_05, Why::NotNow),
    }
}

/// Whether the action is a legal answer to the decision, and what it leads to.
fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    match decision {
        Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }) => {
            let (legal, decision) = (auction::check(view, decision, action)?, decision.clone());
            Ok(effect(move |tx| auction::apply(tx, &decision, legal)))
        }
        Decision::F56(F56Decision::Exchange { seat, done }) => {
            let (legal, seat) = (exchange::check(view, *seat, done, action)?, *seat);
            Ok(effect(move |tx| exchange::apply(tx, seat, legal)))
        }
        _ => {
            let apply = match decision {
                Decision::F56(own) => check_own(view, decision, own, action),
                _ => check_shared(view, decision, action),
            };
            let (apply, decision) =
                (apply.unwrap_or_else(|| check_besides(view, decision, action))?, decision.clone());
            Ok(effect(move |tx| {
                apply(tx);
                pay_what_was_put_off(tx, &decision);
            }))
        }
    }
}

/// What was put off is paid with the first action of any kind.
fn pay_what_was_put_off(tx: &mut Transaction<'_>, decision: &Decision) {
    if tx.state.decision() == Some(decision) {
        match decision {
            Decision::Trains { .. } => dividend::pay_late(tx),
            Decision::F56(F56Decision::Loans { company }) => pay_what_is_late(tx, *company),
            _ => {}
        }
    }
}

/// Answers to what other families ask, too; `None` where the action is none.
fn check_shared(view: View<'_>, decision: &Decision, action: &Action) -> Option<Checked<Effect>> {
    let checked = match (decision, action) {
        (&Decision::HomeCity { company, hex, .. }, &Action::ChooseCity { city }) => {
            let checked = home::check_city(view, hex, city);
            checked.or_else(|refusal| refuse(rule::F56_PAR_09, refusal.why)).map(|()| {
                effect(move |tx| {
                    home::apply_city(tx, company, hex, city);
                    capital::after_tile(tx);
                })
            })
        }
        (&Decision::Station { company }, &Action::PlaceStation { hex, city }) => {
            station::check(view, company, hex, city)
                .map(|place| acting(move |tx| station::apply(tx, company, place)))
        }
        (&Decision::Run { company }, Action::RunTrains { runs }) => {
            run::check(view, company, runs).map(|legal| acting(move |tx| run::apply(tx, company, legal)))
        }
        (&Decision::Run { company }, &Action::ClaimRevenue { amount }) => {
            run::check_claim(view, amount).map(|legal| acting(move |tx| run::apply(tx, company, legal)))
        }
        (&Decision::Dividend { company, revenue }, Action::PayOut | Action::Retain) => {
            let pays = *action == Action::PayOut;
            Ok(effect(move |tx| {
                tx.answered();
                dividend::apply(tx, company, revenue, pays);
            }))
        }
        (&Decision::Trains { company }, &Action::BuyTrain { source, side }) => {
            trains::check(view, company, source, side)
                .map(|purchase| acting(move |tx| purchases::apply(tx, company, purchase)))
        }
        (&Decision::Trains { company }, &Action::F56(F56Action::TradeTrain { train, pooled })) => {
            trains::check_trade(view, company, train, pooled)
                .map(|purchase| acting(move |tx| purchases::apply(tx, company, purchase)))
        }
        (&Decision::Trains { company }, &Action::BuyTrainFrom { seller, train, price }) => {
            trains::check_deal(view, company, TrainDeal { seller, train, price })
                .map(|deal| acting(move |tx| deal.offer(tx, company, purchases::execute_deal)))
        }
        (Decision::Trains { .. }, _) => return check_raising(view, decision, action),
        (&Decision::ReturnTrains { company, keep }, &Action::ReturnTrain { train }) => {
            let checked = returns::check(view, company, keep, train);
            checked
                .or_else(|refusal| refuse(rule::F56_TRN_06, refusal.why))
                .map(|()| effect(move |tx| returns::apply(tx, company, train)))
        }
        _ => return None,
    };
    Some(checked)
}

/// Answers to what only 1836Jr-56 asks; `None` where the action is none.
fn check_own(
    view: View<'_>,
    decision: &Decision,
    own: &F56Decision,
    action: &Action,
) -> Option<Checked<Effect>> {
    let checked = match (own, action) {
        (&F56Decision::PrivateStation { company, hex: at }, &Action::PlaceStation { hex, city }) => {
            station::check_private(view, company, at, hex, city)
                .map(|place| acting(move |tx| station::apply(tx, company, place)))
        }
        (&F56Decision::Borrow { company }, &Action::F56(F56Action::BorrowTrain { source })) => {
            run::check_borrow(view, company, source)
                .map(|train| effect(move |tx| run::borrow(tx, company, train, source)))
        }
        (&F56Decision::Loans { company }, Action::F56(F56Action::RepayLoan)) => {
            if !asked::in_order(view, decision, Topic::Loans) {
                return Some(refuse(rule::F56_OR_05, Why::NotNow));
            }
            loans::repayment(view, company).map(|()| acting(move |tx| loans::repay(tx, company)))
        }
        (F56Decision::Raising { .. }, Action::F56(F56Action::TakeLoan)) => {
            match raising::loan(view, decision) {
                Some(amount) => Ok(effect(move |tx| raising::borrow(tx, amount))),
                None => refuse(rule::F56_OR_05, Why::NotNow),
            }
        }
        (F56Decision::Raising { .. }, _) => return check_raising(view, decision, action),
        (&F56Decision::Debts { company }, Action::F56(F56Action::PayLoans)) => {
            national::may_pay(view, company).map(|_| effect(move |tx| national::pay(tx, company)))
        }
        (&F56Decision::Debts { company }, Action::F56(F56Action::Merge)) => {
            Ok(effect(move |tx| national::merge(tx, company)))
        }
        (
            &F56Decision::NationalStations { company, hex },
            &Action::F56(F56Action::RemoveStation { hex: at, city }),
        ) => {
            let offered = national::station_offers(view, company, hex);
            if !offered.contains(&Offer::F56(F56Offer::RemoveStation { hex: at, city })) {
                return Some(refuse(rule::F56_CGR_13, Why::NoSuchCity { hex: at, city }));
            }
            Ok(effect(move |tx| national::remove_station(tx, company, at, city)))
        }
        (&F56Decision::NationalTrains { company }, &Action::ReturnTrain { train }) => {
            national::check_return(view, company, train)
                .map(|()| effect(move |tx| national::return_train(tx, company, train)))
        }
        _ => return None,
    };
    Some(checked)
}

/// What raises money for a company in need (R-36-EMR); `None` where the action does not.
fn check_raising(view: View<'_>, decision: &Decision, action: &Action) -> Option<Checked<Effect>> {
    let of = decision.clone();
    Some(match *action {
        Action::SellShares { company, shares } => raising::check(view, decision, company, shares)
            .map(|sale| effect(move |tx| raising::sell(tx, &of, sale))),
        Action::F56(F56Action::GoBankrupt) => {
            raising::check_bankrupt(view, decision).map(|()| effect(move |tx| raising::go_bankrupt(tx, &of)))
        }
        Action::F56(F56Action::OfferPrivate { private, price }) => {
            private_sale::check(view, decision, private, price)
                .map(|()| effect(move |tx| private_sale::apply(tx, &of, private, price)))
        }
        _ => return None,
    })
}

/// Passing, answers to deals, and what a company may do at any point of its turn.
fn check_besides(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    if *action == Action::Pass {
        check_pass(view, decision)?;
        let decision = decision.clone();
        return Ok(effect(move |tx| pass(tx, &decision)));
    }
    match Asked::of(decision).and_then(|asked| Some((asked, answers::check(view, asked, action)?))) {
        Some((asked, reply)) => {
            let reply = reply?;
            Ok(effect(move |tx| answers::apply(tx, asked, reply)))
        }
        None => check_any_time(view, decision, action),
    }
}

/// What a company may do at any point of its turn.
fn check_any_time(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    let Some(company) = acts_meanwhile(view, decision) else { return refuse(rule::F56_OR_05, Why::NotNow) };
    let topic = match action {
        Action::F56(F56Action::TakeLoan) => Some(Topic::Loans),
        Action::OfferForPrivate { .. } | Action::LayTile { .. } => Some(Topic::Privates),
        _ => None,
    };
    if topic.is_some_and(|topic| !asked::in_order(view, decision, topic)) {
        return refuse(rule::F56_OR_05, Why::NotNow);
    }
    match *action {
        Action::LayTile { hex, tile, rotation, private } => {
            let lay = Lay { hex, tile, rotation, private };
            let lay = track::check(view, company, lay, decision.is_track_step())?;
            Ok(acting(move |tx| track::apply(tx, lay)))
        }
        Action::OfferForPrivate { private, price } => {
            privates::check_offer(view, company, private, price)?;
            Ok(effect(move |tx| privates::apply_offer(tx, private, price)))
        }
        Action::F56(F56Action::PlacePost { hex }) => {
            privates::check_post(view, company, hex)?;
            Ok(effect(move |tx| privates::place_post(tx, hex)))
        }
        Action::F56(F56Action::TakeLoan) => {
            let amount = loans::check(view, company)?;
            Ok(effect(move |tx| loans::take(tx, amount)))
        }
        _ => refuse(rule::F56_OR_05, Why::NotNow),
    }
}

fn pass(tx: &mut Transaction<'_>, decision: &Decision) {
    match *decision {
        Decision::F56(F56Decision::NationalTrains { company }) => national::trains_kept(tx, company),
        Decision::F56(F56Decision::PrivateStation { .. } | F56Decision::Borrow { .. }) => tx.answered(),
        Decision::F56(F56Decision::Loans { company }) => pass_loans(tx, company),
        Decision::Trains { company } => {
            // On 18xx.games nobody passes where nothing can be done.
            let asked = asked::about_trains(tx.view(), company);
            tx.note_credit(|credit| credit.trains_done |= asked);
            leave_step(tx);
            if asked {
                dividend::pay_late(tx);
            }
        }
        _ => leave_step(tx),
    }
}

/// The end of the turn; where the option says so, loans are passed first, and then private companies.
fn pass_loans(tx: &mut Transaction<'_>, company: CompanyId) {
    let view = tx.view();
    let (loans, privates) = (asked::about_loans(view, company), asked::about_privates(view, company));
    if loans && privates && !tx.options.f56.end_in_any_order {
        tx.note_credit(|credit| credit.loans_passed = true);
    } else {
        leave_step(tx);
    }
    if loans || privates {
        pay_what_is_late(tx, company);
    }
}

/// Interest and loans that were not due until the company acts, where the option says so.
fn pay_what_is_late(tx: &mut Transaction<'_>, company: CompanyId) {
    dividend::pay_late(tx);
    if !tx.options.f56.interest_at_once {
        loans::repay_excess(tx, company);
    }
}
