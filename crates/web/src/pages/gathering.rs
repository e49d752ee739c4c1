//! A game that looks for players: its seats, the links to them, and how one sits down.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use rules::Seat;
use serde::Deserialize;

use super::{Page, log, page, table};
use crate::Server;
use crate::bots::PERSON;
use crate::error::AppError;
use crate::identity::Person;
use crate::names::MAX_NAME_LEN;
use crate::public_url::PublicUrl;
use crate::repository::{Chair, Repository, SeatAccess, Status, Visibility};
use crate::table::{Position, Table};
use crate::text::{listed, t, tr};
use crate::throttle::ACT;

/// The page of a game: the table, or its seats as long as it looks for players.
pub(crate) async fn show(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    position: Query<Position>,
    filter: Query<log::Filter>,
) -> Response {
    let gathering = server.tables.look(person.holder.clone(), &id, {
        let (repository, public_url, person) =
            (Arc::clone(&server.repository), Arc::clone(&server.public_url), person.clone());
        move |table| {
            let waits = table.seating().status == Status::Gathering;
            Ok(waits.then(|| seats_page(table, &person, &repository, &public_url)))
        }
    });
    match gathering.await {
        Ok(Some(page)) => page.into_response(),
        Ok(None) => {
            table::show(State(Arc::clone(&server.tables)), Extension(person), Path(id), position, filter)
                .await
        }
        Err(error) => super::error_page(&error),
    }
}

fn seats_page(table: &Table, person: &Person, repository: &Repository, public_url: &PublicUrl) -> Page {
    let seating = table.seating();
    let owner = seating.owner.as_ref() == Some(&person.holder);
    let free = seating.chairs.iter().filter(|chair| is_free(chair)).count();
    let title = &table.game().title().name;
    let body = html! {
        header .masthead { h1 { a href="/" { "Lokálka" } } p { (title) " · " (tr!("seats-free", count = free)) } }
        main .sheet #gathering data-game=(table.id) {
            section .card aria-labelledby="gathering-title" {
                h2 #gathering-title { (t("gathering")) }
                p { (t("gathering-hint")) " " @match seating.visibility {
                    Visibility::Listed => (t("gathering-listed")),
                    Visibility::ByLink => (t("gathering-by-link")),
                } }
                ol .chairs {
                    @for chair in &seating.chairs {
                        li { (one_chair(table, chair, person, owner, repository, public_url)) }
                    }
                }
                @if owner { p #only-here .quiet hidden { (t("gathering-only-here")) } }
                p #gathering-wrong .wrong role="alert" {}
                @if owner || table.is_played_by(&person.holder) {
                    p { a href={ "/games/" (table.id) "/audit" } { (t("audit")) } }
                }
                @if owner {
                    button type="button" data-call-off data-sure=(t("call-off-sure")) { (t("call-off")) }
                }
            }
        }
    };
    page(&tr!("gathering-title", title = title), "gathering.js", "plain", body)
}

/// Whether somebody may still sit down: nobody has, and it is no bot's.
pub(super) fn is_free(chair: &Chair) -> bool {
    chair.holder.is_none() && chair.kind == PERSON
}

fn one_chair(
    table: &Table,
    chair: &Chair,
    person: &Person,
    owner: bool,
    repository: &Repository,
    public_url: &PublicUrl,
) -> Markup {
    let own = chair.holder.as_ref() == Some(&person.holder);
    let link =
        || repository.invite_of(&table.id, chair).map(|invite| public_url.link(&format!("/join/{invite}")));
    html! {
        div .chair {
            span .seat-name { (chair.name) }
            @if own { span .free { (t("seat-yours")) } }
            @else if !is_free(chair) { span .free { (t("seat-held")) } }
            @else { strong .free { (t("seat-free")) } }
            @if own && !owner {
                button type="button" data-leave=(chair.number) { (t("leave")) }
            }
        }
        @if is_free(chair) {
            @match chair.access {
                SeatAccess::Open => form method="post" action={ "/games/" (table.id) "/seats/" (chair.number) "/join" } .sit-down {
                    (name_field(person, table.is_played_by(&person.holder), &format!("name-{}", chair.number)))
                    button type="submit" { (t("join")) }
                },
                SeatAccess::Invite(_) if owner => div .invite {
                    @if let Some(link) = link() {
                        label {
                            span { (t("invite-link")) }
                            input readonly value=(link) data-link;
                        }
                        button type="button" data-copy data-copied=(t("copied")) { (t("copy")) }
                        button type="button" data-share hidden { (t("share")) }
                    }
                    button type="button" data-renew=(chair.number) title=(t("invite-renew-hint")) { (t("invite-renew")) }
                },
                SeatAccess::Invite(_) => p .quiet { (t("seat-by-invite")) },
                SeatAccess::Closed => {},
            }
        }
    }
}

