//! The table: every part of the page of one game.

mod board;
mod hexes;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rules::board::RailNetwork;
use rules::decision::Question;
use rules::event::Ran;
use rules::{CzDecision, Decision, Event, F56Decision, F56Offer, Game, Offer, Seat};
use wording::{Names, Printed, round};

use super::icon::{Icon, icon};
use super::rulebook::cited;
use super::{
    actions, bots, branches, chat, gathering, help, history, info, language, log, market, page, paper, part,
    purse, result, shares, spoken, tour, undo,
};
use crate::choices::{self, Choice};
use crate::error::AppError;
use crate::identity::Person;
use crate::repository::{Status, StoredPlan};
use crate::table::{Position, Table};
use crate::tables::Tables;
use crate::text::{money, t, tr};

pub(super) use board::{caption, map, shape};

/// What the parts of the page are drawn from.
pub(super) struct Scene<'a> {
    pub(super) table: &'a Table,
    pub(super) game: &'a Game,
    pub(super) names: Names<'a>,
    /// How many actions have been played at this position.
    pub(super) at: usize,
    /// It is the present.
    pub(super) now: bool,
    /// Who looks.
    pub(super) person: &'a Person,
    /// The seats that who looks holds; a spectator holds none.
    pub(super) seats: Vec<Seat>,
    /// Who looks may act: it is the present, and one of their seats must decide.
    pub(super) may_act: bool,
    /// Whom the log is narrowed to.
    pub(super) filter: log::Filter,
    /// The parts that the browser has.
    pub(super) known: part::KnownParts,
    pub(super) choices: Vec<Choice>,
    /// The runs to be drawn: those that are offered, or those just made.
    pub(super) runs: Vec<Ran>,
    /// The moves of who looks that wait here, or were dropped.
    pub(super) plans: Vec<StoredPlan>,
}

impl<'a> Scene<'a> {
    /// An amount in the money of this title.
    pub(super) fn money(&self, amount: impl std::fmt::Display) -> String {
        money(self.game.title(), amount)
    }

    /// A look at the present position, for who must decide and nobody else.
    pub(super) fn to_decide(table: &'a Table, person: &'a Person) -> Result<Scene<'a>, AppError> {
        let position = (table.line().len(), table.game());
        let scene = Scene::new(table, person, position, log::Filter::default(), part::KnownParts::default());
        if scene.may_act { Ok(scene) } else { Err(AppError::NotSeated) }
    }

    /// A position in which something is asked of whoever looks, with these choices and runs and no others.
    pub(super) fn posed(
        table: &'a Table,
        person: &'a Person,
        game: &'a Game,
        choices: Vec<Choice>,
        runs: Vec<Ran>,
    ) -> Scene<'a> {
        let (filter, known) = (log::Filter::default(), part::KnownParts::default());
        let (names, seats) = (table.names(), Vec::new());
        Scene {
            table,
            game,
            names,
            at: 0,
            now: true,
            person,
            seats,
            may_act: true,
            filter,
            known,
            choices,
            runs,
            plans: Vec::new(),
        }
    }

    fn new(
        table: &'a Table,
        person: &'a Person,
        (at, game): (usize, &'a Game),
        filter: log::Filter,
        known: part::KnownParts,
    ) -> Scene<'a> {
        let now = at == table.line().len();
        // What could have been done in the past is no choice any more.
        let choices = if now { choices::choices(table) } else { Vec::new() };
        let runs = runs(table, game, at, &choices);
        let seats = table.seats_of(&person.holder);
        let decides = game.decider().is_some_and(|seat| seats.contains(&seat));
        let plays = !matches!(table.seating().status, Status::Gathering | Status::Frozen { .. });
        let may_act = now && decides && plays;
        let names = table.names();
        Scene {
            table,
            game,
            names,
            at,
            now,
            person,
            seats,
            may_act,
            filter,
            known,
            choices,
            runs,
            plans: Vec::new(),
        }
    }
}

