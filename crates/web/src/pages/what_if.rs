//! What would it run for? A form and its answer on the map: the address says all of it, and nothing is kept.

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use rules::notation::train_name;
use rules::state::Status;
use rules::{Game, HexId};
use wording::Names;

use super::{badge, page};
use crate::Server;
use crate::branches::compared::route;
use crate::error::AppError;
use crate::identity::Person;
use crate::text::{money, t, tr};
use crate::throttle::ASK;
use crate::what_if::{Answer, GhostStation, GhostTile, MAX_TRAINS, Question, all_trains, tiles_for};

/// What the address says.
type Asked = Vec<(String, String)>;

/// The form, with the answer.
pub(crate) async fn show(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    answered(&server, &person, &id, asked).await.unwrap_or_else(|error| super::error_page(&error))
}

async fn answered(server: &Server, person: &Person, id: &str, asked: Asked) -> Result<Response, AppError> {
    server.throttle.count(ASK, person)?;
    let at = one(&asked, "at").and_then(|at| at.parse().ok());
    let (first, players) = {
        let look = server.tables.look(person.holder.clone(), id, move |table| {
            let (_, game) = table.position(at)?;
            Ok((first_company(&game), table.names().players.to_vec()))
        });
        look.await?
    };
    let question = question(&asked, at, first)?;
    let answer = server.tables.what_if(&person.holder, id, question.clone()).await?;
    let chosen = one(&asked, "hex").and_then(|name| answer.game.title().hex_named(name));
    let heading = t("what-if");
    let names = Names { title: answer.game.title(), players: &players };
    let body = html! {
        header .masthead { h1 { a href="/" { "Lokálka" } } p { (answer.game.title().name) " · " (heading) } }
        main .sheet.wide #what-if {
            (result(names, &answer))
            section .card aria-labelledby="what-if-title" {
                h2 #what-if-title { (heading) }
                p { (t("what-if-hint")) }
                (form(id, names, &question, &answer, chosen))
            }
            p { a href={ "/games/" (id) } { (t("to-table")) } }
        }
    };
    Ok(page(&format!("{heading} · Lokálka"), "what_if.js", "plain", body).into_response())
}

/// The company that is asked about where none is named: the one whose turn it is, or the first that operates.
fn first_company(game: &Game) -> String {
    let (view, title) = (game.view(), game.title());
    let started = || title.company_ids().find(|&id| game.state().company(id).status != Status::Unstarted);
    let id = view.operating_company().or_else(|| game.state().market.first().copied()).or_else(started);
    let id = id.or_else(|| title.company_ids().next());
    id.map_or_else(String::new, |id| title.charter(id).symbol.clone())
}

fn one<'a>(asked: &'a [(String, String)], name: &str) -> Option<&'a str> {
    asked.iter().find(|(key, value)| key == name && !value.is_empty()).map(|(_, value)| value.as_str())
}

fn all<'a>(asked: &'a [(String, String)], name: &'a str) -> impl Iterator<Item = &'a str> {
    asked.iter().filter(move |(key, value)| key == name && !value.is_empty()).map(|(_, value)| value.as_str())
}

/// The question that an address asks.
fn question(asked: &[(String, String)], at: Option<usize>, first: String) -> Result<Question, AppError> {
    let wrong = |what: &str| AppError::Invalid(tr!("what-if-ghost", ghost = what));
    let tile = |text: &str| {
        let mut parts = text.splitn(3, ':');
        let (hex, tile, rotation) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
        Some(GhostTile { hex: hex.to_owned(), tile: tile.to_owned(), rotation })
    };
    let station = |text: &str| {
        let (hex, city) = text.split_once(':')?;
        Some(GhostStation { hex: hex.to_owned(), city: city.parse().ok()?, company: None })
    };
    let tiles = all(asked, "tile").map(|text| tile(text).ok_or_else(|| wrong(text)));
    let stations = all(asked, "station").map(|text| station(text).ok_or_else(|| wrong(text)));
    let trains: Vec<String> = all(asked, "train").map(str::to_owned).collect();
    // A form that was sent with no train asks about none.
    let sent = asked.iter().any(|(key, _)| key == "train");
    Ok(Question {
        at,
        company: one(asked, "company").map_or(first, str::to_owned),
        trains: sent.then_some(trains),
        tiles: tiles.collect::<Result<_, _>>()?,
        stations: stations.collect::<Result<_, _>>()?,
    })
}

