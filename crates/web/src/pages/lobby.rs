//! Games in lists: those of whoever looks, with their turns first, and those that look for players.

use std::sync::Arc;
use std::time::Duration;

use maud::{Markup, html};
use rules::Seat;
use rules::title::Shelf;

use super::gathering::is_free;
use crate::error::AppError;
use crate::expiry;
use crate::identity::Person;
use crate::kept::{Fault, FinalStanding, Kept};
use crate::repository::{Chair, GameSummary, SeatAccess, Status, Timestamp};
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::timestamp::format_date;

/// What the first page lists.
pub(crate) struct Lists {
    /// The games of whoever looks, with who decides.
    own: Vec<(GameSummary, Option<Seat>)>,
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
            let decider = tables.decider(&game).await?;
            own.push((game, decider));
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
        self.shelf.get(id).map_or_else(|| id.to_owned(), |title| title.name.clone())
    }
}

/// The games of whoever looks: where they must decide, then those that others delay, then those that are over.
pub(super) fn own_games(lists: &Lists, person: &Person) -> Markup {
    let is_own = |chair: &Chair| chair.holder.as_ref() == Some(&person.holder);
    let turn = |game: &GameSummary, decider: &Option<Seat>| {
        decider.is_some_and(|seat| game.chairs.get(seat.index()).is_some_and(is_own))
    };
    let mut games: Vec<_> = lists.own.iter().collect();
    games.sort_by_key(|(game, decider)| match game.status {
        Status::Playing if turn(game, decider) => 0,
        Status::Playing | Status::Frozen { .. } => 1,
        Status::Gathering => 2,
        Status::Finished { .. } => 3,
    });
    if games.is_empty() {
        return html! {};
    }
    html! {
        section .card aria-labelledby="own-games" {
            h2 #own-games { (t("own-games")) }
            ul .games {
                @for (game, decider) in games {
                    li {
                        a href={ "/games/" (game.id) } { (names(game)) }
                        " " (standing(game, *decider, turn(game, decider)))
                        @if let Some(end) = lists.end_of(game) { " " small { (tr!("kept-until", day = format_date(end))) } }
                    }
                }
            }
            @if let Some(days) = lists.days_without_account() { p .quiet { (tr!("kept-hint", days = days)) } }
        }
    }
}

fn names(game: &GameSummary) -> String {
    game.chairs.iter().map(|chair| chair.name.as_str()).collect::<Vec<_>>().join(", ")
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
