//! XI.2, the private railway: its marker, the tile of its home, its income, and how it becomes a company's station.

use crate::cz::operating::income::railway_home;
use crate::cz::operating::{doubled_marker, income, track};
use crate::cz::prelude::*;
use crate::geometry::Rotation;
use crate::shared::lay;

/// A legal tile on the railway's home.
pub(crate) struct LegalTile {
    hex: HexId,
    tile: TileId,
    rotation: Rotation,
}

/// The paper has found an owner, who puts its marker on the home hex (R-MOR-16).
pub(crate) fn open(tx: &mut Transaction<'_>, paper: PrivateId) {
    if let Some((company, hex)) = railway_home(tx.title, paper) {
        tx.note(Note::HomePlaced(company));
        tx.place_marker(company, hex, Some(0));
    }
}

/// Asks the owners for the tiles of their railways; `false` when there is nobody to ask (R-MOR-16).
pub(crate) fn ask(tx: &mut Transaction<'_>) -> bool {
    let mut asked = false;
    for (paper, _) in tx.title.railways() {
        if let PrivateOwner::Player(seat) = tx.state.private(paper).owner {
            tx.ask(CzDecision::RailwayTile { seat, paper });
            asked = true;
        }
    }
    asked
}

/// The tiles that may be laid: of a colour that is out, left in the supply, without a purple edge.
fn tiles(view: View<'_>, paper: PrivateId) -> Vec<LegalTile> {
    let Some((_, hex)) = railway_home(view.title, paper) else { return Vec::new() };
    let lay = |tile, rotation| check_tile(view, paper, hex, tile, rotation).ok();
    lay::fitting(view, hex).filter_map(|(tile, rotation)| lay(tile, rotation)).collect()
}

pub(crate) fn offers(view: View<'_>, paper: PrivateId) -> Vec<Offer> {
    let mut tiles = tiles(view, paper);
    tiles.sort_by_key(|legal| (legal.tile, legal.rotation));
    let mut offers = vec![Offer::Pass];
    for LegalTile { hex, tile, rotation } in tiles {
        if let Some(Offer::LayTile { tile: last, rotations, .. }) = offers.last_mut()
            && *last == tile
        {
            rotations.push(rotation);
            continue;
        }
        offers.push(Offer::LayTile { hex, tile, private: None, rotations: vec![rotation], cost: 0 });
    }
    offers
}

pub(crate) fn needs_decision(view: View<'_>, paper: PrivateId) -> bool {
    !tiles(view, paper).is_empty()
}

fn check_tile(
    view: View<'_>,
    paper: PrivateId,
    hex: HexId,
    tile: TileId,
    rotation: Rotation,
) -> Checked<LegalTile> {
    if railway_home(view.title, paper).map(|(_, home)| home) != Some(hex) {
        return refuse(rule::MOR_16, Why::NotItsHex { hex });
    }
    track::check_fit(view, lay::Lay { hex, tile, rotation, private: None })?;
    let printed = view.title.tile(tile);
    let phase = view.state.phase;
    if printed.colour() > view.title.phase(phase).tiles {
        return refuse(rule::MOR_16, Why::ColourNotYet { colour: printed.colour(), phase });
    }
    if view.state.supply[tile.index()] == 0 {
        return refuse(rule::TRK_11, Why::NoTileLeft { tile });
    }
    if printed.purple {
        return refuse(rule::LOC_04, Why::NeedsLocal { tile });
    }
    Ok(LegalTile { hex, tile, rotation })
}

/// `None` stands for a pass.
pub(crate) fn check(view: View<'_>, paper: PrivateId, action: &Action) -> Checked<Option<LegalTile>> {
    match *action {
        Action::Pass => Ok(None),
        Action::LayTile { private: Some(private), .. } => {
            refuse(rule::LOC_07, Why::PrivateNotThere { private })
        }
        Action::LayTile { hex, tile, rotation, private: None } => {
            check_tile(view, paper, hex, tile, rotation).map(Some)
        }
        _ => refuse(rule::MOR_16, Why::NotNow),
    }
}

/// Lays the tile, free of charge, and when no other railway is asked for, all papers pay.
pub(crate) fn apply(tx: &mut Transaction<'_>, paper: PrivateId, legal: Option<LegalTile>) {
    tx.answered();
    if let (Some(LegalTile { hex, tile, rotation }), Some((company, _))) =
        (legal, railway_home(tx.title, paper))
    {
        lay::put(tx, company, hex, tile, rotation);
    }
    if tx.state.agenda.is_empty() {
        income::pay(tx);
    }
}

/// Sold to a company the railway closes at once, and its marker stays as a station of that company, over and above its
/// own; where the company has a marker there already, one of the two goes to its charter (R-MOR-17).
pub(crate) fn join(tx: &mut Transaction<'_>, company: CompanyId, paper: PrivateId) {
    let Some((railway, hex)) = railway_home(tx.title, paper) else { return };
    tx.move_private(paper, PrivateOwner::Closed);
    if !tx.state.has_marker(company, hex) {
        tx.note(Note::ExtraMarker(company));
    }
    doubled_marker::settle(tx, company, railway);
}
