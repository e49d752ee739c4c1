//! The share table: companies by players and bank, with price, treasury, trains, markers and local railways.

use maud::{Markup, html};
use rules::CompanyId;
use rules::state::{LocalOwner, Status};

use super::badge;
use super::table::Look;
use crate::text::{t, tr};

/// The companies: on the chart in operating order, then those that may be started; and apart, those of later phases.
/// Closed ones are gone.
fn rows(look: &Look<'_>) -> (Vec<CompanyId>, Vec<CompanyId>) {
    let (state, title) = (look.game.state(), look.game.title());
    let unstarted = title.company_ids().filter(|&id| state.company(id).status == Status::Unstarted);
    let (open, later): (Vec<_>, Vec<_>) =
        unstarted.partition(|&id| title.phase(state.phase).companies.contains(&look.game.view().size(id)));
    (state.market.iter().copied().chain(open).collect(), later)
}

/// The share table.
pub(super) fn share_table(look: &Look<'_>) -> Markup {
    let state = look.game.state();
    let (rows, later) = rows(look);
    html! {
        div .scroll tabindex="0" {
            table .shares {
                caption .quiet { (t("shares-caption")) }
                thead {
                    tr {
                        th scope="col" { (t("company")) }
                        th .number scope="col" { (t("price")) }
                        @for &seat in &state.order { th .number scope="col" { (look.names.player(seat)) } }
                        th .number scope="col" { (t("bank")) }
                        th .number scope="col" { (t("treasury")) }
                        th scope="col" { (t("trains")) }
                        th .number scope="col" title=(t("stations-hint")) { (t("stations")) }
                        th scope="col" { (t("locals")) }
                    }
                }
                tbody { @for company in rows { (row(look, company)) } }
            }
        }
        @if !later.is_empty() {
            p .later { small { (t("later-companies")) } @for company in later { " " (badge(look.game.title(), company)) } }
        }
    }
}

fn row(look: &Look<'_>, id: CompanyId) -> Markup {
    let (view, state, title) = (look.game.view(), look.game.state(), look.game.title());
    let company = state.company(id);
    let started = company.status != Status::Unstarted;
    let sheet = title.size_of(id);
    let operating = view.operating_company() == Some(id);
    let locals: Vec<String> = view
        .locals_of(LocalOwner::Company(id))
        .map(|local| {
            let used = if state.local(local).used { "·" } else { "" };
            format!("{}{used}", title.local(local).id)
        })
        .collect();
    let trains: Vec<String> = company.trains.iter().map(|&train| look.names.train(train)).collect();
    html! {
        tr .unstarted[!started] .operating[operating] {
            th scope="row" {
                (badge(title, id))
                @if company.status == Status::Started {
                    " " small title=(t("not-floated")) { (state.shares_held(id)) "/" (sheet.float) }
                }
            }
            td .number { @if started { (view.price(id)) } @else { (size_letter(look, id)) } }
            @for &seat in &state.order {
                td .number .director[company.director == Some(seat)] {
                    @if state.shares(id, seat) > 0 {
                        (state.shares(id, seat))
                        @if company.director == Some(seat) {
                            abbr title=(tr!("director-of", company = title.charter(id).symbol)) { "★" }
                        }
                    }
                }
            }
            td .number { (view.shares_in_bank(id)) }
            td .number { @if company.status == Status::Floated { (company.treasury) } }
            td { (trains.join(" ")) }
            td .number { (company.markers) }
            td { (locals.join(" ")) }
        }
    }
}

/// What an unstarted company shows instead of a price: its size.
fn size_letter(look: &Look<'_>, id: CompanyId) -> Markup {
    let size = look.game.view().size(id);
    html! { small { (size.name()) } }
}
