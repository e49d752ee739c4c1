//! The process track: every round from the first to the last, and where the game stands.

use maud::{Markup, html};
use rules::Game;
use rules::play::BetweenSets;
use rules::round_name::RoundName;
use rules::state::Round;

use crate::landmarks;
use crate::table::Table;
use crate::text::{money, t, tr};

/// A space of the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Space {
    Round(RoundName),
    /// A train is exported after this set.
    Export(u8),
    End,
}

/// All spaces in order.
fn spaces(game: &Game) -> Vec<Space> {
    let mut spaces = vec![Space::Round(game.title().play.opening.round())];
    for (set, rounds) in (1..).zip(&game.title().sets) {
        spaces.push(Space::Round(RoundName::Stock(set)));
        let numbers = 1..=rounds.local_prices.len() as u8;
        spaces.extend(numbers.map(|number| Space::Round(RoundName::Operating(set, number))));
        if rounds.export {
            spaces.push(Space::Export(set));
        }
    }
    spaces.push(Space::End);
    spaces
}

/// The space on which the game stands.
fn here(game: &Game) -> Space {
    match game.state().round {
        Round::PreStock { .. } => Space::Round(RoundName::PreStock),
        Round::Auction { .. } => Space::Round(RoundName::Auction),
        Round::Privates(_) => Space::Round(RoundName::Privates),
        Round::Stock { number, .. } => Space::Round(RoundName::Stock(number)),
        Round::Operating { set, number, .. } => Space::Round(RoundName::Operating(set, number)),
        Round::Export { set } => Space::Export(set),
        Round::Over => Space::End,
    }
}

/// The track, set by set.
pub(super) fn track(table: &Table, game: &Game, at: usize) -> Markup {
    if !game.title().play.has_process_track() {
        return by_phase(table, game, at);
    }
    let spaces = spaces(game);
    let here = spaces.iter().position(|&space| space == here(game)).unwrap_or(0);
    let is_round = |space: &&Space| matches!(space, Space::Round(_));
    let rounds = spaces.iter().filter(is_round).count();
    let to_come = spaces[here + 1..].iter().filter(is_round).count();
    // A stock round begins a new line.
    let numbered: Vec<(usize, Space)> = spaces.iter().copied().enumerate().collect();
    let lines =
        numbered.chunk_by(|_, (_, next)| !matches!(next, Space::Round(RoundName::Stock(_)) | Space::End));
    html! {
        p { (tr!("course-left", count = to_come, all = rounds)) }
        ol .course {
            @for line in lines {
                li {
                    ol {
                        @for &(index, space) in line { (one(game, space, index.cmp(&here))) }
                    }
                }
            }
        }
        p .quiet { (t("course-hint")) }
    }
}

/// The rounds so far, where the phase says how many there are (R-36-PHS-05).
fn by_phase(table: &Table, game: &Game, at: usize) -> Markup {
    let rounds: Vec<RoundName> = landmarks::rounds(table)
        .into_iter()
        .filter(|begun| begun.at <= at)
        .map(|begun| begun.round)
        .collect();
    let last = rounds.len().saturating_sub(1);
    let lines: Vec<&[RoundName]> = rounds.chunk_by(|_, next| !matches!(next, RoundName::Stock(_))).collect();
    let mut index = 0;
    let phase = game.title().phase(game.state().phase);
    html! {
        p { (tr!("course-by-phase", count = phase.rounds, phase = phase.name)) }
        @if let Some(bank) = &game.state().bank {
            p { @if bank.broken { (t("course-broken")) } @else { (tr!("course-bank", bank = money(game.title(), bank.cash))) } }
        }
        ol .course {
            @for line in lines {
                li {
                    ol {
                        @for &round in line {
                            @let place = index.cmp(&last);
                            ({ index += 1; one(game, Space::Round(round), place) })
                        }
                    }
                }
            }
        }
    }
}

fn one(game: &Game, space: Space, place: std::cmp::Ordering) -> Markup {
    let (class, state) = match place {
        std::cmp::Ordering::Less => ("done", t("course-done")),
        std::cmp::Ordering::Equal => ("here", t("course-here")),
        std::cmp::Ordering::Greater => ("ahead", t("course-ahead")),
    };
    let price = match space {
        Space::Round(RoundName::Operating(set, number)) => {
            let rounds = game.title().sets.get(usize::from(set) - 1);
            rounds.and_then(|rounds| rounds.local_prices.get(usize::from(number) - 1))
        }
        _ => None,
    };
    html! {
        li class=(class) data-export[matches!(space, Space::Export(_))] aria-current=[(class == "here").then_some("step")] {
            span .name {
                @match space {
                    Space::Round(round) => (landmarks::name(round)),
                    Space::Export(_) => {
                        @match game.title().play.between_sets {
                            BetweenSets::Export => (t("course-export")),
                            BetweenSets::HandOut => (t("course-hand-out")),
                        }
                    },
                    Space::End => (t("round-over")),
                }
            }
            @if let Some(price) = price { small { (tr!("course-price", price = money(game.title(), price))) } }
            span .state { (state) }
        }
    }
}
