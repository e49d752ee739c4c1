//! The log: every event in words, by round and turn, newest last; for everybody, or narrowed to one player or company.

mod line;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rules::round_name::RoundName;
use rules::{CompanyId, Event, Seat, Title};
use serde::Deserialize;

use super::table::Scene;
use super::{badge, page, undo};
use crate::identity::Person;
use crate::landmarks;
use crate::mentions::{Party, mentions};
use crate::table::{Step, Table};
use crate::tables::Tables;
use crate::text::{t, tr};

/// At least so many actions are shown beside the map; the others are on a page of their own.
const RECENT: usize = 16;
/// The first of them stays the same for so many steps: what is shown then only grows or shrinks at its end, and the
/// browser has little to lay out again.
const STEADY: usize = 16;

/// Whom the log is narrowed to.
#[derive(Deserialize, Default)]
pub(crate) struct Filter {
    about: Option<String>,
}

impl Filter {
    fn who(&self, title: &Title) -> Option<Party> {
        Party::read(title, self.about.as_deref()?)
    }
}

/// The last actions up to this position.
pub(super) fn recent(scene: &Scene<'_>) -> Markup {
    let who = scene.filter.who(scene.game.title());
    let fits = |step: &Step| who.is_none_or(|who| concerns(step, who));
    let line = scene.table.line()[..scene.at].iter().enumerate();
    let fitting: Vec<usize> = line.filter(|(_, step)| fits(step)).map(|(index, _)| index).collect();
    let left_out = fitting.len().saturating_sub(RECENT) / STEADY * STEADY;
    let first = if left_out == 0 { 0 } else { fitting[left_out] };
    html! {
        header .log-head {
            h2 { (t("log")) }
            (choice(scene.table, who))
            a href={ "/games/" (scene.table.id) "/log" } { (t("log-whole")) }
        }
        div .tail { (entries(scene.table, first, scene.at, who)) }
    }
}

/// What happened after a position, up to the one that is looked at.
pub(super) fn since(scene: &Scene<'_>, from: usize) -> Markup {
    entries(scene.table, from, scene.at, None)
}

/// What somebody did by one action, in a sentence.
pub(super) fn sentence(table: &Table, index: usize) -> String {
    let step = &table.line()[index];
    let events: Vec<&Event> = step.told().collect();
    let line = line::of_action(table, step, &events, None);
    if step.correction().is_some() {
        return tr!("spoken-line", line = line);
    }
    let player = table.names().player(step.seat);
    // Many lines begin with who did it.
    if line.starts_with(&player) {
        tr!("spoken-line", line = line)
    } else {
        tr!("spoken-move", player = player, line = line)
    }
}

/// The whole log as a page.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
) -> Response {
    let shown = tables.look(person.holder, &id, move |table| {
        let who = filter.who(table.game().title());
        let body = html! {
            main .sheet.whole-log {
                h1 { (t("log")) }
                header .log-head {
                    a href={ "/games/" (table.id) } { (t("to-table")) }
                    (choice(table, who))
                }
                nav .jumps aria-label=(t("log-rounds")) {
                    @for (index, begun) in landmarks::rounds(table).iter().enumerate() {
                        a href={ "#round-" (index + 1) } title=(landmarks::name(begun.round)) { (landmarks::short_name(begun.round)) }
                    }
                }
                (entries(table, 0, table.line().len(), None))
            }
        };
        Ok(page(&t("log"), "log.js", "plain", body))
    });
    shown.await.map_or_else(|error| super::error_page(&error), IntoResponse::into_response)
}

/// The players and the companies that the log can be narrowed to.
fn choice(table: &Table, chosen: Option<Party>) -> Markup {
    let (names, game) = (table.names(), table.game());
    let title = game.title();
    let option = |who: Party, name: &str| {
        html! { option value=(who.key(title)) selected[chosen == Some(who)] { (name) } }
    };
    let started = title.company_ids().filter(|id| game.state().company(*id).start_price > 0);
    html! {
        label .about {
            span { (t("log-about")) }
            select #about name="about" {
                option value="" { (t("log-everybody")) }
                optgroup label=(t("players")) {
                    @for seat in game.state().seats() { (option(Party::Player(seat), &names.player(seat))) }
                }
                optgroup label=(t("log-companies")) {
                    @for company in started { (option(Party::Company(company), names.company(company))) }
                }
            }
        }
    }
}

fn concerns(step: &Step, who: Party) -> bool {
    step.correction().is_some() || who == Party::Player(step.seat) || mentions(step.told()).contains(&who)
}

/// Whose turn a group of entries is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TurnOwner {
    /// The set-up, and what happens between turns.
    Table,
    Player(Seat),
    Company(CompanyId),
}

/// Something to read: an action with what it led to, or a part of that.
struct Entry<'a> {
    /// The position afterwards.
    at: usize,
    step: Option<&'a Step>,
    events: Vec<&'a Event>,
}

