//! R-36-TRK, laying and upgrading track; R-36-PRV-07 and R-36-PRV-08, what private companies add to it.

use super::{capital, run, station};
use crate::board::Reach;
use crate::f56::prelude::*;
use crate::geometry::{EdgeSet, Rotation};
use crate::shared::lay::{self, Lay};
use crate::title::{Colour, Face, Piece, StopSet, TrackEnd, upgrades};

/// A legal lay.
#[derive(Clone, Copy)]
pub(crate) struct LegalLay {
    company: CompanyId,
    lay: Lay,
    cost: Money,
    /// It comes on top of the turn's own tile.
    extra: bool,
}

/// Tiles and positions that fit on the hex as it is: first tiles, upgrades, changed letters, rebuilt towns; in order.
fn fitting(view: View<'_>, hex: HexId) -> impl Iterator<Item = (TileId, Rotation)> {
    let more = more_fitting(view, hex);
    // Mostly there are no others, and nothing is to be put in order.
    let plain = more.is_empty().then(|| lay::fitting(view, hex));
    plain.into_iter().flatten().chain(more)
}

/// The same where letters may change or towns be rebuilt; nothing elsewhere.
fn more_fitting(view: View<'_>, hex: HexId) -> Vec<(TileId, Rotation)> {
    let (title, laid) = (view.title, view.state.board.tiles[hex.index()]);
    let Some(laid) = laid else { return Vec::new() };
    let rebuilding = title.phase(view.state.phase).town_rebuilding;
    let rebuilt = rebuilding.then(|| title.upgrades.rebuilt(laid.tile)).into_iter().flatten();
    let mut more = title.upgrades.relabelled(hex, laid.tile).chain(rebuilt).peekable();
    if more.peek().is_none() {
        return Vec::new();
    }
    let mut fits: Vec<(TileId, Rotation)> = lay::fitting(view, hex).collect();
    fits.extend(title.upgrades.turned_onto(hex, more, laid.rotation, &title.tiles));
    fits.sort_unstable();
    fits.dedup();
    fits
}

/// The private companies whose tile the company may still lay.
fn powers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = (PrivateId, HexId)> {
    view.privates_of(PrivateOwner::Company(company)).filter_map(move |private| {
        let power = &view.title.private(private).private;
        let open = !view.state.private(private).used && !power.tiles.is_empty();
        power.blocks.filter(|_| open).map(|hex| (private, hex))
    })
}

fn gathered(lays: impl Iterator<Item = LegalLay>) -> Vec<Offer> {
    lay::gather(lays.map(|legal| (legal.lay, legal.cost)))
}

fn normal_lays<'a>(
    view: View<'a>,
    company: CompanyId,
    reach: &'a Reach,
) -> impl Iterator<Item = LegalLay> + use<'a> {
    // What the hex costs is the same for all tiles, and whether a tile is to be had for all its positions.
    let sites = reach.touched().filter_map(move |hex| {
        let cost = check_free(view, hex).and_then(|()| check_cost(view, company, hex, false)).ok()?;
        Some((hex, cost))
    });
    sites.flat_map(move |(hex, cost)| {
        let mut available: Option<(TileId, bool)> = None;
        fitting(view, hex).filter_map(move |(tile, rotation)| {
            if available.is_none_or(|(known, _)| known != tile) {
                available = Some((tile, check_available(view, tile).is_ok()));
            }
            let lay = Lay { hex, tile, rotation, private: None };
            let legal = available?.1 && check_connection(view, company, reach, lay).is_ok();
            legal.then_some(LegalLay { company, lay, cost, extra: false })
        })
    })
}

fn power_lays(
    view: View<'_>,
    company: CompanyId,
    in_track_step: bool,
) -> impl Iterator<Item = LegalLay> + use<'_> {
    powers(view, company).flat_map(move |(private, hex)| {
        fitting(view, hex).filter_map(move |(tile, rotation)| {
            check_terms(view, company, Lay { hex, tile, rotation, private: Some(private) }, in_track_step)
                .ok()
        })
    })
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let reach = view.reach(company);
    gathered(normal_lays(view, company, &reach).chain(power_lays(view, company, true)))
}

/// The tile of the ferry, where it may be laid at any time of the turn (R-36-PRV-07).
pub(crate) fn extra_offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    gathered(power_lays(view, company, false))
}

pub(crate) fn any_lay(view: View<'_>, company: CompanyId) -> bool {
    let used_up = view.state.operating().is_none_or(|turn| turn.laid > 0);
    power_lays(view, company, true).next().is_some()
        || (!used_up && normal_lays(view, company, &view.reach(company)).next().is_some())
}