/// The runs that are offered, those just made while their revenue is being decided on, and in the past those that were
/// to follow.
fn runs(table: &Table, game: &Game, at: usize, choices: &[Choice]) -> Vec<Ran> {
    let made = |index: Option<usize>| -> Vec<Ran> {
        let step = index.and_then(|index| table.line().get(index));
        let made = step.into_iter().flat_map(|step| step.told()).find_map(|event| match event {
            Event::TrainsRan { runs, .. } => Some(runs.clone()),
            _ => None,
        });
        made.unwrap_or_default()
    };
    match game.state().decision() {
        Some(Decision::Run { .. }) if at < table.line().len() => made(Some(at)),
        Some(&Decision::Run { company }) => choices
            .iter()
            .filter_map(|choice| match &choice.offer {
                Offer::RunTrains { runs, revenue, .. } => Some((revenue, runs)),
                _ => None,
            })
            // Where running may be left, the best runs are not the only ones offered (R-36-RUN-09).
            .max_by_key(|(revenue, _)| **revenue)
            .and_then(|(_, runs)| RailNetwork::of(game.view(), company).value(game.view(), runs).ok())
            .unwrap_or_default(),
        Some(Decision::Dividend { .. }) => made(at.checked_sub(1)),
        _ => Vec::new(),
    }
}

/// The page of a game.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(position): Query<Position>,
    Query(filter): Query<log::Filter>,
) -> Response {
    let plans = match tables.plans_of(&person.holder, &id).await {
        Ok(plans) => plans,
        Err(error) => return super::error_page(&error),
    };
    let shown = tables.look(person.holder.clone(), &id, move |table| {
        let (at, game) = table.position(position.at)?;
        let known = part::KnownParts::default();
        let scene = Scene { plans, ..Scene::new(table, &person, (at, &game), filter, known) };
        let game = Printed::of(scene.game.title()).name();
        let title = match scene.table.branch() {
            Some(branch) => format!("{} · {game} · Lokálka", branch.name),
            None => format!("{game} · Lokálka"),
        };
        let body = html! {
            (parts(&scene))
            (spoken::region())
            (chat::drawer(&scene))
            dialog #sheet aria-label=(t("sheet")) {}
            (help::dialog(scene.game.title()))
            (tour::walk())
            div #wrong role="alert" hidden data-lost=(t("connection-lost")) data-unsent=(t("move-unsent"))
                data-again=(t("move-again")) data-late=(t("move-late")) {}
            nav #tabs aria-label=(t("parts")) {
                @for (part, name) in [
                    ("choices", t("tab-choices")), ("map", t("tab-map")), ("shares", t("tab-shares")),
                    ("market", t("tab-market")), ("log", t("tab-log")), ("info", t("tab-info")),
                ] {
                    button type="button" data-tab=(part) { (name) }
                }
            }
        };
        Ok(page(&title, "table.js", "table-page", body))
    });
    shown.await.map_or_else(|error| super::error_page(&error), IntoResponse::into_response)
}

/// What of a table is looked at, and what of it is shown already.
pub(crate) type Look = (Query<Position>, Query<log::Filter>, Query<part::KnownParts>);

/// The parts of the page alone, for swapping in.
pub(crate) async fn fragment(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    look: Look,
) -> Result<Html<String>, AppError> {
    changed_parts(&tables, person, &id, look).await
}

/// The parts that are not shown yet.
pub(super) async fn changed_parts(
    tables: &Arc<Tables>,
    person: Person,
    id: &str,
    look: Look,
) -> Result<Html<String>, AppError> {
    let (Query(position), Query(filter), Query(known)) = look;
    let plans = tables.plans_of(&person.holder, id).await?;
    let shown = tables.look(person.holder.clone(), id, move |table| {
        let (at, game) = table.position(position.at)?;
        let scene = Scene { plans, ..Scene::new(table, &person, (at, &game), filter, known) };
        Ok(Html(parts(&scene).into_string()))
    });
    shown.await
}

