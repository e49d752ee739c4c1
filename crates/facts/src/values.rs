//! TOML values as serde reads them.
//!
//! `toml` can do that itself, but it has every struct read as a list and as a date besides: three times the code for each kind of row.

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Error as _, IntoDeserializer, Unexpected, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};
use toml::Value;

/// Made of what a table says.
#[inline(never)]
pub(crate) fn made<T: DeserializeOwned>(table: toml::Table) -> Result<T, Error> {
    T::deserialize(Written(Value::Table(table)))
}

/// A value that is being read.
struct Written(Value);

impl<'de> IntoDeserializer<'de, Error> for Written {
    type Deserializer = Written;

    fn into_deserializer(self) -> Written {
        self
    }
}

impl<'de> Deserializer<'de> for Written {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            Value::Integer(number) => visitor.visit_i64(number),
            Value::Float(number) => visitor.visit_f64(number),
            Value::Boolean(is_so) => visitor.visit_bool(is_so),
            Value::Datetime(_) => Err(Error::custom("a date is none of the facts; text stands in quotes")),
            Value::Array(values) => {
                let mut values = SeqDeserializer::new(values.into_iter().map(Written));
                let read = visitor.visit_seq(&mut values)?;
                values.end()?;
                Ok(read)
            }
            Value::Table(table) => visitor.visit_map(entries(table)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::Table(table) => visitor.visit_map(entries(table)),
            other => Err(Error::invalid_type(Unexpected::Other(other.type_str()), &visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map enum identifier ignored_any
    }
}

/// What a table says, each by its key.
fn entries<'de>(table: toml::Table) -> MapDeserializer<'de, impl Iterator<Item = (String, Written)>, Error> {
    MapDeserializer::new(table.into_iter().map(|(key, value)| (key, Written(value))))
}

#[cfg(test)]
mod tests {
    use super::made;

    #[derive(PartialEq, Debug, serde::Deserialize)]
    struct Row {
        name: String,
        cost: Option<u8>,
        at: (i32, f64),
        inner: Option<Inner>,
        rest: toml::Value,
    }

    #[derive(PartialEq, Debug, serde::Deserialize)]
    struct Inner {
        is_so: bool,
    }

    fn read(text: &str) -> Result<Row, String> {
        let table = text.parse::<toml::Table>().expect("TOML");
        made(table).map_err(|error| error.to_string())
    }

    #[test]
    fn every_kind_of_value_is_read() {
        let row = read("name = 'A'\nat = [1, 2.5]\ninner = { is_so = true }\nrest = [1, { a = 'b' }]");
        let rest = toml::Value::try_from((1, toml::Table::from_iter([("a".to_owned(), "b".into())])));
        let rest = rest.expect("a value");
        let inner = Some(Inner { is_so: true });
        assert_eq!(row, Ok(Row { name: "A".to_owned(), cost: None, at: (1, 2.5), inner, rest }));
    }

    #[test]
    fn what_is_of_another_kind_is_said() {
        let rows = [
            ("name = 7", "invalid type: integer `7`, expected a string"),
            ("cost = 300", "invalid value: integer `300`, expected u8"),
            ("cost = 1867-01-01", "a date is none of the facts; text stands in quotes"),
            ("at = [1]", "invalid length 1, expected a tuple of size 2"),
            ("at = [1, 2.5, 3]", "invalid length 3, expected 2 elements in sequence"),
            ("inner = [true]", "invalid type: array, expected struct Inner"),
            ("name = 'A'", "missing field `at`"),
        ];
        for (text, said) in rows {
            assert_eq!(read(text), Err(said.to_owned()), "{text}");
        }
    }
}
