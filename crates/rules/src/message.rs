//! Messages: what the engine says, as a key with typed arguments. Words are found for it at the edge, in the language of whoever
//! reads; nothing here is a sentence.
//!
//! An enum that is declared by `messages!` is a list of messages, one for each variant, whose fields are the arguments. Key,
//! arguments, the list of all keys and examples for tests follow from the declaration.

use crate::few::Few;
use crate::geometry::Rotation;
use crate::ids::{CardId, CompanyId, HexId, PhaseId, PrivateId, Seat, TileId, TrainTypeId};
use crate::money::Money;
use crate::title::{Colour, Size};

/// Arguments by name.
pub type Args = Vec<(&'static str, Arg)>;

/// Something to say: which message it is, and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the message in the files of a language: `event-tile-laid`.
    pub key: &'static str,
    /// What the message may name.
    pub args: Args,
}

impl Message {
    /// Whom and what the fields name, those that belong to a case included. A list names nobody: it says who was there.
    pub fn mentions(&self) -> Vec<&Arg> {
        fn mentions(args: &Args) -> Vec<&Arg> {
            let mut all = Vec::new();
            for (_, arg) in args {
                match arg {
                    Arg::Case(_, args) => all.extend(mentions(args)),
                    Arg::List(_) => {}
                    arg => all.push(arg),
                }
            }
            all
        }
        mentions(&self.args)
    }
}

/// What a message may name. Languages decide how it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Arg {
    /// A field that is empty.
    Nothing,
    Number(i64),
    Money(i64),
    Flag(bool),
    Seat(Seat),
    Company(CompanyId),
    Hex(HexId),
    Tile(TileId),
    Rotation(Rotation),
    Private(PrivateId),
    Train(CardId, Size),
    TrainType(TrainTypeId),
    Phase(PhaseId),
    /// One of a few cases, by name, with what belongs to it: a language has a form for each.
    Case(&'static str, Args),
    /// A part that is said on its own.
    Message(Message),
    List(Vec<Arg>),
}

/// A type whose values are arguments of messages.
pub trait ToArg: Sized + Clone {
    /// The value as an argument.
    fn to_arg(&self) -> Arg;

    /// A few values that every title knows, and between which a language may tell the difference.
    fn examples() -> Vec<Self>;
}

/// An enum declared by `messages!`.
pub trait Keyed: Sized + Clone {
    /// The word that keys begin with, if any.
    const PREFIX: &'static str;

    /// The key of the variant.
    fn key(&self) -> &'static str;

    /// The fields of the variant, by name.
    fn args(&self) -> Args;

    /// Every variant with all combinations of examples for its fields.
    fn examples() -> Vec<Self>;

    /// The keys of all variants.
    fn keys() -> Vec<&'static str>;

    /// The variant as a message.
    fn message(&self) -> Message {
        Message { key: self.key(), args: self.args() }
    }
}

impl<T: Keyed> ToArg for T {
    fn to_arg(&self) -> Arg {
        Arg::Case(self.key(), self.args())
    }

    fn examples() -> Vec<Self> {
        T::examples()
    }
}

/// Says for types how they become arguments, with examples.
macro_rules! arguments {
    ($($type:ty: |$value:pat_param| $arg:expr, $examples:expr;)+) => {$(
        impl $crate::message::ToArg for $type {
            fn to_arg(&self) -> $crate::message::Arg {
                let $value = self;
                $arg
            }

            fn examples() -> Vec<Self> {
                $examples.into()
            }
        }
    )+};
}
pub(crate) use arguments;

arguments! {
    bool: |flag| Arg::Flag(*flag), [false, true];
    u8: |number| Arg::Number((*number).into()), [0, 1, 2];
    usize: |number| Arg::Number(*number as i64), [0, 1, 3];
    Money: |amount| Arg::Money((*amount).into()), [0, 1, 120];
    i64: |amount| Arg::Money(*amount), [-20, 900];
    Seat: |seat| Arg::Seat(*seat), [Seat(0)];
    CompanyId: |company| Arg::Company(*company), [CompanyId(0)];
    HexId: |hex| Arg::Hex(*hex), [HexId(0)];
    TileId: |tile| Arg::Tile(*tile), [TileId(0)];
    Rotation: |rotation| Arg::Rotation(*rotation), [Rotation(4)];
    PrivateId: |private| Arg::Private(*private), [PrivateId(0)];
    TrainTypeId: |train| Arg::TrainType(*train), [TrainTypeId(0)];
    PhaseId: |phase| Arg::Phase(*phase), [PhaseId(0)];
    Size: |size| Arg::Case(size.name(), Vec::new()), Size::ALL;
    Colour: |colour| Arg::Case(colour.name(), Vec::new()), [Colour::Yellow, Colour::Green];
    (HexId, Money): |(hex, value)| {
        part("stop", [("hex", hex.to_arg()), ("value", value.to_arg())])
    }, [(HexId(0), 20)];
    (CompanyId, HexId): |(company, hex)| {
        Arg::Case("placed", vec![("company", company.to_arg()), ("hex", hex.to_arg())])
    }, [(CompanyId(0), HexId(0))];
    (CompanyId, Money): |(company, price)| {
        Arg::Case("sold", vec![("company", company.to_arg()), ("price", price.to_arg())])
    }, [(CompanyId(0), 60)];
}

