//! How the rules are read where tables differ: a profile, and every option of its own, chosen when a game is set up and shown with
//! the limits of the game (section 4.3 of the rules of 1836Jr-56).

use std::collections::BTreeMap;

use maud::{Markup, html};
use rules::play::Opening;
use rules::{Benelux, Game, Options, Title};

use crate::text::{t, with};

/// The profile by which games are played as on 18xx.games.
const SITE: &str = "as_on_18xx_games";
/// The option that is no question of reading: another kind of last trains.
const DIESELS: &str = "diesels";

/// A message of an option.
fn words(name: &str, part: &str) -> String {
    with(&format!("option-{name}-{part}"), &fluent_bundle::FluentArgs::new())
}

/// The options of a title that can be chosen on the first page: those of 1836Jr-56.
fn names(title: &Title) -> impl Iterator<Item = &'static str> + use<> {
    let credit = title.play.opening == Opening::Privates;
    title.play.option_names().filter(move |name| credit && Benelux::NAMES.contains(name))
}

/// The profile and the options of a title, for the form of a new game.
pub(super) fn chooser(title: &Title) -> Markup {
    let names: Vec<&str> = names(title).collect();
    if names.is_empty() {
        return html! {};
    }
    let kept = |name: &&&str| **name != DIESELS;
    html! {
        fieldset .rules-of data-of=(title.id) {
            legend { (title.name) ": " (t("options-title")) }
            div .profile {
                label { input type="radio" name="profile" value="book" checked; span { (t("profile-book")) small { (t("profile-book-hint")) } } }
                label { input type="radio" name="profile" value=(SITE); span { (t("profile-site")) small { (t("profile-site-hint")) } } }
                label {
                    input type="checkbox" name={ "option-" (DIESELS) } value="on";
                    span { (words(DIESELS, "name")) small { (words(DIESELS, "on")) } }
                }
            }
            details {
                summary { (t("options-all")) }
                @for name in names.iter().filter(kept) { (choice(name)) }
            }
        }
    }
}

/// One option: as the profile has it, or one of the two.
fn choice(name: &str) -> Markup {
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
            select name={ "option-" (name) } {
                option value="" { (t("option-as-profile")) }
                option value="on" { (words(name, "on")) " " (whose(true)) }
                option value="off" { (words(name, "off")) " " (whose(false)) }
            }
        }
    }
}

/// The options that a form asks for.
pub(super) fn of_form(title: &Title, form: &BTreeMap<String, String>) -> Options {
    let mut options = Options::BOOK;
    let site = form.get("profile").is_some_and(|profile| profile == SITE);
    for name in names(title) {
        let from = if site { Options::AS_ON_18XX_GAMES } else { Options::BOOK };
        let asked = form.get(&format!("option-{name}")).map(String::as_str);
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
    let all = || names(game.title());
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
    use super::*;

    #[test]
    fn every_option_of_1836jr56_is_said_in_words() {
        let title = rules::title::embedded::title("1836jr56").expect("it is embedded");
        let names: Vec<&str> = names(&title).collect();
        assert!(names.len() > 20, "{names:?}");
        for name in names {
            for part in ["name", "on", "off"] {
                assert!(!words(name, part).starts_with("option-"), "option-{name}-{part} is missing");
            }
        }
    }

    #[test]
    fn a_form_asks_for_a_profile_and_for_what_differs_from_it() {
        let title = rules::title::embedded::title("1836jr56").expect("it is embedded");
        let form = |given: &[(&str, &str)]| {
            given.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect::<BTreeMap<_, _>>()
        };
        assert_eq!(of_form(&title, &form(&[])), Options::BOOK);
        let site = of_form(&title, &form(&[("profile", SITE)]));
        assert_eq!(site.benelux, Benelux::AS_ON_18XX_GAMES);
        let own = of_form(&title, &form(&[("option-national_first", "off"), ("option-diesels", "on")]));
        assert_eq!(own.benelux, Benelux { national_first: false, diesels: true, ..Benelux::BOOK });
        // Options of another title are not looked at.
        let cz = rules::title::embedded::title("18cz").expect("it is embedded");
        assert_eq!(of_form(&cz, &form(&[("profile", SITE)])), Options::BOOK);
    }
}
