//! The rules of all families, by which a game finds its own.

use crate::family::{Family, families};
use crate::rule_set::RuleSet;

macro_rules! rule_sets {
    ([$(($Family:ident, $folder:ident),)*] $family:expr) => {
        match $family {
            $(Family::$Family => &crate::$folder::RULES,)*
        }
    };
}

/// The rules of the family.
pub(crate) fn of(family: Family) -> &'static RuleSet {
    families!(rule_sets! family)
}
