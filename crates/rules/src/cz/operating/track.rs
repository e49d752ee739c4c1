//! VIII.4 and VIII.5, laying and promoting track; IV.1, what local railways add to it.

use crate::board::Reach;
use crate::cz::prelude::*;
use crate::few::Few;
use crate::operating_turn::OperatingTurn;
use crate::shared::lay::{Lay, check_available, fitting, gather, put};
use crate::state::MOST_PRIVATES;
use crate::title::{Colour, Home};

/// A legal lay.
#[derive(Clone, Copy)]
pub(crate) struct LegalLay {
    company: CompanyId,
    lay: Lay,
    kind: Kind,
    cost: Money,
}

/// What a lay uses up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A yellow tile of the normal build.
    Yellow,
    /// The whole normal build.
    Promotion,
    /// The power of a local railway, besides the normal build.
    Purple,
}

/// The local railways that the company might use for this tile.
fn usable_privates(view: View<'_>, company: CompanyId) -> impl Iterator<Item = PrivateId> {
    view.privates_of(PrivateOwner::Company(company)).filter(move |&private| !view.state.private(private).used)
}

/// By what tiles may be laid: the normal build, or the power of one of these local railways.
type Means = Few<Option<PrivateId>, { MOST_PRIVATES + 1 }>;

/// By what the company might lay tiles: with `purple` by the powers that lay purple-edged ones, else by the normal build, as long
/// as any of it is left, alone or with a power that waives its cost.
fn means(view: View<'_>, company: CompanyId, purple: bool) -> Means {
    if !purple && check_build_left(view).is_err() {
        return Means::new();
    }
    let alone = (!purple).then_some(None);
    alone.into_iter().chain(usable_privates(view, company).map(Some)).collect()
}

/// All legal lays of a hex by these means.
fn lays_on<'a>(
    view: View<'a>,
    company: CompanyId,
    reach: &'a Reach,
    hex: HexId,
    purple: bool,
    means: Means,
) -> impl Iterator<Item = LegalLay> + use<'a> {
    // What a power does not waive it does not for any tile.
    let helps = move |private: PrivateId| purple || check_waived(view, hex, private).is_ok();
    means.into_iter().filter(move |means| means.is_none_or(helps)).flat_map(move |private| {
        // All but the connection is the same for all positions of a tile.
        let mut terms: Option<(TileId, Option<LegalLay>)> = None;
        fitting(view, hex).filter_map(move |(tile, rotation)| {
            if terms.is_none_or(|(known, _)| known != tile) {
                let lay = Lay { hex, tile, rotation, private };
                let legal = (view.title.tile(tile).purple == purple)
                    .then(|| check_fitting(view, company, lay).ok())
                    .flatten();
                terms = Some((tile, legal));
            }
            let (_, legal) = terms?;
            let legal = LegalLay { lay: Lay { rotation, ..legal?.lay }, ..legal? };
            check_connection(view, reach, &legal).ok().map(|()| legal)
        })
    })
}

/// The same of all hexes.
fn lays<'a>(
    view: View<'a>,
    company: CompanyId,
    reach: &'a Reach,
    purple: bool,
) -> impl Iterator<Item = LegalLay> + use<'a> {
    let means = means(view, company, purple);
    let hexes = (!means.is_empty()).then(|| reach.touched());
    hexes.into_iter().flatten().flat_map(move |hex| lays_on(view, company, reach, hex, purple, means))
}

fn gathered(lays: impl Iterator<Item = LegalLay>) -> Vec<Offer> {
    gather(lays.map(|legal| (legal.lay, legal.cost)))
}

/// What may be laid in the track step: by the normal build, and purple-edged tiles.
pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let reach = view.reach(company);
    let mut offers = gathered(lays(view, company, &reach, false));
    if !means(view, company, true).is_empty() {
        offers.extend(gathered(lays(view, company, &reach, true)));
    }
    offers
}

/// What local railways allow besides the answer to the decision, where it is no track step: purple-edged tiles, which may be laid at any
/// time of the turn (R-LOC-02), and lays whose cost they waive where it may be built all the same.
pub(crate) fn private_offers(view: View<'_>, company: CompanyId, decision: &Decision) -> Vec<Offer> {
    let private = usable_privates(view, company).next();
    if decision.is_track_step() || private.is_none() {
        return Vec::new();
    }
    let reach = view.reach(company);
    let mut offers = gathered(lays(view, company, &reach, true));
    if may_build(view, decision, private) {
        let waived = lays(view, company, &reach, false).filter(|legal| legal.lay.private.is_some());
        offers.extend(gathered(waived));
    }
    offers
}

/// Whether the normal build may be used: in the track step, and with a local railway as long as that step is not over, where a
/// company need not answer first.
pub(crate) fn may_build(view: View<'_>, decision: &Decision, private: Option<PrivateId>) -> bool {
    let ahead = || view.state.operating().is_some_and(|turn| turn.step <= Step::Track);
    decision.is_track_step()
        || (private.is_some() && matches!(decision, Decision::HomeCity { .. }) && ahead())
}