pub(crate) fn check(view: View<'_>, company: CompanyId, lay: Lay, in_track_step: bool) -> Checked<LegalLay> {
    let Lay { hex, tile, rotation, .. } = lay;
    if !view.title.hex(hex).takes_tiles() {
        return refuse(rule::F56_TRK_09, Why::NoTilesHere { hex });
    }
    if !fitting(view, hex).any(|fit| fit == (tile, rotation)) {
        let fits: Vec<(TileId, Rotation)> = fitting(view, hex).collect();
        let same_as = view.title.tile(tile).same_as[rotation.index()];
        if same_as != rotation && fits.contains(&(tile, same_as)) {
            return refuse(rule::F56_TRK_05, Why::SamePicture { rotation, same_as });
        }
        if fits.iter().any(|fit| fit.0 == tile) {
            let rule = rule_of_position(view, hex, tile, rotation);
            return refuse(rule, Why::PositionDoesNotFit { hex, tile, rotation });
        }
        return refuse(rule_of_tile(view, hex, tile), Why::TileDoesNotFit { hex, tile });
    }
    let legal = check_terms(view, company, lay, in_track_step)?;
    if lay.private.is_none() {
        check_connection(view, company, &view.reach(company), lay)?;
    }
    Ok(legal)
}

/// Why a tile does not fit in this position: track that leads nowhere, or old track that is lost.
fn rule_of_position(view: View<'_>, hex: HexId, tile: TileId, rotation: Rotation) -> Rule {
    if view.title.upgrades.fits(hex, tile, rotation) { rule::F56_TRK_05 } else { rule::F56_TRK_04 }
}

/// Why a tile does not fit in any position.
fn rule_of_tile(view: View<'_>, hex: HexId, tile: TileId) -> Rule {
    let (face, new) = (view.face(hex), &view.title.tile(tile).faces[0]);
    if face.label != new.label {
        rule::F56_TRK_06
    } else if face.towns() == 2 && view.is_tiled(hex) {
        rule::F56_TRK_12
    } else if face.towns() > 0 && view.is_tiled(hex) {
        let rebuilds = view.title.tile(tile).colour() == face.colour;
        if rebuilds { rule::F56_TRK_11 } else { rule::F56_TRK_13 }
    } else if view.is_tiled(hex) {
        rule::F56_TRK_02
    } else {
        rule::F56_TRK_14
    }
}

/// Everything but fit and connection.
fn check_terms(view: View<'_>, company: CompanyId, lay: Lay, in_track_step: bool) -> Checked<LegalLay> {
    let Lay { hex, tile, private, .. } = lay;
    check_available(view, tile)?;
    check_free(view, hex)?;
    let extra = match private {
        Some(private) => check_power(view, company, lay, private)?,
        None => false,
    };
    let any_time = extra && !view.options.f56.ferry_in_track_step;
    if !in_track_step && !any_time {
        return refuse(rule::F56_OR_05, Why::NotNow);
    }
    let cost = check_cost(view, company, hex, extra)?;
    Ok(LegalLay { company, lay, cost, extra })
}

fn check_available(view: View<'_>, tile: TileId) -> Checked<()> {
    lay::check_available(view, tile, rule::F56_TRK_02, rule::F56_TRK_08)
}

/// No private company that nobody or a player owns blocks the hex (R-36-TRK-10).
fn check_free(view: View<'_>, hex: HexId) -> Checked<()> {
    for private in view.title.private_ids() {
        let blocks = view.title.private(private).private.blocks == Some(hex);
        if blocks
            && matches!(view.state.private(private).owner, PrivateOwner::Player(_) | PrivateOwner::Sheet)
        {
            return refuse(rule::F56_TRK_10, Why::BlockedByPrivate { hex, private });
        }
    }
    Ok(())
}

/// What a tile on the hex costs, where one may still be laid and the company can pay; an extra tile costs nothing.
fn check_cost(view: View<'_>, company: CompanyId, hex: HexId, extra: bool) -> Checked<Money> {
    let Some(turn) = view.state.operating() else { return refuse(rule::F56_OR_05, Why::NotNow) };
    if turn.laid > 0 && !extra {
        return refuse(rule::F56_TRK_01, Why::BuildUsedUp { laid: turn.laid });
    }
    let terrain = view.title.hex(hex).terrain.filter(|_| !view.is_tiled(hex) && !extra);
    let need = terrain.map_or(0, |(_, cost)| cost);
    if need > 0 && view.is_frozen(company) && view.options.f56.frozen_buys_only_trains {
        return refuse(rule::F56_CGR_18, Why::Frozen);
    }
    let have = view.state.company(company).treasury;
    if have < need {
        return refuse(rule::F56_TRK_07, Why::CannotAfford { need, have });
    }
    Ok(need)
}

