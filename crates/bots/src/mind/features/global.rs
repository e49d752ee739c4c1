//! Features of the table as a whole: the title, how far the game has come, what is asked, trains and money.

use rules::state::{PrivateOwner, Round, Status};
use rules::title::Size;
use rules::{CardId, CompanyId, CzDecision, Decision, F56Decision, Family};

use super::look::Look;
use crate::mind::sink::Sink;

pub(super) fn write(sink: &mut impl Sink, look: Look<'_>) {
    kind_of_game(sink, look);
    progress(sink, look);
    question(sink, look);
    trains(sink, look);
    money(sink, look);
}

fn kind_of_game(sink: &mut impl Sink, look: Look<'_>) {
    let (view, places) = (look.view, &look.roster.places);
    sink.one_of("play", places.plays.len(), Some(look.roster.play));
    sink.one_of("players", 5, Some(view.players() - 2));
    sink.flag("deals need consent", view.options.ask_consent);
    sink.flag("by the book", view.options.best_revenue);
    if look.roster.family == Family::F56 {
        sink.flag("diesels", view.options.f56.diesels);
        sink.flag("private companies between players", view.options.f56.privates_between_players);
    }
}

fn progress(sink: &mut impl Sink, look: Look<'_>) {
    let view = look.view;
    let rounds = look.forecast.rounds_to_come();
    sink.ratio("rounds to come", rounds, 8);
    sink.ratio("rounds to come, squared", rounds * rounds, 100);
    sink.up_to("last rounds", rounds, 3);
    sink.flag("last round", rounds == 0);
    let kind = match view.state.round {
        Round::PreStock { .. } | Round::Auction { .. } | Round::Privates(_) => 0,
        Round::Stock { .. } => 1,
        Round::Operating { .. } | Round::Export { .. } | Round::Over => 2,
    };
    sink.one_of("round", 3, Some(kind));
    let (begun, of, number) = match &view.state.round {
        Round::Operating { order, begun, number, .. } => {
            (i64::from(*begun), order.len() as i64, i64::from(*number))
        }
        _ => (0, 1, 0),
    };
    sink.ratio("companies that have begun", begun, of.max(1));
    sink.ratio("round of the set", number, 2);
    let passes = match view.state.round {
        Round::Stock { passes, .. } => i64::from(passes),
        _ => 0,
    };
    sink.ratio("passes", passes, view.players() as i64);
    if look.roster.family == Family::F56 {
        let bank = view.state.bank;
        sink.ratio("bank", bank.map_or(0, |bank| bank.cash), 3_000);
        sink.up_to("little in the bank", bank.map_or(0, |bank| bank.cash), 1_000);
        sink.flag("bank is broken", bank.is_some_and(|bank| bank.broken));
        sink.ratio("rounds in a set", bank.map_or(0, |bank| i64::from(bank.rounds)), 2);
        let national = view.state.national.as_ref();
        sink.flag("national company", national.is_some());
        sink.flag("large national company", national.is_some_and(|national| national.shares > 10));
        sink.flag("temporary president", national.is_some_and(|national| national.temporary));
        sink.flag("frozen", national.is_some_and(|national| national.frozen));
        sink.flag("being formed", national.is_some_and(|national| national.forming.is_some()));
    }
}

