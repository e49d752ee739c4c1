//! What can be told of a game without an opinion: by its events, its offers, and the solver of routes.

use rules::board::{BestRuns, RailNetwork};
use rules::notation::train_name;
use rules::title::Title;
use rules::train::{Source, Train};
use rules::{
    Action, CompanyId, CzDecision, Decision, Event, F56Decision, F56Offer, Game, Money, Offer, runnable,
};

use crate::line::{Act, Line, round};
use crate::review::{Idle, LateTrain, LeftBehind};

/// Runs below the best, in order.
pub(crate) fn left_behind(line: &Line) -> Vec<LeftBehind> {
    let below = |(at, before, played): (usize, &Game, &Act)| {
        let Some(&Decision::Run { company }) = before.state().decision() else { return None };
        let ran = revenue(&played.events, company)?;
        let best = best_runs(before, company, &runnable(before.view(), company));
        (ran < best.revenue).then(|| LeftBehind {
            at,
            seat: played.seat.0,
            company: symbol(before.title(), company),
            ran,
            best: best.revenue,
            proven: best.most == best.revenue,
        })
    };
    line.acts().filter_map(below).collect()
}

fn best_runs(game: &Game, company: CompanyId, trains: &[Train]) -> BestRuns {
    RailNetwork::joined(game.view(), company).best(game.view(), trains)
}

fn symbol(title: &Title, company: CompanyId) -> String {
    title.charter(company).symbol.clone()
}

/// What a company ran for, if it did.
fn revenue(events: &[Event], of: CompanyId) -> Option<Money> {
    events.iter().find_map(|event| match event {
        Event::TrainsRan { company, revenue, .. } if *company == of => Some(*revenue),
        Event::NothingEarned { company } if *company == of => Some(0),
        _ => None,
    })
}

/// Money in hand when a seat passed for the last time in a stock round, and shares that it could have bought for it.
pub(crate) fn idle(line: &Line) -> Vec<Idle> {
    let mut last: Vec<((u8, u8, u8), Idle)> = Vec::new();
    for (at, before, played) in line.acts() {
        let exchange = matches!(
            before.state().decision(),
            Some(Decision::Cz(CzDecision::Stock { .. }) | Decision::F56(F56Decision::Exchange { .. }))
        );
        if !exchange {
            continue;
        }
        let offers = before.offers().map(|offers| offers.offers).unwrap_or_default();
        let Some((price, company)) = offers.iter().filter_map(for_sale).max() else { continue };
        let in_round = round(before);
        // What comes later in the round counts.
        last.retain(|(other, idle)| (*other, idle.seat) != (in_round, played.seat.0));
        if played.action == Action::Pass {
            let idle = Idle {
                at,
                seat: played.seat.0,
                cash: before.state().player(played.seat).cash,
                company: symbol(before.title(), company),
                price,
            };
            last.push((in_round, idle));
        }
    }
    last.into_iter().map(|(_, idle)| idle).collect()
}

/// A share that is offered.
fn for_sale(offer: &Offer) -> Option<(Money, CompanyId)> {
    match *offer {
        Offer::BuyShare { company, price } | Offer::F56(F56Offer::BuyFromPool { company, price }) => {
            Some((price, company))
        }
        _ => None,
    }
}

/// Companies that bought no train although they could have paid for one, and stood still in their next turn.
pub(crate) fn late_trains(line: &Line) -> Vec<LateTrain> {
    let late = |(at, before, played): (usize, &Game, &Act)| {
        let (Some(&Decision::Trains { company }), Action::Pass) = (before.state().decision(), &played.action)
        else {
            return None;
        };
        // Until it has run again, or what lay on the table was corrected.
        let later = line.moves.iter().enumerate().skip(at + 1);
        let mut later = later.map_while(|(number, later)| Some((number, later.act.as_ref()?)));
        let (number, ran) =
            later.find_map(|(number, later)| Some((number, revenue(&later.events, company)?)))?;
        let then = line.position(number + 1);
        let train = within_means(before, company)?;
        let scrapped = |train: &Train| then.state().trains.scrapped.contains(&then.view().side(*train).train);
        let would_run = best_runs(then, company, &[train]).revenue;
        (ran == 0 && would_run > 0 && !scrapped(&train)).then(|| LateTrain {
            at,
            seat: played.seat.0,
            company: symbol(then.title(), company),
            train: train_name(then.title(), train),
            would_run,
        })
    };
    line.acts().filter_map(late).collect()
}

/// The first train that a company could buy out of its treasury and run.
fn within_means(game: &Game, company: CompanyId) -> Option<Train> {
    let view = game.view();
    let offers = game.offers()?.offers;
    let mut trains = offers.iter().filter_map(|offer| match *offer {
        Offer::BuyTrain { source, side, help: 0, loan: 0, .. } => {
            let card = match source {
                Source::Stack => view.state.trains.top,
                Source::Beside => view.last_card(),
                Source::Pool(train) => train.card,
            };
            Some(Train { card, side })
        }
        _ => None,
    });
    trains.find(|&train| view.runs(company, train))
}
