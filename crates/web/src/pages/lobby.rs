//! Games in lists: those of whoever looks, with their turns first, and those that look for players.

use std::sync::Arc;
use std::time::Duration;

use maud::{Markup, html};
use rules::Seat;
use rules::title::Shelf;
use wording::Printed;

use super::gathering::is_free;
use crate::error::AppError;
use crate::expiry;
use crate::identity::Person;
use crate::kept::{Fault, FinalStanding, Kept};
use crate::landmarks;
use crate::repository::{Chair, GameSummary, SeatAccess, Status, Timestamp};
use crate::tables::Tables;
use crate::tables::lists::Course;
use crate::text::{listed, t, tr};
use crate::timestamp::format_date;

/// What the first page lists.
pub(crate) struct Lists {
    /// The games of whoever looks, with how far each has come.
    own: Vec<(GameSummary, Course)>,
    /// The games that look for players.
    open: Vec<GameSummary>,
    /// The titles that are played here.
    shelf: Arc<Shelf>,
    /// How long games are kept in which nobody has an account.
    kept: Option<Duration>,
}

impl Lists {
    pub(crate) async fn of(tables: &Tables, person: &Person) -> Result<Lists, AppError> {
        let mut own = Vec::new();
        for game in tables.games_of(&person.holder).await? {
            let course = tables.course(&game).await?;
            own.push((game, course));
        }
        let open = tables.lobby().await?;
        Ok(Lists { own, open, ..Lists::none(tables) })
    }

    /// No games, where they cannot be read beside something else that went wrong.
    pub(crate) fn none(tables: &Tables) -> Lists {
        let (shelf, kept) = (Arc::clone(tables.shelf()), tables.room().abandoned);
        Lists { own: Vec::new(), open: Vec::new(), shelf, kept }
    }

    /// The titles that are played here.
    pub(crate) fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// When a game of the list will be deleted, unless somebody acts in it.
    fn end_of(&self, game: &GameSummary) -> Option<Timestamp> {
        expiry::deleted_at(game.owner.as_ref(), &game.chairs, game.last_at, self.kept)
    }

    /// How many days games without an account are kept, where the list has some.
    fn days_without_account(&self) -> Option<u64> {
        let any = self.own.iter().any(|(game, _)| self.end_of(game).is_some());
        self.kept.filter(|_| any).map(|kept| kept.as_secs().div_ceil(24 * 60 * 60))
    }

    /// The name of a title.
    fn title(&self, id: &str) -> String {
        self.shelf.get(id).map_or_else(|| id.to_owned(), |title| Printed::of(&title).name().into_owned())
    }
}

/// Where a game stands for whoever looks: the key of a filter, in the order of the list.
fn standing_key(game: &GameSummary, your_turn: bool) -> &'static str {
    match game.status {
        Status::Playing if your_turn => "turn",
        Status::Playing | Status::Frozen { .. } => "waits",
        Status::Gathering => "gathers",
        Status::Finished { .. } => "over",
    }
}

/// The keys of the filters with their words.
const FILTERS: [(&str, &str); 4] = [
    ("turn", "filter-turn"),
    ("waits", "filter-waits"),
    ("gathers", "filter-gathers"),
    ("over", "filter-over"),
];

