//! From text to rows: TOML syntax, unknown and missing keys, duplicate names, tables that are too long.
//!
//! What is built once for each kind of row is not inlined: spread over all callers it takes longer to build.

use crate::faults::Report;
use crate::files::{Rows, TITLE_FILE};
use crate::values::made;
use serde::de::value::Error as PlainError;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};
use std::collections::BTreeMap;

/// Ids are a byte, so no table is longer.
pub const LONGEST: usize = 256;

/// The rows of a list that could be read, and the names of all of them.
pub struct List<T> {
    /// The section of facts that it belongs to, for faults.
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
pub enum Reference {
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
                report.add(file, key, format!("there is no {what} `{name}` among the {}", self.key));
                None
            }
        }
    }

    /// Whether every row could be read, so that what is missing is really missing.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Puts the rows into an order of their own, whichever files they came from.
    pub fn sort_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        let mut rows: Vec<(usize, (String, T))> =
            std::mem::take(&mut self.rows).into_iter().enumerate().collect();
        rows.sort_by_key(|(_, (_, row))| key(row));
        let mut place = vec![0; rows.len()];
        for (now, &(before, _)) in rows.iter().enumerate() {
            place[before] = now;
        }
        self.rows = rows.into_iter().map(|(_, row)| row).collect();
        for index in self.names.values_mut().flatten() {
            *index = place[*index];
        }
    }
}

/// A file that the title takes facts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// The file, as seen from the title's folder.
    pub file: String,
    /// The names of the rows that are taken, and where that is said; all rows when `None`.
    pub only: Option<(Vec<String>, String)>,
}

/// What a part says.
pub(crate) struct Said<F> {
    /// The part.
    pub part: Part,
    /// Its file; `None` when that is missing or is not TOML.
    pub file: Option<F>,
}

/// Reads the parts of a section.
#[inline(never)]
pub(crate) fn parts<F: DeserializeOwned>(
    section: &str,
    parts: &[Part],
    texts: &BTreeMap<String, String>,
    report: &mut Report,
) -> Vec<Said<F>> {
    report.made_of(section, parts.iter().map(|part| part.file.clone()).collect());
    let mut said = Vec::new();
    for part in parts {
        let text = texts.get(&part.file).map(String::as_str);
        let file = table(section, &part.file, text, report)
            .and_then(|table| known(section, &part.file, table, report));
        said.push(Said { part: part.clone(), file });
    }
    said
}

/// What is expected of a list.
#[derive(Clone, Copy)]
pub(crate) struct Expected {
    /// `only` of a part chooses from it.
    pub main: bool,
    /// Every title has it: none is a fault.
    pub needed: bool,
}

impl Expected {
    /// The list that a section is there for.
    pub const MAIN: Self = Self { main: true, needed: true };
    /// Another list of the section.
    pub const BESIDE: Self = Self { main: false, needed: true };
    /// A list that not every title has.
    pub const PERHAPS: Self = Self { main: false, needed: false };
}

/// One list of the parts of a section, in order.
#[inline(never)]
pub(crate) fn lists<F, T: DeserializeOwned>(
    section: &'static str,
    key: &'static str,
    expected: Expected,
    said: &[Said<F>],
    list: impl Fn(&F) -> &Rows<T>,
    report: &mut Report,
) -> List<T> {
    let given = |said: &Said<F>| {
        said.file.as_ref().is_some_and(|file| list(file).raw.as_ref().is_none_or(|rows| !rows.is_empty()))
    };
    if !expected.needed && !said.iter().any(given) {
        return List {
            file: section,
            key,
            rows: Vec::new(),
            names: BTreeMap::new(),
            lost: false,
            whole: true,
        };
    }
    let mut rows = Vec::new();
    let mut lost = false;
    for said in said {
        let Some(file) = &said.file else {
            lost = true;
            continue;
        };
        let only = said.part.only.as_ref().filter(|_| expected.main);
        match &list(file).raw {
            None => {
                lost = true;
                report.add_in(
                    section,
                    &said.part.file,
                    key,
                    "not a list; write it as [ { key = value, … }, … ]",
                );
            }
            Some(raw) => {
                let chosen = choose(raw, name_key::<T>(), only, &said.part.file, report);
                rows.extend(chosen.into_iter().map(|(index, row)| (said.part.file.as_str(), index, row)));
            }
        }
    }
    gather(section, key, rows, lost, report)
}

