//! The abstract network and the trains: what R-RUN (18CZ) and R-36-RUN (1836Jr-56) need of a map.

/// A stop: a city, a town, a red tile, an off-board place or a port. Indexes [`Network::stops`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StopId(pub u16);

/// A point where two hexes meet (a hex edge that track crosses). Below [`Network::points`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PointId(pub u16);

/// A piece of track. Indexes [`Network::pieces`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u16);

/// The two hexes that meet at a point. Which one is `A` is the caller's choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The one hex.
    A,
    /// The other hex.
    B,
}

impl Side {
    /// The hex across the point.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Where a piece of track ends.
///
/// Track that reaches a point on one side continues only with track on the other side, so that no train
/// reverses at a junction (R-RUN-09).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// In a stop.
    Stop(StopId),
    /// At a hex edge, seen from one of its two hexes.
    Point(PointId, Side),
}

/// A piece of track within one hex, between two ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its two ends, in no particular order.
    pub ends: [End; 2],
}

/// What a stop is, as far as routes are concerned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StopKind {
    /// A city: never left out.
    City,
    /// A town: an express train may leave it out.
    Town,
    /// A red tile or an off-board place: counts as a city, can only be the end of a route (R-RUN-07).
    Terminus,
    /// A port, or Paris (R-36-RUN-06): like a terminus, and the route needs at least two other counted stops. It has
    /// no value of its own: [`Stop::value`] is paid once for each other counted stop of the route with a station.
    Port,
}

/// A place that a route may call at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stop {
    /// City, town, terminus or port.
    pub kind: StopKind,
    /// What it is worth to a route that counts it (a port: for each other counted stop with a station).
    pub value: u32,
    /// The company has a station here. Such a stop is never left out, not even by an express train.
    pub station: bool,
    /// Full of other companies' stations: may be an end of a route, but not be passed (R-RUN-08).
    pub closed: bool,
    /// Stops of one group are one location: never two of them in one route (Praha, R-RUN-06; the ports).
    pub group: Option<u16>,
}

impl Stop {
    /// A plain open stop without a station or a group.
    #[must_use]
    pub fn new(kind: StopKind, value: u32) -> Self {
        Self { kind, value, station: false, closed: false, group: None }
    }

    /// Whether a route may go on beyond it.
    #[must_use]
    pub fn passable(&self) -> bool {
        !self.closed && matches!(self.kind, StopKind::City | StopKind::Town)
    }

    /// Whether an express train may leave it out.
    #[must_use]
    pub fn optional(&self) -> bool {
        self.kind == StopKind::Town && !self.station
    }
}

/// Track and stops as one company sees them.
///
/// The ids in pieces must be in range and there must be fewer than 65,536 of each thing; the functions of this crate
/// panic otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Network {
    /// The stops, by [`StopId`].
    pub stops: Vec<Stop>,
    /// How many points there are.
    pub points: usize,
    /// The pieces of track, by [`PieceId`].
    pub pieces: Vec<Piece>,
}

impl Network {
    /// The stop with this id.
    #[must_use]
    pub fn stop(&self, id: StopId) -> &Stop {
        &self.stops[usize::from(id.0)]
    }

    /// The piece with this id.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[usize::from(id.0)]
    }
}

/// How far a train reaches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reach {
    /// `n`: every stop on the path counts, at most this many (R-RUN-03).
    Plain(u16),
    /// `n+m`: every stop on the path counts, at most `total`, and at most `cities` that are no towns (R-RUN-04).
    Plus {
        /// Most cities, termini and ports.
        cities: u16,
        /// Most stops of all kinds: n + m.
        total: u16,
    },
    /// `nE`: any towns may be left out, nothing else; at most this many stops count (R-RUN-05).
    Express(u16),
    /// A diesel: every stop on the path counts, however many.
    Unlimited,
}

/// When a [`Bonus`] is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum When {
    /// The first or last stop of the route is one of the bonus's stops, and counts.
    Ends,
    /// A counted stop of the route is one of the bonus's stops.
    Visits,
}

/// Money on top of the stops' values, at most once per route: the +50 of a home red tile (R-INC-03, R-MOR-11: one
/// bonus for each red tile), the +20 of the Régie des Postes (R-36-PRV-09: one bonus with all stops of the hex).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bonus {
    /// The stops, any of which earns it.
    pub stops: Vec<StopId>,
    /// How much.
    pub amount: u32,
    /// For ending there, or for any visit.
    pub when: When,
}

/// A train that may run once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Train {
    /// How far it reaches.
    pub reach: Reach,
    /// What its route may earn besides the stops.
    pub bonuses: Vec<Bonus>,
    /// It may use track that other trains of the set use too (the private 3E, R-MOR-15).
    pub apart: bool,
}

impl Train {
    /// A train without bonuses that shares no track.
    #[must_use]
    pub fn new(reach: Reach) -> Self {
        Self { reach, bonuses: Vec::new(), apart: false }
    }
}

/// A path of track pieces from stop to stop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Route {
    /// Where the path begins.
    pub start: StopId,
    /// The pieces in order.
    pub pieces: Vec<PieceId>,
}

/// A stop on a run and what it brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    /// The stop.
    pub stop: StopId,
    /// Whether the train counts it; only an express train leaves stops out.
    pub counted: bool,
    /// What it added, without bonuses; 0 if left out.
    pub value: u32,
}

/// A route as run by a train, with its value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The track.
    pub route: Route,
    /// All stops on it, in order, the left-out ones too.
    pub calls: Vec<Call>,
    /// The bonuses earned: index into [`Train::bonuses`] and amount.
    pub bonuses: Vec<(usize, u32)>,
    /// The sum of it all.
    pub value: u32,
}

impl Run {
    /// The counted stops in order.
    pub fn counted(&self) -> impl Iterator<Item = StopId> + '_ {
        self.calls.iter().filter(|c| c.counted).map(|c| c.stop)
    }
}

/// A legal set of routes with its value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Valued {
    /// One per train, in the order of the trains.
    pub runs: Vec<Option<Run>>,
    /// The sum of their values.
    pub total: u32,
}
