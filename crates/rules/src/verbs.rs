//! One declaration for each verb: the action that a seat asks for, the offer that stands for it, its notation and its message
//! follow from it. A verb that is left out of any of them does not compile.

use crate::few::Few;
use crate::geometry::Rotation;
use crate::money::Money;

/// What an offer may leave open with a list of all that it can be.
pub trait Listed {
    /// The list: in the offer itself where there are never many, since offers are made often.
    type List;
}

impl Listed for Rotation {
    type List = Few<Rotation, { Rotation::ALL.len() }>;
}

impl Listed for Money {
    type List = Vec<Money>;
}

/// Declares verbs, the action and the offer of each.
///
/// A verb has a place among the offers of a decision: lists, and so games of chance by their seeds, rest on it. After `=` stands its
/// name in the notation. In braces are the fields that action and offer share; `as` gives one another name in the notation. Of what
/// an action chooses and an offer leaves open there is one at most:
/// - `range price: Money (from, to)`: any of the range whose ends are `from` and `to` of the offer;
/// - `each rotation: Rotation (rotations)`: any of the list `rotations` of the offer;
/// - `count shares: u8 (most)`: from 1 to `most` of the offer;
/// - `free amount: Money (MOST)`: whatever is not above that constant.
///
/// After `shows` is what only the offer says, after `noted by` who writes and reads it where that is not field by field, and after
/// `under` the key of the heading that it is listed under, where that is not its own. Verbs without fields are `bare`, those whose offers alone have any are `shown`.
macro_rules! verbs {
    (
        families [$(($Family:ident, $folder:ident),)*]
        $(#[doc = $action_doc:literal])+ action $Action:ident;
        $(#[doc = $offer_doc:literal])+ offer $Offer:ident;
        bare { $(
            $(#[doc = $bare_doc:literal])+ $bare_place:literal $Bare:ident = $bare_kind:literal $(under $bare_group:literal)?;
        )* }
        shown { $(
            $(#[doc = $shown_doc:literal])+ $shown_place:literal $Shown:ident = $shown_kind:literal { $($shown:ident: $ShownType:ty),+ }
            $(under $shown_group:literal)?;
        )* }
        full { $(
            $(#[doc = $doc:literal])+ $place:literal $Verb:ident = $kind:literal
            { $($field:ident $(as $name:literal)?: $Type:ty),* }
            $(range $ranged:ident: $Ranged:ident ($from:ident, $to:ident))?
            $(each $listed:ident: $Listed:ident ($list:ident))?
            $(count $counted:ident: $Counted:ident ($most:ident))?
            $(free $open:ident: $Open:ident ($bound:ident))?
            $(shows { $($told:ident: $Told:ty),+ })?
            $(noted by $notation:ident)?
            $(under $group:literal)?
            ;
        )* }
    ) => {
        $crate::message::messages! {
            $(#[doc = $action_doc])+
            #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
            pub enum $Action as "action" {
                $($(#[doc = $bare_doc])+ $Bare,)*
                $($(#[doc = $shown_doc])+ $Shown,)*
                $(
                    $(#[doc = $doc])+
                    $Verb {
                        $($field: $Type,)*
                        $($ranged: $Ranged,)?
                        $($listed: $Listed,)?
                        $($counted: $Counted,)?
                        $($open: $Open,)?
                    },
                )*
                $(#[doc = "Of one family only."] $Family(..$crate::$folder::verbs::Action),)*
            }
        }

        $crate::message::messages! {
            $(#[doc = $offer_doc])+
            #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
            pub enum $Offer as "offer" {
                $($(#[doc = $bare_doc])+ $Bare,)*
                $($(#[doc = $shown_doc])+ $Shown { $($shown: $ShownType,)+ },)*
                $(
                    $(#[doc = $doc])+
                    $Verb {
                        $($field: $Type,)*
                        $($from: $Ranged, $to: $Ranged,)?
                        $($list: <$Listed as $crate::verbs::Listed>::List,)?
                        $($most: $Counted,)?
                        $($($told: $Told,)+)?
                    },
                )*
                $(#[doc = "Of one family only."] $Family(..$crate::$folder::verbs::Offer),)*
            }
        }

        #[allow(unused_variables, unreachable_patterns, reason = "a family may have one verb, and that without fields")]
        impl $Offer {
            /// How many actions this offer stands for; for runs and claims, those that [`Self::action`] gives.
            pub fn len(&self) -> usize {
                match self {
                    $($Offer::$Bare => 1,)*
                    $($Offer::$Shown { .. } => 1,)*
                    $($Offer::$Verb { $($from, $to,)? $($list,)? $($most,)? .. } => {
                        1 $(* (*$to + 1 - *$from) as usize)? $(* $list.len())? $(* usize::from(*$most))?
                    })*
                    $($Offer::$Family(offer) => offer.len(),)*
                }
            }

            /// Never true: an offer stands for at least one action.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// The action with this index, below [`Self::len`].
            pub fn action(&self, index: usize) -> $Action {
                match self {
                    $($Offer::$Bare => $Action::$Bare,)*
                    $($Offer::$Shown { .. } => $Action::$Shown,)*
                    $($Offer::$Verb { $($field,)* $($from,)? $($list,)? .. } => $Action::$Verb {
                        $($field: Clone::clone($field),)*
                        $($ranged: *$from + index as $Ranged,)?
                        $($listed: Clone::clone(&$list[index]),)?
                        $($counted: index as $Counted + 1,)?
                        $($open: <$Open>::default(),)?
                    },)*
                    $($Offer::$Family(offer) => $Action::$Family(offer.action(index)),)*
                }
            }

            /// All its actions.
            pub fn actions(&self) -> impl Iterator<Item = $Action> + '_ {
                (0..self.len()).map(|index| self.action(index))
            }

            /// Whether the action is one of them. Other runs of the same revenue are for [`Game::check`](crate::Game::check).
            pub fn allows(&self, action: &$Action) -> bool {
                match (self, action) {
                    $(($Offer::$Bare, $Action::$Bare) => true,)*
                    $(($Offer::$Shown { .. }, $Action::$Shown) => true,)*
                    $((offer @ $Offer::$Verb { .. }, $Action::$Verb { .. }) => {
                        $(if let $Action::$Verb { $open, .. } = action {
                            return *$open <= $bound;
                        })?
                        offer.actions().any(|offered| offered == *action)
                    })*
                    $(($Offer::$Family(offer), $Action::$Family(action)) => offer.allows(action),)*
                    _ => false,
                }
            }

            /// The number that is left open: its field, and the lowest and highest that it may be.
            pub fn range(&self) -> Option<(&'static str, $crate::Money, $crate::Money)> {
                match self {
                    $($Offer::$Bare => None,)*
                    $($Offer::$Shown { .. } => None,)*
                    $($Offer::$Verb { $($from, $to,)? $($most,)? .. } => {
                        $crate::verbs::verbs!(@last None
                            $(, Some((stringify!($ranged), *$from, *$to)))?
                            $(, Some((stringify!($counted), 1, (*$most).into())))?
                            $(, Some((stringify!($open), 0, $bound)))?
                        )
                    })*
                    $($Offer::$Family(offer) => offer.range(),)*
                }
            }

            /// Its place among the offers of a decision.
            pub fn place(&self) -> u8 {
                match self {
                    $($Offer::$Bare => $bare_place,)*
                    $($Offer::$Shown { .. } => $shown_place,)*
                    $($Offer::$Verb { .. } => $place,)*
                    $($Offer::$Family(offer) => offer.place(),)*
                }
            }
        }

        #[allow(unused_variables, unused_imports, unused_mut, reason = "a family may have verbs without fields only")]
        impl $Action {
            /// The verbs in the notation, with their fields.
            pub(crate) fn verbs() -> impl Iterator<Item = $crate::notation::Verb> {
                use $crate::notation::{Noted, Verb};
                let own = [
                    $(Verb { place: $bare_place, name: $bare_kind, fields: Vec::new() },)*
                    $(Verb { place: $shown_place, name: $shown_kind, fields: Vec::new() },)*
                    $(Verb {
                        place: $place,
                        name: $kind,
                        fields: $crate::verbs::verbs!(@or
                            [$($crate::notation::$notation::fields())?]
                            [vec![
                                $(<$Type as Noted>::field($crate::verbs::verbs!(@or [$($name)?] [stringify!($field)])),)*
                                $(<$Ranged as Noted>::field(stringify!($ranged)),)?
                                $(<$Listed as Noted>::field(stringify!($listed)),)?
                                $(<$Counted as Noted>::field(stringify!($counted)),)?
                                $(<$Open as Noted>::field(stringify!($open)),)?
                            ]]
                        ),
                    },)*
                ];
                own.into_iter()$(.chain(crate::$folder::verbs::Action::verbs()))*
            }

            /// Its name in the notation.
            pub fn kind(&self) -> &'static str {
                match self {
                    $($Action::$Bare => $bare_kind,)*
                    $($Action::$Shown => $shown_kind,)*
                    $($Action::$Verb { .. } => $kind,)*
                    $($Action::$Family(action) => action.kind(),)*
                }
            }

            /// The key of the heading under which it is listed with others of its kind.
            pub fn group(&self) -> &'static str {
                match self {
                    $($Action::$Bare => $crate::verbs::verbs!(@group [$($bare_group)?] $Bare),)*
                    $($Action::$Shown => $crate::verbs::verbs!(@group [$($shown_group)?] $Shown),)*
                    $($Action::$Verb { .. } => $crate::verbs::verbs!(@group [$($group)?] $Verb),)*
                    $($Action::$Family(action) => action.group(),)*
                }
            }

            /// What tells it from other actions of one offer: the number or the position that the offer leaves open.
            pub fn number(&self) -> Option<$crate::Money> {
                match self {
                    $($Action::$Bare => None,)*
                    $($Action::$Shown => None,)*
                    $($Action::$Verb { $($ranged,)? $($listed,)? $($counted,)? $($open,)? .. } => {
                        $crate::verbs::verbs!(@last None
                            $(, Some((*$ranged).into()))?
                            $(, Some((*$listed).into()))?
                            $(, Some((*$counted).into()))?
                            $(, Some((*$open).into()))?
                        )
                    })*
                    $($Action::$Family(action) => action.number(),)*
                }
            }

            /// Its fields in the notation, in names of the table.
            pub(crate) fn note(&self, view: $crate::view::View<'_>) -> Vec<(&'static str, $crate::notation::Form)> {
                use $crate::notation::Noted;
                let mut noted = Vec::new();
                match self {
                    $($Action::$Bare => {})*
                    $($Action::$Shown => {})*
                    $($Action::$Verb { $($field,)* $($ranged,)? $($listed,)? $($counted,)? $($open,)? } => {
                        $crate::verbs::verbs!(@note [$($notation)?] view noted ($($field),*) {
                            $($field.note(view, $crate::verbs::verbs!(@or [$($name)?] [stringify!($field)]), &mut noted);)*
                            $($ranged.note(view, stringify!($ranged), &mut noted);)?
                            $($listed.note(view, stringify!($listed), &mut noted);)?
                            $($counted.note(view, stringify!($counted), &mut noted);)?
                            $($open.note(view, stringify!($open), &mut noted);)?
                        })
                    })*
                    $($Action::$Family(action) => return action.note(view),)*
                }
                noted
            }

            /// Reads it out of the notation; `None` where the verb is not one of these.
            pub(crate) fn read(
                view: $crate::view::View<'_>,
                noted: &$crate::notation::ActionNotation,
            ) -> Option<Result<$Action, $crate::notation::Unreadable>> {
                use $crate::notation::Noted;
                let read = || -> Option<Result<$Action, $crate::notation::Unreadable>> {
                    Some(match noted.kind() {
                        $($bare_kind => Ok($Action::$Bare),)*
                        $($shown_kind => Ok($Action::$Shown),)*
                        $($kind => $crate::verbs::verbs!(@read [$($notation)?] view noted ($($field),*) $Action $Verb {
                            (|| Ok($Action::$Verb {
                                $($field: Noted::read(
                                    view, $crate::verbs::verbs!(@or [$($name)?] [stringify!($field)]), noted
                                )?,)*
                                $($ranged: Noted::read(view, stringify!($ranged), noted)?,)?
                                $($listed: Noted::read(view, stringify!($listed), noted)?,)?
                                $($counted: Noted::read(view, stringify!($counted), noted)?,)?
                                $($open: Noted::read(view, stringify!($open), noted)?,)?
                            }))()
                        }),)*
                        _ => return None,
                    })
                };
                read()$(.or_else(|| {
                    Some(crate::$folder::verbs::Action::read(view, noted)?.map($Action::$Family))
                }))*
            }
        }
    };
    (@note [] $view:ident $noted:ident ($($field:ident),*) $own:block) => { $own };
    (@note [$notation:ident] $view:ident $noted:ident ($($field:ident),*) $own:block) => {
        $crate::notation::$notation::note($view, &mut $noted, $($field),*)
    };
    (@read [] $view:ident $noted:ident ($($field:ident),*) $Action:ident $Verb:ident $own:block) => { $own };
    (@read [$notation:ident] $view:ident $noted:ident ($($field:ident),*) $Action:ident $Verb:ident $own:block) => {
        $crate::notation::$notation::read($view, $noted)
            .map(|($($field,)*)| $Action::$Verb { $($field),* })
    };
    (@group [$group:literal] $Verb:ident) => { $group };
    (@group [] $Verb:ident) => {{
        const NAME: &str = stringify!($Verb);
        const KEY: [u8; $crate::message::kebab_length("verb", NAME)] = $crate::message::kebab("verb", NAME);
        $crate::message::text(&KEY)
    }};
    (@last $only:expr) => { $only };
    (@last $first:expr, $last:expr) => { $last };
    (@or [$($first:tt)+] [$($otherwise:tt)*]) => { $($first)+ };
    (@or [] [$($otherwise:tt)*]) => { $($otherwise)* };
}
pub(crate) use verbs;