/// An argument that is a message of its own.
pub(crate) fn part<const COUNT: usize>(key: &'static str, args: [(&'static str, Arg); COUNT]) -> Arg {
    Arg::Message(Message { key, args: args.into() })
}

impl<T: ToArg> ToArg for Option<T> {
    fn to_arg(&self) -> Arg {
        self.as_ref().map_or(Arg::Nothing, T::to_arg)
    }

    fn examples() -> Vec<Self> {
        [None].into_iter().chain(T::examples().into_iter().map(Some)).collect()
    }
}

impl<T: ToArg> ToArg for Vec<T> {
    fn to_arg(&self) -> Arg {
        Arg::List(self.iter().map(T::to_arg).collect())
    }

    /// None, one, and three.
    fn examples() -> Vec<Self> {
        let one = T::examples().into_iter().next();
        [0, 1, 3].map(|many| one.iter().cycle().take(many).cloned().collect()).into()
    }
}

impl<T: ToArg + Copy + Default, const N: usize> ToArg for Few<T, N> {
    fn to_arg(&self) -> Arg {
        Arg::List(self.iter().map(T::to_arg).collect())
    }

    /// As long ones as other lists have.
    fn examples() -> Vec<Self> {
        Vec::<T>::examples().into_iter().map(Few::from).collect()
    }
}

/// The example with this index; what is left of the index is for the next field.
#[doc(hidden)]
pub fn pick<T: Clone>(examples: &[T], index: &mut usize) -> T {
    let which = *index % examples.len();
    *index /= examples.len();
    examples[which].clone()
}

/// How long [`kebab`] is.
#[doc(hidden)]
pub const fn kebab_length(prefix: &str, name: &str) -> usize {
    let (mut length, mut at) = (prefix.len(), 0);
    while at < name.len() {
        let parts = name.as_bytes()[at].is_ascii_uppercase() && (at > 0 || !prefix.is_empty());
        length += 1 + parts as usize;
        at += 1;
    }
    length
}

/// `why` and `GameIsOver` as `why-game-is-over`.
#[doc(hidden)]
pub const fn kebab<const LENGTH: usize>(prefix: &str, name: &str) -> [u8; LENGTH] {
    let mut key = [b'-'; LENGTH];
    let (mut length, mut at) = (0, 0);
    while length < prefix.len() {
        key[length] = prefix.as_bytes()[length];
        length += 1;
    }
    while at < name.len() {
        let letter = name.as_bytes()[at];
        if letter.is_ascii_uppercase() && length > 0 {
            length += 1;
        }
        key[length] = letter.to_ascii_lowercase();
        length += 1;
        at += 1;
    }
    key
}

/// A key as text.
#[doc(hidden)]
pub const fn text(key: &[u8]) -> &str {
    match std::str::from_utf8(key) {
        Ok(key) => key,
        Err(_) => panic!("names of variants are ASCII"),
    }
}

