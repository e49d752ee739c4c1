//! The colours of tiles.

/// The colours of tiles in the order of promotion; red home tiles stand apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// An empty hex.
    White,
    /// First tiles.
    Yellow,
    /// From the first d-card.
    Green,
    /// From the first g-card.
    Brown,
    /// From the first i-card.
    Grey,
    /// Home tiles of large companies.
    Red,
}

impl Colour {
    /// The colour that a tile of this colour is promoted to.
    pub fn next(self) -> Option<Colour> {
        match self {
            Colour::White => Some(Colour::Yellow),
            Colour::Yellow => Some(Colour::Green),
            Colour::Green => Some(Colour::Brown),
            Colour::Brown => Some(Colour::Grey),
            Colour::Grey | Colour::Red => None,
        }
    }

    /// The name in data files and texts.
    pub fn name(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Brown => "brown",
            Colour::Grey => "grey",
            Colour::Red => "red",
        }
    }
}
