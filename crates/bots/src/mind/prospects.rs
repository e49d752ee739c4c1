//! What the trains of companies could earn, now and later: the dearest of all features, so that what was found is remembered.
//!
//! The best runs of a company depend on nothing but the track that is joined to its stations, the markers there, the values of
//! stops in this phase, and its trains. All that goes into a key; what has the same key earns the same.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use rules::board::RailNetwork;
use rules::state::{Board, Status};
use rules::title::Colour;
use rules::train::Train;
use rules::{CardId, CompanyId, Family, HexId, Money, PhaseId, View, runnable};

use crate::family::Family as Thinking;

/// Nodes of the route search: most boards take fewer, and what is cut short is nearly the best.
const WORK: u64 = 600;

/// So many revenues are remembered; then all are forgotten.
const MOST_KNOWN: usize = 1 << 17;

/// What a company could earn in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Prospect {
    /// With its trains.
    pub(crate) now: Money,
    /// With those of its trains that are left when the next of them are scrapped.
    pub(crate) lasting: Money,
    /// With one more of the next train.
    pub(crate) next: Money,
    /// With one long train, as the map is.
    pub(crate) far: Money,
}

/// Keys are well mixed already.
#[derive(Default)]
pub(crate) struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mixed(self.0, word);
    }
}

/// A word more in a key.
fn mixed(key: u64, word: u64) -> u64 {
    let mut z = (key ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^ (z >> 32)
}

/// Revenues that were found before. Whoever plays a game keeps it from thought to thought; it makes thoughts faster, never other.
#[derive(Default)]
pub struct Memory {
    known: HashMap<u64, Money, BuildHasherDefault<Plain>>,
    last: Option<Table>,
}

/// All prospects of a position, with what they depend on.
#[derive(Clone)]
pub(crate) struct Table {
    board: Board,
    post: Option<(CompanyId, HexId)>,
    era: Colour,
    phase: PhaseId,
    top: CardId,
    companies: Vec<(Vec<Train>, Prospect)>,
}

impl Table {
    pub(crate) fn of(&self, company: CompanyId) -> Prospect {
        self.companies[company.index()].1
    }

    fn has_same_map(&self, view: View<'_>) -> bool {
        self.era == view.title.phase(view.state.phase).tiles
            && self.post == view.state.post
            && self.board == view.state.board
    }
}

impl Memory {
    /// The prospects of a position that was reached in play.
    pub(crate) fn table(&mut self, view: View<'_>) -> &Table {
        let last = self.last.take();
        let table = self.follow(view, last.as_ref(), None);
        self.last.insert(table)
    }

    /// The prospects of a position that is tried out from another one: where a company builds, the others are supposed to earn what
    /// they earned before it.
    pub(crate) fn tried(&mut self, view: View<'_>, before: &Table, builder: Option<CompanyId>) -> Table {
        self.follow(view, Some(before), Some(builder))
    }

    fn follow(&mut self, view: View<'_>, before: Option<&Table>, tried: Option<Option<CompanyId>>) -> Table {
        let state = view.state;
        let same_map = before.is_some_and(|before| before.has_same_map(view));
        let same_supply =
            before.is_some_and(|before| before.phase == state.phase && before.top == state.trains.top);
        let companies = view.title.company_ids().map(|company| {
            if state.company(company).status != Status::Floated {
                return (Vec::new(), Prospect::default());
            }
            let trains = runnable(view, company);
            let map_holds = same_map || tried.is_some_and(|builder| builder != Some(company));
            match before.map(|before| &before.companies[company.index()]) {
                Some((owned, prospect)) if map_holds && same_supply && *owned == trains => {
                    (trains, *prospect)
                }
                _ => {
                    let prospect = self.prospect(view, company, &trains);
                    (trains, prospect)
                }
            }
        });
        let companies = companies.collect();
        Table {
            board: state.board.clone(),
            post: state.post,
            era: view.title.phase(state.phase).tiles,
            phase: state.phase,
            top: state.trains.top,
            companies,
        }
    }

    fn prospect(&mut self, view: View<'_>, company: CompanyId, trains: &[Train]) -> Prospect {
        if view.state.markers_of(company).next().is_none() {
            return Prospect::default();
        }
        let mut question = Question { view, company, key: joined(view, company), network: None };
        let now = self.revenue(&mut question, trains);
        let left = left_after_scrapping(view, trains);
        let lasting = if left.len() == trains.len() { now } else { self.revenue(&mut question, &left) };
        let next = match next_train(view, company) {
            Some(train) => {
                let mut more = trains.to_vec();
                more.push(train);
                more.sort_unstable();
                self.revenue(&mut question, &more)
            }
            None => now,
        };
        let far = self.revenue(&mut question, &[far_train(view, company)]);
        Prospect { now, lasting, next, far }
    }

    fn revenue(&mut self, question: &mut Question<'_>, trains: &[Train]) -> Money {
        if trains.is_empty() {
            return 0;
        }
        let word = |train: &Train| (u64::from(train.card.0) << 8) + train.side.index() as u64 + 1;
        let key = trains.iter().map(word).fold(question.key, mixed);
        if let Some(&revenue) = self.known.get(&key) {
            return revenue;
        }
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        let revenue = question.solve(trains);
        self.known.insert(key, revenue);
        revenue
    }
}

/// What a company's trains could earn on the map as it is.
struct Question<'a> {
    view: View<'a>,
    company: CompanyId,
    key: u64,
    network: Option<RailNetwork>,
}

