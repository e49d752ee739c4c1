//! What came up in random play, counted by name.

use super::chance::verb;
use rules::event::Note;
use rules::message::Keyed;
use rules::{
    CzDecision, CzEvent, CzOffer, Decision, E30Decision, E30Event, E30Offer, Event, F56Decision, F56Event,
    F56Offer, Family, Offer,
};
use std::collections::{BTreeMap, BTreeSet};

/// Counts by name.
#[derive(Default, Debug)]
pub struct Seen {
    pub games: usize,
    pub actions: usize,
    pub offered: usize,
    pub refused: usize,
    pub kinds: BTreeMap<&'static str, usize>,
    pub decisions: BTreeMap<&'static str, usize>,
    pub events: BTreeMap<&'static str, usize>,
    pub reasons: BTreeMap<&'static str, usize>,
    pub rules: BTreeMap<&'static str, usize>,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.games += other.games;
        self.actions += other.actions;
        self.offered += other.offered;
        self.refused += other.refused;
        merge(&mut self.kinds, other.kinds);
        merge(&mut self.decisions, other.decisions);
        merge(&mut self.events, other.events);
        merge(&mut self.reasons, other.reasons);
        merge(&mut self.rules, other.rules);
    }
}

fn merge<K: Ord>(into: &mut BTreeMap<K, usize>, from: BTreeMap<K, usize>) {
    for (key, count) in from {
        *into.entry(key).or_default() += count;
    }
}

/// What must come up in the games of a family: all that its enums and those of all families declare, but for what is exempt.
pub struct Expected {
    pub offers: BTreeSet<&'static str>,
    pub decisions: BTreeSet<&'static str>,
    pub events: BTreeSet<&'static str>,
}

impl Expected {
    pub fn of(family: Family) -> Expected {
        let offers = must(family, Offer::keys(), |family| own(family).offers);
        let mut offers: BTreeSet<_> = offers.into_iter().map(verb).collect();
        offers.extend(WAYS.iter().filter(|(.., families)| families.contains(&family)).map(|(way, _)| way));
        let events = must(family, Event::keys(), |family| own(family).events);
        let notes: BTreeSet<_> = Note::keys().into_iter().collect();
        Expected {
            offers,
            decisions: must(family, Decision::keys(), |family| own(family).decisions),
            events: &events - &notes,
        }
    }
}

/// The keys that only one family has.
struct Own {
    offers: Vec<&'static str>,
    decisions: Vec<&'static str>,
    events: Vec<&'static str>,
}

fn own(family: Family) -> Own {
    fn keys<O: Keyed, D: Keyed, E: Keyed>() -> Own {
        Own { offers: O::keys(), decisions: D::keys(), events: E::keys() }
    }
    match family {
        Family::Cz => keys::<CzOffer, CzDecision, CzEvent>(),
        Family::F56 => keys::<F56Offer, F56Decision, F56Event>(),
        Family::E30 => keys::<E30Offer, E30Decision, E30Event>(),
    }
}

/// Of all keys those that are not another family's, without what is exempt.
fn must(
    family: Family,
    all: Vec<&'static str>,
    own: impl Fn(Family) -> Vec<&'static str>,
) -> BTreeSet<&'static str> {
    let others = Family::ALL.iter().filter(|&&other| other != family);
    let foreign: BTreeSet<_> = others.flat_map(|&other| own(other)).collect();
    let never = NEVER.iter().filter(|(of, ..)| *of == family).map(|(_, key)| *key);
    let exempt: BTreeSet<_> = foreign.into_iter().chain(never).chain(RARE.iter().copied()).collect();
    &all.into_iter().collect() - &exempt
}

/// What came up and is neither rare nor a note.
pub fn came_up(seen: &BTreeMap<&'static str, usize>) -> BTreeSet<&'static str> {
    let notes = Note::keys();
    seen.keys().copied().filter(|key| !RARE.contains(key) && !notes.contains(key)).collect()
}

/// Ways of a verb that are told apart, and the families that have them.
const WAYS: &[(&str, &[Family])] = &[
    ("lay-tile, purple", &[Family::Cz]),
    ("lay-tile, waived", &[Family::Cz, Family::F56]),
    ("buy-train, borrowing", &[Family::Cz]),
    ("buy-train, helped", &[Family::Cz, Family::F56]),
    ("buy-train, pool", &[Family::Cz, Family::F56]),
];

/// What a family does not have of all that is shared: in 18CZ no company closes and the bank has no end; in 1836Jr-56 only bots that
/// look ahead claim revenues.
const NEVER: &[(Family, &str)] = &[
    (Family::Cz, "event-company-closed"),
    (Family::Cz, "event-bank-broke"),
    (Family::F56, "offer-claim-revenue"),
];

/// What hardly any random game has, with the tests that bring it about: nobody bids for any paper
/// (`r_mor_13_t_193_nobody_bids_for_anything_and_player_1_wins`), and markers of one turn fall on one space from different prices
/// (`r_36_sr_13_markers_of_a_turn_fall_by_price_the_highest_first`).
const RARE: &[&str] = &["event-nobody-bid", "event-marker-lowered"];
