//! The way through time: the rounds as a line, steps by action and by turn, playback, and what happened since the
//! viewer's last move.

mod headlines;

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};
use rules::{Event, HexId, Seat};

use super::branches;
use super::icon::{Icon, icon};
use super::log;
use super::part;
use super::table::Scene;
use crate::landmarks::{self, RoundStart};
use crate::table::{Step, Table};
use crate::text::{t, tr};

/// How long a position is shown while playing, in milliseconds, with the word for it.
const SPEEDS: [(u32, &str); 3] = [(1600, "speed-slow"), (800, "speed-normal"), (300, "speed-fast")];

/// How wide the present round is at least, in percent of the line.
const LEAST: f64 = 4.0;

/// The line of rounds with everything that moves along it.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let (at, present) = (scene.at, scene.table.line().len());
    let turns = landmarks::turns(scene.table);
    let turn_before = turns.iter().rev().find(|&&turn| turn < at).copied();
    let turn_after = turns.iter().find(|&&turn| turn > at).copied().or((at < present).then_some(present));
    let step = |key: &str, sign: Icon, label: String, to: Option<usize>| {
        html! {
            @match to {
                Some(to) => a .step href=(address(scene.table, to)) data-at=(query(scene.table, to)) data-step=(key)
                    aria-label=(label) title=(label) { (icon(sign)) },
                None => span .step aria-hidden="true" { (icon(sign)) },
            }
        }
    };
    html! {
        nav #history data-part aria-label=(t("history")) data-at=(at) data-now=(present) {
            div .line {
                (strip(scene, at))
                input #scrubber type="range" min="0" max=(present) value=(at)
                    aria-label=(t("history-position")) aria-valuetext=(place(scene.table, at));
            }
            div .steps {
                (step("turn-back", Icon::TurnBack, t("history-turn-back"), turn_before))
                (step("back", Icon::Back, t("history-previous"), at.checked_sub(1)))
                button #play type="button" aria-pressed="false" aria-label=(t("history-play")) title=(t("history-play"))
                    data-play=(t("history-play")) data-pause=(t("history-pause")) disabled[present == 0] { (icon(Icon::Play)) (icon(Icon::Pause)) }
                (step("on", Icon::On, t("history-next"), (at < present).then_some(at + 1)))
                (step("turn-on", Icon::TurnOn, t("history-turn-on"), turn_after))
                select #speed aria-label=(t("history-speed")) {
                    @for (pause, word) in SPEEDS { option value=(pause) selected[pause == 800] { (t(word)) } }
                }
                output { (at) "/" (present) }
                (branches::way_in(scene))
                a #link hidden[scene.table.branch().is_some()] href={ "/games/" (scene.table.id) "?at=" (at) } data-copied=(t("history-copied"))
                    aria-label=(t("history-link-hint")) title=(t("history-link-hint")) { (icon(Icon::Link)) }
                @if at < present {
                    a .now href={ "/games/" (scene.table.id) } data-at="" data-step="now" { (t("history-last")) }
                }
            }
        }
    }
}

/// What stands in `data-at` for a position: nothing for the present.
fn query(table: &Table, at: usize) -> String {
    if at == table.line().len() { String::new() } else { at.to_string() }
}

/// Where a position is found.
pub(super) fn address(table: &Table, at: usize) -> String {
    match query(table, at).as_str() {
        "" => format!("/games/{}", table.id),
        at => format!("/games/{}?at={at}", table.id),
    }
}

/// A position in words: the round, and how far the game has come.
pub(super) fn place(table: &Table, at: usize) -> String {
    let rounds = landmarks::rounds(table);
    let round = rounds.iter().rev().find(|begun| begun.at <= at).map(|begun| landmarks::name(begun.round));
    tr!("history-place", round = round.unwrap_or_default(), at = at, now = table.line().len())
}

