//! What pages ask of a game's family: what there is in its games, what that is called, and whether it has something of its own.

use rules::play::{Features, Privates};
use rules::{CompanyId, Family, Game, Title, View};

use crate::text::{t, tr};

/// What there is in the game, and what it is called.
pub(crate) fn features(game: &Game) -> Features {
    game.title().play.features
}

/// Whether private companies are local railways.
pub(crate) fn has_locals(game: &Game) -> bool {
    features(game).privates == Privates::LocalRailways
}

/// The heading of a column of private companies.
pub(crate) fn privates(game: &Game) -> String {
    t(if has_locals(game) { "locals" } else { "privates" })
}

/// What pages tell of a family in words of its own.
pub(crate) struct Told {
    family: Family,
    /// What is particular about it.
    pub(crate) particular: fn(&Title) -> String,
    /// What counts as a certificate, with the most that a number of players may hold.
    pub(crate) certificates: fn(View<'_>) -> String,
    /// How trains run.
    pub(crate) runs: fn() -> Vec<String>,
    /// Why a company without a train must buy one.
    pub(crate) must_buy: fn(View<'_>, CompanyId) -> String,
}

const TOLD: &[Told] = &[
    Told {
        family: Family::Cz,
        particular: |title| tr!("tour-cz", title = title.name),
        certificates: |view| {
            tr!("limits-certificates", limit = view.certificate_limit(), players = view.players())
        },
        runs: || vec![t("run-plain"), t("run-plus"), t("run-express")],
        must_buy: |_, _| t("trains-must"),
    },
    Told {
        family: Family::F56,
        particular: |title| tr!("tour-f56", title = title.name),
        certificates: |view| {
            tr!("limits-certificates-credit", limit = view.certificate_limit(), players = view.players())
        },
        runs: || vec![t("run-credit"), t("run-ports"), t("run-off-map"), t("run-post")],
        // It has a route, or it is frozen and can pay (R-36-TRN-08, R-36-CGR-20).
        must_buy: |view, company| match view.is_frozen(company) {
            true => t("trains-must-frozen"),
            false => t("trains-must-route"),
        },
    },
];

/// What pages tell of the family of a title in words of its own, if anything.
pub(crate) fn told(title: &Title) -> Option<&'static Told> {
    TOLD.iter().find(|told| told.family == title.play.family)
}