/// The games of whoever looks: where they must decide, then those that others delay, then those that are over.
pub(super) fn own_games(lists: &Lists, person: &Person) -> Markup {
    let is_own = |chair: &Chair| chair.holder.as_ref() == Some(&person.holder);
    let turn = |game: &GameSummary, course: &Course| {
        course.decider.is_some_and(|seat| game.chairs.get(seat.index()).is_some_and(is_own))
    };
    let mut games: Vec<_> = lists
        .own
        .iter()
        .map(|(game, course)| (standing_key(game, turn(game, course)), game, course))
        .collect();
    games.sort_by_key(|(key, ..)| FILTERS.iter().position(|(known, _)| known == key));
    if games.is_empty() {
        return html! {};
    }
    let used = |key: &str| games.iter().any(|(known, ..)| *known == key);
    let several = FILTERS.iter().filter(|(key, _)| used(key)).count() > 1;
    html! {
        section .card.own aria-labelledby="own-games" {
            h2 #own-games { (t("own-games")) }
            @if several {
                div .filters role="group" aria-label=(t("filter")) {
                    label { input type="radio" name="filter" value="" checked; span { (t("filter-all")) } }
                    @for (key, words) in FILTERS.into_iter().filter(|(key, _)| used(key)) {
                        label { input type="radio" name="filter" value=(key); span { (t(words)) } }
                    }
                }
            }
            ul .games {
                @for (key, game, course) in &games { (own_game(lists, key, game, course)) }
            }
            @if let Some(days) = lists.days_without_account() { p .quiet { (tr!("kept-hint", days = days)) } }
        }
    }
}

/// One of them: who plays, what, how far it has come, and when somebody last moved.
fn own_game(lists: &Lists, key: &str, game: &GameSummary, course: &Course) -> Markup {
    html! {
        li data-standing=(key) {
            a href={ "/games/" (game.id) } { (names(game)) }
            " " (standing(game, course.decider, key == "turn"))
            p .quiet {
                (lists.title(&game.title))
                @if let Some(round) = course.round { " · " (landmarks::name(round)) }
                " · " (format_date(game.last_at))
                @if let Some(end) = lists.end_of(game) { " · " (tr!("kept-until", day = format_date(end))) }
            }
        }
    }
}

fn names(game: &GameSummary) -> String {
    listed(&game.chairs.iter().map(|chair| chair.name.as_str()).collect::<Vec<_>>())
}

/// Where a game stands, for a list.
fn standing(game: &GameSummary, decider: Option<Seat>, your_turn: bool) -> Markup {
    let alone = game.chairs.windows(2).all(|pair| pair[0].holder == pair[1].holder);
    html! {
        @match &game.status {
            Status::Gathering => small { (tr!("seats-free", count = free(game))) },
            Status::Finished { result } => small { (t("game-over")) ": " (FinalStanding::in_words(result)) },
            Status::Frozen { reason, .. } => small { (Fault::in_words(reason)) },
            Status::Playing => {
                // Where one person plays all seats it is always their turn: nothing to mark.
                @if your_turn && !alone { strong .your-turn { "● " (t("your-turn")) } " " }
                @else if let Some(chair) = decider.and_then(|seat| game.chairs.get(seat.index())) {
                    @if !alone { small { (tr!("waiting-for", player = chair.name)) } " " }
                }
                small { (tr!("entries", count = game.entries)) }
            },
        }
    }
}

fn free(game: &GameSummary) -> usize {
    game.chairs.iter().filter(|chair| is_free(chair)).count()
}

/// The games that look for players.
pub(super) fn lobby(lists: &Lists, person: &Person) -> Markup {
    html! {
        section .card aria-labelledby="lobby" {
            h2 #lobby { (t("lobby")) }
            @if lists.open.is_empty() { p { (t("lobby-none")) } }
            @else { p { (t("lobby-hint")) } }
            ul .games.lobby {
                @for game in &lists.open {
                    li {
                        span {
                            b { (lists.title(&game.title)) } " · " (tr!("players-count", count = game.chairs.len()))
                            br;
                            (names(game))
                        }
                        span .free { (tr!("seats-free", count = free(game))) }
                        @let sits = game.chairs.iter().any(|chair| chair.holder.as_ref() == Some(&person.holder));
                        @let open = game.chairs.iter().any(|chair| chair.holder.is_none() && chair.access == SeatAccess::Open);
                        a .button href={ "/games/" (game.id) } { @if open && !sits { (t("join")) } @else { (t("look")) } }
                    }
                }
            }
        }
    }
}
