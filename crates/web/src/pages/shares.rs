//! The share table: companies by players and bank, with price, treasury, trains, markers and local railways. In a stock
//! round its cells open the sheet of the company.

use maud::{Markup, html};
use rules::play::{Features, Head};
use rules::state::{PrivateOwner, Status};
use rules::{CompanyId, CzDecision, Decision, F56Decision, F56Offer, Offer, Seat, per_holder_rounded_up};

use super::badge;
use super::purse::{company_asked_about, owner};
use super::table::Scene;
use crate::family::{features, has_locals};
use crate::prospects::{LastRun, last_runs};
use crate::text::{t, tr};

/// The companies: on the chart in operating order, then those that may be started; and apart, those of later phases.
/// Closed ones are gone.
fn rows(scene: &Scene<'_>) -> (Vec<CompanyId>, Vec<CompanyId>) {
    let (state, title) = (scene.game.state(), scene.game.title());
    let unstarted = title.share_companies().filter(|&id| state.company(id).status == Status::Unstarted);
    let (open, later): (Vec<_>, Vec<_>) = unstarted.partition(|&id| {
        title.phase(state.phase).companies.contains(&scene.game.view().size(id))
            && !title.charter(id).national
    });
    (state.market.iter().copied().chain(open).collect(), later)
}

/// The share table.
pub(super) fn share_table(scene: &Scene<'_>) -> Markup {
    let state = scene.game.state();
    let (rows, later) = rows(scene);
    let Features { credit, pool, .. } = features(scene.game);
    let runs = last_runs(scene.table, scene.game, scene.at);
    // Before the first run there is nothing to tell.
    let any = runs.iter().any(Option::is_some);
    html! {
        div .scroll tabindex="0" {
            table .shares data-columns=(columns(scene)) {
                caption .quiet { (t("shares-caption")) }
                thead {
                    tr {
                        th scope="col" { (t("company")) }
                        th .number scope="col" { (t("price")) }
                        @if any {
                            th .number.ran scope="col" title=(t("run-hint")) { (t("run-short")) }
                            th .number.per-share scope="col" title=(t("per-share-hint")) { (t("per-share")) }
                            th .number.yield scope="col" title=(t("yield-hint")) { (t("yield-short")) }
                        }
                        @if any && owner(scene).is_some() {
                            th .number.yours scope="col" title=(t("yours-of-run-hint")) { (t("yours-of-run")) }
                        }
                        @for &seat in &state.order {
                            @let name = scene.names.player(seat);
                            th .number.held scope="col" { abbr title=(name) { (short(scene, seat)) } }
                        }
                        @if vaclav(scene) { th .number.held scope="col" { (t("vaclav")) } }
                        @if pool {
                            th .number.held scope="col" title=(t("offering-hint")) { (t("offering-short")) }
                            th .number.held scope="col" title=(t("pool-hint")) { (t("pool")) }
                        } @else { th .number.held scope="col" { (t("bank")) } }
                        th .number.cash scope="col" title=(t("treasury")) { (t("treasury-short")) }
                        @if credit { th .number scope="col" title=(t("loans-hint")) { (t("loans")) } }
                        th .number scope="col" title=(t("stations-hint")) { (t("stations")) }
                        th .owned scope="col" { @if has_locals(scene.game) { (t("trains-locals")) } @else { (t("trains-privates")) } }
                    }
                }
                tbody { @for company in rows { (row(scene, company, any.then(|| runs[company.index()]))) } }
            }
        }
        @if !later.is_empty() {
            p .later { small { (t("later-companies")) } @for company in later { " " (badge(scene.game.title(), company)) } }
        }
    }
}

/// How many columns are not in the table of every game: those of players and Václav, of the pool and of loans. The style sheet goes by
/// it, to leave out others where there is little room.
fn columns(scene: &Scene<'_>) -> usize {
    let Features { credit, pool, .. } = features(scene.game);
    let others = [vaclav(scene), pool, credit];
    scene.game.state().order.len() + others.into_iter().filter(|&has| has).count()
}

/// A name that fits above a number: its first letters, as many as tell it from the others; where that is many, its first letter
/// and its last ones.
fn short(scene: &Scene<'_>, seat: Seat) -> String {
    const ROOM: usize = 5;
    let letters = |of: Seat| scene.names.player(of).chars().collect::<Vec<char>>();
    let begins = |of: Seat, count: usize| letters(of).into_iter().take(count).collect::<String>();
    let ends = |of: Seat, count: usize| {
        let all = letters(of);
        let last = all.iter().skip(all.len().saturating_sub(count)).collect::<String>();
        format!("{}…{last}", begins(of, 1))
    };
    let alone = |form: &dyn Fn(Seat) -> String| {
        scene.game.state().seats().all(|other| other == seat || form(other) != form(seat))
    };
    let first = (3..=ROOM).find(|&count| alone(&|of| begins(of, count)));
    let last = || (1..ROOM).find(|&count| alone(&|of| ends(of, count)));
    match first {
        Some(count) => begins(seat, count).trim_end().to_owned(),
        None => last().map_or_else(|| begins(seat, 2 * ROOM), |count| ends(seat, count)),
    }
}

