//! The network: what every seat will be worth at the end, by way of a position's features.
//!
//! Each company goes through the same layer, with a bias of its own and what the table as a whole adds. Their sum, with the features
//! of the table, makes the *trunk*. Each seat goes through the same layers, too: its features, the companies that it holds by the part
//! that it holds, the companies that it directs, and the trunk. Besides, every company has a value of its shares, which goes to whoever
//! holds them. The answer is what is added to the worth of now, so that at the end nothing is left to be wrong.
//!
//! All sums are of f32 in an order that never changes, and neither fused nor reordered by the compiler, so that the answer is the
//! same on every machine.

use super::features::Encoded;

/// One feature's unit.
const UNIT: f32 = 1.0 / 1_024.0;

/// The sum over companies is scaled to the size of the other inputs of the trunk.
const MANY: f32 = 0.125;

/// Values are in thousands.
const THOUSAND: f32 = 1_000.0;

/// How wide the layers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sizes {
    pub(crate) global: usize,
    pub(crate) company: usize,
    pub(crate) seat: usize,
    pub(crate) places: usize,
    pub(crate) company_hidden: usize,
    pub(crate) trunk: usize,
    pub(crate) seat_hidden: usize,
    pub(crate) last: usize,
}

/// A matrix, one row for each input.
#[derive(Clone, Debug)]
struct Matrix {
    width: usize,
    rows: Vec<f32>,
}

impl Matrix {
    /// Adds what these features give.
    fn add_features(&self, features: &[i16], sum: &mut [f32]) {
        for (row, &feature) in self.rows.chunks_exact(self.width).zip(features) {
            if feature != 0 {
                add(sum, row, f32::from(feature) * UNIT);
            }
        }
    }

    /// Adds what these inputs give.
    fn add_inputs(&self, inputs: &[f32], sum: &mut [f32]) {
        for (row, &input) in self.rows.chunks_exact(self.width).zip(inputs) {
            if input != 0.0 {
                add(sum, row, input);
            }
        }
    }
}

fn add(sum: &mut [f32], row: &[f32], times: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight * times;
    }
}

fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

/// The weights.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    pub(crate) sizes: Sizes,
    company: Matrix,
    place_bias: Matrix,
    global_to_company: Matrix,
    sum_to_trunk: Matrix,
    global_to_trunk: Matrix,
    trunk_bias: Vec<f32>,
    seat: Matrix,
    held_to_seat: Matrix,
    directed_to_seat: Matrix,
    trunk_to_seat: Matrix,
    seat_bias: Vec<f32>,
    seat_to_last: Matrix,
    last_bias: Vec<f32>,
    last_to_value: Vec<f32>,
    value_bias: f32,
    share_value: Vec<f32>,
}

impl Network {
    /// Reads the weights in the order in which they are declared; `None` unless there are exactly as many as it takes.
    pub(crate) fn read(sizes: Sizes, weights: &[f32]) -> Option<Network> {
        let mut left = weights;
        let mut take = |count: usize| {
            let (taken, rest) = left.split_at_checked(count)?;
            left = rest;
            Some(taken.to_vec())
        };
        let mut matrix = |height: usize, width: usize| Some(Matrix { width, rows: take(height * width)? });
        let Sizes { global, company, seat, places, company_hidden, trunk, seat_hidden, last } = sizes;
        let network = Network {
            sizes,
            company: matrix(company, company_hidden)?,
            place_bias: matrix(places, company_hidden)?,
            global_to_company: matrix(global, company_hidden)?,
            sum_to_trunk: matrix(company_hidden, trunk)?,
            global_to_trunk: matrix(global, trunk)?,
            trunk_bias: matrix(1, trunk)?.rows,
            seat: matrix(seat, seat_hidden)?,
            held_to_seat: matrix(company_hidden, seat_hidden)?,
            directed_to_seat: matrix(company_hidden, seat_hidden)?,
            trunk_to_seat: matrix(trunk, seat_hidden)?,
            seat_bias: matrix(1, seat_hidden)?.rows,
            seat_to_last: matrix(seat_hidden, last)?,
            last_bias: matrix(1, last)?.rows,
            last_to_value: matrix(1, last)?.rows,
            value_bias: matrix(1, 1)?.rows[0],
            share_value: matrix(1, company_hidden)?.rows,
        };
        left.is_empty().then_some(network)
    }