/// The rounds along the line, each as long as it took and a link to its beginning.
///
/// Lengths are percentages, so that the line is as wide as there is room and letters keep their size. It is a picture
/// for those who point; the scrubber and the steps by turn do the same for everybody.
///
/// Within a round it stays what it is, and is not sent again.
fn strip(scene: &Scene<'_>, at: usize) -> Markup {
    let rounds = rounds(scene.table, at);
    let mark = part::mark(&rounds);
    html! {
        @if scene.known.has("rounds", &mark) {
            svg .rounds data-same {}
        } @else {
            svg .rounds data-mark=(mark) width="100%" height="16" aria-hidden="true" { (PreEscaped(rounds)) }
        }
    }
}

fn rounds(table: &Table, at: usize) -> String {
    let present = table.line().len();
    let rounds = landmarks::rounds(table);
    let percent = |at: usize| 100.0 * at as f64 / present.max(1) as f64;
    let mut out = String::new();
    for (index, &RoundStart { round, at: from }) in rounds.iter().enumerate() {
        let until = rounds.get(index + 1).map_or(present, |next| next.at);
        // Where nobody had anything to decide there is nothing to show, except at the very beginning.
        if until == from && index + 1 < rounds.len() {
            continue;
        }
        let last = index + 1 == rounds.len();
        let here = from <= at && (at < until || last);
        let (mut x, mut width) = (percent(from), percent(until) - percent(from));
        // The present round has its place before anybody has acted in it.
        if last && width < LEAST {
            (x, width) = if present == 0 { (0.0, 100.0) } else { (100.0 - LEAST, LEAST) };
        }
        let kind = match round {
            rules::round_name::RoundName::Operating(..) => "operating",
            _ => "stock",
        };
        let _ = write!(
            out,
            r#"<a href="{}" data-at="{}" tabindex="-1"><svg x="{:.3}%" width="{:.3}%" height="16"><title>{}</title>"#,
            address(table, from),
            query(table, from),
            x,
            width,
            landmarks::name(round),
        );
        let _ = write!(
            out,
            r#"<rect class="{kind}{}" width="100%" height="16"/>"#,
            if here { " here" } else { "" },
        );
        // A name that does not fit is left out by the style sheet, which knows how long the line is.
        let _ = write!(
            out,
            r#"<foreignObject width="100%" height="16"><p class="round-name"><span>{}</span></p></foreignObject></svg></a>"#,
            landmarks::short_name(round)
        );
    }
    out
}

/// The position after the last action of these seats, where others have acted since.
///
/// Whoever plays all seats has seen everything, and whoever has none has made no move.
fn last_move(table: &Table, seats: &[Seat]) -> Option<usize> {
    let everybody = table.game().state().seats().all(|seat| seats.contains(&seat));
    let last = table.line().iter().rposition(|step| step.is_act_of(seats))? + 1;
    (!everybody && last < table.line().len()).then_some(last)
}

