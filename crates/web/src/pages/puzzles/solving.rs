//! The page of a puzzle: the board at its position, the question, an answer, and then why.

use axum::Extension;
use axum::extract::{Form, Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use puzzles::Kind;
use puzzles::judge::Judged;
use rules::Action;
use rules::event::Ran;
use rules::notation::{self, ActionNotation};
use serde::Deserialize;

use super::drawing::{Drawing, RoutesQuery};
use super::{choices, in_words, told, why};
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::pages::icon::{Icon, icon};
use crate::pages::table::{self, Scene};
use crate::pages::{self, badge, market, page, paper, part, shares, tray};
use crate::puzzles::{self as shared, Asked, Score};
use crate::text::{t, tr};
use crate::throttle::ACT;
use crate::work::{self, Effort};

/// What was answered, in one of the three ways.
#[derive(Deserialize, Default)]
pub(crate) struct AnswerForm {
    /// An action in names, as JSON.
    #[serde(default)]
    answer: String,
    /// Routes, as they are drawn.
    #[serde(default)]
    routes: String,
    /// There where it is given up.
    #[serde(default)]
    give_up: String,
}

/// What came of an answer.
enum Verdict {
    /// It was judged.
    Judged(Action, Judged),
    /// It is none, and why.
    NoAnswer(String),
    /// Nobody wants to try any more.
    GivenUp,
}

/// The page, with nothing answered yet.
pub(crate) async fn show(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    answered(&server, person, &id, None, String::new()).await
}

/// The page after an answer.
pub(crate) async fn answer(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Form(form): Form<AnswerForm>,
) -> Response {
    if let Err(error) = server.throttle.count(ACT, &person) {
        return pages::error_page(&error);
    }
    let verdict = match judged(&server, &id, &form).await {
        Ok(verdict) => verdict,
        Err(error) => return pages::error_page(&error),
    };
    let right = match &verdict {
        Verdict::Judged(_, judged) => Some(judged.is_right()),
        Verdict::GivenUp => Some(false),
        Verdict::NoAnswer(_) => None,
    };
    if let Some(right) = right
        && let Err(error) = shared::keep(&server, &person, &id, right).await
    {
        return pages::error_page(&error);
    }
    answered(&server, person, &id, Some(verdict), form.routes).await
}

async fn judged(server: &Server, id: &str, form: &AnswerForm) -> Result<Verdict, AppError> {
    let asked = server.puzzles.asked(id).await?;
    if !form.give_up.is_empty() {
        return Ok(Verdict::GivenUp);
    }
    let action = if asked.puzzle.kind == Kind::Run {
        let told = RoutesQuery { routes: form.routes.clone(), train: 0 };
        Action::RunTrains { runs: Drawing::read(&asked, &told).runs() }
    } else {
        let noted: Result<ActionNotation, _> = serde_json::from_str(&form.answer);
        match noted
            .map_err(|_| ())
            .and_then(|noted| notation::read(asked.game().view(), &noted).map_err(|_| ()))
        {
            Ok(action) => action,
            Err(()) => return Ok(Verdict::NoAnswer(t("puzzle-no-answer"))),
        }
    };
    work::run(Effort::Quick, move |_| match asked.judge(&action) {
        Ok(judged) => Ok(Verdict::Judged(action, judged)),
        Err(AppError::Invalid(why)) => Ok(Verdict::NoAnswer(why)),
        Err(error) => Err(error),
    })
    .await
}

async fn answered(
    server: &Server,
    person: Person,
    id: &str,
    verdict: Option<Verdict>,
    routes: String,
) -> Response {
    let score = match Score::of(server, &person).await {
        Ok(score) => score,
        Err(error) => return pages::error_page(&error),
    };
    let asked = match server.puzzles.asked(id).await {
        Ok(asked) => asked,
        Err(error) => return pages::error_page(&error),
    };
    let shown = work::run(Effort::Quick, move |_| {
        let body =
            whole(&asked, &person, verdict.as_ref(), score.as_ref(), &RoutesQuery { routes, train: 0 })?;
        let title = format!("{} · Lokálka", told(asked.collection, asked.puzzle));
        Ok(page(&title, "puzzle.js", "table-page puzzle-page", body))
    });
    shown.await.map_or_else(|error| pages::error_page(&error), IntoResponse::into_response)
}

/// The map and the trains with the routes that are being drawn, for swapping in.
pub(crate) async fn routes(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(told): Query<RoutesQuery>,
) -> Result<Html<String>, AppError> {
    let asked = server.puzzles.asked(&id).await?;
    work::run(Effort::Quick, move |_| {
        let drawing = (asked.puzzle.kind == Kind::Run).then(|| Drawing::read(&asked, &told));
        let drawing = drawing.ok_or(AppError::NotFound)?;
        let scene = Scene::posed(&asked.table, &person, asked.game(), Vec::new(), drawing.shown());
        let parts = html! { (table::map(&scene)) (section("choices", t("choices"), &drawing.panel(&scene))) };
        Ok(Html(parts.into_string()))
    })
    .await
}

/// Which hex.
#[derive(Deserialize)]
pub(crate) struct HexQuery {
    hex: String,
}

/// The tray of a hex: the tiles, and nothing about what they would earn.
pub(crate) async fn hex_tray(
    State(server): State<Server>,
    Path(id): Path<String>,
    Query(asked_for): Query<HexQuery>,
) -> Result<Html<String>, AppError> {
    let asked = server.puzzles.asked(&id).await?;
    if asked.puzzle.kind != Kind::Tile {
        return Err(AppError::NotFound);
    }
    work::run(Effort::Quick, move |_| Ok(Html(tray::tray(&asked.table, &asked_for.hex).into_string()))).await
}

fn section(id: &str, label: String, content: &Markup) -> Markup {
    part::part(&part::KnownParts::default(), id, &label, content)
}

/// The whole page. What is best is worked out only where it is shown.
fn whole(
    asked: &Asked,
    person: &Person,
    verdict: Option<&Verdict>,
    score: Option<&Score>,
    told_routes: &RoutesQuery,
) -> Result<Markup, AppError> {
    let is_over = match verdict {
        Some(Verdict::Judged(_, judged)) => judged.is_right(),
        Some(Verdict::GivenUp) => true,
        _ => false,
    };
    if is_over {
        let solved = asked.solved()?;
        let best = why::best(asked, &solved);
        let scene = Scene::posed(&asked.table, person, &best.game, Vec::new(), best.runs);
        let own = match verdict {
            Some(Verdict::Judged(action, judged)) => Some((action, judged.earned)),
            _ => None,
        };
        let content = html! { (said(&scene, asked, verdict)) (why::why(&scene, asked, &solved, own)) };
        return Ok(frame(&scene, asked, score, &content, &after(asked)));
    }
    if asked.puzzle.kind == Kind::Run {
        let drawing = Drawing::read(asked, told_routes);
        let scene = Scene::posed(&asked.table, person, asked.game(), Vec::new(), drawing.shown());
        let content = html! { (said(&scene, asked, verdict)) (drawing.panel(&scene)) };
        return Ok(frame(&scene, asked, score, &content, &before(asked)));
    }
    let scene = Scene::posed(&asked.table, person, asked.game(), asked.choices(), Vec::<Ran>::new());
    let content = html! { (said(&scene, asked, verdict)) (choices::list(&scene, asked.puzzle.kind)) };
    Ok(frame(&scene, asked, score, &content, &before(asked)))
}

/// What came of the answer.
fn said(scene: &Scene<'_>, asked: &Asked, verdict: Option<&Verdict>) -> Markup {
    html! {
        @match verdict {
            Some(Verdict::Judged(_, judged)) if judged.is_right() => {
                p #verdict .right role="status" tabindex="-1" data-puzzle=(asked.id) data-right="true" { (tr!("puzzle-right", revenue = scene.money(judged.best))) }
            },
            Some(Verdict::Judged(_, judged)) => {
                p #verdict .wrong role="status" tabindex="-1" data-puzzle=(asked.id) data-right="false" { (tr!("puzzle-wrong", revenue = scene.money(judged.earned))) }
            },
            Some(Verdict::NoAnswer(why)) => p #verdict .wrong role="alert" tabindex="-1" { (why) },
            Some(Verdict::GivenUp) => p #verdict role="status" tabindex="-1" data-puzzle=(asked.id) data-right="false" { (t("puzzle-given-up")) },
            None => {},
        }
    }
}

/// Below the choices: to answer, or to give up.
fn before(asked: &Asked) -> Markup {
    html! {
        form #answer method="post" action={ "/puzzles/" (asked.id) } {
            input type="hidden" name="answer";
            input type="hidden" name="routes";
            @if asked.puzzle.kind == Kind::Run { button .main type="submit" { (t("puzzle-answer")) } }
            button type="submit" name="give_up" value="yes" { (t("puzzle-give-up")) }
        }
    }
}

