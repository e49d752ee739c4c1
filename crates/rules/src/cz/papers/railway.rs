//! XI.2, the private railway: its marker, the tile of its home, its income, and how it becomes a company's station.

use crate::cz::operating::income::railway_home;
use crate::cz::operating::{doubled_marker, income, track};
use crate::cz::prelude::*;
use crate::shared::lay::{self, Lay};

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
fn tiles(view: View<'_>, paper: PrivateId) -> impl Iterator<Item = Lay> {
    let home = railway_home(view.title, paper).map(|(_, hex)| hex);
    home.into_iter().flat_map(move |hex| {
        let lays =
            lay::fitting(view, hex).map(move |(tile, rotation)| Lay { hex, tile, rotation, private: None });
        lays.filter(move |&lay| check_tile(view, paper, lay).is_ok())
    })
}

pub(crate) fn offers(view: View<'_>, paper: PrivateId) -> Vec<Offer> {
    let mut offers = lay::gather(tiles(view, paper).map(|lay| (lay, 0)));
    offers.push(Offer::Pass);
    offers
}

pub(crate) fn needs_decision(view: View<'_>, paper: PrivateId) -> bool {
    tiles(view, paper).next().is_some()
}

fn check_tile(view: View<'_>, paper: PrivateId, lay: Lay) -> Checked<()> {
    let Lay { hex, tile, private, .. } = lay;
    if let Some(private) = private {
        return refuse(rule::LOC_07, Why::PrivateNotThere { private });
    }
    if railway_home(view.title, paper).map(|(_, home)| home) != Some(hex) {
        return refuse(rule::MOR_16, Why::NotItsHex { hex });
    }
    track::check_fit(view, lay)?;
    lay::check_available(view, tile, rule::MOR_16, rule::TRK_11)?;
    if view.title.tile(tile).purple {
        return refuse(rule::LOC_04, Why::NeedsLocal { tile });
    }
    Ok(())
}

/// `None` stands for a pass.
pub(crate) fn check(view: View<'_>, paper: PrivateId, action: &Action) -> Checked<Option<Lay>> {
    match *action {
        Action::Pass => Ok(None),
        Action::LayTile { hex, tile, rotation, private } => {
            let lay = Lay { hex, tile, rotation, private };
            check_tile(view, paper, lay).map(|()| Some(lay))
        }
        _ => refuse(rule::MOR_16, Why::NotNow),
    }
}

/// Lays the tile, free of charge, and when no other railway is asked for, all papers pay.
pub(crate) fn apply(tx: &mut Transaction<'_>, paper: PrivateId, legal: Option<Lay>) {
    tx.answered();
    if let (Some(Lay { hex, tile, rotation, .. }), Some((company, _))) =
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