/// Declares an enum whose variants are messages; with `as "why"`, keys begin with that word.
///
/// Fields, also those of a variant in round brackets, are named for the message: `Train(seller: CompanyId, train: Train)`. A
/// variant `Cz(..CzEvent)` holds another such enum, and its messages are those of the other one.
#[doc(hidden)]
#[macro_export]
macro_rules! __messages {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident $(as $prefix:literal)? {
            $(
                $(#[doc = $doc:literal])+
                $variant:ident
                $({ $($field:ident: $type:ty),* $(,)? })?
                $(($($part:ident: $held:ty),+))?
                $((..$inner:ty))?
            ),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[allow(missing_docs, reason = "the names of the fields say it")]
        pub enum $name {
            $(
                $(#[doc = $doc])+
                $variant $({ $($field: $type),* })? $(($($held),+))? $(($inner))?
            ),+
        }

        impl $crate::message::Keyed for $name {
            const PREFIX: &'static str = concat!($($prefix)?);

            fn key(&self) -> &'static str {
                match self {
                    $($crate::message::messages!(@any $name::$variant $(, inner $inner)?) => {
                        $crate::message::messages!(@key $name::$variant $(, inner $inner)?)
                    })+
                }
            }

            fn args(&self) -> $crate::message::Args {
                match self {
                    $($name::$variant $({ $($field),* })? $(($($part),+))? $(($crate::message::messages!(@second $inner, inner)))? => {
                        $crate::message::messages!(
                            @args [$($($field)*)? $($($part)+)?] $(, inner $inner)?
                        )
                    })+
                }
            }

            fn examples() -> Vec<Self> {
                let mut all = Vec::new();
                $({
                    $($(let $field = <$type as $crate::message::ToArg>::examples();)*)?
                    $($(let $part = <$held as $crate::message::ToArg>::examples();)+)?
                    $(let $crate::message::messages!(@second $inner, inner) =
                        <$inner as $crate::message::ToArg>::examples();)?
                    let many = 1 $($(* $field.len())*)? $($(* $part.len())+)?
                        $(* $crate::message::messages!(@second $inner, inner).len())?;
                    for index in 0..many {
                        #[allow(unused_mut, unused_variables, reason = "variants without fields")]
                        let mut index = index;
                        all.push($name::$variant
                            $({ $($field: $crate::message::pick(&$field, &mut index)),* })?
                            $(($($crate::message::pick(&$part, &mut index)),+))?
                            $(($crate::message::pick(&$crate::message::messages!(@second $inner, inner), &mut index)))?
                        );
                    }
                })+
                all
            }

            fn keys() -> Vec<&'static str> {
                let mut all = Vec::new();
                $($crate::message::messages!(@keys all $name::$variant $(, $inner)?);)+
                all
            }
        }
    };
    (@second $first:ty, $second:ident) => { $second };
    (@any $name:ident::$variant:ident) => { $name::$variant { .. } };
    (@any $name:ident::$variant:ident, $bound:ident $inner:ty) => { $name::$variant($bound) };
    (@key $name:ident::$variant:ident) => {{
        const PREFIX: &str = <$name as $crate::message::Keyed>::PREFIX;
        const NAME: &str = stringify!($variant);
        const KEY: [u8; $crate::message::kebab_length(PREFIX, NAME)] = $crate::message::kebab(PREFIX, NAME);
        $crate::message::text(&KEY)
    }};
    (@key $name:ident::$variant:ident, $bound:ident $inner:ty) => { $bound.key() };
    (@args [$($field:ident)*]) => { vec![$((stringify!($field), $crate::message::ToArg::to_arg($field))),*] };
    (@args [], $bound:ident $inner:ty) => { $bound.args() };
    (@keys $all:ident $name:ident::$variant:ident) => {
        $all.push($crate::message::messages!(@key $name::$variant))
    };
    (@keys $all:ident $name:ident::$variant:ident, $inner:ty) => {
        $all.extend(<$inner as $crate::message::Keyed>::keys())
    };
}
pub use __messages as messages;

#[cfg(test)]
mod tests {
    use super::*;

    messages! {
        /// What one family says.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Inner as "inner" {
            /// In round brackets.
            Sold(company: CompanyId, shares: u8),
        }
    }

    messages! {
        /// What all say.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Outer as "outer" {
            /// Without fields.
            GameIsOver,
            /// With a case, and a field that may be empty.
            Paid { what: Inner, by: Option<Seat> },
            /// What the family says.
            Family(..Inner),
        }
    }

    #[test]
    fn a_message_is_its_variant_and_its_fields() {
        assert_eq!(Outer::keys(), ["outer-game-is-over", "outer-paid", "inner-sold"]);
        assert_eq!(Outer::GameIsOver.message(), Message { key: "outer-game-is-over", args: Vec::new() });
        let sold = Inner::Sold(CompanyId(3), 2);
        let fields = vec![("company", Arg::Company(CompanyId(3))), ("shares", Arg::Number(2))];
        let what = Arg::Case("inner-sold", fields.clone());
        let paid = Outer::Paid { what: sold.clone(), by: None };
        assert_eq!(paid.args(), [("what", what), ("by", Arg::Nothing)]);
        assert_eq!(paid.message().mentions(), [&Arg::Company(CompanyId(3)), &Arg::Number(2), &Arg::Nothing]);
        assert_eq!(Outer::Family(sold).message(), Message { key: "inner-sold", args: fields });
    }

    #[test]
    fn examples_are_all_combinations() {
        let examples = <Outer as Keyed>::examples();
        let paid = examples.iter().filter(|outer| matches!(outer, Outer::Paid { .. }));
        assert_eq!(paid.count(), 3 * 2);
        assert!(examples.contains(&Outer::Family(Inner::Sold(CompanyId(0), 2))));
    }
}