/// Below the explanation: the way on.
fn after(asked: &Asked) -> Markup {
    html! {
        a .main href={ "/puzzles/next?title=" (asked.collection.title().id) "&after=" (asked.id) } { (t("puzzle-next")) }
        a href={ "/puzzles/" (asked.id) } { (t("puzzle-again")) }
    }
}

/// What is asked.
fn question(scene: &Scene<'_>, asked: &Asked) -> Markup {
    html! { (badge(scene.game.title(), asked.company)) " " (tr!("puzzle-question", kind = asked.puzzle.kind.name())) }
}

/// The hexes that routes can be drawn over, for a screen on which the whole map is small.
fn network(scene: &Scene<'_>, asked: &Asked) -> Option<String> {
    let reach = (asked.puzzle.kind == Kind::Run).then(|| scene.game.view().reach(asked.company))?;
    let hexes = scene.game.title().hex_ids().filter(|&hex| reach.touches(hex));
    let names: Vec<&str> = hexes.map(|hex| scene.game.title().hex(hex).name.as_str()).collect();
    Some(names.join(" "))
}

/// All parts in their places, as on the page of a game.
fn frame(scene: &Scene<'_>, asked: &Asked, score: Option<&Score>, content: &Markup, way: &Markup) -> Markup {
    let title = scene.game.title();
    html! {
        div #table data-puzzle=(asked.id) data-kind=(asked.puzzle.kind.name()) data-title=(title.id) data-board=(table::shape(title))
            data-chart=(if title.chart.is_grid() { "grid" } else { "row" }) data-at="0" data-seq="0"
            data-see=[network(scene, asked)] {
            div #top {
                header #turn data-part {
                    a .logo href="/puzzles" aria-label=(t("puzzles")) title=(t("puzzles")) { span { "Lokálka" } (icon(Icon::Home)) }
                    div .question {
                        p .where { (told(asked.collection, asked.puzzle)) " · " (tr!("phase", name = title.phase(scene.game.state().phase).name)) }
                        h1 tabindex="-1" { (question(scene, asked)) }
                    }
                    a .skip href="#choices" { (t("skip-to-choices")) }
                }
            }
            main #middle {
                (table::map(scene))
                div #band {
                    (section("market", t("market"), &market::chart(scene)))
                    (section("trains", t("trains"), &paper::trains(scene)))
                }
            }
            div #side {
                div #decide {
                    (section("choices", t("choices"), content))
                    aside #tray hidden aria-label=(t("tray")) tabindex="-1" data-close=(t("close")) {}
                    (section("way", t("way-on"), way))
                }
                div #panel {
                    (section("shares", t("shares"), &html! { div .own-score { (in_words(score)) } (paper::players(scene)) (shares::share_table(scene)) }))
                }
            }
        }
        div #wrong role="alert" hidden data-lost=(t("connection-lost")) {}
        nav #tabs aria-label=(t("parts")) {
            @for (part, name) in [("choices", t("tab-choices")), ("map", t("tab-map")), ("shares", t("tab-shares")), ("market", t("tab-market"))] {
                button type="button" data-tab=(part) { (name) }
            }
        }
    }
}
