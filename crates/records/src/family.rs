//! The families of titles whose records are known.

use rules::Title;
use rules::play::Opening;

/// Titles that are recorded in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// 18CZ and its variants.
    Cz,
    /// 1836Jr-56.
    F56,
}

/// The family of a title. Nothing else in this crate looks for signs of it.
pub(crate) fn family(title: &Title) -> Family {
    match title.play.opening {
        Opening::Privates => Family::F56,
        Opening::PreStock | Opening::Auction | Opening::Stock => Family::Cz,
    }
}
