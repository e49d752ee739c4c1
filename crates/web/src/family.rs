//! What pages ask of a game's family: what there is in its games, what that is called, and whether it has something of its own.

use rules::play::{Features, Privates};
use rules::title::{PaperKind, PrivateCompany, StopKind};
use rules::{CompanyId, Family, Game, Title, View};
use wording::Printed;

use crate::text::{listed, t, tr};

/// What there is in the game, and what it is called.
pub(crate) fn features(game: &Game) -> Features {
    game.title().play.features
}

/// Whether private companies are local railways.
pub(crate) fn has_locals(game: &Game) -> bool {
    features(game).privates == Privates::LocalRailways
}

/// The heading of a column of private companies: in some titles local railways are not the only ones that players own.
pub(crate) fn privates(game: &Game) -> String {
    let local = |private: &PrivateCompany| matches!(private.kind, PaperKind::Local);
    t(match has_locals(game) {
        false => "privates",
        true if game.title().privates.iter().all(local) => "locals",
        true => "papers",
    })
}

/// What pages tell of a family in words of its own.
pub(crate) struct Told {
    family: Family,
    /// What is particular about it.
    pub(crate) particular: fn(&Title) -> String,
    /// What counts as a certificate, with the most that a number of players may hold.
    pub(crate) certificates: fn(View<'_>) -> String,
    /// How trains run.
    pub(crate) runs: fn(&Title) -> Vec<String>,
    /// Why a company without a train must buy one.
    pub(crate) must_buy: fn(View<'_>, CompanyId) -> String,
}

const TOLD: &[Told] = &[
    Told {
        family: Family::Cz,
        particular: |title| tr!("tour-cz", title = Printed::of(title).name()),
        certificates: |view| {
            tr!("limits-certificates", limit = view.certificate_limit(), players = view.players())
        },
        runs: |_| vec![t("run-plain"), t("run-plus"), t("run-express")],
        must_buy: |_, _| t("trains-must"),
    },
    Told {
        family: Family::F56,
        particular: |title| {
            let formed = formation_phase(title).map(|phase| tr!("tour-f56-national", phase = phase));
            [Some(tr!("tour-f56", title = Printed::of(title).name())), formed]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
        },
        certificates: |view| {
            tr!("limits-certificates-f56", limit = view.certificate_limit(), players = view.players())
        },
        runs: f56_runs,
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

/// How trains run in 1836Jr-56 and its like; of ports, red places and the post only where there are any.
fn f56_runs(title: &Title) -> Vec<String> {
    let stops = |kind| {
        let stops = title.hexes.iter().flat_map(|hex| hex.face.stops.iter().map(move |stop| (hex, stop)));
        stops.filter(move |(_, stop)| stop.kind == kind)
    };
    let mut runs = vec![t("run-f56")];
    if let Some((_, port)) = stops(StopKind::Port).next() {
        let ports: Vec<&str> =
            stops(StopKind::Port).flat_map(|(hex, _)| &hex.places).map(String::as_str).collect();
        let mut before = 0;
        let mut values = Vec::new();
        for phase in &title.phases {
            let value = port.value(phase.tiles);
            if value != before {
                values.push(tr!("run-port-value", value = value, phase = phase.name));
            }
            before = value;
        }
        runs.push(tr!("run-ports", ports = listed(&ports), values = listed(&values)));
    }
    if stops(StopKind::OffMap).next().is_some() {
        runs.push(t("run-off-map"));
    }
    if title.privates.iter().any(|private| private.private.bonus > 0) {
        runs.push(t("run-post"));
    }
    runs
}

/// The phase with which the national company is formed, by name.
pub(crate) fn formation_phase(title: &Title) -> Option<&str> {
    title.phases.iter().find(|phase| phase.forms_national).map(|phase| phase.name.as_str())
}

/// What is said of the national company before it is formed.
pub(crate) fn not_formed(title: &Title) -> String {
    tr!("card-not-formed", phase = formation_phase(title).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use rules::title::embedded;

    use super::*;

    #[test]
    fn what_is_said_of_runs_and_of_the_national_company_is_the_titles_own() {
        let texts = embedded::texts("1836jr56").expect("it is built in");
        let mut title = Title::from_texts(&texts).expect("it has no faults");
        let (runs, tour) = (f56_runs(&title).join(" "), told(&title).map(|told| (told.particular)(&title)));
        assert!(runs.contains("Harwich, Dover, Paris end a run"), "{runs}");
        assert!(runs.contains("20 from phase 3 on, 30 from phase 5 on"), "{runs}");
        assert!(tour.is_some_and(|tour| tour.contains("When the first 6-train comes")));
        assert!(not_formed(&title).starts_with("formed with the first 6,"));
        for hex in &mut title.hexes {
            hex.face.stops.retain(|stop| !stop.is_end());
        }
        for phase in &mut title.phases {
            phase.forms_national = false;
        }
        assert_eq!(f56_runs(&title), [t("run-f56"), t("run-post")]);
        assert!(told(&title).is_some_and(|told| !(told.particular)(&title).contains("national")));
    }
}