/// Entries of one turn; where a round begins, with the round.
struct Group<'a> {
    round: Option<RoundName>,
    turn: TurnOwner,
    entries: Vec<Entry<'a>>,
}

/// The entries of these actions by turn. The end of one turn and the beginning of the next are often one action; its
/// events are told where they belong.
fn groups(table: &Table, first: usize, until: usize) -> Vec<Group<'_>> {
    let mut groups = Vec::new();
    if first == 0 {
        tell(
            &mut groups,
            TurnOwner::Table,
            Entry { at: 0, step: None, events: table.setup().iter().collect() },
        );
    }
    for (index, step) in table.line().iter().enumerate().take(until).skip(first) {
        let turn = match (step.operating, step.correction()) {
            (_, Some(_)) => TurnOwner::Table,
            (Some(company), None) => TurnOwner::Company(company),
            (None, None) => TurnOwner::Player(step.seat),
        };
        let events = step.told().collect();
        tell(&mut groups, turn, Entry { at: index + 1, step: Some(step), events });
    }
    groups
}

fn tell<'a>(groups: &mut Vec<Group<'a>>, turn: TurnOwner, entry: Entry<'a>) {
    let Entry { at, step, events } = entry;
    if groups.last().is_none_or(|group| group.turn != turn) {
        groups.push(Group { round: None, turn, entries: Vec::new() });
    }
    let mut current = Entry { at, step, events: Vec::new() };
    for event in events {
        let begun = match event {
            Event::RoundBegan { round } => Some((Some(*round), TurnOwner::Table)),
            Event::TurnBegan { company } => Some((None, TurnOwner::Company(*company))),
            // Whoever is passed over has no part in the turn of another player.
            Event::Passed { seat, forced: true } if is_of_another(groups.last(), *seat) => {
                Some((None, TurnOwner::Player(*seat)))
            }
            _ => None,
        };
        let passed =
            current.step.is_none() && matches!(current.events[..], [Event::Passed { forced: true, .. }]);
        let after_passing = passed.then_some((None, TurnOwner::Table));
        let Some((round, turn)) = begun.or(after_passing) else {
            current.events.push(event);
            continue;
        };
        let next = if is_told_by_heading(event) { Vec::new() } else { vec![event] };
        let done = std::mem::replace(&mut current, Entry { at, step: None, events: next });
        // An action is told even where it led to nothing but the next turn.
        if done.step.is_some() || !done.events.is_empty() {
            groups.last_mut().expect("there is a group").entries.push(done);
        }
        groups.push(Group { round, turn, entries: Vec::new() });
    }
    if current.step.is_some() || !current.events.is_empty() {
        groups.last_mut().expect("there is a group").entries.push(current);
    }
}

/// Whether the turn is one of a player, and of another one.
fn is_of_another(group: Option<&Group<'_>>, seat: Seat) -> bool {
    group.is_some_and(|group| matches!(group.turn, TurnOwner::Player(other) if other != seat))
}

/// Whether the heading of the group that it begins says the same.
fn is_told_by_heading(event: &Event) -> bool {
    matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. })
}

fn entries(table: &Table, first: usize, until: usize, who: Option<Party>) -> Markup {
    let title = table.game().title();
    let mut groups = groups(table, first, until);
    if let Some(who) = who {
        for group in &mut groups {
            group.entries.retain(|entry| is_correction(entry) || everybody(entry).contains(&who));
        }
        // A round is named even where nothing of it is left, so that one knows where one is.
        groups.retain(|group| group.round.is_some() || !group.entries.is_empty());
    }
    let is_setup = |group: &Group<'_>| group.entries.iter().any(|entry| entry.at == 0);
    let last_of_setup = groups.iter().rposition(is_setup);
    // Rounds are numbered from the first one of the game.
    let before = landmarks::rounds(table).iter().filter(|begun| begun.at <= first && first > 0).count();
    let number =
        |index: usize| before + groups[..=index].iter().filter(|group| group.round.is_some()).count();
    html! {
        ol .entries {
            @for (index, group) in groups.iter().enumerate() {
                li .turn {
                    @if let Some(round) = group.round { h3 id={ "round-" (number(index)) } { (landmarks::name(round)) } }
                    (heading(table, group))
                    @if !group.entries.is_empty() {
                        ol { @for entry in &group.entries { (one(table, title, group.turn, entry)) } }
                    }
                }
                @if last_of_setup == Some(index) { (undo::remarks(table, 0)) }
            }
        }
    }
}

