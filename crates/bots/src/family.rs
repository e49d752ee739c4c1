//! One table for each family of titles, with all that differs between them. Which family a title belongs to is asked here and
//! nowhere else.

use rules::title::Title;
use rules::train::Train;
use rules::{CompanyId, CzDecision, Decision, Seat, View};

use crate::context::Context;
use crate::forecast::{Earnings, Forecast, Outlook};
use crate::idea::Idea;
use crate::objective::Objective;
use crate::weights::Weights;
use crate::{cz, f56, plain};

/// How titles of a family are thought about.
pub(crate) struct Family {
    /// How long games last.
    outlook: Outlook,
    /// Ideas for a decision, in any order.
    pub(crate) ideas: fn(Context<'_>, &Decision) -> Vec<Idea>,
    /// What may be done besides in the turn of a company.
    pub(crate) in_turn: fn(Context<'_>, CompanyId) -> Vec<Idea>,
    /// Decisions for which playouts are too rough, besides those of all families: the rule of thumb is followed.
    pub(crate) skips_search: fn(Forecast<'_>, &Decision) -> bool,
    /// What the director plays for.
    pub(crate) director_objective: Objective,
    /// By what the director judges.
    pub(crate) director_weights: &'static Weights,
    /// How many operating rounds a playout lasts; `None`: to the end of the game.
    pub(crate) horizon: Option<i64>,
    /// What a player has where a playout stops.
    pub(crate) worth: fn(Forecast<'_>, Seat) -> i64,
    /// What a share will have brought.
    pub(crate) share: fn(Forecast<'_>, CompanyId) -> i64,
    /// What the director of a company will have to add for its next train.
    pub(crate) burden: fn(Forecast<'_>, CompanyId) -> i64,
}

/// 18CZ and its variants: a fixed number of rounds, local railways, take-overs.
const CZ: Family = Family {
    outlook: cz::forecast::OUTLOOK,
    ideas: cz::ideas,
    in_turn: cz::papers::in_turn,
    skips_search: |_, decision| {
        matches!(decision, Decision::Cz(CzDecision::HomeTile { .. } | CzDecision::DoubledMarker { .. }))
    },
    director_objective: Objective::Worth,
    director_weights: &Weights::FRUGAL,
    horizon: None,
    worth: |forecast, seat| forecast.view.worth(seat),
    share: cz::forecast::share,
    burden: cz::forecast::burden,
};

/// 1836Jr-56: a bank that runs out, loans, a national company.
const F56: Family = Family {
    outlook: f56::forecast::OUTLOOK,
    ideas: f56::ideas,
    in_turn: f56::in_turn,
    skips_search: f56::forecast::skips_search,
    director_objective: Objective::Lead,
    director_weights: &Weights::STANDARD,
    horizon: Some(f56::forecast::HORIZON),
    worth: f56::forecast::worth,
    share: f56::forecast::share,
    burden: |forecast, company| f56::forecast::plan(forecast, company).burden,
};

/// Any other: played by what all families share, and without playouts, since nothing is known of how its games end.
const PLAIN: Family = Family {
    outlook: Outlook::PLAIN,
    ideas: plain::ideas,
    in_turn: |_, _| Vec::new(),
    skips_search: |_, _| true,
    director_objective: Objective::Worth,
    director_weights: &Weights::STANDARD,
    horizon: None,
    worth: |forecast, seat| forecast.view.worth(seat),
    share: |forecast, company| i64::from(forecast.view.price(company)),
    burden: |_, _| 0,
};

/// The families that are thought about in ways of their own.
const OWN: &[(rules::Family, &Family)] = &[(rules::Family::Cz, &CZ), (rules::Family::F56, &F56)];

impl Family {
    /// The family of a title.
    pub(crate) fn of(title: &Title) -> &'static Family {
        let own = OWN.iter().find(|(family, _)| *family == title.play.family);
        own.map_or(&PLAIN, |(_, family)| family)
    }

    /// The train by which the map is judged for later.
    pub(crate) fn far_train(&self, view: View<'_>) -> Train {
        (self.outlook.far_train)(view)
    }

    /// A look ahead from a position.
    pub(crate) fn forecast<'a>(
        &'static self,
        view: View<'a>,
        earnings: &'a Earnings,
        weights: &'static Weights,
    ) -> Forecast<'a> {
        Forecast { view, earnings, outlook: &self.outlook, weights, calendar: None }
    }
}
