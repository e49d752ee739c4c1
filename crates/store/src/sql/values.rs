//! What goes into statements and comes out of them: whole numbers, text, and nothing.

use std::borrow::Cow;

use super::Fault;
use crate::{Error, Holder};

/// A parameter of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    /// Text, or nothing: every column that may be empty holds text.
    Text(Option<Cow<'a, str>>),
    /// A number.
    Integer(i64),
    /// Nothing, in a column of any kind.
    Null,
}

/// The parameters of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        &[$($crate::sql::Value::from($value)),*]
    };
}
pub(crate) use values;

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Some(Cow::Borrowed(text)))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::from(text.as_str())
    }
}

impl<'a> From<Option<&'a str>> for Value<'a> {
    fn from(text: Option<&'a str>) -> Self {
        Value::Text(text.map(Cow::Borrowed))
    }
}

impl From<&Holder> for Value<'_> {
    fn from(holder: &Holder) -> Self {
        Value::Text(Some(Cow::Owned(holder.to_column())))
    }
}

impl From<&Option<Holder>> for Value<'_> {
    fn from(holder: &Option<Holder>) -> Self {
        Value::Text(holder.as_ref().map(|holder| Cow::Owned(holder.to_column())))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Integer(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Integer(number.into())
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Value::Integer(number.into())
    }
}

/// What stands in one column of a row.
#[derive(Clone, Debug)]
pub(crate) enum Cell {
    Null,
    Integer(i64),
    Text(String),
}

impl<'a> From<&'a Cell> for Value<'a> {
    fn from(cell: &'a Cell) -> Self {
        match cell {
            Cell::Null => Value::Null,
            Cell::Integer(number) => Value::Integer(*number),
            Cell::Text(text) => Value::from(text),
        }
    }
}

/// A row of what a query found.
#[derive(Clone, Debug)]
pub(crate) struct Row(pub(crate) Vec<Cell>);

impl Row {
    /// The number in a column.
    pub(super) fn number<T: TryFrom<i64>>(&self, column: usize) -> Result<T, Fault> {
        match self.0.get(column) {
            Some(Cell::Integer(number)) => T::try_from(*number).map_err(|_| self.unexpected(column)),
            _ => Err(self.unexpected(column)),
        }
    }

    /// Whether a column holds nothing.
    pub(super) fn is_null(&self, column: usize) -> bool {
        matches!(self.0.get(column), Some(Cell::Null))
    }

    /// The text in a column, or nothing.
    pub(super) fn optional_text(&self, column: usize) -> Result<Option<&str>, Fault> {
        match self.0.get(column) {
            Some(Cell::Text(text)) => Ok(Some(text)),
            Some(Cell::Null) => Ok(None),
            _ => Err(self.unexpected(column)),
        }
    }

    /// The text in a column.
    pub(crate) fn text_ref(&self, column: usize) -> Result<&str, Fault> {
        self.optional_text(column)?.ok_or_else(|| self.unexpected(column))
    }

    /// The text in a column, to keep.
    pub(crate) fn text(&self, column: usize) -> Result<String, Fault> {
        self.text_ref(column).map(str::to_owned)
    }

    /// The same out of a row that is not needed any more.
    pub(super) fn take_text(&mut self, column: usize) -> Result<String, Fault> {
        match self.0.get_mut(column) {
            Some(Cell::Text(text)) => Ok(std::mem::take(text)),
            _ => Err(self.unexpected(column)),
        }
    }

    /// The holder in a column, if there is one.
    pub(super) fn holder(&self, column: usize) -> Result<Option<Holder>, Fault> {
        Ok(self.optional_text(column)?.map(Holder::from_column).transpose()?)
    }

    fn unexpected(&self, column: usize) -> Fault {
        let what = format!("column {} of a row holds {:?}", column + 1, self.0.get(column));
        Error::Damaged { what }.into()
    }
}