/// Whose turn it is; with a company, who decided for it.
fn heading(table: &Table, group: &Group<'_>) -> Markup {
    let (names, title) = (table.names(), table.game().title());
    let acted = group.entries.iter().find_map(|entry| entry.step).map(|step| step.seat);
    html! {
        @match group.turn {
            TurnOwner::Table => {},
            TurnOwner::Player(seat) => h4 { (names.player(seat)) },
            TurnOwner::Company(company) => h4 { (badge(title, company)) " " (title.charter(company).name) @if let Some(seat) = acted { " · " (names.player(seat)) } },
        }
    }
}

/// A correction concerns everybody.
fn is_correction(entry: &Entry<'_>) -> bool {
    entry.step.is_some_and(|step| step.correction().is_some())
}

/// Who acted, and whoever the events name.
fn everybody(entry: &Entry<'_>) -> std::collections::BTreeSet<Party> {
    let mut everybody = mentions(entry.events.iter().copied());
    everybody.extend(entry.step.map(|step| Party::Player(step.seat)));
    everybody
}

fn one(table: &Table, title: &Title, turn: TurnOwner, entry: &Entry<'_>) -> Markup {
    let names = table.names();
    // Whom the heading names; a company acts by its director.
    let named = match turn {
        TurnOwner::Table => None,
        TurnOwner::Player(seat) => Some(seat),
        TurnOwner::Company(_) => entry.step.map(|step| step.seat),
    };
    let keys: Vec<String> = everybody(entry).into_iter().map(|who| who.key(title)).collect();
    html! {
        li .entry data-about=(keys.join(" ")) {
            a .at href={ "/games/" (table.id) "?at=" (entry.at) } data-at=(entry.at) { (entry.at) }
            @match entry.step {
                Some(step) => {
                    // In the turn of a player the heading names them already, and a company acts by its director.
                    @if turn == TurnOwner::Table && !is_correction(entry) { b { (names.player(step.seat)) } " " }
                    (line::of_action(table, step, &entry.events, named))
                },
                None => @for words in line::by_themselves(table, &entry.events, named) { p { (words) } },
            }
            @if let Some(why) = entry.step.and_then(Step::why) {
                p .why { (tr!("log-why", why = why.in_words(names))) }
            }
        }
        @if entry.step.is_some() { (undo::remarks(table, entry.at)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Money;

    #[test]
    fn whoever_is_passed_over_is_told_of_under_a_heading_of_their_own() {
        let passed = |seat: u8, forced: bool| Event::Passed { seat: Seat(seat), forced };
        let sold_out = Event::SoldOut { company: CompanyId(0) };
        let events = [passed(1, false), passed(0, true), passed(2, true), sold_out];
        let mut groups = Vec::new();
        let entry = Entry { at: 7, step: None, events: events.iter().collect() };
        tell(&mut groups, TurnOwner::Player(Seat(1)), entry);
        let told: Vec<_> = groups.iter().map(|group| (group.turn, group.entries.len())).collect();
        let player = |seat: u8| (TurnOwner::Player(Seat(seat)), 1);
        assert!(told == [player(1), player(0), player(2), (TurnOwner::Table, 1)]);
        assert!(groups.iter().zip(&events).all(|(group, event)| group.entries[0].events == [event]));
    }

    #[test]
    fn a_price_is_told_once_and_nothing_of_what_was_not_done() {
        let title = rules::title::embedded::title("18cz").expect("it is embedded");
        let players: Vec<String> = ["Anna", "Bela", "Cyril"].map(str::to_owned).into();
        let names = wording::Names { title: &title, players: &players };
        let company = CompanyId(0);
        let fell = |from: Money, to: Money| Event::PriceMoved { company, from, to, space: 0 };
        let skipped = Event::StepSkipped { company, step: rules::operating_turn::Step::Station };
        let told = |events: &[Event], named: Option<Seat>| {
            line::told(names, &events.iter().collect::<Vec<_>>(), false, named)
        };
        let words = |event: &Event| names.event(event).expect("it is told");
        assert_eq!(told(&[fell(250, 225), skipped.clone(), fell(225, 200)], None), [words(&fell(250, 200))]);
        let back = [fell(250, 225), fell(225, 250)];
        assert_eq!(told(&back, None), back.each_ref().map(words));
        assert_eq!(told(std::slice::from_ref(&skipped), None), [words(&skipped)]);
        let passed = Event::Passed { seat: Seat(2), forced: true };
        assert_eq!(told(std::slice::from_ref(&passed), Some(Seat(2))), [t("log-passed-forced")]);
        assert_eq!(told(std::slice::from_ref(&passed), Some(Seat(1))), [words(&passed)]);
        // A company that is gone has no director, which goes without saying.
        let left = Event::DirectorChanged { company, from: Some(Seat(0)), to: None };
        assert_eq!(told(std::slice::from_ref(&left), None), [words(&left)]);
        let closed = Event::CompanyClosed { company };
        assert_eq!(told(&[left, closed.clone()], None), [words(&closed)]);
    }
}
