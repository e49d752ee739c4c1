//! Certificates, directors, money, the share price chart and local railways.

use crate::faults::Faults;
use rules::CompanyId;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Round, Status};
use rules::title::PaperKind;

/// Shares that the director's certificate is worth (IV.2).
const CERTIFICATE: u8 = 2;

pub(crate) fn check(faults: &mut Faults<'_>) {
    for company in faults.view.title.company_ids() {
        shares(faults, company);
        director(faults, company);
        vaclav(faults, company);
        not_operating(faults, company);
    }
    market(faults);
    debts(faults);
    privates(faults);
}

/// What players hold and what the bank holds is the whole company, and nobody holds more than the cap (VII.4).
fn shares(faults: &mut Faults<'_>, company: CompanyId) {
    let (state, symbol) = (faults.view.state, faults.symbol(company));
    let size = faults.view.title.size_of(company);
    let total = faults.view.total_shares(company);
    let held = state.shares_held(company) + faults.view.shares_in_pool(company);
    let in_play = matches!(state.company(company).status, Status::Started | Status::Floated);
    faults.unless(held <= total, || format!("Players hold {held} of {total} shares of {symbol}."));
    faults.unless(in_play || held == 0, || {
        format!("Players hold {held} shares of {symbol}, which is not in play.")
    });
    // The orange zone and the formation of the national company lead above it (R-36-SR-15, R-36-CGR-22).
    let capped = !faults.view.title.play.features.credit;
    for seat in state.seats() {
        let shares = state.shares(company, seat);
        faults.unless(!capped || shares <= size.most, || {
            format!("Seat {} holds {shares} shares of {symbol}, at most {}.", seat.0, size.most)
        });
    }
}

/// The director holds the certificate, and nobody holds strictly more (VII.5.b; equality keeps the director).
fn director(faults: &mut Faults<'_>, company: CompanyId) {
    let (state, symbol) = (faults.view.state, faults.symbol(company));
    let in_play = matches!(state.company(company).status, Status::Started | Status::Floated);
    let director = state.company(company).director;
    faults.unless(director.is_some() == (in_play && !state.is_vaclavs(company)), || {
        format!("{symbol} has the director {director:?} while it is {:?}.", state.company(company).status)
    });
    let Some(director) = director else { return };
    let held = state.shares(company, director);
    let temporary =
        state.national.as_ref().is_some_and(|national| national.temporary && national.company == company);
    faults.unless(held >= CERTIFICATE || temporary && held == 1, || {
        format!("The director of {symbol} holds {held} shares.")
    });
    for seat in state.seats() {
        let shares = state.shares(company, seat);
        faults.unless(shares <= held, || {
            format!("Seat {} holds {shares} shares of {symbol}, its director {held}.", seat.0)
        });
    }
}

/// Václav's companies: one of each size, half of it or more, never more in other hands; no money, no local railways, one
/// train (XI.1).
fn vaclav(faults: &mut Faults<'_>, company: CompanyId) {
    let (view, symbol) = (faults.view, faults.symbol(company));
    let (state, owner) = (view.state, view.state.company(company));
    if owner.vaclav == 0 {
        return;
    }
    let size = view.title.size_of(company);
    faults.unless(view.title.play.vaclav.is_some(), || format!("{symbol} is Václav's without Václav."));
    faults.unless(view.vaclavs(view.size(company)) == Some(company), || {
        format!("Václav has another company of the size of {symbol}.")
    });
    faults.unless(owner.vaclav == size.float && owner.status == Status::Floated, || {
        format!("Václav holds {} shares of {symbol}, {:?}.", owner.vaclav, owner.status)
    });
    for seat in state.seats() {
        let shares = state.shares(company, seat);
        faults.unless(shares <= owner.vaclav, || {
            format!("Seat {} holds {shares} shares of {symbol}, Václav {}.", seat.0, owner.vaclav)
        });
    }
    let bare = owner.treasury == 0 && view.privates_of(PrivateOwner::Company(company)).next().is_none();
    faults.unless(bare, || format!("{symbol} is Václav's and owns money or local railways."));
    let own = owner.trains.iter().all(|&train| view.runs(company, train));
    faults.unless(owner.trains.len() <= 1 && own, || {
        format!("{symbol} is Václav's and owns {} trains, or one that it cannot run.", owner.trains.len())
    });
    faults.unless(!owner.has_taken_over, || format!("{symbol} is Václav's and took over another."));
}

