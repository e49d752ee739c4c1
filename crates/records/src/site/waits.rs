//! Where the engine of 18xx.games waits for an action although ours could go on, or the other way round.
//!
//! It skips a step in which it sees nothing to do, without an action, and it sees less than ours: whether a tile fits
//! or a train is of the right size it does not look at. A record must hold a pass exactly where it waits.

use rules::state::{PrivateOwner, Status};
use rules::title::Size;
use rules::{
    CompanyId, CzDecision, Decision, F56Decision, F56Offer, Game, HexId, Money, Need, Offer, Seat, View,
    any_route,
};

use crate::family::{Family, family};

/// How many passes their engine asks for where ours asks for one.
pub fn passes(game: &Game) -> usize {
    match family(game.title()) {
        Family::Cz => of_cz(game),
        Family::F56 => usize::from(of_f56(game)),
    }
}

fn of_cz(game: &Game) -> usize {
    let view = game.view();
    match game.state().decision() {
        Some(Decision::Cz(CzDecision::PreStock { .. } | CzDecision::TakenTrains { .. })) => 1,
        Some(Decision::Cz(CzDecision::Stock { seat, .. })) => usize::from(stock_turn(game, *seat)),
        Some(Decision::Track { company }) => usize::from(track(view, *company)),
        Some(Decision::Station { company }) => usize::from(station(game, *company)),
        Some(Decision::Cz(CzDecision::TakeOver { company })) => usize::from(take_over(view, *company)),
        Some(Decision::Trains { company }) => {
            usize::from(!view.train_step_is_over(*company)) + usize::from(local_railways(view, *company))
        }
        _ => 0,
    }
}

/// It takes any company that may be started for one at the lowest start price of all.
fn stock_turn(game: &Game, seat: Seat) -> bool {
    let view = game.view();
    let player = view.state.player(seat);
    let acts = |offer: &Offer| matches!(offer, Offer::SellShares { .. } | Offer::BuyShare { .. });
    if player.debt > 0 || game.offers().is_some_and(|offers| offers.offers.iter().any(acts)) {
        return true;
    }
    let lowest = view.title.sizes.iter().filter_map(|size| size.start_prices.first()).min();
    let startable = view.title.company_ids().any(|company| {
        view.state.company(company).status == Status::Unstarted
            && view.title.phase(view.state.phase).companies.contains(&view.size(company))
    });
    startable
        && lowest.is_some_and(|lowest| player.cash >= 2 * lowest)
        && view.certificates(seat) < view.certificate_limit()
}

/// As long as a lay is left, or a local railway is there to be used or bought.
fn track(view: View<'_>, company: CompanyId) -> bool {
    let Some(turn) = view.state.operating() else { return false };
    let most = if turn.first { 2 } else { 1 };
    (turn.laid < most && !turn.promoted) || unused_local(view, company) || local_for_sale(view, company)
}

fn unused_local(view: View<'_>, company: CompanyId) -> bool {
    view.privates_of(PrivateOwner::Company(company)).any(|private| !view.state.private(private).used)
}

/// As long as a city can be reached and paid for with what all local railways would bring.
fn station(game: &Game, company: CompanyId) -> bool {
    let view = game.view();
    let owner = view.state.company(company);
    let price = view.state.local_price.unwrap_or(0);
    let mut could_have = owner.treasury;
    if view.title.phase(view.state.phase).privates_for_sale {
        for private in view.title.private_ids() {
            could_have += match view.state.private(private).owner {
                PrivateOwner::Player(_) if owner.treasury > 0 => price.saturating_sub(1),
                PrivateOwner::Company(owned_by) if owned_by == company => price,
                _ => 0,
            };
        }
    }
    could_place(game, company, could_have)
}

/// Whether the company could place a station with so much money.
fn could_place(game: &Game, company: CompanyId, treasury: Money) -> bool {
    let mut richer = game.state().position();
    richer.companies[company.index()].treasury = treasury;
    let richer = Game::at(game.title().clone(), *game.options(), richer);
    let places = |offer: &Offer| matches!(offer, Offer::PlaceStation { .. });
    richer.offers().is_some_and(|offers| offers.offers.iter().any(places))
}