/// What is asked, by kind.
fn question(sink: &mut impl Sink, look: Look<'_>) {
    let kind = look.view.state.decision().map(|decision| match decision {
        Decision::HomeCity { .. } | Decision::Track { .. } | Decision::Station { .. } => 0,
        Decision::Run { .. } => 1,
        Decision::Dividend { .. } => 2,
        Decision::Trains { .. } => 3,
        Decision::ReturnTrains { .. } => 4,
        Decision::Answer { .. } | Decision::CounterOffer { .. } => 5,
        Decision::Cz(decision) => match decision {
            CzDecision::PreStock { .. } => 6,
            CzDecision::PickPaper { .. } => 7,
            CzDecision::Bid { .. } => 8,
            CzDecision::Stock { .. } => 9,
            CzDecision::TakeOver { .. } => 10,
            CzDecision::TakenTrains { .. } => 11,
            CzDecision::RailwayTile { .. }
            | CzDecision::HomeTile { .. }
            | CzDecision::DoubledMarker { .. } => 0,
        },
        Decision::F56(decision) => match decision {
            F56Decision::Privates { .. } => 6,
            F56Decision::Raise { .. } => 7,
            F56Decision::Exchange { .. } => 9,
            F56Decision::Borrow { .. } => 8,
            F56Decision::Loans { .. } => 10,
            F56Decision::Raising { .. } => 11,
            F56Decision::Debts { .. } => 12,
            F56Decision::PrivateStation { .. } | F56Decision::NationalStations { .. } => 0,
            F56Decision::NationalTrains { .. } => 4,
        },
        Decision::E30(_) => 0,
    });
    sink.one_of("asked", 13, kind);
    let (sold, bought) = match look.view.state.decision() {
        Some(Decision::Cz(CzDecision::Stock { sold, .. })) => (!sold.is_empty(), false),
        Some(Decision::F56(F56Decision::Exchange { done, .. })) => {
            (!done.sold.is_empty(), done.bought.is_some())
        }
        _ => (false, false),
    };
    sink.flag("has sold", sold);
    sink.flag("has bought", bought);
}

fn trains(sink: &mut impl Sink, look: Look<'_>) {
    let (view, places) = (look.view, &look.roster.places);
    let trains = &view.state.trains;
    sink.one_of("top card", places.cards.len(), look.roster.card_place(trains.top));
    sink.ratio("cards left", i64::from(trains.left), 4);
    sink.flag("last card of its letter", trains.left == 1);
    for ahead in 1..=3 {
        let card = trains.top.index() + ahead;
        let last = card >= view.title.stack().len();
        let rounds = if last { 12 } else { look.forecast.rounds_until(CardId::at(card)) };
        sink.ratio("rounds until a card", rounds.min(12), 4);
    }
    sink.ratio("trains in the pool", trains.pool.len() as i64, 2);
    let begun = view.state.phase.index() >= trains.top.index();
    sink.flag("phase of the top card has begun", begun);
    if look.roster.family == Family::F56 {
        sink.ratio("trains beside the stack", i64::from(trains.beside), 4);
        sink.flag("last trains are sold", view.title.phase(view.state.phase).last_trains);
    }
}

fn money(sink: &mut impl Sink, look: Look<'_>) {
    let view = look.view;
    let players: i64 = view.state.players.iter().map(|player| i64::from(player.cash)).sum();
    sink.ratio("cash of all", players, 1_000);
    let floated = |of: &dyn Fn(CompanyId) -> i64| view.floated().map(of).sum::<i64>();
    sink.ratio("treasuries", floated(&|company| i64::from(view.state.company(company).treasury)), 1_000);
    sink.ratio("revenues", floated(&|company| i64::from(look.prospect(company).now)), 1_000);
    let with = |status, size| {
        let share_companies = view.title.share_companies().filter(|&company| view.size(company) == size);
        share_companies.filter(|&company| view.state.company(company).status == status).count() as i64
    };
    let sizes: &[Size] = if look.roster.family == Family::Cz { &Size::ALL } else { &[Size::Large] };
    for &size in sizes {
        sink.ratio("unstarted companies", with(Status::Unstarted, size), 4);
        sink.ratio("floated companies", with(Status::Floated, size), 4);
        let startable = view.title.phase(view.state.phase).companies.contains(&size);
        sink.flag("may be started", startable);
    }
    let unsold = view.privates_of(PrivateOwner::Sheet).count() as i64;
    sink.ratio("unsold private companies", unsold, 6);
    if look.roster.family == Family::Cz {
        sink.ratio("price of local railways", view.state.local_price.map_or(0, i64::from), 100);
    } else {
        let loans: i64 = view.state.credit.iter().map(|credit| i64::from(credit.loans)).sum();
        sink.ratio("loans", loans, 6);
    }
}
