//! Small typed ids: dense indices into the title's tables and the state's vectors.
//!
//! An id only means something together with the [`Title`](crate::Title) that gave it out; names for people are in
//! the title, and [`notation`](crate::notation) writes actions in names throughout.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u8);

        impl $name {
            /// The index into the table of this kind.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// The id at this index.
            ///
            /// # Panics
            /// When the table has more than 256 entries; loading a title refuses such tables.
            pub fn at(index: usize) -> Self {
                Self(u8::try_from(index).expect("tables of a title have at most 256 entries"))
            }
        }
    };
}

id! {
    /// A place at the table. Seats do not move; the order cards say who plays when.
    Seat
}
id! {
    /// A share company.
    CompanyId
}
id! {
    /// A hex of the map.
    HexId
}
id! {
    /// A kind of tile (several copies may exist).
    TileId
}
id! {
    /// A local railway or private company.
    PrivateId
}
id! {
    /// A letter of train cards: a, b, c …
    CardId
}
id! {
    /// A type of train, such as 3+3, which may stand on several cards.
    TrainTypeId
}
id! {
    /// A phase of the game, in order.
    PhaseId
}