/// The hexes that were built on since the viewer's last move; where nobody else has moved since, by the last move on the map.
pub(super) fn last_on_map(scene: &Scene<'_>) -> Vec<HexId> {
    let built = |step: &Step| -> Vec<HexId> {
        let hexes = step.told().filter_map(|event| match event {
            Event::TileLaid { hex, .. } | Event::MarkerPlaced { hex, .. } => Some(*hex),
            _ => None,
        });
        hexes.collect()
    };
    let line = &scene.table.line()[..scene.at];
    let since = last_move(scene.table, &scene.seats).filter(|_| scene.now);
    let mut hexes = match since {
        Some(from) => line[from..].iter().flat_map(|step| built(step)).collect(),
        None => line.iter().rev().map(|step| built(step)).find(|hexes| !hexes.is_empty()).unwrap_or_default(),
    };
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// What others have done since the viewer's last move: what matters in a few lines, the rest to read or to be played.
pub(super) fn since(scene: &Scene<'_>, seats: &[Seat]) -> Markup {
    let from = last_move(scene.table, seats).filter(|_| scene.now);
    html! {
        aside #since data-part hidden[from.is_none()] aria-label=(t("since-last-move")) {
            @if let Some(from) = from {
                @let told = headlines::of(scene, from, seats);
                div .heads {
                    @for corrected in scene.table.line()[from..].iter().filter_map(|step| step.correction()) {
                        p .banner { (tr!("log-corrected", why = corrected.why)) }
                    }
                    @for banner in &told.banners { p .banner { (banner) } }
                    @for line in &told.lines { p { (line) } }
                }
                div .more {
                    details {
                        summary { (tr!("since-count", count = scene.table.line().len() - from)) }
                        (log::since(scene, from))
                    }
                    a href=(address(scene.table, from)) data-at=(from) data-play-from=(from) { (t("since-play")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn noted(action: serde_json::Value) -> rules::notation::ActionNotation {
        serde_json::from_value(action).expect("an action in the notation")
    }
    use crate::entry::Entry;
    use crate::repository::{Seating, StoredEntry};
    use crate::table::Compare;
    use records::game_file;
    use rules::title::Shelf;

    fn play(table: &mut Table, entry: Entry) {
        let logged = StoredEntry { text: entry.write(), fingerprint: String::new() };
        assert_eq!(table.follow(&[logged], Compare::Each).fault, None);
    }

    fn table(actions: usize) -> Table {
        let file = r#"{"lokalka": 1, "title": "18cz", "options": {"shuffle_order": false}, "seed": 1,
            "players": ["Anna", "Bela", "Cyril"], "actions": []}"#;
        let file = game_file::read(file, &Shelf::built_in()).expect("the file is complete");
        let mut table =
            Table::begin("t", Seating::nobody(), file, &Shelf::built_in()).expect("the game begins");
        for private in ["S1", "S2", "S3", "S4", "S5"].into_iter().take(actions) {
            let seat = table.game().decider().expect("somebody decides");
            let action = noted(json!({"do": "buy_local", "local": private}));
            play(&mut table, Entry::Action { seat, action, why: None });
        }
        table
    }

    #[test]
    fn the_last_move_counts_where_others_have_acted_since() {
        // The snake: Anna, Bela, Cyril, Cyril, Bela.
        let five = table(5);
        assert_eq!(last_move(&five, &[Seat(0)]), Some(1));
        assert_eq!(last_move(&five, &[Seat(2)]), Some(4));
        assert_eq!(last_move(&five, &[Seat(0), Seat(2)]), Some(4));
        assert_eq!(last_move(&five, &[Seat(1)]), None, "nobody has acted since");
        assert_eq!(last_move(&five, &[]), None, "a spectator has not moved");
        assert_eq!(last_move(&five, &[Seat(0), Seat(1), Seat(2)]), None, "one person plays all");
        assert_eq!(last_move(&table(2), &[Seat(2)]), None, "no move yet");
    }

    #[test]
    fn every_round_of_the_line_is_a_link() {
        let mut table = table(0);
        for _ in 0..3 {
            let seat = table.game().decider().expect("somebody decides");
            let action = noted(json!({"do": "pass"}));
            play(&mut table, Entry::Action { seat, action, why: None });
        }
        let strip = rounds(&table, 3);
        assert!(strip.contains("?at=0") && strip.contains(r#"href="/games/t""#), "{strip}");
        assert!(strip.contains(&t("round-pre-stock")), "{strip}");
        assert_eq!(landmarks::rounds(&table).len(), 2);
        // The round that has just begun is the one that is lit, though nobody has acted in it, and it can be seen.
        let (before, now) = strip.split_once("</a>").expect("two rounds");
        assert!(!before.contains(" here") && now.contains(" here"), "{strip}");
        assert!(now.contains(r#"x="96.000%" width="4.000%""#), "{strip}");
        assert_eq!(landmarks::turns(&table), [0, 3]);
    }
}