/// The row of a company; with its last run, if it has one, where the table tells of runs.
fn row(scene: &Scene<'_>, id: CompanyId, told: Option<Option<LastRun>>) -> Markup {
    let ran = told.flatten();
    let (view, state, title) = (scene.game.view(), scene.game.state(), scene.game.title());
    let company = state.company(id);
    let started = company.status != Status::Unstarted;
    let sheet = title.size_of(id);
    let operating = company_asked_about(scene.game) == Some(id);
    let trains: Vec<String> = company.trains.iter().map(|&train| scene.names.train(train)).collect();
    let name = html! {
        (badge(title, id))
        @if features(scene.game).credit { (progress(scene, id)) }
        @else if company.status == Status::Started {
            " " small title=(t("not-floated")) { (state.shares_held(id)) "/" (sheet.float) }
        }
    };
    let in_bank = html! { (view.shares_in_bank(id)) };
    html! {
        tr .unstarted[!started] .operating[operating] {
            th scope="row" { (cell(scene, id, CellKind::Company, &name)) }
            td .number {
                @if started { (view.price(id)) } @else if title.sizes_in_play().len() > 1 { (size_letter(scene, id)) }
            }
            @if told.is_some() {
                td .number.ran { @if let Some(ran) = ran { (ran.revenue) } }
                td .number.per-share { @if let Some(ran) = ran { (ran.per_share) } }
                td .number.yield { @if let Some(ran) = ran { (ran.yields) } }
            }
            @if told.is_some() && let Some(seat) = owner(scene) {
                td .number.yours {
                    @if let Some(ran) = ran && state.shares(id, seat) > 0 {
                        (per_holder_rounded_up(ran.left, state.shares(id, seat), view.total_shares(id)))
                    }
                }
            }
            @for &seat in &state.order {
                td .number.held .director[company.director == Some(seat)] {
                    (cell(scene, id, CellKind::Player(seat), &held(scene, id, seat)))
                }
            }
            @if vaclav(scene) {
                td .number.held .director[company.vaclav > 0] {
                    @if company.vaclav > 0 {
                        (company.vaclav) abbr title=(tr!("director-of", company = title.charter(id).symbol)) { "★" }
                    }
                }
            }
            td .number.held { (cell(scene, id, CellKind::Bank, &in_bank)) }
            @if features(scene.game).pool {
                @let in_pool = html! { @if view.shares_in_pool(id) > 0 { (view.shares_in_pool(id)) } };
                td .number.held { (cell(scene, id, CellKind::Pool, &in_pool)) }
            }
            td .number.cash { @if company.status == Status::Floated { (company.treasury) } (escrow(scene, id)) }
            @if features(scene.game).credit { td .number { (loans(scene, id)) } }
            td .number { (company.markers) }
            td .owned { b { (trains.join(" ")) } (privates(scene, id)) }
        }
    }
}

/// Money that is held back from a company, below what it has.
fn escrow(scene: &Scene<'_>, id: CompanyId) -> Markup {
    let escrow = if features(scene.game).credit { scene.game.view().credit(id).escrow } else { 0 };
    html! {
        @if escrow > 0 {
            " " small .escrow title=(tr!("escrow-is", escrow = scene.money(escrow))) { "+" (escrow) }
        }
    }
}

/// How far a company with credit has come: shares that it still needs to float or to operate, its destination.
fn progress(scene: &Scene<'_>, id: CompanyId) -> Markup {
    let (view, company) = (scene.game.view(), scene.game.state().company(id));
    let credit = view.credit(id);
    let sold = if view.in_play(id) { view.shares_sold(id) } else { 0 };
    let needed = view.shares_to_begin(id);
    html! {
        @if view.in_play(id) && !company.has_operated && !view.is_national(id) && sold < needed {
            " " small title=(t("not-operating")) { (sold) "/" (needed) }
        }
        @if credit.reached { " " small title=(t("destination-reached")) { "⚑" } }
        @if view.is_frozen(id) { " " small title=(t("frozen")) { "❄" } }
    }
}

/// The loans of a company, and what they cost.
fn loans(scene: &Scene<'_>, id: CompanyId) -> Markup {
    let view = scene.game.view();
    let loans = view.credit(id).loans;
    html! { @if loans > 0 { span title=(tr!("interest-is", interest = scene.money(view.interest(id)))) { (loans) } } }
}

/// Whether Václav holds shares in this game.
fn vaclav(scene: &Scene<'_>) -> bool {
    scene.game.title().play.vaclav.is_some()
}

