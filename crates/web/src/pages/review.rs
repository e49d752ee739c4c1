//! Looking back at a game: the curve of chances, the turning points with one's own first, and what was left behind.

mod behind;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use rules::Seat;
use study::{Progress, Review, Standing, TurningPoint, words};
use wording::Names;

use super::history::address;
use super::{error_page, page};
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::landmarks;
use crate::reviews::Stage;
use crate::table::Table;
use crate::text::{listed, money, t, tr};
use crate::throttle::REVIEW;

/// The page.
pub(crate) async fn show(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    match body(&server, &person, &id).await {
        Ok(body) => {
            let body = html! {
                header .masthead { h1 { a href="/" { "Lokálka" } } p { (t("review")) } }
                main .sheet { (body) }
            };
            page(&format!("{} · Lokálka", t("review")), "review.js", "plain", body).into_response()
        }
        Err(error) => error_page(&error),
    }
}

/// Begins to look back.
pub(crate) async fn begin(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    let begun = async {
        server.throttle.count(REVIEW, &person)?;
        server.reviews.begin(&id).await
    };
    match begun.await {
        Ok(_) => Redirect::to(&format!("/games/{id}/review")).into_response(),
        Err(error) => error_page(&error),
    }
}

async fn body(server: &Server, person: &Person, id: &str) -> Result<Markup, AppError> {
    match server.reviews.stage(id).await? {
        Stage::None => Ok(not_yet(id)),
        Stage::Waiting => Ok(under_way(id, None)),
        Stage::Working(progress) => Ok(under_way(id, Some(progress))),
        Stage::Ready(review) => {
            let holder = person.holder.clone();
            server.tables.at(id, move |table| Ok(told(table, &review, &table.seats_of(&holder)))).await
        }
    }
}

fn not_yet(id: &str) -> Markup {
    html! {
        section #review .card data-stage="none" {
            h2 { (t("review")) }
            p { (t("review-none")) }
            form method="post" { button .main type="submit" { (t("review-begin")) } }
            (to_table(id))
        }
    }
}

/// How far it has come; the script asks again.
fn under_way(id: &str, progress: Option<Progress>) -> Markup {
    let percent = progress.map(|progress| 100 * progress.done / progress.of.max(1));
    let told = percent.map_or_else(
        || t("review-waiting"),
        |percent| tr!("review-working", percent = words::percent(10 * percent as i32)),
    );
    html! {
        section #review .card data-stage="working" data-game=(id) {
            h2 { (t("review")) }
            p role="status" { (told) }
            progress max="100" value=(percent.unwrap_or(0)) aria-label=(t("review")) {}
            p .quiet { (t("review-stay")) }
            p { a href={ "/games/" (id) "/review" } { (t("review-again")) } }
            (to_table(id))
        }
    }
}

fn to_table(id: &str) -> Markup {
    html! { p { a href={ "/games/" (id) } { (t("to-table")) } } }
}

/// What is looked at on the page.
struct Told<'a> {
    table: &'a Table,
    names: Names<'a>,
    review: &'a Review,
}

impl Told<'_> {
    fn player(&self, seat: u8) -> String {
        self.names.player(Seat(seat))
    }

    /// Where in the game a position is.
    fn place(&self, at: usize) -> String {
        self.table.game_at(at).map(|game| words::place(self.names, &game)).unwrap_or_default()
    }

    fn money(&self, amount: i64) -> String {
        money(self.names.title, amount)
    }

    fn action(&self, at: usize, noted: &rules::notation::ActionNotation) -> String {
        let game = self.table.game_at(at);
        game.and_then(|game| words::action(self.names, &game, noted)).unwrap_or_default()
    }
}