pub(crate) fn any_lay(view: View<'_>, company: CompanyId) -> bool {
    if [false, true].iter().all(|&purple| means(view, company, purple).is_empty()) {
        return false;
    }
    let reach = view.reach(company);
    [false, true].iter().any(|&purple| lays(view, company, &reach, purple).next().is_some())
}

pub(crate) fn any_purple_lay(view: View<'_>, company: CompanyId) -> bool {
    usable_privates(view, company).next().is_some()
        && lays(view, company, &view.reach(company), true).next().is_some()
}

pub(crate) fn check(view: View<'_>, company: CompanyId, lay: Lay, in_track_step: bool) -> Checked<LegalLay> {
    if !in_track_step && !view.title.tile(lay.tile).purple {
        return refuse(rule::OR_05, Why::NotNow);
    }
    check_fit(view, lay)?;
    let legal = check_fitting(view, company, lay)?;
    check_connection(view, &view.reach(company), &legal)?;
    Ok(legal)
}

/// Everything but the connection, for a tile that is known to fit.
fn check_fitting(view: View<'_>, company: CompanyId, lay: Lay) -> Checked<LegalLay> {
    check_available(view, lay.tile, rule::PROM_01, rule::TRK_11)?;
    if let Some(private) = lay.private {
        check_private(view, company, lay, private)?;
    }
    let kind = if view.title.tile(lay.tile).purple {
        if lay.private.is_none() {
            return refuse(rule::LOC_04, Why::NeedsLocal { tile: lay.tile });
        }
        Kind::Purple
    } else if is_promotion(view, lay) {
        Kind::Promotion
    } else {
        Kind::Yellow
    };
    check_allowance(view, kind, lay.private.is_some())?;
    check_home_first(view, company, lay.hex)?;
    // Václav pays nothing (R-BOH-10).
    let waived = lay.private.is_some() || view.state.is_vaclavs(company);
    let cost = if waived { 0 } else { printed_cost(view, lay.hex) };
    let have = view.state.company(company).treasury;
    if have < cost {
        return refuse(rule::TRK_09, Why::CannotAfford { need: cost, have });
    }
    Ok(LegalLay { company, lay, kind, cost })
}

/// Whether the tile belongs on the hex in this position (R-OR-TRK-05 to 08, R-PROM-01 to 06).
pub(crate) fn check_fit(view: View<'_>, lay: Lay) -> Checked<()> {
    let Lay { hex, tile, rotation, .. } = lay;
    if view.title.tile(tile).colour() == Colour::Red {
        return refuse(rule::TRK_12, Why::TileDoesNotFit { hex, tile });
    }
    if !view.title.hex(hex).takes_tiles() {
        return refuse(rule::TRK_06, Why::NoTilesHere { hex });
    }
    let rule = if view.is_tiled(hex) { rule::PROM_04 } else { rule::TRK_06 };
    if fitting(view, hex).any(|fit| fit == (tile, rotation)) {
        return Ok(());
    }
    let same_as = view.title.tile(tile).same_as[rotation.index()];
    if same_as != rotation && fitting(view, hex).any(|fit| fit == (tile, same_as)) {
        return refuse(rule, Why::SamePicture { rotation, same_as });
    }
    if fitting(view, hex).any(|(fit, _)| fit == tile) {
        return refuse(rule_of_position(view, lay, rule), Why::PositionDoesNotFit { hex, tile, rotation });
    }
    let yellow = view.title.tile(tile).colour() == Colour::Yellow;
    let on_yellow_hex = !view.is_tiled(hex) && view.title.hex(hex).face.colour == Colour::Yellow;
    let rule = if yellow && on_yellow_hex { rule::TRK_05 } else { rule };
    refuse(rule, Why::TileDoesNotFit { hex, tile })
}

/// The rule against a position: track off the map, a stump without track, or the rule given.
fn rule_of_position(view: View<'_>, lay: Lay, otherwise: Rule) -> Rule {
    let hex = view.title.hex(lay.hex);
    let exits = view.title.tile(lay.tile).face(lay.rotation).exits();
    if exits.iter().any(|edge| hex.neighbours[usize::from(edge.0)].is_none()) {
        rule::TRK_07
    } else if !exits.includes(hex.stubs) {
        rule::TRK_08
    } else {
        otherwise
    }
}

/// A tile over another tile, the first tile of a two-city hex, and over printed track (R-PROM-02, A-21).
fn is_promotion(view: View<'_>, lay: Lay) -> bool {
    view.is_tiled(lay.hex)
        || view.title.tile(lay.tile).colour() != Colour::Yellow
        || (view.options.praha_is_promotion && !view.title.hex(lay.hex).face.track.is_empty())
}

