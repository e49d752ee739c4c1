//! Actions as they are written down: names of hexes, tiles, companies and trains instead of ids.
//!
//! Game files and requests carry this form. It only has a meaning on a table: a piece of track is looked up on the
//! face that lies on its hex now, so [`read`] and [`write()`] take the [`View`] that the action is meant for.
//!
//! ```
//! use rules::{Action, Game, PrivateId, Options, notation, title::embedded};
//!
//! let title = embedded::title("18cz").expect("it is built in");
//! let game = Game::new(title, Options::BOOK, 3, 1)?.game;
//! let action = Action::BuyPrivate { private: PrivateId(0) };
//! let in_names = notation::write(game.view(), &action);
//! assert_eq!(serde_json::to_string(&in_names)?, r#"{"do":"buy_local","local":"S1"}"#);
//! assert_eq!(notation::read(game.view(), &in_names), Ok(action));
//!
//! let unknown = serde_json::from_str(r#"{"do":"buy_local","local":"X9"}"#)?;
//! let unreadable = notation::read(game.view(), &unknown).expect_err("there is no such local railway");
//! assert!(unreadable.to_string().starts_with("there is no local railway X9; there are S1, S2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod form;
mod names;

pub(crate) use form::Verb;
pub use form::{ActionNotation, Form, RunNotation};
pub(crate) use names::{Noted, borrowing, purchase};
pub use names::{Unreadable, train_name, train_named};

use crate::action::Action;
use crate::view::View;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::OnceLock;

/// Spells an action out.
pub fn write(view: View<'_>, action: &Action) -> ActionNotation {
    ActionNotation::new(action.kind(), action.note(view))
}

/// Understands a written action on this table.
///
/// # Errors
/// With the first name that means nothing here, and what would.
pub fn read(view: View<'_>, noted: &ActionNotation) -> Result<Action, Unreadable> {
    Action::read(view, noted)
        .unwrap_or_else(|| Err(Unreadable::Action(noted.kind().into(), ActionNotation::kinds())))
}

/// All verbs, in their order.
fn verbs() -> &'static [Verb] {
    static VERBS: OnceLock<Vec<Verb>> = OnceLock::new();
    VERBS.get_or_init(|| {
        let mut verbs: Vec<Verb> = Action::verbs().collect();
        verbs.sort_by_key(|verb| verb.place);
        verbs
    })
}

impl ActionNotation {
    /// What may stand after `do`.
    pub fn kinds() -> Vec<&'static str> {
        verbs().iter().map(|verb| verb.name).collect()
    }
}

impl Serialize for ActionNotation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.fields.len() + 1))?;
        map.serialize_entry("do", self.kind)?;
        for (name, form) in &self.fields {
            map.serialize_entry(name, form)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for ActionNotation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = ActionNotation;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action such as {\"do\":\"pass\"}")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ActionNotation, A::Error> {
        let mut given: Vec<(String, Form)> = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            let value = map
                .next_value::<Form>()
                .map_err(|error| A::Error::custom(format_args!("field `{name}`: {error}")))?;
            if given.iter().any(|(other, _)| *other == name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            given.push((name, value));
        }
        checked(given).map_err(A::Error::custom)
    }
}

/// The action with all its fields and no others.
fn checked(mut given: Vec<(String, Form)>) -> Result<ActionNotation, String> {
    let mut take = |name: &str| {
        let place = given.iter().position(|(field, _)| field == name)?;
        Some(given.remove(place).1)
    };
    let kind = match take("do") {
        Some(Form::Name(kind)) => kind,
        Some(other) => return Err(other.instead_of("do", "a string")),
        None => return Err(Unreadable::Missing("do").to_string()),
    };
    let Some(verb) = verbs().iter().find(|verb| verb.name == kind) else {
        return Err(Unreadable::Action(kind, ActionNotation::kinds()).to_string());
    };
    let mut fields = Vec::with_capacity(verb.fields.len());
    for field in &verb.fields {
        let expected = (field.form)();
        match take(field.name) {
            Some(form) if form.describe() == expected.describe() => fields.push((field.name, form)),
            Some(other) => return Err(other.instead_of(field.name, expected.describe())),
            None if field.optional => {}
            None => return Err(Unreadable::Missing(field.name).to_string()),
        }
    }
    if let Some((name, _)) = given.first() {
        let known: Vec<String> = verb.fields.iter().map(|field| format!("`{}`", field.name)).collect();
        let known = if known.is_empty() { "no more fields".to_owned() } else { known.join(", ") };
        return Err(format!("unknown field `{name}`, expected {known}"));
    }
    Ok(ActionNotation { kind: verb.name, fields })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_named_with_what_would_be_right() {
        let known = ActionNotation::kinds().join(", ");
        for (text, complaint) in [
            (
                r#"{"do":"claim_revenue","amount":-5}"#,
                "field `amount`: invalid value: integer `-5`, expected a whole number from 0 to 4294967295",
            ),
            (
                r#"{"do":"claim_revenue","amount":4294967296}"#,
                "field `amount`: invalid value: integer `4294967296`, expected a whole number from 0 to 4294967295",
            ),
            (
                r#"{"do":"claim_revenue","amount":1.5}"#,
                "field `amount`: invalid type: floating point `1.5`, expected a string, a whole number, true or false, or a list of runs",
            ),
            (
                r#"{"do":"claim_revenue","amount":null}"#,
                "field `amount`: invalid type: null, expected a string, a whole number, true or false, or a list of runs",
            ),
            (r#"{"do":"claim_revenue","amount":"5"}"#, "invalid `amount`: a string, expected a number"),
            (r#"{"do":"claim_revenue"}"#, "missing field `amount`"),
            (
                r#"{"do":"run_trains","runs":[5]}"#,
                r#"field `runs`: invalid type: integer `5`, expected a run such as {"train":"2a","track":["E15:4-s0"]}"#,
            ),
            (r#"{"do":"run_trains","runs":[{"train":"2a"}]}"#, "field `runs`: missing field `track`"),
            (r#"{"do":"pass","price":1}"#, "unknown field `price`, expected no more fields"),
            (r#"{"do":"pass","do":"pass"}"#, "duplicate field `do`"),
            (r#"{"do":1}"#, "invalid `do`: a number, expected a string"),
            (r#"{"do":"dance"}"#, &format!("unknown action `dance`; known are {known}")),
            ("{}", "missing field `do`"),
            ("5", r#"invalid type: integer `5`, expected an action such as {"do":"pass"}"#),
        ] {
            let error = serde_json::from_str::<ActionNotation>(text).expect_err(text).to_string();
            assert_eq!(error.split(" at line ").next(), Some(complaint));
        }
    }

    #[test]
    fn private_companies_are_called_what_the_title_calls_them() {
        let title = crate::title::embedded::title("1836jr56").expect("it is built in");
        let game = crate::Game::new(title, crate::Options::BOOK, 3, 1).expect("three may play").game;
        let unknown = serde_json::from_str(r#"{"do":"buy_local","local":"X9"}"#).expect("it has its field");
        let unreadable = read(game.view(), &unknown).expect_err("there is none of this name").to_string();
        assert!(unreadable.starts_with("there is no private company X9; there are ACC, "), "{unreadable}");
    }
}
