//! The rules of a title as a page, in our own words: chapters, one sentence for each rule, and how open questions were
//! decided. Whatever cites a rule leads to its entry here.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rules::Title;
use rules::rule::Rule;
use rules::title::rulebook::{Chapter, Entry};
use rules::title::{Rulebook, Shelf};
use wording::Printed;

use super::Page;
use super::page;
use crate::error::AppError;
use crate::public_url::rule_entry;
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::work::blocking;

/// A rule that is cited: section and number, which lead to its entry.
pub(super) fn cited(rule: Rule) -> Markup {
    html! {
        cite { a href=(rule_entry(rule)) target="rules" { (tr!("rule-cited", section = rule.section, id = rule.id)) } }
    }
}

/// The way from a table to the rules of its title. Like all such ways it opens a tab of its own: nobody loses the table.
pub(super) fn link(title: &Title) -> Markup {
    html! { a href={ "/rules/" (title.id) } target="rules" { (t("rules-link")) } }
}

/// All titles with the way to their rules.
pub(super) fn links(shelf: &Shelf) -> Markup {
    html! {
        ul .titles { @for title in shelf.titles() { li { a href={ "/rules/" (title.id) } { (Printed::of(title).name()) } } } }
    }
}

/// Which rules there are.
pub(crate) async fn index(State(tables): State<Arc<Tables>>) -> Page {
    let cards = html! { section .card { h2 { (t("rules-of-titles")) } p { (t("rules-hint")) } (links(tables.shelf())) } };
    super::plain_page(&t("rules"), &cards)
}

/// The rules of a title.
pub(crate) async fn show(State(tables): State<Arc<Tables>>, Path(id): Path<String>) -> Response {
    // It is long: put together beside the threads that serve requests.
    let shelf = Arc::clone(tables.shelf());
    let shown = blocking(move || rules_of(&shelf, &id)).await;
    shown.map_or_else(|error| super::error_page(&error), IntoResponse::into_response)
}

fn rules_of(shelf: &Shelf, id: &str) -> Result<Page, AppError> {
    let title = shelf.get(id).ok_or(AppError::NotFound)?;
    let heading = tr!("rules-of", title = Printed::of(&title).name());
    let body = html! {
        header .masthead { h1 { a href="/" { "Lokálka" } } p { (heading) } }
        (others(shelf, &title))
        @match &title.rulebook {
            Some(book) => (Shown { shelf, title: &title, book, printed: Printed::of(&title) }.whole()),
            None => main .sheet { (borrowed(shelf, &title)) },
        }
    };
    Ok(page(&format!("{heading} · Lokálka"), "home.js", "plain rulebook", body))
}

/// The rules of the other titles.
fn others(shelf: &Shelf, shown: &Title) -> Markup {
    html! {
        nav .others aria-label=(t("rules-of-titles")) {
            @for title in shelf.titles() {
                a href={ "/rules/" (title.id) } aria-current=[(title.id == shown.id).then_some("page")] { (Printed::of(title).name()) }
            }
        }
    }
}

/// A title without rules in words is played by those of the titles with the same order of play.
fn borrowed(shelf: &Shelf, title: &Title) -> Markup {
    let same = |other: &&Arc<Title>| other.play.name == title.play.name && other.rulebook.is_some();
    html! {
        section .card {
            p { (tr!("rules-borrowed", title = Printed::of(title).name())) }
            ul { @for other in shelf.titles().filter(same) { li { a href={ "/rules/" (other.id) } { (Printed::of(other).name()) } } } }
        }
    }
}

/// How a chapter is named in addresses: `#stock-rounds`.
fn anchor(chapter: &Chapter) -> String {
    let words = chapter.name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

/// The rules that are shown, among those of all titles.
struct Shown<'a> {
    shelf: &'a Shelf,
    title: &'a Title,
    book: &'a Rulebook,
    printed: Printed<'a>,
}

impl Shown<'_> {
    /// The title that holds where these rules say nothing.
    fn otherwise(&self) -> Option<Arc<Title>> {
        self.book.otherwise.as_ref().and_then(|id| self.shelf.get(id))
    }

    fn whole(&self) -> Markup {
        html! {
            div .book {
                (self.contents())
                main {
                    (self.hint())
                    @for chapter in &self.book.chapters {
                        section aria-labelledby=(anchor(chapter)) {
                            h2 #(anchor(chapter)) { (self.printed.chapter(chapter)) }
                            ol { @for entry in &chapter.rules { (self.entry(entry)) } }
                        }
                    }
                    (self.rest())
                }
            }
        }
    }

    fn contents(&self) -> Markup {
        html! {
            nav .contents aria-label=(t("rules-contents")) {
                h2 { (t("rules-contents")) }
                ol { @for chapter in &self.book.chapters { li { a href={ "#" (anchor(chapter)) } { (self.printed.chapter(chapter)) } } } }
            }
        }
    }

    /// How the page is read.
    fn hint(&self) -> Markup {
        html! {
            p .hint { (t("rules-hint")) " " (self.printed.sections().unwrap_or_default()) " " (t("rules-decisions")) }
            @if let Some(other) = self.otherwise() {
                p .hint {
                    (tr!("rules-variant", title = self.printed.name(), other = Printed::of(&other).name())) " "
                    a href={ "/rules/" (other.id) } { (tr!("rules-of", title = Printed::of(&other).name())) }
                }
            }
        }
    }

    fn entry(&self, entry: &Entry) -> Markup {
        html! {
            li .rule id=(entry.id) {
                p .number { a href={ "#" (entry.id) } { (entry.id) } span { (entry.section) } }
                p { (self.printed.says(entry)) }
                @if !entry.changes.is_empty() { (self.changes(entry)) }
                @if let Some(decision) = self.printed.decision(entry) { p .decision { b { (t("rules-decided")) } " " (decision) } }
                (self.changed(entry))
            }
        }
    }

    /// The rules of the other title that this one changes.
    fn changes(&self, entry: &Entry) -> Markup {
        let Some(other) = &self.book.otherwise else { return html! {} };
        html! {
            p .changes {
                (t("rules-changes"))
                @for id in &entry.changes { " " a href={ "/rules/" (other) "#" (id) } { (id) } }
            }
        }
    }

    /// The rules of variants that change this one.
    fn changed(&self, entry: &Entry) -> Markup {
        let books = self.shelf.titles().filter_map(|title| Some((title, title.rulebook.as_ref()?)));
        let variants = books.filter(|(_, book)| book.otherwise.as_ref() == Some(&self.title.id));
        html! {
            @for (variant, book) in variants {
                @let changing: Vec<&Entry> = book.entries().filter(|other| other.changes.contains(&entry.id)).collect();
                @if !changing.is_empty() {
                    p .changes {
                        (tr!("rules-changed", title = Printed::of(variant).name()))
                        @for other in changing { " " a href={ "/rules/" (variant.id) "#" (other.id) } { (other.id) } }
                    }
                }
            }
        }
    }

    /// The chapters of the other title, all of which hold but for what was said.
    fn rest(&self) -> Markup {
        let Some(other) = self.otherwise() else { return html! {} };
        let chapters = other.rulebook.iter().flat_map(|book| &book.chapters);
        html! {
            section .rest aria-labelledby="rest" {
                h2 #rest { (tr!("rules-rest", other = Printed::of(&other).name())) }
                p { (tr!("rules-rest-hint", other = Printed::of(&other).name())) }
                ul {
                    @for chapter in chapters {
                        li { a href={ "/rules/" (other.id) "#" (anchor(chapter)) } { (Printed::of(&other).chapter(chapter)) } }
                    }
                }
            }
        }
    }
}