    /// What every seat will be worth, in money.
    pub(crate) fn values(&self, position: &Encoded, desk: &mut Desk) -> Vec<f32> {
        let sizes = self.sizes;
        desk.fit(sizes);
        desk.company_sums(self, position);
        let hidden = sizes.company_hidden;
        desk.global.fill(0.0);
        self.global_to_company.add_features(&position.global, &mut desk.global);
        desk.sum.fill(0.0);
        for place in (0..sizes.places).filter(|&place| position.present[place]) {
            let range = place * hidden..(place + 1) * hidden;
            let parts = desk.sums[range.clone()].iter().zip(&desk.global);
            for ((out, (own, global)), sum) in desk.hidden[range].iter_mut().zip(parts).zip(&mut desk.sum) {
                *out = (own + global).max(0.0);
                *sum += *out * MANY;
            }
        }
        desk.trunk.copy_from_slice(&self.trunk_bias);
        self.global_to_trunk.add_features(&position.global, &mut desk.trunk);
        self.sum_to_trunk.add_inputs(&desk.sum, &mut desk.trunk);
        rectify(&mut desk.trunk);
        desk.seats.copy_from_slice(&self.seat_bias);
        self.trunk_to_seat.add_inputs(&desk.trunk, &mut desk.seats);
        (0..position.players).map(|seat| self.value(position, seat, desk)).collect()
    }

    fn value(&self, position: &Encoded, seat: usize, desk: &mut Desk) -> f32 {
        let (sizes, hidden) = (self.sizes, self.sizes.company_hidden);
        desk.held.fill(0.0);
        desk.directed.fill(0.0);
        for place in (0..sizes.places).filter(|&place| position.present[place]) {
            let company = &desk.hidden[place * hidden..(place + 1) * hidden];
            let held = position.held[place * position.players + seat];
            if held != 0 {
                add(&mut desk.held, company, f32::from(held) * UNIT);
            }
            if position.director[place] == Some(seat as u8) {
                add(&mut desk.directed, company, 1.0);
            }
        }
        desk.seat.copy_from_slice(&desk.seats);
        self.seat.add_features(&position.seats[seat * sizes.seat..(seat + 1) * sizes.seat], &mut desk.seat);
        self.held_to_seat.add_inputs(&desk.held, &mut desk.seat);
        self.directed_to_seat.add_inputs(&desk.directed, &mut desk.seat);
        rectify(&mut desk.seat);
        desk.last.copy_from_slice(&self.last_bias);
        self.seat_to_last.add_inputs(&desk.seat, &mut desk.last);
        rectify(&mut desk.last);
        let mut value = self.value_bias;
        for (input, weight) in desk.last.iter().zip(&self.last_to_value) {
            value += input * weight;
        }
        for (input, weight) in desk.held.iter().zip(&self.share_value) {
            value += input * weight;
        }
        position.worth[seat] as f32 + value * THOUSAND
    }
}

/// Where a position is worked out, with what is known of the one before: companies that are the same are not gone through again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Desk {
    features: Vec<i16>,
    sums: Vec<f32>,
    hidden: Vec<f32>,
    global: Vec<f32>,
    sum: Vec<f32>,
    trunk: Vec<f32>,
    seats: Vec<f32>,
    held: Vec<f32>,
    directed: Vec<f32>,
    seat: Vec<f32>,
    last: Vec<f32>,
}

impl Desk {
    fn fit(&mut self, sizes: Sizes) {
        let hidden = sizes.company_hidden;
        if self.sums.len() == sizes.places * hidden && self.trunk.len() == sizes.trunk {
            return;
        }
        self.features = Vec::new();
        self.sums = vec![0.0; sizes.places * hidden];
        self.hidden = vec![0.0; sizes.places * hidden];
        (self.global, self.sum) = (vec![0.0; hidden], vec![0.0; hidden]);
        (self.held, self.directed) = (vec![0.0; hidden], vec![0.0; hidden]);
        self.trunk = vec![0.0; sizes.trunk];
        (self.seats, self.seat) = (vec![0.0; sizes.seat_hidden], vec![0.0; sizes.seat_hidden]);
        self.last = vec![0.0; sizes.last];
    }

    /// What the features of each company give, without those of the table.
    fn company_sums(&mut self, network: &Network, position: &Encoded) {
        let (width, hidden) = (network.sizes.company, network.sizes.company_hidden);
        let known = self.features.len() == position.companies.len();
        for place in (0..network.sizes.places).filter(|&place| position.present[place]) {
            let features = place * width..(place + 1) * width;
            if known && self.features[features.clone()] == position.companies[features.clone()] {
                continue;
            }
            let sums = &mut self.sums[place * hidden..(place + 1) * hidden];
            sums.copy_from_slice(&network.place_bias.rows[place * hidden..(place + 1) * hidden]);
            network.company.add_features(&position.companies[features], sums);
        }
        self.features.clear();
        self.features.extend_from_slice(&position.companies);
    }
}
