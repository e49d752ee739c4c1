//! Companies with their homes, and local railways with what they pay and what they are good for.

use maud::{Markup, html};
use rules::play::{Features, Head};
use rules::state::{PrivateOwner, Status};
use rules::title::{PaperKind, Size};
use rules::{CompanyId, PrivateId};

use super::About;
use crate::family::{features, has_locals, not_formed};
use crate::pages::badge;
use crate::pages::paper::{home_words, paper_words, power_words, size_words};
use crate::text::{money, t, tr};

/// All companies and local railways.
pub(super) fn all(about: &About<'_>) -> Markup {
    let title = about.game.title();
    let Features { credit, sizes, .. } = features(about.game);
    html! {
        div .scroll tabindex="0" {
            table .companies .credit[credit] {
                thead {
                    tr {
                        th scope="col" { (t("company")) }
                        th scope="col" { (t("info-name")) }
                        @if sizes { th scope="col" { (t("info-size")) } }
                        th scope="col" { (t("info-home")) @if credit { " → " (t("destination")) } }
                        @if credit {
                            th .number scope="col" { (t("size-markers")) }
                        }
                        th scope="col" { (t("info-state")) }
                    }
                }
                tbody { @for company in title.share_companies() { (company_row(about, company)) } }
            }
        }
        @if has_locals(about.game) { h3 { (t("info-locals")) } }
        @for size in Size::ALL { (privates(about, size)) }
        (papers(about))
    }
}

fn company_row(about: &About<'_>, id: CompanyId) -> Markup {
    let (title, state) = (about.game.title(), about.game.state());
    let (charter, company) = (title.charter(id), state.company(id));
    let director = match company.director {
        Some(seat) => about.names.player(seat),
        None if company.vaclav > 0 => t("vaclav-directs"),
        None => String::new(),
    };
    html! {
        tr .gone[company.status == Status::Closed] {
            th scope="row" { (badge(title, id)) }
            td { (charter.name) }
            @if features(about.game).sizes { td { (size_words(charter.size)) } }
            td {
                (places(&home_words(about.names, &charter.home)))
                @if let Some(hex) = charter.destination { " → " (places(&about.names.hex(hex))) }
                @if about.game.view().credit(id).reached { " ⚑ " (t("destination-reached")) }
            }
            @if features(about.game).credit {
                td .number { (charter.markers) }
            }
            td {
                @match company.status {
                    Status::Unstarted if charter.national => (not_formed(title)),
                    Status::Unstarted => (t("status-unstarted")),
                    Status::Started => (tr!("status-started", player = director)),
                    Status::Floated if features(about.game).head == Head::President => (tr!("status-president", player = director)),
                    Status::Floated => (tr!("status-floated", player = director)),
                    Status::Closed if !features(about.game).sizes => (t("card-gone")),
                    Status::Closed => (t("status-closed")),
                }
            }
        }
    }
}

/// A hex with several places may be told in more than one line.
fn places(words: &str) -> Markup {
    html! { @for (index, place) in words.split('/').enumerate() { @if index > 0 { "/" wbr; } (place) } }
}

/// The local railways of a size, which differ only in name and price.
fn privates(about: &About<'_>, size: Size) -> Markup {
    let title = about.game.title();
    let of_size =
        |&id: &PrivateId| title.private(id).kind == PaperKind::Local && title.private(id).size == size;
    let ids: Vec<PrivateId> = title.private_ids().filter(of_size).collect();
    let Some(&first) = ids.first() else { return html! {} };
    let private = title.private(first);
    html! {
        h4 { (size_words(size)) ": " (tr!("local-income", income = money(about.game.title(), private.income))) " " (power_words(&private.power)) }
        (local_table(about, &ids))
    }
}

/// The private papers that are no local railways (XI.2).
fn papers(about: &About<'_>) -> Markup {
    let title = about.game.title();
    let ids: Vec<PrivateId> =
        title.private_ids().filter(|&id| title.private(id).kind != PaperKind::Local).collect();
    html! {
        @if !ids.is_empty() {
            h3 { @if has_locals(about.game) { (t("info-papers")) } @else { (t("privates-long")) } }
            @for &id in &ids { p { b { (title.private(id).id) } " " (paper_words(title, id)) } }
            (local_table(about, &ids))
        }
    }
}

fn local_table(about: &About<'_>, ids: &[PrivateId]) -> Markup {
    html! {
        div .scroll tabindex="0" {
            table .locals {
                thead {
                    tr {
                        th scope="col" { @if has_locals(about.game) { (t("info-local")) } @else { (t("private-head")) } }
                        th scope="col" { (t("info-name")) }
                        th .number scope="col" { (t("private-price")) }
                        th scope="col" { (t("info-owner")) }
                    }
                }
                tbody { @for &id in ids { (local_row(about, id)) } }
            }
        }
    }
}

fn local_row(about: &About<'_>, id: PrivateId) -> Markup {
    let (title, state) = (about.game.title(), about.game.state());
    let private = title.private(id);
    let owner = match state.private(id).owner {
        PrivateOwner::Sheet => t("owner-sheet"),
        PrivateOwner::Player(seat) => about.names.player(seat),
        PrivateOwner::Company(company) => about.names.company(company).to_owned(),
        PrivateOwner::Removed => t("owner-removed"),
        PrivateOwner::Closed if !has_locals(about.game) => t("owner-gone"),
        PrivateOwner::Closed => t("owner-closed"),
    };
    html! {
        tr .gone[matches!(state.private(id).owner, PrivateOwner::Removed | PrivateOwner::Closed)] {
            th scope="row" { (private.id) }
            td { (private.name) @if private.name_de != private.name { " " small lang="de" { (private.name_de) } } }
            td .number { (private.price) }
            td { (owner) @if state.private(id).used { " " small { (t("power-used")) } } }
        }
    }
}
