//! The form of a written action: its verb, and fields with values that need no title to be read.

use std::fmt;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::money::Money;

/// A verb in the notation.
#[derive(Clone, Debug)]
pub(crate) struct Verb {
    /// Its place among the others.
    pub place: u8,
    /// What stands after `do`.
    pub name: &'static str,
    /// What else is written.
    pub fields: Vec<Field>,
}

/// A field of a verb.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    /// Its name.
    pub name: &'static str,
    /// An example of its form.
    pub form: fn() -> Form,
    /// It may be left out.
    pub optional: bool,
}

/// The value of a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Form {
    /// A name.
    Name(String),
    /// An amount, a number of shares, a position or a city.
    Number(Money),
    /// Yes or no.
    Flag(bool),
    /// Trains with their routes.
    Runs(Vec<RunNotation>),
}

impl Form {
    /// What it is, for whoever wrote it.
    pub(super) fn describe(&self) -> &'static str {
        match self {
            Form::Name(_) => "a string",
            Form::Number(_) => "a number",
            Form::Flag(_) => "true or false",
            Form::Runs(_) => "a list of runs",
        }
    }

    /// The complaint about a field that is of another kind.
    pub(super) fn instead_of(&self, field: &str, expected: &str) -> String {
        format!("invalid `{field}`: {}, expected {expected}", self.describe())
    }
}

impl<'de> Deserialize<'de> for Form {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyForm)
    }
}

/// Takes the form that is there; the derived reading of an enum without tags would say of a mistake that nothing fits.
struct AnyForm;

impl AnyForm {
    fn number<E: Error>(given: impl TryInto<Money>, unexpected: Unexpected<'_>) -> Result<Form, E> {
        given.try_into().map(Form::Number).map_err(|_| {
            E::invalid_value(unexpected, &format!("a whole number from 0 to {}", Money::MAX).as_str())
        })
    }
}

impl<'de> Visitor<'de> for AnyForm {
    type Value = Form;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string, a whole number, true or false, or a list of runs")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Form, E> {
        Ok(Form::Name(name.to_owned()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Form, E> {
        Self::number(number, Unexpected::Unsigned(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Form, E> {
        Self::number(number, Unexpected::Signed(number))
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Form, E> {
        Ok(Form::Flag(flag))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Form, A::Error> {
        let mut runs = Vec::new();
        while let Some(run) = seq.next_element()? {
            runs.push(run);
        }
        Ok(Form::Runs(runs))
    }
}

/// A train with its route: pieces of track such as `E15:4-s0` (edge 4 to stop 0) and `D6:1-4` (edge to edge).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a run such as {\"train\":\"2a\",\"track\":[\"E15:4-s0\"]}")]
pub struct RunNotation {
    /// The train.
    pub train: String,
    /// Its track, in order.
    pub track: Vec<String>,
}

/// An action in names, tagged with what it does: `{"do":"lay_tile","hex":"E15","tile":"57","rotation":1}`.
///
/// Trains are written as type and letter (`3+3d`), sizes as `small`, `medium` and `large`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionNotation {
    pub(super) kind: &'static str,
    pub(super) fields: Vec<(&'static str, Form)>,
}

impl ActionNotation {
    pub(crate) fn new(kind: &'static str, fields: Vec<(&'static str, Form)>) -> Self {
        ActionNotation { kind, fields }
    }

    /// What it does.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// A field, if it is there.
    pub fn field(&self, name: &str) -> Option<&Form> {
        self.fields.iter().find(|(field, _)| *field == name).map(|(_, form)| form)
    }

    /// A field that is a name.
    pub fn name(&self, field: &str) -> Option<&str> {
        match self.field(field) {
            Some(Form::Name(name)) => Some(name),
            _ => None,
        }
    }

    /// A field that is a number.
    pub fn number(&self, field: &str) -> Option<Money> {
        match self.field(field) {
            Some(Form::Number(number)) => Some(*number),
            _ => None,
        }
    }
}
