//! The families of titles whose games on 18xx.games can be read and written.

use rules::Title;
use rules::title::Counterpart;

/// Titles that are recorded in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// 18CZ and its variants.
    Cz,
    /// 1836Jr-56.
    F56,
}

const KNOWN: &[(rules::Family, Family)] =
    &[(rules::Family::Cz, Family::Cz), (rules::Family::F56, Family::F56)];

fn known(title: &Title) -> Option<Family> {
    KNOWN.iter().find(|(family, _)| *family == title.play.family).map(|&(_, family)| family)
}

/// What the title is on 18xx.games, if it is there and we know how its family is recorded: nothing else is read or written.
pub(crate) fn counterpart(title: &Title) -> Option<&Counterpart> {
    title.on_18xx_games.as_ref().filter(|_| known(title).is_some())
}

/// The family of a title that has a [`counterpart`].
pub(crate) fn family(title: &Title) -> Family {
    known(title).expect("a record is only begun of a title with a counterpart")
}
