//! Two branches side by side, or a branch and the game: what everybody would have, and what companies would earn.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rules::Title;
use serde::Deserialize;

use super::list_address;
use crate::branches::compared::{BestRuns, CompanyFigures, PlayerFigures, Side};
use crate::error::AppError;
use crate::identity::Person;
use crate::pages::{error_page, page};
use crate::repository::StoredBranch;
use crate::tables::Tables;
use crate::text::{listed, money, t, tr};

/// The form that chooses what is compared.
pub(super) fn choice(game: &str, own: &[StoredBranch]) -> Markup {
    let of = |name: &str, label: String, chosen: Option<&StoredBranch>| {
        html! {
            label {
                span { (label) }
                select name=(name) {
                    option value=(game) { (t("compare-game")) }
                    @for branch in own {
                        option value=(branch.id) selected[chosen == Some(branch)] { (branch.written.name) }
                    }
                }
            }
        }
    };
    html! {
        section .card aria-labelledby="compare-title" {
            h2 #compare-title { (t("compare")) }
            form .compare method="get" action={ (list_address(game)) "/compare" } {
                (of("one", t("compare-one"), own.first()))
                (of("other", t("compare-other"), own.get(1)))
                button type="submit" { (t("compare-show")) }
            }
        }
    }
}

/// Which two, each a branch or the game.
#[derive(Deserialize)]
pub(crate) struct Both {
    one: String,
    other: String,
}

/// The two side by side.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(both): Query<Both>,
) -> Response {
    compared(&tables, &person, &id, &both).await.unwrap_or_else(|error| error_page(&error))
}

async fn compared(
    tables: &Arc<Tables>,
    person: &Person,
    id: &str,
    both: &Both,
) -> Result<Response, AppError> {
    let title = tables.at(id, |table| Ok(Arc::clone(table.game().title()))).await?;
    let one = tables.side(&person.holder, id, &both.one).await?;
    let other = tables.side(&person.holder, id, &both.other).await?;
    let heading = t("compare");
    let body = html! {
        header .masthead { h1 { a href="/" { "Lokálka" } } p { (title.name) " · " (heading) } }
        main .sheet.wide #compared {
            section .card aria-labelledby="compared-title" tabindex="0" {
                h2 #compared-title { (heading) }
                table .compared {
                    thead { tr { th scope="col" { (t("compare-what")) } (named(&one)) (named(&other)) } }
                    (players(&title, &one, &other))
                    (companies(&title, &one, &other))
                }
            }
            p { a href=(list_address(id)) { (t("branches")) } " · " a href={ "/games/" (id) } { (t("to-table")) } }
        }
    };
    Ok(page(&format!("{heading} · Lokálka"), "home.js", "plain", body).into_response())
}

fn named(side: &Side) -> Markup {
    html! {
        th scope="col" {
            a href={ "/games/" (side.id) } { (side.name.clone().unwrap_or_else(|| t("compare-game"))) }
        }
    }
}

/// A figure of both sides; where they differ, that is marked.
fn row(what: &str, one: &str, other: &str) -> Markup {
    html! {
        tr .differs[one != other] {
            th scope="row" { (what) }
            td { (one) }
            td { (other) @if one != other { " " span .unseen { (t("compare-differs")) } } }
        }
    }
}

fn heading(name: &str) -> Markup {
    html! { tr { th .of scope="rowgroup" colspan="3" { (name) } } }
}

fn players(title: &Title, one: &Side, other: &Side) -> Markup {
    let shares = |player: &PlayerFigures| {
        let words: Vec<String> =
            player.shares.iter().map(|(company, count)| format!("{company} {count}")).collect();
        listed(&words)
    };
    html! {
        @for (a, b) in one.figures.players.iter().zip(&other.figures.players) {
            tbody {
                (heading(&a.name))
                (row(&t("compare-cash"), &money(title, a.cash), &money(title, b.cash)))
                (row(&t("compare-worth"), &money(title, a.worth), &money(title, b.worth)))
                (row(&t("compare-shares"), &shares(a), &shares(b)))
            }
        }
    }
}

fn companies(title: &Title, one: &Side, other: &Side) -> Markup {
    let of = |side: &Side, symbol: &str| side.figures.companies.iter().position(|it| it.symbol == symbol);
    let symbols = title.company_ids().map(|id| title.charter(id).symbol.as_str());
    html! {
        tbody {
            (heading(&t("compare-companies")))
            (row(&t("compare-order"), &one.figures.order.join(" "), &other.figures.order.join(" ")))
        }
        @for symbol in symbols {
            @let (a, b) = (of(one, symbol), of(other, symbol));
            @if a.is_some() || b.is_some() {
                @let a = a.map(|index| &one.figures.companies[index]);
                @let b = b.map(|index| &other.figures.companies[index]);
                (company(title, symbol, a, b))
            }
        }
    }
}

fn company(
    title: &Title,
    symbol: &str,
    one: Option<&CompanyFigures>,
    other: Option<&CompanyFigures>,
) -> Markup {
    let both = |what: &str, said: &dyn Fn(&CompanyFigures) -> String| {
        let of = |side: Option<&CompanyFigures>| side.map_or_else(|| "–".to_owned(), said);
        row(&t(what), &of(one), &of(other))
    };
    html! {
        tbody {
            (heading(symbol))
            (both("compare-price", &|it| money(title, it.price)))
            (both("compare-treasury", &|it| money(title, it.treasury)))
            (both("compare-trains", &|it| listed(&it.trains)))
            (both("compare-revenue", &|it| it.revenue.map_or_else(|| "–".to_owned(), |it| money(title, it))))
            (both("compare-best", &|it| it.best.as_ref().map_or_else(|| "–".to_owned(), |it| best(title, it))))
        }
    }
}

fn best(title: &Title, best: &BestRuns) -> String {
    let revenue = money(title, best.revenue);
    let revenue = if best.proven { revenue } else { tr!("compare-at-least", revenue = revenue) };
    format!("{revenue} ({})", best.routes.join("; "))
}
