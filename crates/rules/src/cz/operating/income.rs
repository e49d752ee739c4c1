//! IV.1 and XI.2, the income of local railways and private papers.

use crate::cz::prelude::*;
use crate::shared::income;
use crate::title::{PaperKind, Title};

/// Pays the income; that of a private railway depends on the map (R-MOR-17).
pub(crate) fn pay(tx: &mut Transaction<'_>) {
    income::pay(tx, |view, private| match view.title.private(private).kind {
        PaperKind::Local | PaperKind::Train(_) | PaperKind::Private => view.title.private(private).income,
        PaperKind::Railway(_) => of_railway(view, private),
    });
}

/// The railway of the paper and its home.
pub(crate) fn railway_home(title: &Title, paper: PrivateId) -> Option<(CompanyId, HexId)> {
    let PaperKind::Railway(company) = title.private(paper).kind else { return None };
    Some((company, title.charter(company).home.hex()?))
}

/// What it pays: the value of the city on the tile, nothing without one (R-MOR-16).
fn of_railway(view: View<'_>, paper: PrivateId) -> Money {
    match railway_home(view.title, paper) {
        Some((company, hex)) if view.is_tiled(hex) => {
            let city = view.state.markers_of(company).find_map(|marker| marker.city).unwrap_or(0);
            view.face(hex).stops[usize::from(city)].value(view.title.phase(view.state.phase).tiles)
        }
        _ => 0,
    }
}