fn told(table: &Table, review: &Review, own: &[Seat]) -> Markup {
    let told = Told { table, names: table.names(), review };
    html! {
        section #review .card data-stage="ready" {
            h2 { (t("review")) }
            p { a href={ "/games/" (table.id) } { (table.game().title().name) } " · " (listed(told.names.players)) }
            @if table.line().iter().any(|step| step.correction().is_some()) {
                p .quiet { (t("review-corrected")) }
            }
            @if review.judged {
                p .quiet { (t("review-hint")) }
                (curve(&told))
            } @else {
                p { (t("review-unjudged")) }
            }
        }
        @if review.judged { (turning_points(&told, own)) }
        (behind::all(&told))
    }
}

/// The curve of everybody's chances, with its numbers.
fn curve(told: &Told<'_>) -> Markup {
    let standings = &told.review.standings;
    let rounds = landmarks::rounds(told.table);
    let label = |standing: &Standing| {
        let begun = rounds.iter().rev().find(|begun| begun.at == standing.at);
        begun.map(|begun| landmarks::short_name(begun.round)).unwrap_or_default()
    };
    let chance = |standing: &Standing, seat: Seat| {
        standing.chances.get(seat.index()).map(|chance| i64::from((chance + 5) / 10))
    };
    let seats: Vec<Seat> = told.table.game().state().seats().collect();
    let lines = seats.iter().map(|&seat| draw::Line {
        name: told.names.player(seat),
        colour: None,
        values: standings.iter().map(|standing| chance(standing, seat)).collect(),
    });
    let chart = draw::Chart {
        title: t("review-chances"),
        steps: standings.iter().map(label).collect(),
        lines: lines.collect(),
    };
    html! {
        figure .chart-of.chances {
            figcaption { h3 { (t("review-chances")) } }
            (PreEscaped(draw::chart(&chart)))
            details {
                summary { (t("chart-numbers")) }
                div .scroll tabindex="0" {
                    table {
                        caption { (t("review-chances")) }
                        thead { tr {
                            th scope="col" { (t("review-round")) }
                            @for &seat in &seats { th .number scope="col" { (told.names.player(seat)) } }
                        } }
                        tbody {
                            @for standing in standings {
                                tr {
                                    th scope="row" { a href=(address(told.table, standing.at)) { (told.round(standing.at)) } }
                                    @for &seat in &seats {
                                        td .number { (words::percent(standing.chances.get(seat.index()).copied().unwrap_or(0))) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Told<'_> {
    fn round(&self, at: usize) -> String {
        self.table.game_at(at).map(|game| wording::round(&game)).unwrap_or_default()
    }
}

/// The turning points: one's own first, if one has played and not alone.
fn turning_points(told: &Told<'_>, own: &[Seat]) -> Markup {
    let is_own = |point: &&TurningPoint| own.contains(&Seat(point.seat));
    let (mine, others): (Vec<&TurningPoint>, Vec<&TurningPoint>) =
        told.review.turning_points.iter().partition(is_own);
    let sides = !own.is_empty() && own.len() < told.table.game().state().players.len();
    html! {
        section .card aria-labelledby="turning-points" {
            h2 #turning-points { (t("review-points-heading")) }
            @if told.review.turning_points.is_empty() {
                p { (t("review-no-points")) }
            } @else if sides {
                h3 { (t("review-yours")) }
                @if mine.is_empty() { p { (t("review-no-own")) } } @else { (list(told, &mine)) }
                @if !others.is_empty() {
                    h3 { (t("review-others")) }
                    (list(told, &others))
                }
            } @else {
                (list(told, &told.review.turning_points.iter().collect::<Vec<_>>()))
            }
        }
    }
}

fn list(told: &Told<'_>, points: &[&TurningPoint]) -> Markup {
    html! { ol .turning-points { @for point in points { li { (turning_point(told, point)) } } } }
}

fn turning_point(told: &Told<'_>, point: &TurningPoint) -> Markup {
    let lines = words::how_sure(told.names, point);
    let (played, better) = (words::percent(point.chance_played), words::percent(point.chance_better));
    html! {
        h4 { (told.player(point.seat)) " · " (told.place(point.at)) }
        p .loss { (tr!("review-loss", played = played, better = better)) }
        dl {
            dt { (t("review-played")) } dd { (told.action(point.at, &point.played)) }
            dt { (t("review-better")) } dd { b { (told.action(point.at, &point.better)) } }
            dt { (t("review-why")) } dd { (listed(&words::why(told.names, point))) }
            dt { (t("review-sure")) } dd { (lines) }
        }
        p { a href=(address(told.table, point.at)) { (t("review-position")) } }
        form method="post" action={ "/games/" (told.table.id) "/try" } {
            input type="hidden" name="at" value=(point.at);
            button type="submit" title=(t("try-hint")) { (t("try")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use records::game_file;
    use rules::title::Shelf;
    use serde_json::json;

    use super::*;
    use crate::repository::Seating;

    fn table() -> Table {
        let file = r#"{"lokalka": 1, "title": "18cz", "options": {"shuffle_order": false}, "seed": 1,
            "players": ["Anna", "Bela", "Cyril"], "actions": [{"do": "pass"}, {"do": "pass"}]}"#;
        let file = game_file::read(file, &Shelf::built_in()).expect("the file is complete");
        Table::begin("t", Seating::nobody(), file, &Shelf::built_in()).expect("the game begins")
    }

    fn review() -> Review {
        let point = |at: usize| {
            json!({
                "at": at, "seat": at, "played": {"do": "pass"}, "better": {"do": "buy_local", "local": "S1"},
                "chance_played": 300, "chance_better": 340, "worth_played": 900, "worth_better": 950,
                "better_in": 5, "lines": 6, "reason": {"key": "opens_way"}, "rival": {"seat": 2, "less": 70},
            })
        };
        let review = json!({
            "version": study::VERSION, "nodes": 1, "actions": 2, "judged": true, "sides": [], "decisions": [],
            "standings": [{"at": 0, "worth": [0, 0, 0], "expected": [0, 0, 0], "chances": [333, 333, 334]}],
            "turning_points": [point(0), point(1)],
            "left_behind": [], "idle": [], "late_trains": [], "missed": [],
        });
        serde_json::from_value(review).expect("all that a review has")
    }

    #[test]
    fn ones_own_turning_points_come_first() {
        let (table, review) = (table(), review());
        let shown = told(&table, &review, &[Seat(1)]).into_string();
        let place = |what: &str| shown.find(what).unwrap_or_else(|| panic!("no {what} in {shown}"));
        let (own, others) = (place(&t("review-yours")), place(&t("review-others")));
        let [first, second] = [0, 1].map(|at| place(&format!("name=\"at\" value=\"{at}\"")));
        assert!(own < second && second < others && others < first, "{shown}");
        assert!(shown.contains("Buy local railway S1") && shown.contains("<dd>Pass</dd>"), "{shown}");
        let everybody = told(&table, &review, &[]).into_string();
        assert!(!everybody.contains(&t("review-yours")), "who has not played has no side");
        assert!(everybody.find("?at=0") < everybody.find("?at=1"));
    }

    /// Less money was called better without a word.
    #[test]
    fn the_money_at_the_end_is_told_where_it_was_more() {
        let (table, mut review) = (table(), review());
        let shown = told(&table, &review, &[]).into_string();
        assert!(shown.contains("950") && shown.contains("instead of 900"), "{shown}");
        for point in &mut review.turning_points {
            point.worth_better = 890;
        }
        let shown = told(&table, &review, &[]).into_string();
        assert!(shown.contains("Better in 5 of 6 lines") && !shown.contains("instead of 900"), "{shown}");
    }

    #[test]
    fn a_title_that_nobody_has_learned_has_neither_curve_nor_turning_points() {
        let (table, review) = (table(), Review { judged: false, standings: Vec::new(), ..review() });
        let shown = told(&table, &review, &[]).into_string();
        assert!(shown.contains(&t("review-unjudged")) && !shown.contains("<svg"), "{shown}");
        assert!(!shown.contains(&t("review-points-heading")), "{shown}");
    }
}