/// Only floated companies own anything (VII.5), and closed ones have left nothing behind (VIII.9).
fn not_operating(faults: &mut Faults<'_>, company: CompanyId) {
    let (state, symbol) = (faults.view.state, faults.symbol(company));
    let owner = state.company(company);
    if faults.view.title.charter(company).private {
        railway(faults, company);
        return;
    }
    if owner.status == Status::Floated {
        let early = faults.view.is_national(company) || !faults.view.options.f56.home_at_first_turn;
        faults.unless(owner.has_operated || !owner.home_placed || early, || {
            format!("{symbol} placed its home marker before its first turn.")
        });
        return;
    }
    let owns = owner.treasury > 0
        || !owner.trains.is_empty()
        || state.markers_of(company).next().is_some()
        || faults.view.privates_of(PrivateOwner::Company(company)).next().is_some();
    let may_own = faults.is_forming(company);
    faults.unless(!owns || may_own, || format!("{symbol} owns something while it is {:?}.", owner.status));
    let early = owner.home_placed && !faults.view.options.f56.home_at_first_turn;
    if early && owner.status == Status::Started {
        return;
    }
    let markers = if owner.status == Status::Closed { 0 } else { faults.view.title.charter(company).markers };
    faults.unless(owner.markers == markers, || {
        format!("{symbol} has {} markers on its charter, not {markers}.", owner.markers)
    });
}

/// A private railway owns nothing but its marker, which stands at home while a player has the paper (R-MOR-16).
fn railway(faults: &mut Faults<'_>, company: CompanyId) {
    let (view, symbol) = (faults.view, faults.symbol(company));
    let owner = view.state.company(company);
    let papers = view.title.railways().filter(|&(_, railway)| railway == company);
    let players = |owner| matches!(owner, PrivateOwner::Player(_));
    let held = papers.filter(|&(paper, _)| players(view.state.private(paper).owner)).count();
    let standing: Vec<_> = view.state.markers_of(company).map(|marker| Some(marker.hex)).collect();
    let home = view.title.charter(company).home.hex();
    let right = if held == 1 { standing == [home] } else { standing.is_empty() };
    faults
        .unless(right, || format!("The marker of {symbol} stands on {standing:?}, {held} papers are held."));
    let bare = owner.treasury == 0 && owner.trains.is_empty() && owner.director.is_none();
    faults.unless(bare, || format!("{symbol} is no company, but owns something."));
}

/// The chart holds every company in play once, highest price first (VIII.2).
fn market(faults: &mut Faults<'_>) {
    let view = faults.view;
    let spaces = view.title.chart.prices.len();
    for company in view.title.company_ids() {
        let owner = view.state.company(company);
        let symbol = faults.symbol(company);
        let in_play = matches!(owner.status, Status::Started | Status::Floated);
        let markers = view.state.market.iter().filter(|&&other| other == company).count();
        faults.unless(markers == usize::from(in_play), || {
            format!("{symbol} has {markers} markers on the chart while it is {:?}.", owner.status)
        });
        faults.unless(usize::from(owner.space) < spaces, || format!("{symbol} stands beside the chart."));
        let start = !in_play
            || view.is_national(company)
            || view.title.size_of(company).start_prices.contains(&owner.start_price);
        faults.unless(start, || format!("{symbol} was started at {}.", owner.start_price));
    }
    for pair in view.state.market.windows(2) {
        let (first, second) = (view.price(pair[0]), view.price(pair[1]));
        let (above, below) = (faults.symbol(pair[0]), faults.symbol(pair[1]));
        faults.unless(first >= second, || format!("{above} at {first} operates before {below} at {second}."));
    }
}

/// Every loan added as much penalty as debt, and only the debt can be repaid (VIII.11).
fn debts(faults: &mut Faults<'_>) {
    for (seat, player) in faults.view.state.players.iter().enumerate() {
        faults.unless(player.debt <= player.penalty, || {
            format!("Seat {seat} owes {}, with a penalty of {} only.", player.debt, player.penalty)
        });
    }
}

/// Local railways are where they can be, and only companies have used their powers (IV.1, VI).
fn privates(faults: &mut Faults<'_>) {
    let view = faults.view;
    let drafting =
        matches!(view.state.round, Round::PreStock { .. } | Round::Auction { .. } | Round::Privates(_));
    for private in view.title.private_ids() {
        let (state, printed) = (view.state.private(private), view.title.private(private));
        let possible = match state.owner {
            PrivateOwner::Sheet => (drafting || !view.options.draft_goes_on) && !state.used,
            PrivateOwner::Removed => !drafting && !state.used,
            PrivateOwner::Player(seat) => seat.index() < view.state.players.len() && !state.used,
            PrivateOwner::Closed => !drafting,
            PrivateOwner::Company(company) if printed.kind == PaperKind::Private => {
                view.state.company(company).status == Status::Floated
            }
            PrivateOwner::Company(company) if printed.kind != PaperKind::Local => {
                // Only a train, and only until the company has run (R-MOR-15).
                let turn = view.state.operating();
                matches!(printed.kind, PaperKind::Train(_))
                    && turn.is_some_and(|turn| turn.company == company && turn.step <= Step::Run)
            }
            PrivateOwner::Company(company) => {
                let status = view.state.company(company).status;
                status == Status::Floated && printed.size <= view.size(company)
            }
        };
        faults.unless(possible, || {
            format!("{} belongs to {:?}, its power used: {}.", printed.id, state.owner, state.used)
        });
    }
}