/// The power of a local railway: power 1 lays a purple tile, power 2 waives the cost of another (R-LOC-01 to 07).
fn check_private(view: View<'_>, company: CompanyId, lay: Lay, private: PrivateId) -> Checked<()> {
    let state = view.state.private(private);
    if state.owner != PrivateOwner::Company(company) {
        return refuse(rule::LOC_07, Why::PrivateNotThere { private });
    }
    if state.used {
        return refuse(rule::LOC_01, Why::PowerIsUsed { private });
    }
    let power = &view.title.private(private).power;
    let tile = view.title.tile(lay.tile);
    if tile.purple {
        if !power.purple.contains(&tile.colour()) {
            return refuse(rule::LOC_02, Why::NoSuchPower { private });
        }
    } else {
        check_waived(view, lay.hex, private)?;
    }
    Ok(())
}

/// Whether the power waives the cost of a tile on the hex (R-LOC-05).
fn check_waived(view: View<'_>, hex: HexId, private: PrivateId) -> Checked<()> {
    if printed_cost(view, hex) == 0 {
        return refuse(rule::LOC_05, Why::NothingToWaive { hex });
    }
    let power = &view.title.private(private).power;
    if !view.title.hex(hex).terrain.is_some_and(|(terrain, _)| power.waives.contains(&terrain)) {
        return refuse(rule::LOC_05, Why::NoSuchPower { private });
    }
    Ok(())
}

/// The cost of a tile on the hex: only the first one costs anything (R-OR-TRK-09, R-OR-TRK-10).
fn printed_cost(view: View<'_>, hex: HexId) -> Money {
    if view.is_tiled(hex) { 0 } else { view.title.hex(hex).terrain.map_or(0, |(_, cost)| cost) }
}

/// Whether the normal build is not used up: as many tiles as are allowed, however they were paid for.
fn check_build_left(view: View<'_>) -> Checked<&OperatingTurn> {
    let Some(turn) = view.state.operating() else { return refuse(rule::OR_05, Why::NotNow) };
    let most = if turn.first { view.title.figures.first_tiles } else { 1 };
    if turn.laid >= most {
        return refuse(rule::TRK_01, Why::BuildUsedUp { laid: turn.laid });
    }
    Ok(turn)
}

/// The normal build: several yellow tiles or one promotion in the first turn, one of either later (R-OR-TRK-01, 02).
fn check_allowance(view: View<'_>, kind: Kind, waived: bool) -> Checked<()> {
    if kind == Kind::Purple {
        return if view.state.operating().is_some() { Ok(()) } else { refuse(rule::OR_05, Why::NotNow) };
    }
    let turn = check_build_left(view)?;
    if !is_build(view, kind, waived) {
        return Ok(());
    }
    if kind == Kind::Promotion && turn.laid > 0 {
        return refuse(rule::TRK_01, Why::YellowOrPromotion);
    }
    if kind == Kind::Yellow && turn.promoted {
        return refuse(rule::PROM_09, Why::YellowOrPromotion);
    }
    Ok(())
}

/// Whether a lay belongs to the normal build; one with waived cost does unless an option says otherwise.
fn is_build(view: View<'_>, kind: Kind, waived: bool) -> bool {
    kind != Kind::Purple && (view.options.waived_lay_is_build || !waived)
}

/// The first tile that a company ever lays goes on its home hex, unless that has one (R-OR-TRK-03).
fn check_home_first(view: View<'_>, company: CompanyId, hex: HexId) -> Checked<()> {
    if !view.options.home_tile_first || view.state.company(company).has_laid {
        return Ok(());
    }
    match view.title.charter(company).home {
        Home::City(home) | Home::Choice(home) if home != hex && !view.is_tiled(home) => {
            refuse(rule::TRK_03, Why::HomeFirst { home })
        }
        _ => Ok(()),
    }
}

/// Afterwards the tile must contain track connected to a station of the company (R-OR-TRK-04, R-PROM-03).
fn check_connection(view: View<'_>, reach: &Reach, legal: &LegalLay) -> Checked<()> {
    let Lay { hex, tile, rotation, .. } = legal.lay;
    if reach.meets(hex, view.title.tile(tile).face(rotation).exits()) {
        return Ok(());
    }
    let rule = if legal.kind == Kind::Yellow { rule::TRK_04 } else { rule::PROM_03 };
    refuse(rule, Why::NotConnected { hex })
}

pub(crate) fn apply(tx: &mut Transaction<'_>, legal: LegalLay) {
    let LegalLay { company, lay: Lay { hex, tile, rotation, private }, kind, cost } = legal;
    tx.pay(Purse::Company(company), Purse::Bank, cost, For::Terrain(hex));
    if let Some(private) = private {
        tx.use_power(company, private);
    }
    put(tx, company, hex, tile, rotation);
    tx.note(Note::HasLaid(company));
    let promotes = kind == Kind::Promotion && is_build(tx.view(), kind, private.is_some());
    if kind != Kind::Purple {
        tx.note(Note::TileCounted { promotes });
    }
}