impl Question<'_> {
    fn solve(&mut self, trains: &[Train]) -> Money {
        let network = self.network.get_or_insert_with(|| RailNetwork::joined(self.view, self.company));
        network.solve(self.view, trains, Some(WORK)).1.total
    }
}

/// A key for all that is joined to the company's stations by track, whoever may pass there.
fn joined(view: View<'_>, company: CompanyId) -> u64 {
    let mut seen = [0_u64; 4];
    let mut open: Vec<HexId> = Vec::with_capacity(64);
    let mut visit = |hex: HexId, open: &mut Vec<HexId>| {
        let (word, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        if seen[word] & bit == 0 {
            seen[word] |= bit;
            open.push(hex);
        }
    };
    view.state.markers_of(company).for_each(|marker| visit(marker.hex, &mut open));
    while let Some(hex) = open.pop() {
        for edge in view.face(hex).exits().iter() {
            let next = view.title.hex(hex).neighbours[usize::from(edge.0)];
            if let Some(next) = next.filter(|&next| view.face(next).exits().contains(edge.opposite())) {
                visit(next, &mut open);
            }
        }
    }
    let era = view.title.phase(view.state.phase).tiles as u64;
    let post =
        view.state.post.filter(|&(owner, _)| owner == company).map_or(0, |(_, hex)| u64::from(hex.0) + 1);
    let mut key = mixed(mixed(u64::from(company.0), era), post);
    for hex in view.title.hex_ids().filter(|hex| seen[hex.index() / 64] & 1 << (hex.index() % 64) != 0) {
        let laid = view.state.board.tiles[hex.index()];
        let laid = laid.map_or(0, |laid| 1 + (u64::from(laid.tile.0) << 8) + u64::from(laid.rotation.0));
        key = mixed(key, (u64::from(hex.0) << 32) + laid);
        for marker in view.state.markers_on(hex) {
            key = mixed(
                key,
                (u64::from(marker.company.0) << 8) + marker.city.map_or(0, |city| u64::from(city) + 1),
            );
        }
    }
    key
}

/// What is left of these trains when the next card comes that scraps any of them.
fn left_after_scrapping(view: View<'_>, trains: &[Train]) -> Vec<Train> {
    let later = view.title.stack().iter().skip(view.state.phase.index() + 1);
    for card in later {
        let scraps = |train: &Train| {
            let own = view.side(*train).train;
            card.sides.iter().any(|side| view.title.train_types[side.train.index()].scraps.contains(&own))
        };
        if trains.iter().any(scraps) {
            return trains.iter().copied().filter(|train| !scraps(train)).collect();
        }
    }
    trains.to_vec()
}

/// The next train that the company could buy from the stack.
pub(crate) fn next_train(view: View<'_>, company: CompanyId) -> Option<Train> {
    let side = view.size(company);
    let cards = view.title.stack().iter().enumerate().skip(view.state.trains.top.index());
    let card =
        cards.filter(|(_, card)| card.side(side).is_some()).map(|(index, _)| CardId::at(index)).next()?;
    Some(Train { card, side })
}

/// The train by which the map is judged: in 18CZ the longest of the company's size, elsewhere the one after the next.
fn far_train(view: View<'_>, company: CompanyId) -> Train {
    let far_train = || Thinking::of(view.title).far_train(view);
    if view.title.play.family != Family::Cz {
        return far_train();
    }
    let side = view.size(company);
    let last = view.title.stack().iter().rposition(|card| card.side(side).is_some());
    last.map_or_else(far_train, |card| Train { card: CardId::at(card), side })
}
