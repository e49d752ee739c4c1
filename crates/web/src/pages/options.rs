//! How the rules are read where tables differ: a profile, and every option of its own, chosen when a game is set up and shown with
//! the limits of the game.

use std::collections::BTreeMap;

use maud::{Markup, html};
use rules::title::Shelf;
use rules::{Game, Options, Title};

use crate::text::t;

/// The profile by which games are played as on 18xx.games.
const SITE: &str = "as_on_18xx_games";
/// The option that is no question of reading: another kind of last trains.
const DIESELS: &str = "diesels";

/// A message of an option.
fn words(name: &str, part: &str) -> String {
    t(&format!("option-{name}-{part}"))
}

/// The options of a title.
fn names(title: &Title) -> Vec<&'static str> {
    title.play.option_names().collect()
}

/// What the fields of a title's options are called after: the first title that has the same ones.
fn group(shelf: &Shelf, title: &Title) -> String {
    let first = shelf.titles().find(|other| names(other) == names(title));
    first.map_or_else(|| title.id.clone(), |first| first.id.clone())
}

/// The profiles and the options of all titles, for the form of a new game; the page shows those of the title that is chosen.
pub(super) fn choosers(shelf: &Shelf) -> Markup {
    html! {
        @for title in shelf.titles() {
            @if group(shelf, title) == title.id {
                @let sharing = shelf.titles().filter(|other| group(shelf, other) == title.id);
                @let ids: Vec<&str> = sharing.map(|other| other.id.as_str()).collect();
                (chooser(title, &ids.join(" ")))
            }
        }
    }
}

fn chooser(title: &Title, of: &str) -> Markup {
    let (names, profile) = (names(title), format!("profile-{}", title.id));
    let choose = |value: &str, checked: bool, words: String, hint: String| {
        html! {
            label {
                input type="radio" name=(profile) value=(value) checked[checked];
                span { (words) small { (hint) } }
            }
        }
    };
    html! {
        details .rules-of data-of=(of) {
            summary { (t("options-title")) }
            div .profile {
                (choose("book", true, t("profile-book"), t("profile-book-hint")))
                (choose(SITE, false, t("profile-site"), t("profile-site-hint")))
                @if names.contains(&DIESELS) {
                    label {
                        input type="checkbox" name={ "option-" (title.id) "-" (DIESELS) } value="on";
                        span { (words(DIESELS, "name")) small { (words(DIESELS, "on")) } }
                    }
                }
            }
            details {
                summary { (t("options-all")) }
                @for name in names.iter().filter(|name| **name != DIESELS) { (choice(&title.id, name)) }
            }
        }
    }
}

/// One option: as the profile has it, or one of the two.
fn choice(group: &str, name: &str) -> Markup {
    let (book, site) = (Options::BOOK.get(name), Options::AS_ON_18XX_GAMES.get(name));
    let whose = |value: bool| match (book == Some(value), site == Some(value)) {
        (true, true) => t("option-of-both"),
        (true, false) => t("option-of-book"),
        (false, true) => t("option-of-site"),
        (false, false) => String::new(),
    };
    html! {
        label .option {
            span { (words(name, "name")) }
            select name={ "option-" (group) "-" (name) } {
                option value="" { (t("option-as-profile")) }
                option value="on" { (words(name, "on")) " " (whose(true)) }
                option value="off" { (words(name, "off")) " " (whose(false)) }
            }
        }
    }
}

/// The options that a form asks for.
pub(super) fn of_form(shelf: &Shelf, title: &Title, form: &BTreeMap<String, String>) -> Options {
    let (mut options, group) = (Options::BOOK, group(shelf, title));
    let site = form.get(&format!("profile-{group}")).is_some_and(|profile| profile == SITE);
    let from = if site { Options::AS_ON_18XX_GAMES } else { Options::BOOK };
    for name in names(title) {
        let asked = form.get(&format!("option-{group}-{name}")).map(String::as_str);
        let value = match asked {
            Some("on") => true,
            Some("off") => false,
            _ => from.get(name).unwrap_or_default(),
        };
        options.set(name, value);
    }
    options
}

/// How a game is played: the profile that is nearer, and every option that differs from the book.
pub(super) fn chosen(game: &Game) -> Markup {
    let options = game.view().options;
    let all = || names(game.title()).into_iter();
    let apart: Vec<&str> = all().filter(|name| options.get(name) != Options::BOOK.get(name)).collect();
    let site = all()
        .filter(|name| *name != DIESELS)
        .all(|name| options.get(name) == Options::AS_ON_18XX_GAMES.get(name));
    html! {
        p { @if site { (t("played-as-site")) } @else if apart.is_empty() { (t("played-by-book")) } @else { (t("played-apart")) } }
        @if !apart.is_empty() {
            ul .plain-list.options {
                @for name in apart {
                    li data-option=(name) {
                        b { (words(name, "name")) } ": "
                        @if options.get(name) == Some(true) { (words(name, "on")) } @else { (words(name, "off")) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::F56Options;

    use super::*;

    #[test]
    fn every_option_of_every_title_is_said_in_words() {
        for name in Options::names() {
            for part in ["name", "on", "off"] {
                assert!(!words(name, part).starts_with("option-"), "option-{name}-{part} is missing");
            }
        }
    }

    #[test]
    fn a_form_asks_for_a_profile_and_for_what_differs_from_it() {
        let shelf = Shelf::built_in();
        let title = |id: &str| shelf.get(id).expect("it is built in");
        let asked = |id: &str, given: &[(&str, &str)]| {
            let form = given.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
            of_form(&shelf, &title(id), &form)
        };
        assert_eq!(asked("1836jr56", &[]), Options::BOOK);
        let site = asked("1836jr56", &[("profile-1836jr56", SITE)]);
        assert_eq!(site.f56, F56Options::AS_ON_18XX_GAMES);
        let given = [("option-1836jr56-national_first", "off"), ("option-1836jr56-diesels", "on")];
        assert_eq!(
            asked("1836jr56", &given).f56,
            F56Options { national_first: false, diesels: true, ..F56Options::BOOK }
        );
        // Variants share the fields of their title.
        for id in ["18cz", "18cz-bohemia"] {
            let own = asked(id, &[("profile-18cz", SITE), ("option-18cz-best_revenue", "on")]);
            let site = Options { best_revenue: true, ..Options::AS_ON_18XX_GAMES };
            assert_eq!(own, Options { f56: F56Options::BOOK, ..site });
        }
        // Those of another title are not looked at.
        assert_eq!(asked("18cz", &[("profile-1836jr56", SITE)]), Options::BOOK);
    }
}
