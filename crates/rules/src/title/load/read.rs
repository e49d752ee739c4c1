//! From text to rows: TOML syntax, unknown and missing keys, duplicate names, tables that are too long.

use super::faults::Report;
use crate::title::files::Rows;
use serde::de::value::Error as PlainError;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};
use std::collections::BTreeMap;

/// Ids are a byte, so no table is longer.
pub(super) const LONGEST: usize = 256;

/// The rows of a list that could be read, and the names of all of them.
pub(super) struct List<T> {
    /// The file that it is in.
    pub file: &'static str,
    /// The key of the list.
    pub key: &'static str,
    /// The rows with their keys for faults.
    pub rows: Vec<(String, T)>,
    /// The index of each name; `None` for rows that could not be read.
    names: BTreeMap<String, Option<usize>>,
    /// Nothing could be read, so nothing is known about what it names.
    lost: bool,
    /// Every row could be read.
    whole: bool,
}

/// What a name refers to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reference {
    /// A row.
    Known(usize),
    /// A row that has a fault of its own already.
    Broken,
    /// Nothing.
    Unknown,
}

impl<T> List<T> {
    /// What this name refers to.
    pub fn find(&self, name: &str) -> Reference {
        match self.names.get(name) {
            Some(Some(index)) => Reference::Known(*index),
            Some(None) => Reference::Broken,
            None if self.lost => Reference::Broken,
            None => Reference::Unknown,
        }
    }

    /// The index that a name refers to; reports names that do not exist as a fault at `key` of `file`.
    pub fn index(
        &self,
        name: &str,
        what: &str,
        file: &str,
        key: String,
        report: &mut Report,
    ) -> Option<usize> {
        match self.find(name) {
            Reference::Known(index) => Some(index),
            Reference::Broken => None,
            Reference::Unknown => {
                report.add(file, key, format!("there is no {what} `{name}` in {} ({})", self.file, self.key));
                None
            }
        }
    }

    /// Whether every row could be read, so that what is missing is really missing.
    pub fn is_whole(&self) -> bool {
        self.whole
    }
}

/// Reads a whole file; `None` when it is missing or is not TOML.
///
/// All keys of the files have defaults, so each is tried alone and a bad one is left out.
pub(super) fn file<T: DeserializeOwned>(name: &str, text: Option<&str>, report: &mut Report) -> Option<T> {
    let Some(text) = text else {
        report.add(name, "", "the file is missing");
        return None;
    };
    let mut table: toml::Table = match toml::from_str(text) {
        Ok(table) => table,
        Err(error) => {
            let before = error.span().map_or(0, |span| span.start);
            let line = text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
            report.add(name, format!("line {line}"), format!("not TOML: {}", one_line(error.message())));
            return None;
        }
    };
    table.retain(|key, value| {
        if !field_names::<T>().contains(&key) {
            return true;
        }
        let alone = toml::Table::from_iter([(String::from(key), value.clone())]);
        let read: Result<T, _> = toml::Value::Table(alone).try_into();
        read.map_err(|error| report.add(name, key, one_line(error.message()))).is_ok()
    });
    fields(name, "", table, report)
}

/// A number of 1 or more that fits its type.
pub(super) fn number<N: TryFrom<i64>>(
    value: &toml::Value,
    file: &str,
    key: String,
    report: &mut Report,
) -> Option<N> {
    let number = value.as_integer().filter(|&number| number > 0).and_then(|number| N::try_from(number).ok());
    if number.is_none() {
        report.add(file, key, format!("{value} is not a number of this kind; at least 1, and not too large"));
    }
    number
}

/// Reads the rows of a list one by one.
pub(super) fn rows<T: DeserializeOwned>(
    file: &'static str,
    key: &'static str,
    raw: Option<Rows<T>>,
    report: &mut Report,
) -> List<T> {
    if raw.as_ref().is_some_and(|rows| rows.raw.is_none()) {
        report.add(file, key, "not a list; write it as [ { key = value, … }, … ]");
    }
    let raw = raw.and_then(|rows| rows.raw);
    if raw.as_ref().is_some_and(Vec::is_empty) {
        report.add(file, key, "the list is missing or empty; it needs at least one row");
    }
    let raw = raw.unwrap_or_default();
    let lost = raw.is_empty();
    let whole = !lost && raw.len() <= LONGEST;
    let mut list = List { file, key, rows: Vec::new(), names: BTreeMap::new(), lost, whole };
    if raw.len() > LONGEST {
        report.add(file, key, format!("{} rows; at most {LONGEST} are possible", raw.len()));
    }
    let name_key = field_names::<T>().first().copied().unwrap_or_default();
    for (index, value) in raw.into_iter().take(LONGEST).enumerate() {
        let name = value.get(name_key).and_then(name_of);
        let at = match &name {
            Some(name) => format!("{key}.{name}"),
            None => format!("{key}[{index}]"),
        };
        let toml::Value::Table(table) = value else {
            report.add(file, at, "not a row; a row is written { key = value, … }");
            list.whole = false;
            continue;
        };
        let row = fields(file, &at, table, report);
        list.whole &= row.is_some();
        // Sets of operating rounds have no name; their first key is a list.
        if let Some(name) = name {
            if list.names.contains_key(&name) {
                report.add(file, at, format!("a second row with the {name_key} `{name}`; names are unique"));
                list.whole = false;
                continue;
            }
            list.names.insert(name, row.is_some().then_some(list.rows.len()));
        }
        list.rows.extend(row.map(|row| (at, row)));
    }
    list
}

/// Reads a table whose keys must be the fields of `T`, and reports every unknown key.
fn fields<T: DeserializeOwned>(
    file: &str,
    at: &str,
    mut table: toml::Table,
    report: &mut Report,
) -> Option<T> {
    let known = field_names::<T>();
    let unknown: Vec<String> = table.keys().filter(|key| !known.contains(&key.as_str())).cloned().collect();
    for key in &unknown {
        table.remove(key);
        report.add(file, join(at, key), format!("unknown key; the keys here are {}", known.join(", ")));
    }
    match toml::Value::Table(table).try_into() {
        Ok(read) => Some(read),
        Err(error) => {
            report.add(file, at, one_line(error.message()));
            None
        }
    }
}

/// A key within another.
pub(super) fn join(at: &str, key: &str) -> String {
    if at.is_empty() { key.into() } else { format!("{at}.{key}") }
}

fn name_of(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(name) => Some(name.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

fn one_line(text: &str) -> String {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The names of the fields of a struct, which is what a derived `Deserialize` asks its deserializer for.
fn field_names<T: DeserializeOwned>() -> &'static [&'static str] {
    struct Ask<'a>(&'a mut &'static [&'static str]);

    impl<'de> Deserializer<'de> for Ask<'_> {
        type Error = PlainError;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, PlainError> {
            Err(PlainError::custom("only asks"))
        }

        fn deserialize_struct<V: Visitor<'de>>(
            self,
            _: &'static str,
            fields: &'static [&'static str],
            _: V,
        ) -> Result<V::Value, PlainError> {
            *self.0 = fields;
            Err(PlainError::custom("only asks"))
        }

        forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
            unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
        }
    }

    let mut names: &'static [&'static str] = &[];
    // The error is how the question ends.
    let _ = T::deserialize(Ask(&mut names));
    names
}