/// All parts, each in its place: the bar on top, the map with prices and trains below it, and beside it what is decided and
/// what is looked up. What comes and goes is beside the map, so that the map stays where it is.
fn parts(scene: &Scene<'_>) -> Markup {
    let part = |id: &str, label: String, content: Markup| part::part(&scene.known, id, &label, &content);
    let title = scene.game.title();
    let answers = actions::all(scene);
    let is_branch = scene.table.branch().is_some();
    html! {
        div #table data-game=(scene.table.id) data-seq=(scene.table.seq()) data-at=(scene.at)
            data-now=(scene.table.line().len()) data-live=(scene.now) data-yours=(chat::is_called(scene)) data-acts[scene.may_act]
            data-own=[(!scene.seats.is_empty() && !is_branch).then(|| scene.person.mark())] data-branch[is_branch]
            data-title=(title.id) data-board=(shape(title)) data-chart=(if title.chart.is_grid() { "grid" } else { "row" })
            data-over[scene.game.state().is_over()] data-decision=(decision_key(scene.game)) {
            (spoken::moves(scene))
            div #top {
                (turn(scene))
                (history::bar(scene))
                (tools(scene))
            }
            main #middle {
                (map(scene))
                div #band {
                    (part("market", t("market"), market::chart(scene)))
                    (part("trains", t("trains"), paper::trains(scene)))
                }
            }
            div #side {
                (tour::offer())
                (branches::banner(scene))
                (undo::banner(scene))
                (bots::hint())
                (history::since(scene, &scene.seats))
                div #decide {
                    (part("choices", t("choices"), html! { (notes(scene)) (gathering::free_seats(scene)) (answers.choices) }))
                    aside #tray hidden aria-label=(t("tray")) tabindex="-1" data-close=(t("close")) {}
                    (part("way", t("way-on"), answers.way))
                }
                div #panel {
                    (info::drawers(scene.table))
                    (part("shares", t("shares"), html! { (paper::players(scene)) (shares::share_table(scene)) }))
                    (part("log", t("log"), log::recent(scene)))
                    section #info hidden tabindex="0" aria-label=(t("info")) {}
                }
            }
        }
    }
}

/// The kind of decision, so that a phone can show the part where it is made.
fn decision_key(game: &Game) -> &'static str {
    match game.state().decision() {
        Some(
            Decision::Track { .. }
            | Decision::Cz(CzDecision::HomeTile { .. })
            | Decision::Station { .. }
            | Decision::F56(F56Decision::PrivateStation { .. })
            | Decision::Cz(CzDecision::RailwayTile { .. }),
        ) => "map",
        _ => "choices",
    }
}

/// Whose turn it is, and the question.
fn turn(scene: &Scene<'_>) -> Markup {
    let (game, names) = (scene.game, scene.names);
    html! {
        header #turn data-part {
            a .logo href="/" aria-label=(t("to-first-page")) title=(t("to-first-page")) { span { "Lokálka" } (icon(Icon::Home)) }
            div .question {
                p .where {
                    @if scene.may_act && chat::is_called(scene) { b { (t("your-turn")) } " · " }
                    (round(game)) " · " (tr!("phase", name = game.title().phase(game.state().phase).name))
                }
                h1 tabindex="-1" {
                    @match (game.state().decision(), game.decider()) {
                        (Some(decision), Some(seat)) => {
                            strong { (names.player(seat)) }
                            (question(scene, decision, seat))
                        },
                        _ => { (result::winners(scene)) },
                    }
                }
            }
            a .skip href="#choices" data-to-choices { (t("skip-to-choices")) }
            (purse::purse(scene))
        }
    }
}

/// What there is to say before all choices: who decides for Václav, and why a game takes no actions.
fn notes(scene: &Scene<'_>) -> Markup {
    html! {
        (for_vaclav(scene))
        @if let Some(reason) = scene.table.frozen() {
            p .frozen role="status" { (tr!("game-frozen", reason = reason)) " " (t("frozen-hint")) }
        }
    }
}

