//! To whom decisions are put. It is the first field of each, so that the declaration says it.

use crate::ids::{CompanyId, Seat};

/// To whom a decision is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// To this seat.
    Seat(Seat),
    /// To whoever decides for this company.
    Company(CompanyId),
}

impl From<Seat> for Asked {
    fn from(seat: Seat) -> Self {
        Asked::Seat(seat)
    }
}

impl From<CompanyId> for Asked {
    fn from(company: CompanyId) -> Self {
        Asked::Company(company)
    }
}

/// Declares decisions: messages whose first field is the seat or the company that is asked.
macro_rules! decisions {
    (
        families [$(($Family:ident, $folder:ident),)*]
        $(#[doc = $about:literal])+
        pub enum $Decision:ident {
            $($(#[doc = $doc:literal])+ $Variant:ident { $asked:ident: $Asked:ty $(, $field:ident: $Type:ty)* $(,)? },)+
        }
    ) => {
        $crate::message::messages! {
            $(#[doc = $about])+
            #[derive(Clone, PartialEq, Eq, Hash, Debug)]
            pub enum $Decision as "decision" {
                $($(#[doc = $doc])+ $Variant { $asked: $Asked $(, $field: $Type)* },)+
                $(#[doc = "Of one family only."] $Family(..$crate::$folder::decisions::Decision),)*
            }
        }

        $(
            impl From<$crate::$folder::decisions::Decision> for $Decision {
                fn from(decision: $crate::$folder::decisions::Decision) -> $Decision {
                    $Decision::$Family(decision)
                }
            }
        )*

        impl $Decision {
            /// To whom it is put.
            pub fn asked(&self) -> $crate::asked::Asked {
                match self {
                    $($Decision::$Variant { $asked, .. } => (*$asked).into(),)+
                    $($Decision::$Family(decision) => decision.asked(),)*
                }
            }
        }
    };
}
pub(crate) use decisions;