/// What the trains would earn, and where they would run.
fn result(names: Names<'_>, answer: &Answer) -> Markup {
    let title = answer.game.title();
    let revenue = money(title, answer.revenue);
    let routes: Vec<draw::Route> = answer
        .runs
        .iter()
        .map(|ran| draw::Route {
            track: ran.run.track.clone(),
            stops: ran.stops.clone(),
            caption: route(names, ran),
        })
        .collect();
    html! {
        section .card aria-labelledby="what-if-answer" {
            h2 #what-if-answer role="status" {
                (badge(title, answer.company)) " "
                @if answer.proven { (revenue) } @else { (tr!("compare-at-least", revenue = revenue)) }
            }
            @if answer.runs.is_empty() { p { (t("what-if-nothing")) } }
            ol .runs {
                @for (index, run) in routes.iter().enumerate() {
                    li { span .line.{ "line-" (index % draw::ROUTE_LOOKS.len()) } aria-hidden="true" {} (run.caption) }
                }
            }
            div .picture { (PreEscaped(draw::board(answer.game.view(), &routes, &[]))) }
        }
    }
}

fn form(id: &str, names: Names<'_>, question: &Question, answer: &Answer, chosen: Option<HexId>) -> Markup {
    let title = answer.game.title();
    let own: Vec<String> = answer.trains.iter().map(|&train| train_name(title, train)).collect();
    let mut trains: Vec<String> = all_trains(&answer.game).map(|train| train_name(title, train)).collect();
    trains.dedup();
    html! {
        form #question method="get" action={ "/games/" (id) "/what-if" } {
            @if let Some(at) = question.at { input type="hidden" name="at" value=(at); }
            label { span { (t("what-if-which")) }
                select name="company" {
                    @for company in title.company_ids() {
                        @let symbol = &title.charter(company).symbol;
                        option value=(symbol) selected[company == answer.company] { (symbol) " · " (title.charter(company).name) }
                    }
                }
            }
            fieldset {
                legend { (t("trains")) }
                div .trains {
                    @for place in 0..MAX_TRAINS {
                        select name="train" aria-label=(tr!("what-if-place", number = place + 1)) {
                            option value="" { "–" }
                            @for train in &trains {
                                option value=(train) selected[own.get(place) == Some(train)] { (train) }
                            }
                        }
                    }
                }
            }
            (ghosts(names, question))
            label { span { (t("what-if-build")) }
                select name="hex" {
                    option value="" { "–" }
                    @for hex in title.hex_ids() {
                        option value=(title.hex(hex).name) selected[Some(hex) == chosen] { (names.hex(hex)) }
                    }
                }
            }
            button .main type="submit" { (t("what-if-ask")) }
            @if let Some(hex) = chosen { (builds(&answer.game, names, hex)) }
        }
    }
}

/// What was put on the map; what is not ticked any more is taken away.
fn ghosts(names: Names<'_>, question: &Question) -> Markup {
    let named =
        |name: &str| names.title.hex_named(name).map_or_else(|| name.to_owned(), |hex| names.hex(hex));
    html! {
        @if !question.tiles.is_empty() || !question.stations.is_empty() {
            fieldset {
                legend { (t("what-if-there")) }
                @for GhostTile { hex, tile, rotation } in &question.tiles {
                    label .ghost {
                        input type="checkbox" name="tile" value={ (hex) ":" (tile) ":" (rotation) } checked;
                        " " (tr!("what-if-laid", hex = named(hex), tile = tile))
                    }
                }
                @for GhostStation { hex, city, .. } in &question.stations {
                    label .ghost {
                        input type="checkbox" name="station" value={ (hex) ":" (city) } checked;
                        " " (tr!("what-if-placed", hex = named(hex)))
                    }
                }
            }
        }
    }
}

/// What could be put on a hex: every tile that may lie there one day, and a station in every city with room.
fn builds(game: &Game, names: Names<'_>, hex: HexId) -> Markup {
    let (title, view) = (game.title(), game.view());
    let name = &title.hex(hex).name;
    let face = view.face(hex);
    let cities = (0..face.stops.len()).filter_map(|city| u8::try_from(city).ok());
    let free =
        cities.filter(|&city| face.stops[usize::from(city)].slots() > 0 && view.free_places(hex, city) > 0);
    html! {
        fieldset {
            legend { (names.hex(hex)) }
            div .builds {
                @for city in free {
                    button name="station" value={ (name) ":" (city) } { (tr!("what-if-stand", number = city + 1)) }
                }
                @for (tile, rotation) in tiles_for(game, hex) {
                    @let label = tr!("what-if-lay", tile = title.tile(tile).name, rotation = rotation.0);
                    button .tile name="tile" value={ (name) ":" (title.tile(tile).name) ":" (rotation.0) } title=(label) {
                        span .unseen { (label) }
                        (PreEscaped(draw::tile(title.tile(tile), rotation)))
                    }
                }
            }
        }
    }
}