/// Who decides for Václav, and why (XI.1).
fn for_vaclav(scene: &Scene<'_>) -> Markup {
    let view = scene.game.view();
    let Some(asked) = view.state.decision().and_then(|decision| view.for_vaclav(decision)) else {
        return html! {};
    };
    let (company, player) = (scene.names.company(asked.company), scene.names.player(asked.seat));
    let card = if asked.priority { "lowest" } else { "higher" };
    let (who, rule) = match asked.question {
        Question::Track => {
            (tr!("vaclav-track", company = company, player = player, card = card), t("vaclav-track-rule"))
        }
        Question::Station => (
            tr!("vaclav-stations", company = company, player = player, card = card),
            t("vaclav-stations-rule"),
        ),
        Question::Run => (tr!("vaclav-routes", company = company, player = player), String::new()),
    };
    html! { p .for-vaclav { (who) " " span .rule { (rule) " " (cited(asked.question.rule())) } } }
}

/// The decision in words: without the name of the player, which stands before it, and with the company as its badge.
fn question(scene: &Scene<'_>, decision: &Decision, seat: Seat) -> Markup {
    let words = if only_buys(scene, decision) {
        tr!("question-only-buys", player = scene.names.player(seat))
    } else {
        scene.names.decision(decision)
    };
    // Some languages have a colon after the name, and some no space.
    let after = |name: &str| {
        words.strip_prefix(name).filter(|rest| !rest.starts_with(|it: char| it.is_ascii_alphanumeric()))
    };
    if let Some(rest) = after(&scene.names.player(seat)) {
        return html! { (rest) };
    }
    let company = scene.game.title().company_ids().find_map(|id| Some((id, after(scene.names.company(id))?)));
    match company {
        Some((id, rest)) => html! { " " (super::badge(scene.game.title(), id)) (rest) },
        None => html! { " " (words) },
    }
}

/// Whether shares are dealt in, but none can be sold: as in the first stock round (R-SALE-01, R-36-SR-06).
fn only_buys(scene: &Scene<'_>, decision: &Decision) -> bool {
    let deals = matches!(
        decision,
        Decision::Cz(CzDecision::Stock { .. }) | Decision::F56(F56Decision::Exchange { .. })
    );
    let offered = |wanted: fn(&Offer) -> bool| scene.choices.iter().any(|choice| wanted(&choice.offer));
    let buys = |offer: &Offer| {
        matches!(
            offer,
            Offer::BuyShare { .. } | Offer::StartCompany { .. } | Offer::F56(F56Offer::BuyFromPool { .. })
        )
    };
    deals && offered(buys) && !offered(|offer| matches!(offer, Offer::SellShares { .. }))
}

/// Taking back, doing again, a hint, talk, help, and files.
fn tools(scene: &Scene<'_>) -> Markup {
    let is_branch = scene.table.branch().is_some();
    html! {
        div #tools data-part {
            (undo::buttons(scene))
            (bots::hint_button(scene))
            @if !is_branch { (chat::button()) }
            button .help type="button" data-help aria-label=(t("help-button")) title=(t("help-button")) { (icon(Icon::Help)) }
            details .files {
                summary aria-label=(t("export")) title=(t("export")) { (icon(Icon::Files)) }
                div .menu {
                    (branches::menu(scene))
                    @if !is_branch {
                        a href={ "/games/" (scene.table.id) "/lokalka.json" } { (t("export-ours")) }
                        a href={ "/games/" (scene.table.id) "/18xx.json" } { (t("export-theirs")) }
                        a href={ "/new/position?game=" (scene.table.id) "&at=" (scene.at) } { (t("editor-from-here")) }
                        @if scene.now && scene.table.is_moderated_by(&scene.person.holder) {
                            a href={ "/games/" (scene.table.id) "/correct" } { (t("correct-title")) }
                        }
                        button type="button" data-share hidden { (t("share")) }
                    }
                    (language::switch(&history::address(scene.table, scene.at)))
                }
            }
        }
    }
}
