//! All orders of play, which titles ask for by name.

use crate::family::families;
use crate::play::Play;

macro_rules! plays {
    ([$(($Family:ident, $folder:ident),)*]) => {
        [$(crate::$folder::play::PLAYS,)*]
    };
}

/// All orders of play, family by family.
pub(crate) fn all() -> impl Iterator<Item = &'static Play> {
    families!(plays!).into_iter().flatten()
}