/// Whether they see a route for the company, as long as it has trains of its own colour: any stop will do, be it another city of
/// the hex of its station.
pub fn sees_route(view: View<'_>, company: CompanyId) -> bool {
    any_route(view, company) || others_in_reach(view, company).next().is_some()
}

/// Whether track leads from a station of the company to another city.
pub fn is_joined(view: View<'_>, company: CompanyId) -> bool {
    others_in_reach(view, company).any(|(hex, stop)| view.face(hex).stops[usize::from(stop)].is_city())
}

/// The stops that the company reaches beside its own stations.
fn others_in_reach(view: View<'_>, company: CompanyId) -> impl Iterator<Item = (HexId, u8)> {
    let own: Vec<(HexId, Option<u8>)> =
        view.state.markers_of(company).map(|marker| (marker.hex, marker.city)).collect();
    let stops: Vec<(HexId, u8)> = view.reach(company).stops().collect();
    stops.into_iter().filter(move |&(hex, stop)| !own.contains(&(hex, Some(stop))))
}

/// As long as there is a smaller company, whatever it costs.
fn take_over(view: View<'_>, company: CompanyId) -> bool {
    let smaller = |other| view.size(other) < view.size(company) && !view.state.is_vaclavs(other);
    view.size(company) > Size::Small && view.floated().any(smaller)
}

/// As long as the company owns a local railway, used or not, or could buy one.
fn local_railways(view: View<'_>, company: CompanyId) -> bool {
    view.privates_of(PrivateOwner::Company(company)).next().is_some() || local_for_sale(view, company)
}

/// Whether a player has a local railway, of any size, and the company any money.
fn local_for_sale(view: View<'_>, company: CompanyId) -> bool {
    view.title.phase(view.state.phase).privates_for_sale
        && view.state.company(company).treasury > 0
        && view.state.privates.iter().any(|private| matches!(private.owner, PrivateOwner::Player(_)))
}

fn of_f56(game: &Game) -> bool {
    match game.state().decision() {
        Some(Decision::F56(F56Decision::Exchange { .. })) => stock_turn_of_f56(game),
        Some(Decision::Track { .. }) => game.state().operating().is_some_and(|turn| turn.laid == 0),
        Some(Decision::Station { company }) => station_on_credit(game, *company),
        Some(decision) => game.view().asked_there(decision),
        None => false,
    }
}

/// As long as anything but a pass is possible; sales after which it would stand still are offered there.
pub fn stock_turn_of_f56(game: &Game) -> bool {
    let mut options = *game.options();
    options.f56.close_though_idle = true;
    let game = Game::at(game.title().clone(), options, game.state().clone());
    game.offers().is_some_and(|offers| offers.offers != [Offer::Pass])
}

/// A loan that the company may take counts as its money.
fn station_on_credit(game: &Game, company: CompanyId) -> bool {
    let offers = game.offers().map(|offers| offers.offers).unwrap_or_default();
    let loan = offers.iter().find_map(|offer| match offer {
        Offer::F56(F56Offer::TakeLoan { amount }) => Some(*amount),
        _ => None,
    });
    could_place(game, company, game.state().company(company).treasury + loan.unwrap_or(0))
}

/// Whether they still wait for the company whose president went bankrupt; otherwise the turn of the next one has begun.
pub fn after_bankruptcy(before: &Game, after: &Game) -> bool {
    let Some(company) = before.view().operating_company() else { return true };
    let asked = before.state().decision();
    if matches!(
        asked,
        Some(Decision::Trains { .. } | Decision::F56(F56Decision::Raising { need: Need::Interest(_), .. }))
    ) {
        return true;
    }
    let own = |decision: &&Decision| decision.own_turn() == Some(company);
    // A company that has passed its loans has no step left.
    let Some(under) = before.state().agenda.iter().rfind(own).cloned() else { return false };
    let mut state = after.state().position();
    state.round = before.state().round.clone();
    let game = Game::at(after.title().clone(), *after.options(), state);
    let asked = |decision: &Decision| game.view().asked_there(decision);
    asked(&under)
        || matches!(under, Decision::Trains { .. }) && asked(&Decision::F56(F56Decision::Loans { company }))
}