/// The shares of a player, with a star for the director.
fn held(scene: &Scene<'_>, id: CompanyId, seat: Seat) -> Markup {
    let (state, title) = (scene.game.state(), scene.game.title());
    html! {
        @if state.shares(id, seat) > 0 {
            (state.shares(id, seat))
            @if state.company(id).director == Some(seat) {
                @let chief = match features(scene.game).head {
                    Head::President => tr!("president-of", company = title.charter(id).symbol),
                    Head::Director => tr!("director-of", company = title.charter(id).symbol),
                };
                abbr title=(chief) { "★" }
            }
        }
    }
}

/// The local railways of a company; those whose power is used are marked.
fn privates(scene: &Scene<'_>, id: CompanyId) -> Markup {
    let (view, state, title) = (scene.game.view(), scene.game.state(), scene.game.title());
    html! {
        @for private in view.privates_of(PrivateOwner::Company(id)) {
            @let used = state.private(private).used;
            " " span .local title=[used.then(|| t("impossible-power-used"))] {
                (title.private(private).id) @if used { "✓" }
            }
        }
    }
}

/// Where in the row of a company a cell is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CellKind {
    Company,
    Player(Seat),
    Bank,
    Pool,
}

/// Who deals in shares now, if who looks does.
fn dealer(scene: &Scene<'_>) -> Option<Seat> {
    match scene.game.state().decision() {
        Some(
            Decision::Cz(CzDecision::Stock { seat, .. }) | Decision::F56(F56Decision::Exchange { seat, .. }),
        ) if scene.may_act => Some(*seat),
        _ => None,
    }
}

/// The button that opens the sheet of a company at one of its cells, where shares are dealt in now. A finger does not hover: what
/// an answer leads to is told there.
pub(super) fn to_sheet(scene: &Scene<'_>, company: CompanyId, cell: &str, words: &str) -> Markup {
    html! {
        @if dealer(scene).is_some() {
            button .to-sheet type="button" data-sheet=(sheet(scene, company, cell)) aria-haspopup="dialog" { (words) }
        }
    }
}

/// The address of the sheet of a company, opened at a cell.
fn sheet(scene: &Scene<'_>, company: CompanyId, cell: &str) -> String {
    let symbol = &scene.game.title().charter(company).symbol;
    format!("/games/{}/company?company={symbol}&cell={cell}", scene.table.id)
}

/// A cell: in a stock round those of the bank, of the company and of whoever decides open the sheet.
fn cell(scene: &Scene<'_>, company: CompanyId, kind: CellKind, shown: &Markup) -> Markup {
    let symbol = &scene.game.title().charter(company).symbol;
    let Some(own) = dealer(scene) else {
        // Companies with credit have a card that can be looked at any time.
        let card_of = features(scene.game).credit && kind == CellKind::Company;
        return if card_of { card(scene, company, shown) } else { shown.clone() };
    };
    let (key, label) = match kind {
        CellKind::Company => ("company", tr!("open-company", company = symbol)),
        CellKind::Bank => ("bank", tr!("open-bank", company = symbol)),
        CellKind::Pool if scene.game.view().shares_in_pool(company) == 0 => return shown.clone(),
        CellKind::Pool => ("pool", tr!("open-pool", company = symbol)),
        // Nothing can be sold where nothing is held.
        CellKind::Player(seat) if seat == own && scene.game.state().shares(company, seat) > 0 => {
            ("own", tr!("open-own", company = symbol))
        }
        CellKind::Player(_) => return shown.clone(),
    };
    html! {
        button .cell .can[can(scene, company, kind)] type="button" data-sheet=(sheet(scene, company, key))
            aria-haspopup="dialog" { (shown) " " span .unseen { (label) } }
    }
}

/// A cell that opens the card of the company.
fn card(scene: &Scene<'_>, company: CompanyId, shown: &Markup) -> Markup {
    let symbol = &scene.game.title().charter(company).symbol;
    let at = if scene.now { String::new() } else { format!("&at={}", scene.at) };
    let address = format!("/games/{}/card?company={symbol}{at}", scene.table.id);
    html! {
        button .cell type="button" data-sheet=(address) aria-haspopup="dialog"
            { (shown) " " span .unseen { (tr!("open-card", company = symbol)) } }
    }
}

/// Whether something is possible with the shares that lie there.
fn can(scene: &Scene<'_>, id: CompanyId, kind: CellKind) -> bool {
    scene.choices.iter().any(|choice| match (&choice.offer, kind) {
        (Offer::SellShares { company, .. }, CellKind::Player(_))
        | (Offer::F56(F56Offer::BuyFromPool { company, .. }), CellKind::Pool)
        | (Offer::BuyShare { company, .. } | Offer::StartCompany { company, .. }, CellKind::Bank) => {
            *company == id
        }
        _ => false,
    })
}

/// What an unstarted company shows instead of a price: its size.
fn size_letter(scene: &Scene<'_>, id: CompanyId) -> Markup {
    let size = scene.game.view().size(id);
    html! { small { (tr!("size", size = size.name())) } }
}