/// The power of a private company: one of its tiles on its empty hex, once (R-36-PRV-07, R-36-PRV-08). Whether it is an extra tile.
fn check_power(view: View<'_>, company: CompanyId, lay: Lay, private: PrivateId) -> Checked<bool> {
    let state = view.state.private(private);
    let power = &view.title.private(private).private;
    let rule = if power.extra { rule::F56_PRV_07 } else { rule::F56_PRV_08 };
    if state.owner != PrivateOwner::Company(company) {
        return refuse(rule, Why::PrivateNotThere { private });
    }
    if state.used {
        return refuse(rule, Why::PowerIsUsed { private });
    }
    if power.blocks != Some(lay.hex) || view.is_tiled(lay.hex) || !power.tiles.contains(&lay.tile) {
        return refuse(rule, Why::TileDoesNotFit { hex: lay.hex, tile: lay.tile });
    }
    Ok(power.extra)
}

/// The tile is joined to a station, and an upgrade brings new track within reach, or changes a city (R-36-TRK-03).
fn check_connection(view: View<'_>, company: CompanyId, reach: &Reach, lay: Lay) -> Checked<()> {
    let Lay { hex, tile, rotation, .. } = lay;
    let new = view.title.tile(tile).face(rotation);
    if !reach.meets(hex, new.exits()) {
        return refuse(rule::F56_TRK_03, Why::NotConnected { hex });
    }
    let old = view.face(hex);
    let uses = |entered: EdgeSet| uses_new_track(view, company, entered, hex, old, new);
    let (entered, doubted) = (reach.entered(hex), reach.doubted(hex));
    // A longer trace may come in where the shortest one does not; it is only looked for where new track depends on it.
    let joined = old.track.is_empty()
        || uses(entered)
        || (!doubted.is_empty()
            && uses(entered.with(doubted))
            && uses(entered.with(reach.also_entered(view, company, hex))));
    if !joined {
        return refuse(rule::F56_TRK_03, Why::NoNewTrack { hex });
    }
    Ok(())
}

fn uses_new_track(
    view: View<'_>,
    company: CompanyId,
    entered: EdgeSet,
    hex: HexId,
    old: &Face,
    new: &Face,
) -> bool {
    let follows = upgrades::follow(old, new);
    // The stops of the new face from which a trace may go on: stations of the company, and what it enters and may pass.
    let mut reached = StopSet::NONE;
    for marker in view.state.markers_on(hex).filter(|marker| marker.company == company) {
        match marker.city {
            Some(city) => reached.insert(follows[usize::from(city)]),
            None => (0..new.stops.len() as u8).for_each(|stop| reached.insert(stop)),
        }
    }
    let passable = |stop: u8| {
        let others = view.state.markers_on(hex).filter(|marker| {
            marker.company != company && marker.city.is_some_and(|city| follows[usize::from(city)] == stop)
        });
        let slots = new.stops[usize::from(stop)].slots();
        slots == 0 || (others.count() as u8) < slots
    };
    let touched = |piece: &Piece| {
        entered.contains(piece.edge) || matches!(piece.to, TrackEnd::Edge(edge) if entered.contains(edge))
    };
    for piece in new.track.iter().filter(|piece| touched(piece)) {
        if let TrackEnd::Stop(stop) = piece.to
            && passable(stop)
        {
            reached.insert(stop);
        }
    }
    let era = view.title.phase(view.state.phase).tiles;
    new.track.iter().any(|piece| {
        let from_stop = matches!(piece.to, TrackEnd::Stop(stop) if reached.contains(stop));
        if !touched(piece) && !from_stop {
            return false;
        }
        let before = old.track.iter().find(|old| match (old.to, piece.to) {
            (TrackEnd::Edge(to), TrackEnd::Edge(new_to)) => {
                (old.edge, to) == (piece.edge, new_to) || (old.edge, to) == (new_to, piece.edge)
            }
            (TrackEnd::Stop(stop), TrackEnd::Stop(new_stop)) => {
                old.edge == piece.edge && follows[usize::from(stop)] == new_stop
            }
            _ => false,
        });
        match (before.map(|old| old.to), piece.to) {
            (Some(TrackEnd::Stop(stop)), TrackEnd::Stop(new_stop)) => {
                old.stops[usize::from(stop)].value(era) != new.stops[usize::from(new_stop)].value(era)
            }
            (Some(_), _) => false,
            (None, _) => true,
        }
    })
}

pub(crate) fn apply(tx: &mut Transaction<'_>, legal: LegalLay) {
    let LegalLay { company, lay: Lay { hex, tile, rotation, private }, cost, extra } = legal;
    tx.pay(Purse::Company(company), Purse::Bank, cost, For::Terrain(hex));
    if let Some(private) = private {
        tx.use_power(company, private);
    }
    if !extra {
        let promotes = tx.title.tile(tile).colour() != Colour::Yellow;
        tx.note(Note::TileCounted { promotes });
    }
    tx.note(Note::HasLaid(company));
    lay::put(tx, company, hex, tile, rotation);
    run::note_route_at_home(tx, company, hex);
    capital::after_tile(tx);
    let brings_station = private.is_some_and(|private| tx.title.private(private).private.station);
    if brings_station && !station::private_offers(tx.view(), company, hex).is_empty() {
        tx.ask(F56Decision::PrivateStation { company, hex });
    }
}
