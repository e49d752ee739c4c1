//! What the benchmark asks about each title: its recorded games, the trains to add, and its full map.

use rules::Money;

/// A title as this benchmark sees it.
pub struct Subject {
    /// Its id.
    pub title: &'static str,
    /// Where its recorded games are looked for, upwards from here.
    pub games: &'static str,
    /// What every company at the end is asked about besides its own trains, in words.
    pub trains: &'static [(&'static str, Trains)],
    /// A recorded game and the last runs of its companies, each of which is the best.
    pub last_runs: Option<(&'static str, &'static [(&'static str, Money)])>,
    pub full_map: FullMap,
    /// The card of the longest train, for dense boards, and what several of them are called.
    pub dense: &'static str,
    pub dense_name: &'static str,
    /// How many actions are played before a board is filled.
    pub played: usize,
}

/// Trains that a company is supposed to have.
#[derive(Clone, Copy)]
pub enum Trains {
    /// Those of these cards beside its own, more than it may have.
    Added(&'static [&'static str]),
    /// As many of one card as it may have: no company of the title can ever run more.
    AsManyAsAllowed(&'static str),
}

/// A map full of the best-connected tiles, and the trains that run on it.
pub struct FullMap {
    pub money: &'static str,
    /// The tile for hexes with these letters, and how it is turned.
    pub labels: &'static [(&'static str, &'static str, u8)],
    pub city: &'static str,
    pub town: &'static str,
    pub plain: &'static str,
    pub company: &'static str,
    /// Hexes with a station of the company, each in its first city, and what they are called.
    pub stations: &'static [&'static str],
    pub places: &'static str,
    /// Trains, by name and card.
    pub trains: &'static [(&'static str, &'static str)],
}

pub const SUBJECTS: [Subject; 2] = [
    Subject {
        title: "18cz",
        games: "shared/conformance/18cz",
        trains: &[("2 x 8E added", Trains::Added(&["j", "j"]))],
        last_runs: Some((
            "recorded-3p-29247",
            &[("Ug", 400), ("Pr", 510), ("By", 520), ("Sx", 370), ("kk", 360)],
        )),
        full_map: FullMap {
            money: "K",
            labels: &[("P", "8893", 0), ("Y", "8857p", 0), ("OO", "8896p", 0)],
            city: "595p",
            town: "889p",
            plain: "47",
            company: "BN",
            stations: &["E11", "G19", "F6"],
            places: "Praha, Brno and Plzeň",
            trains: &[("3E", "d"), ("4E", "f"), ("5E", "h"), ("6E", "i"), ("8E", "j")],
        },
        dense: "j",
        dense_name: "8Es",
        played: 400,
    },
    Subject {
        title: "1836jr56",
        games: "shared/conformance/1836jr56",
        trains: &[
            ("8s up to the limit", Trains::AsManyAsAllowed("8")),
            ("Ds up to the limit", Trains::AsManyAsAllowed("D")),
        ],
        last_runs: None,
        full_map: FullMap {
            money: "F",
            // Amsterdam with its two cities; single towns have become cities.
            labels: &[("T", "122", 5), ("B-L", "126", 0), ("OO", "67", 0)],
            city: "63",
            town: "63",
            plain: "47",
            company: "B",
            stations: &["H6", "D6", "G7", "I3"],
            places: "Brussels, Amsterdam, Antwerp and Lille",
            trains: &[("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("8", "8"), ("D", "D")],
        },
        dense: "D",
        dense_name: "Ds",
        played: 150,
    },
];
