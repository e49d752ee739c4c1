//! What a mind sees of a position. Companies, seats and the rest of the table are described apart, each company and each seat by the
//! same features, so that one network serves all numbers of players and the variants of a family.

mod company;
mod global;
mod look;
mod seat;

use rules::Seat;

use super::sink::{Names, ONE};

pub(crate) use look::{Envy, Look};

/// A position as the network reads it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Encoded {
    pub(crate) players: usize,
    pub(crate) global: Vec<i16>,
    /// Place by place.
    pub(crate) companies: Vec<i16>,
    /// By place: whether the company is on the table.
    pub(crate) present: Vec<bool>,
    /// Seat by seat.
    pub(crate) seats: Vec<i16>,
    /// Place by place, one entry per seat: the part of the company that it holds.
    pub(crate) held: Vec<i16>,
    /// By place: the seat of the director.
    pub(crate) director: Vec<Option<u8>>,
    /// By seat: what it is worth now.
    pub(crate) worth: Vec<i64>,
}

impl Encoded {
    /// Writes a position over what was here.
    pub(crate) fn write(&mut self, look: Look<'_>) {
        let view = look.view;
        let places = look.roster.places.companies.len();
        self.players = view.players();
        self.global.clear();
        global::write(&mut self.global, look);
        self.present.clear();
        self.present.resize(places, false);
        self.director.clear();
        self.director.resize(places, None);
        self.held.clear();
        self.held.resize(places * self.players, 0);
        self.companies.clear();
        let mut row = Vec::with_capacity(96);
        for company in view.title.company_ids().filter(|&company| look.is_present(company)) {
            let place = look.roster.place(company);
            row.clear();
            company::write(&mut row, look, company);
            let width = row.len();
            self.companies.resize(places * width, 0);
            self.companies[place * width..(place + 1) * width].copy_from_slice(&row);
            self.present[place] = true;
            self.director[place] = view.state.company(company).director.map(|seat| seat.0);
            let total = i64::from(view.total_shares(company)).max(1);
            for seat in view.state.seats() {
                let held = i64::from(view.state.shares(company, seat));
                self.held[place * self.players + seat.index()] = (held * ONE / total) as i16;
            }
        }
        if self.companies.is_empty() {
            // All have closed.
            self.companies.resize(places * company::names(look).len(), 0);
        }
        self.worth.clear();
        self.worth.extend(view.state.seats().map(|seat| view.worth(seat)));
        self.seats.clear();
        for seat in view.state.seats() {
            seat::write(&mut self.seats, look, seat, &self.worth);
        }
    }
}

/// The names of all features of a family, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) global: Vec<&'static str>,
    pub(crate) company: Vec<&'static str>,
    pub(crate) seat: Vec<&'static str>,
    pub(crate) companies: &'static [&'static str],
    pub(crate) most_players: usize,
}

impl Layout {
    /// The layout by which any position of the family is described.
    pub(crate) fn of(look: Look<'_>) -> Layout {
        let (mut global, mut seat) = (Names(Vec::new()), Names(Vec::new()));
        global::write(&mut global, look);
        let worth = vec![0; look.view.players()];
        seat::write(&mut seat, look, Seat(0), &worth);
        Layout {
            global: global.0,
            company: company::names(look),
            seat: seat.0,
            companies: look.roster.places.companies,
            most_players: look.roster.places.most_players,
        }
    }

    /// One number for all names and places (FNV-1a): weights that were trained for another layout are of no use.
    pub(crate) fn hash(&self) -> u64 {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        let parts: [&[&str]; 4] = [&self.global, &self.company, &self.seat, self.companies];
        for name in parts.into_iter().flat_map(|part| part.iter().chain([&"|"])) {
            for byte in name.bytes().chain([b' ']) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        hash ^ self.most_players as u64
    }
}