/// Under which name somebody sits down: their own, or that of a friend who shares the screen.
fn name_field(person: &Person, sits: bool, id: &str) -> Markup {
    let (label, name) =
        if sits { (t("friend-name"), "") } else { (t("your-name"), person.name().unwrap_or_default()) };
    html! {
        label for=(id) { (label) }
        input id=(id) name="name" value=(name) maxlength=(MAX_NAME_LEN) required autocomplete="nickname";
    }
}

/// The name in a form.
#[derive(Deserialize)]
pub(crate) struct Name {
    name: String,
}

/// Takes an open seat.
pub(crate) async fn join(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
    Form(form): Form<Name>,
) -> Response {
    let joined = match server.throttle.count(ACT, &person) {
        Ok(()) => server.tables.join(&id, Seat(seat), None, &person, Some(&form.name)).await,
        Err(error) => Err(error),
    };
    match joined {
        Ok(()) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(error) => super::error_page(&error),
    }
}

/// The page behind an invite link.
pub(crate) async fn invitation(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(invite): Path<String>,
) -> Response {
    match invited(&server, &person, &invite).await {
        Ok(Invited::There(id)) => Redirect::to(&format!("/games/{id}")).into_response(),
        Ok(Invited::Asked(body)) => page(&t("invitation"), "home.js", "plain", body).into_response(),
        Err(error) => super::error_page(&error),
    }
}

enum Invited {
    /// They hold the seat already.
    There(String),
    /// They are asked for a name.
    Asked(Markup),
}

async fn invited(server: &Server, person: &Person, invite: &str) -> Result<Invited, AppError> {
    let (id, seat) = server.tables.invited_to(invite).await?;
    let (person, invite) = (person.clone(), invite.to_owned());
    let asked = server.tables.at(&id, move |table| {
        match table.holder_of(seat) {
            Some(holder) if *holder == person.holder => return Ok(Invited::There(table.id.clone())),
            Some(_) => return Err(AppError::Conflict(t("seat-taken"))),
            None => {}
        }
        let names: Vec<&str> = table
            .seating()
            .chairs
            .iter()
            .filter(|chair| chair.holder.is_some())
            .map(|chair| chair.name.as_str())
            .collect();
        Ok(Invited::Asked(html! {
            header .masthead { h1 { a href="/" { "Lokálka" } } }
            main .sheet {
                section .card aria-labelledby="invitation" {
                    h2 #invitation { (tr!("invitation-to", title = table.game().title().name)) }
                    p { (tr!("invitation-with", names = listed(&names))) }
                    form method="post" action={ "/join/" (invite) } .sit-down {
                        (name_field(&person, table.is_played_by(&person.holder), "name"))
                        button .main type="submit" { (t("take-seat")) }
                    }
                    p { a href={ "/games/" (table.id) } { (t("only-watch")) } }
                }
            }
        }))
    });
    asked.await
}

/// Takes the seat that an invite is for.
pub(crate) async fn accept(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(invite): Path<String>,
    Form(form): Form<Name>,
) -> Response {
    let joined = async {
        server.throttle.count(ACT, &person)?;
        let (id, seat) = server.tables.invited_to(&invite).await?;
        server.tables.join(&id, seat, Some(invite), &person, Some(&form.name)).await?;
        Ok(id)
    };
    match joined.await {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(error) => super::error_page(&error),
    }
}

/// On a table in play: seats that somebody has left, for whoever wants to go on.
pub(super) fn free_seats(scene: &table::Scene<'_>) -> Markup {
    let seating = scene.table.seating();
    let free =
        seating.chairs.iter().filter(|chair| chair.holder.is_none() && chair.access == SeatAccess::Open);
    let free: Vec<&Chair> = if seating.status == Status::Playing { free.collect() } else { Vec::new() };
    html! {
        @for chair in free {
            details .free-seat {
                summary { (tr!("seat-abandoned", player = chair.name)) }
                form method="post" action={ "/games/" (scene.table.id) "/seats/" (chair.number) "/join" } .sit-down {
                    (name_field(scene.person, !scene.seats.is_empty(), &format!("name-{}", chair.number)))
                    button type="submit" { (t("join")) }
                }
            }
        }
    }
}
