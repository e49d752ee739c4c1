//! Certificates, directors, money, the share price chart and local railways.

use crate::fault::Fault;
use crate::faults::Faults;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Round, Status};
use rules::title::PaperKind;
use rules::{CompanyId, Seat};

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
    let state = faults.view.state;
    let size = faults.view.title.size_of(company);
    let total = faults.view.total_shares(company);
    let held = state.shares_held(company) + faults.view.shares_in_pool(company);
    let in_play = matches!(state.company(company).status, Status::Started | Status::Floated);
    faults.unless(held <= total, || Fault::SharesAboveTotal { company, held, total });
    faults.unless(in_play || held == 0, || Fault::SharesOfNoCompany { company, held });
    // The orange zone and the formation of the national company lead above it (R-36-SR-15, R-36-CGR-22).
    let capped = !faults.view.title.play.features.credit;
    for seat in state.seats() {
        let shares = state.shares(company, seat);
        faults.unless(!capped || shares <= size.most, || Fault::SharesAboveCap {
            seat,
            company,
            shares,
            most: size.most,
        });
    }
}

/// The director holds the certificate, and nobody holds strictly more (VII.5.b; equality keeps the director).
fn director(faults: &mut Faults<'_>, company: CompanyId) {
    let state = faults.view.state;
    let in_play = matches!(state.company(company).status, Status::Started | Status::Floated);
    let director = state.company(company).director;
    let has_one = in_play && !state.is_vaclavs(company);
    faults.unless(director.is_some() || !has_one, || Fault::NoDirector { company });
    faults.unless(director.is_none() || has_one, || Fault::DirectorOfNone { company });
    let Some(director) = director else { return };
    let held = state.shares(company, director);
    let temporary =
        state.national.as_ref().is_some_and(|national| national.temporary && national.company == company);
    let certificate = held >= CERTIFICATE || temporary && held == 1;
    faults.unless(certificate, || Fault::DirectorHolds { company, held });
    for seat in state.seats() {
        let shares = state.shares(company, seat);
        faults.unless(shares <= held, || Fault::MoreThanDirector { seat, company, shares, held });
    }
}

/// Václav's companies: one of each size, half of it or more, never more in other hands; no money, no local railways, one
/// train (XI.1).
fn vaclav(faults: &mut Faults<'_>, company: CompanyId) {
    let view = faults.view;
    let (state, owner) = (view.state, view.state.company(company));
    if owner.vaclav == 0 {
        return;
    }
    let size = view.title.size_of(company);
    faults.unless(view.title.play.vaclav.is_some(), || Fault::VaclavAbsent { company });
    let only = view.vaclavs(view.size(company)) == Some(company);
    faults.unless(only, || Fault::VaclavTwice { company });
    faults.unless(owner.vaclav == size.float && owner.status == Status::Floated, || Fault::VaclavHolds {
        company,
        shares: owner.vaclav,
        right: size.float,
    });
    for seat in state.seats() {
        let shares = state.shares(company, seat);
        faults.unless(shares <= owner.vaclav, || Fault::MoreThanVaclav {
            seat,
            company,
            shares,
            held: owner.vaclav,
        });
    }
    let bare = owner.treasury == 0 && view.privates_of(PrivateOwner::Company(company)).next().is_none();
    faults.unless(bare, || Fault::VaclavOwns { company });
    let own = owner.trains.iter().all(|&train| view.runs(company, train));
    let trains = owner.trains.len();
    faults.unless(trains <= 1 && own, || Fault::VaclavTrains { company, trains });
    faults.unless(!owner.has_taken_over, || Fault::VaclavTookOver { company });
}

/// Only floated companies own anything (VII.5), and closed ones have left nothing behind (VIII.9).
fn not_operating(faults: &mut Faults<'_>, company: CompanyId) {
    let state = faults.view.state;
    let owner = state.company(company);
    if faults.view.title.charter(company).private {
        railway(faults, company);
        return;
    }
    if owner.status == Status::Floated {
        let early = faults.view.is_national(company) || !faults.view.options.f56.home_at_first_turn;
        let in_time = owner.has_operated || !owner.home_placed || early;
        faults.unless(in_time, || Fault::EarlyHome { company });
        return;
    }
    let owns = owner.treasury > 0
        || !owner.trains.is_empty()
        || state.markers_of(company).next().is_some()
        || faults.view.privates_of(PrivateOwner::Company(company)).next().is_some();
    let may_own = faults.is_forming(company);
    faults.unless(!owns || may_own, || Fault::OwnsUnfloated { company });
    let early = owner.home_placed && !faults.view.options.f56.home_at_first_turn;
    if early && owner.status == Status::Started {
        return;
    }
    let markers = if owner.status == Status::Closed { 0 } else { faults.view.title.charter(company).markers };
    faults.unless(owner.markers == markers, || Fault::CharterMarkers {
        company,
        markers: owner.markers,
        right: markers,
    });
}

/// A private railway owns nothing but its marker, which stands at home while a player has the paper (R-MOR-16).
fn railway(faults: &mut Faults<'_>, company: CompanyId) {
    let view = faults.view;
    let owner = view.state.company(company);
    let papers = view.title.railways().filter(|&(_, railway)| railway == company);
    let players = |owner| matches!(owner, PrivateOwner::Player(_));
    let held = papers.filter(|&(paper, _)| players(view.state.private(paper).owner)).count();
    let standing: Vec<_> = view.state.markers_of(company).map(|marker| Some(marker.hex)).collect();
    let home = view.title.charter(company).home.hex();
    let right = if held == 1 { standing == [home] } else { standing.is_empty() };
    faults.unless(right, || Fault::RailwayMarker { company });
    let bare = owner.treasury == 0 && owner.trains.is_empty() && owner.director.is_none();
    faults.unless(bare, || Fault::RailwayOwns { company });
}

/// The chart holds every company in play once, highest price first (VIII.2).
fn market(faults: &mut Faults<'_>) {
    let view = faults.view;
    let spaces = view.title.chart.prices.len();
    for company in view.title.company_ids() {
        let owner = view.state.company(company);
        let in_play = matches!(owner.status, Status::Started | Status::Floated);
        let markers = view.state.market.iter().filter(|&&other| other == company).count();
        faults.unless(markers == usize::from(in_play), || Fault::ChartMarkers {
            company,
            markers,
            right: u8::from(in_play),
        });
        faults.unless(usize::from(owner.space) < spaces, || Fault::BesideChart { company });
        let prices = &view.title.size_of(company).start_prices;
        let start = !in_play || view.is_national(company) || prices.contains(&owner.start_price);
        faults.unless(start, || Fault::StartPrice {
            company,
            price: owner.start_price,
            prices: prices.clone(),
        });
    }
    for pair in view.state.market.windows(2) {
        let (price, higher) = (view.price(pair[0]), view.price(pair[1]));
        faults.unless(price >= higher, || Fault::ChartOrder {
            company: pair[0],
            price,
            before: pair[1],
            higher,
        });
    }
}

/// Every loan added as much penalty as debt, and only the debt can be repaid (VIII.11).
fn debts(faults: &mut Faults<'_>) {
    for (seat, player) in faults.view.state.players.iter().enumerate() {
        faults.unless(player.debt <= player.penalty, || Fault::DebtAbovePenalty {
            seat: Seat::at(seat),
            debt: player.debt,
            penalty: player.penalty,
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
        faults.unless(possible, || Fault::PrivateOwner { private, owner: state.owner, used: state.used });
    }
}