/// The rows with the names in `only`, all of them without it; a name without a row is a fault of `title.toml`.
fn choose(
    raw: &[toml::Value],
    name_key: &str,
    only: Option<&(Vec<String>, String)>,
    file: &str,
    report: &mut Report,
) -> Vec<(usize, toml::Value)> {
    let rows = raw.iter().cloned().enumerate();
    let Some((only, at)) = only else { return rows.collect() };
    let name = |row: &toml::Value| row.get(name_key).and_then(name_of);
    for missing in only.iter().filter(|only| !raw.iter().any(|row| name(row).as_ref() == Some(only))) {
        report.add(TITLE_FILE, at.clone(), format!("there is no `{missing}` in {file}"));
    }
    rows.filter(|(_, row)| name(row).is_none_or(|name| only.contains(&name))).collect()
}

/// One table of the parts of a section; a key stands in one of them only.
pub(crate) fn tables<F>(
    section: &str,
    key: &str,
    said: &[Said<F>],
    table: impl Fn(&F) -> &toml::Table,
    report: &mut Report,
) -> toml::Table {
    let mut whole = toml::Table::new();
    for said in said {
        let Some(file) = &said.file else { continue };
        for (name, value) in table(file) {
            let at = join(key, name);
            if whole.contains_key(name) {
                report.add_in(section, &said.part.file, at, "said in another file already");
                continue;
            }
            report.read_in(section, &at, &said.part.file);
            whole.insert(name.clone(), value.clone());
        }
    }
    whole
}

/// Reads a whole file; `None` when it is missing or is not TOML.
#[inline(never)]
pub(crate) fn file<T: DeserializeOwned>(name: &str, text: Option<&str>, report: &mut Report) -> Option<T> {
    let table = table(name, name, text, report)?;
    known(name, name, table, report)
}

fn table(section: &str, file: &str, text: Option<&str>, report: &mut Report) -> Option<toml::Table> {
    let Some(text) = text else {
        let mend = match file {
            TITLE_FILE => "it says what the title is, and of which files it is made",
            _ => "write it, or name another one, such as that of another title, under [parts] in title.toml",
        };
        report.add_in(section, file, "", format!("the file is missing; {mend}"));
        return None;
    };
    match toml::from_str(text) {
        Ok(table) => Some(table),
        Err(error) => {
            let before = error.span().map_or(0, |span| span.start);
            let line = text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
            let what = format!("not TOML: {}", one_line(error.message()));
            report.add_in(section, file, format!("line {line}"), what);
            None
        }
    }
}

/// All keys of the files have defaults, so each is tried alone and a bad one is left out.
fn known<T: DeserializeOwned>(
    section: &str,
    file: &str,
    table: toml::Table,
    report: &mut Report,
) -> Option<T> {
    let try_alone = |table| made::<T>(table).map(drop);
    let table = without_bad(field_names::<T>(), &try_alone, section, file, table, report);
    fields(section, file, "", table, report)
}

/// Takes the known keys out that cannot be read, and reports them.
fn without_bad(
    known: &[&str],
    try_alone: &dyn Fn(toml::Table) -> Result<(), PlainError>,
    section: &str,
    file: &str,
    mut table: toml::Table,
    report: &mut Report,
) -> toml::Table {
    table.retain(|key, value| {
        if !known.contains(&key) {
            return true;
        }
        let alone = toml::Table::from_iter([(String::from(key), value.clone())]);
        try_alone(alone)
            .map_err(|error| report.add_in(section, file, key, one_line(&error.to_string())))
            .is_ok()
    });
    table
}

