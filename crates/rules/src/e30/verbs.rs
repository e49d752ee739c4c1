//! The verbs of the family.

use crate::verbs::verbs;

verbs! {
    families []
    /// What only this family lets a seat ask for.
    action Action;
    /// What only this family offers.
    offer Offer;
    bare {
        /// Pay one half of the revenue out, and keep the other.
        41 PayHalf = "pay_half" under "verb-dividend";
    }
    shown {}
    full {}
}
