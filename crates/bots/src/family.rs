//! What differs between families of titles. Which one a title belongs to is asked here and nowhere else.

use rules::state::Train;
use rules::title::Title;
use rules::{CardId, CompanyId, Decision, Seat, View};

use crate::forecast::{Forecast, bank, process_track};
use crate::idea::Idea;
use crate::novice::{Mind, benelux, cz};
use crate::playout::Wish;
use crate::taste::Taste;

/// How titles of a family are thought about.
pub(crate) struct Family {
    /// Operating rounds that have not begun.
    pub(crate) rounds_to_come: fn(Forecast<'_>) -> i64,
    /// In how many rounds the first train of this card will be bought.
    pub(crate) rounds_until: fn(Forecast<'_>, CardId) -> i64,
    /// The train by which the map is judged for later.
    pub(crate) far_train: fn(View<'_>) -> Train,
    /// Ideas for a decision, in any order.
    pub(crate) ideas: fn(Mind<'_>, &Decision) -> Vec<Idea>,
    /// What may be done besides in the turn of a company.
    pub(crate) in_turn: fn(Mind<'_>, CompanyId) -> Vec<Idea>,
    /// Decisions for which the mind is too rough: the rule of thumb is followed.
    pub(crate) is_plain: fn(Forecast<'_>, &Decision) -> bool,
    /// What the director wants.
    pub(crate) director_wants: Wish,
    /// By what the director judges.
    pub(crate) director_taste: &'static Taste,
    /// In the mind a game is played for so many operating rounds; `None`: to its end.
    pub(crate) horizon: Option<i64>,
    /// What a player has where play in the mind stops.
    pub(crate) worth: fn(Forecast<'_>, Seat) -> i64,
}

/// 18CZ and its variants: a fixed number of rounds, local railways, take-overs.
const CZ: Family = Family {
    rounds_to_come: process_track::rounds_to_come,
    rounds_until: process_track::rounds_until,
    far_train: process_track::far_train,
    ideas: cz::ideas,
    in_turn: cz::papers::in_turn,
    is_plain: |_, _| false,
    director_wants: Wish::Worth,
    director_taste: &Taste::FRUGAL,
    horizon: None,
    worth: |forecast, seat| forecast.view.worth(seat),
};

/// 1836Jr-56: a bank that runs out, loans, a national company.
const BENELUX: Family = Family {
    rounds_to_come: bank::rounds_to_come,
    rounds_until: bank::rounds_until,
    far_train: bank::far_train,
    ideas: benelux::ideas,
    in_turn: benelux::in_turn,
    is_plain: bank::is_plain,
    director_wants: Wish::Lead,
    director_taste: &Taste::USUAL,
    horizon: Some(bank::HORIZON),
    worth: bank::worth,
};

impl Family {
    /// The family of a title.
    pub(crate) fn of(title: &Title) -> &'static Family {
        if title.play.has_process_track() { &CZ } else { &BENELUX }
    }
}