/// A number of 1 or more that fits its type.
pub fn number<N: TryFrom<i64>>(
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

/// Reads the rows of a list in one file.
pub(crate) fn rows<T: DeserializeOwned>(
    file: &'static str,
    key: &'static str,
    raw: Option<Rows<T>>,
    report: &mut Report,
) -> List<T> {
    let lost = raw.is_none();
    if raw.as_ref().is_some_and(|rows| rows.raw.is_none()) {
        report.add(file, key, "not a list; write it as [ { key = value, … }, … ]");
    }
    let raw = raw.and_then(|rows| rows.raw).unwrap_or_default();
    let rows = raw.into_iter().enumerate().map(|(index, row)| (file, index, row)).collect();
    gather(file, key, rows, lost, report)
}

/// Reads rows one by one, each with its file and its place there. `lost`: there may have been more.
#[inline(never)]
fn gather<T: DeserializeOwned>(
    section: &'static str,
    key: &'static str,
    raw: Vec<(&str, usize, toml::Value)>,
    lost: bool,
    report: &mut Report,
) -> List<T> {
    let mut rows = Vec::new();
    let read = &mut |file: &str, at: &str, table, is_kept: bool, report: &mut Report| {
        let row = fields(section, file, at, table, report).filter(|_| is_kept);
        let place = row.is_some().then_some(rows.len());
        rows.extend(row.map(|row| (at.to_owned(), row)));
        place
    };
    let Gathered { names, lost, whole } = each(section, key, name_key::<T>(), raw, lost, read, report);
    List { file: section, key, rows, names, lost, whole }
}

/// What is known of a list besides its rows.
struct Gathered {
    names: BTreeMap<String, Option<usize>>,
    lost: bool,
    whole: bool,
}

/// Reads a row of a file, at its key there; keeps it if told so, and says where.
type ReadRow<'a> = dyn FnMut(&str, &str, toml::Table, bool, &mut Report) -> Option<usize> + 'a;

/// Hands each row to `read`, which says where it keeps it; a second one of the same name is read and not kept.
fn each(
    section: &'static str,
    key: &'static str,
    name_key: &str,
    raw: Vec<(&str, usize, toml::Value)>,
    lost: bool,
    read: &mut ReadRow<'_>,
    report: &mut Report,
) -> Gathered {
    if raw.is_empty() && !lost && !report.has(section, key) {
        report.add(section, key, "the list is missing or empty; it needs at least one row");
    }
    let lost = lost || raw.is_empty();
    let mut gathered = Gathered { names: BTreeMap::new(), lost, whole: !lost && raw.len() <= LONGEST };
    if raw.len() > LONGEST {
        report.add(section, key, format!("{} rows; at most {LONGEST} are possible", raw.len()));
    }
    for (file, index, value) in raw.into_iter().take(LONGEST) {
        let name = value.get(name_key).and_then(name_of);
        let at = match &name {
            Some(name) => format!("{key}.{name}"),
            None => format!("{key}[{index}]"),
        };
        let toml::Value::Table(table) = value else {
            report.add_in(section, file, at, "not a row; a row is written { key = value, … }");
            gathered.whole = false;
            continue;
        };
        let is_second = name.as_ref().is_some_and(|name| gathered.names.contains_key(name));
        let place = read(file, &at, table, !is_second, report);
        gathered.whole &= place.is_some();
        match name {
            Some(name) if is_second => {
                let what = format!("a second row with the {name_key} `{name}`; names are unique");
                report.add_in(section, file, at, what);
            }
            Some(name) => {
                report.read_in(section, &at, file);
                gathered.names.insert(name, place);
            }
            None => {}
        }
    }
    gathered
}

/// Reads a table whose keys must be the fields of `T`, and reports every unknown key.
fn fields<T: DeserializeOwned>(
    section: &str,
    file: &str,
    at: &str,
    table: toml::Table,
    report: &mut Report,
) -> Option<T> {
    let table = without_unknown(field_names::<T>(), section, file, at, table, report);
    match made(table) {
        Ok(row) => Some(row),
        Err(error) => {
            report.add_in(section, file, at, one_line(&error.to_string()));
            None
        }
    }
}

/// Takes the keys out that are not known, and reports them.
fn without_unknown(
    known: &[&str],
    section: &str,
    file: &str,
    at: &str,
    mut table: toml::Table,
    report: &mut Report,
) -> toml::Table {
    table.retain(|key, _| {
        let is_known = known.contains(&key);
        if !is_known {
            let what = format!("unknown key; the keys here are {}", known.join(", "));
            report.add_in(section, file, join(at, key), what);
        }
        is_known
    });
    table
}

/// A key within another.
pub fn join(at: &str, key: &str) -> String {
    if at.is_empty() { key.into() } else { format!("{at}.{key}") }
}

pub(crate) fn name_of(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(name) => Some(name.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

fn one_line(text: &str) -> String {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The key that names a row: its first.
fn name_key<T: DeserializeOwned>() -> &'static str {
    field_names::<T>().first().copied().unwrap_or_default()
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
