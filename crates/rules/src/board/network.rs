//! The network that a company's trains see, for the solver of the `routes` crate.

use crate::board::best_runs::BestRuns;
use crate::board::by_hex::HexSet;
use crate::event::Ran;
use crate::geometry::Edge;
use crate::ids::{CompanyId, HexId};
use crate::refusal::RouteFault;
use crate::state::Marker;
use crate::title::{RedBonuses, RunKind, StopKind, TrackEnd};
use crate::train::{Run, TrackPiece, Train};
use crate::view::View;

/// The search for the best runs is cut off after so many steps (R-RUN-12), so that nobody waits for ever. It is a number of steps and not a
/// time, since the same game must be the same everywhere. Boards of real games take a thousandth of it.
pub const MOST_NODES: u64 = 1_000_000;

/// Most networks have no more stops and pieces of track.
const USUAL_STOPS: usize = 64;
const USUAL_PIECES: usize = 128;

/// A company's network with the way back from the solver's ids to the map.
///
/// ```
/// use rules::{Decision, Game, Offer, Options, board::RailNetwork, runnable, seed::Draws, title::embedded};
///
/// // Any game will do: by chance until some company runs its trains.
/// let title = embedded::title("18cz").expect("it is built in");
/// let mut game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let mut draws = Draws::new(1);
/// let (company, offers) = loop {
///     let offers = game.offers().expect("trains run before the game is over");
///     if let Some(Decision::Run { company }) = game.state().decision() {
///         break (*company, offers);
///     }
///     let action = offers.action(draws.below(offers.len())).expect("it is below the number of actions");
///     game = game.play(offers.seat, &action).expect("what is offered is accepted").game;
/// };
///
/// let network = RailNetwork::of(game.view(), company);
/// let best = network.best(game.view(), &runnable(game.view(), company));
/// assert!(best.is_proven() && !best.runs.is_empty());
/// assert!(offers.offers.iter().any(|offer| matches!(offer, Offer::RunTrains { revenue, .. } if *revenue == best.revenue)));
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
pub struct RailNetwork {
    network: routes::Network,
    stops: Vec<(HexId, u8)>,
    pieces: Vec<TrackPiece>,
    /// By hex: the solver's id of its first piece.
    first_piece: Vec<u16>,
    /// The company's own red home tile.
    home: Option<routes::StopId>,
    /// What the marker of the post adds (R-36-PRV-09).
    post: Option<routes::Bonus>,
    /// All red tiles on the map.
    red: Vec<routes::StopId>,
}

impl RailNetwork {
    /// Everything on the map, as this company sees it.
    pub fn of(view: View<'_>, company: CompanyId) -> RailNetwork {
        RailNetwork::within(view, company, |_| true)
    }

    /// What hangs together with the company's stations, which is all that its trains can reach: mostly a small part of the map, in
    /// which the best runs are found sooner.
    pub fn joined(view: View<'_>, company: CompanyId) -> RailNetwork {
        let hexes = joined_hexes(view, company);
        RailNetwork::within(view, company, |hex| hexes.contains(hex))
    }

    /// What these runs go over, which is all that it takes to value them.
    pub(crate) fn along(view: View<'_>, company: CompanyId, runs: &[Run]) -> RailNetwork {
        let hexes: HexSet = runs.iter().flat_map(|run| &run.track).map(|piece| piece.hex).collect();
        RailNetwork::within(view, company, |hex| hexes.contains(hex))
    }

    fn within(view: View<'_>, company: CompanyId, includes: impl Fn(HexId) -> bool) -> RailNetwork {
        let (stops, pieces) = (USUAL_STOPS, USUAL_PIECES);
        let mut built = RailNetwork {
            network: routes::Network {
                stops: Vec::with_capacity(stops),
                points: 0,
                pieces: Vec::with_capacity(pieces),
            },
            stops: Vec::with_capacity(stops),
            pieces: Vec::with_capacity(pieces),
            first_piece: Vec::with_capacity(view.title.hexes.len()),
            home: None,
            red: Vec::new(),
            post: None,
        };
        let mut points = Points { next: 0, by_exit: vec![None; view.title.hexes.len() * 6] };
        for hex in view.title.hex_ids() {
            built.first_piece.push(built.pieces.len() as u16);
            if includes(hex) {
                built.add_hex(view, company, hex, &mut points);
            }
        }
        built.network.points = usize::from(points.next);
        if let Some((_, hex)) = view.state.post.filter(|&(owner, _)| owner == company) {
            let on_hex = |&(_, stop): &(usize, &(HexId, u8))| stop.0 == hex;
            let stops = built.stops.iter().enumerate().filter(on_hex);
            let stops: Vec<_> = stops.map(|(id, _)| routes::StopId(id as u16)).collect();
            let amount = view.title.privates.iter().map(|private| private.private.bonus).max().unwrap_or(0);
            built.post = Some(routes::Bonus { stops, amount, when: routes::When::Visits });
        }
        built
    }

    fn add_hex(&mut self, view: View<'_>, company: CompanyId, hex: HexId, points: &mut Points) {
        let face = view.face(hex);
        if face.track.is_empty() {
            return;
        }
        let era = view.title.phase(view.state.phase).tiles;
        let red = face.colour == crate::title::Colour::Red;
        let first = self.stops.len() as u16;
        for (index, stop) in face.stops.iter().enumerate() {
            let index = index as u8;
            let has_station = |marker: &Marker| marker.company == company && marker.city == Some(index);
            let station = stop.is_city() && view.state.markers_on(hex).any(has_station);
            if red && stop.is_city() {
                let id = routes::StopId(self.stops.len() as u16);
                self.red.push(id);
                if station {
                    self.home = Some(id);
                }
            }
            self.network.stops.push(routes::Stop {
                kind: match (stop.kind, red) {
                    (StopKind::City { .. }, true) | (StopKind::OffMap, _) => routes::StopKind::Terminus,
                    (StopKind::City { .. }, false) => routes::StopKind::City,
                    (StopKind::Town, _) => routes::StopKind::Town,
                    (StopKind::Port, _) => routes::StopKind::Port,
                },
                value: stop.value(era),
                station,
                closed: !view.may_pass(company, hex, index),
                group: match stop.kind {
                    // Only one port in a run (R-36-RUN-06): a group of its own, after those of hexes.
                    StopKind::Port => Some(view.title.hexes.len() as u16),
                    _ => face.one_location.then_some(u16::from(hex.0)),
                },
            });
            self.stops.push((hex, index));
        }
        for (index, piece) in face.track.iter().enumerate() {
            let end = |end: TrackEnd, points: &mut Points| match end {
                TrackEnd::Edge(edge) => points.end(view, hex, edge),
                TrackEnd::Stop(stop) => routes::End::Stop(routes::StopId(first + u16::from(stop))),
            };
            let ends = [end(TrackEnd::Edge(piece.edge), points), end(piece.to, points)];
            self.network.pieces.push(routes::Piece { ends });
            self.pieces.push(TrackPiece { hex, piece: index as u8 });
        }
    }

    /// How the solver sees a train. The bonuses of red tiles are those that its type counts, one for each end of a route
    /// (R-MOR-11); that of a private paper runs apart from the others (R-MOR-15).
    fn train(&self, view: View<'_>, train: Train) -> routes::Train {
        let train_type = &view.title.train_types[view.side(train).train.index()];
        let reach = match train_type.run {
            RunKind::Plain(n) => routes::Reach::Plain(n.into()),
            RunKind::Plus { cities, total } => {
                routes::Reach::Plus { cities: cities.into(), total: total.into() }
            }
            RunKind::Express(n) => routes::Reach::Express(n.into()),
            RunKind::Unlimited => routes::Reach::Unlimited,
        };
        let red = match train_type.bonuses {
            RedBonuses::Home => self.home.as_slice(),
            RedBonuses::All => &self.red,
            RedBonuses::None => &[],
        };
        let bonus = |&stop| routes::Bonus {
            stops: vec![stop],
            amount: view.title.figures.red_bonus,
            when: routes::When::Ends,
        };
        let apart = view.title.is_paper_card(train.card);
        let bonuses = red.iter().map(bonus).chain(self.post.clone()).collect();
        routes::Train { reach, bonuses, apart }
    }

    /// The best runs of these trains; where the board is too crowded to look at everything, the best that were found.
    pub fn best(&self, view: View<'_>, trains: &[Train]) -> BestRuns {
        let (runs, best) = self.solve(view, trains, Some(MOST_NODES));
        let most = match best.proof {
            routes::Proof::Optimal { .. } => best.total,
            routes::Proof::AtLeast { bound, .. } => bound,
        };
        BestRuns { runs, revenue: best.total, most }
    }

    /// The best runs with the solver's own answer, which carries the proof; `limit` bounds the nodes searched.
    pub fn solve(&self, view: View<'_>, trains: &[Train], limit: Option<u64>) -> (Vec<Ran>, routes::Best) {
        let (network, solver_trains) = self.question(view, trains);
        let best = routes::best(network, &solver_trains, limit);
        let mut runs: Vec<Ran> = best
            .runs
            .iter()
            .zip(trains)
            .filter_map(|(run, &train)| run.as_ref().map(|run| self.ran(train, run)))
            .collect();
        runs.sort_by(|a, b| a.run.cmp(&b.run));
        (runs, best)
    }

    /// The network and these trains as the solver takes them.
    pub fn question(&self, view: View<'_>, trains: &[Train]) -> (&routes::Network, Vec<routes::Train>) {
        (&self.network, trains.iter().map(|&train| self.train(view, train)).collect())
    }

    /// Checks given runs and values them.
    ///
    /// # Errors
    /// With the index of the first run that is not legal, what is wrong with it, and where.
    pub fn value(
        &self,
        view: View<'_>,
        runs: &[Run],
    ) -> Result<Vec<Ran>, (usize, RouteFault, Option<HexId>)> {
        let mut routes = Vec::with_capacity(runs.len());
        let mut trains = Vec::with_capacity(runs.len());
        for (index, run) in runs.iter().enumerate() {
            let broken = |hex| (index, RouteFault::Broken, hex);
            let pieces: Vec<_> = run
                .track
                .iter()
                .map(|&piece| self.id_of(piece).ok_or(broken(Some(piece.hex))))
                .collect::<Result<_, _>>()?;
            let start = self.start_of(&pieces).ok_or(broken(run.track.first().map(|piece| piece.hex)))?;
            routes.push(Some(routes::Route { start, pieces }));
            trains.push(self.train(view, run.train));
        }
        match routes::check(&self.network, &trains, &routes) {
            Ok(valued) => Ok(valued
                .runs
                .iter()
                .zip(runs)
                .filter_map(|(run, given)| run.as_ref().map(|run| self.ran(given.train, run)))
                .collect()),
            Err(illegal) => {
                let (fault, hex) = self.fault(&illegal.why);
                Err((illegal.train, fault, hex))
            }
        }
    }

    /// Where a path of pieces begins: the stop at the free end of its first piece.
    fn start_of(&self, pieces: &[routes::PieceId]) -> Option<routes::StopId> {
        let stops_of = |id: routes::PieceId| {
            self.network.piece(id).ends.into_iter().filter_map(|end| match end {
                routes::End::Stop(stop) => Some(stop),
                routes::End::Point(..) => None,
            })
        };
        stops_of(*pieces.first()?).next()
    }

    fn id_of(&self, piece: TrackPiece) -> Option<routes::PieceId> {
        let id = *self.first_piece.get(piece.hex.index())? + u16::from(piece.piece);
        (self.pieces.get(usize::from(id)) == Some(&piece)).then_some(routes::PieceId(id))
    }

    fn fault(&self, why: &routes::Why) -> (RouteFault, Option<HexId>) {
        use routes::Why;
        let of_stop = |stop: &routes::StopId| self.stops.get(usize::from(stop.0)).map(|&(hex, _)| hex);
        let of_piece = |piece: &routes::PieceId| self.pieces.get(usize::from(piece.0)).map(|piece| piece.hex);
        match why {
            Why::NoTrain | Why::EndsOnTrack(_) => (RouteFault::Broken, None),
            Why::UnknownStop(stop) => (RouteFault::Broken, of_stop(stop)),
            Why::UnknownPiece(piece) | Why::Broken(piece) => (RouteFault::Broken, of_piece(piece)),
            Why::StopTwice(stop) | Why::SameLocation(stop, _) => (RouteFault::StopTwice, of_stop(stop)),
            Why::PieceTwice(piece) | Why::SharedPiece { piece, .. } => {
                (RouteFault::TrackTwice, of_piece(piece))
            }
            Why::PointTwice(_) | Why::SharedPoint { .. } => (RouteFault::TrackTwice, None),
            Why::PassesTerminus(stop) | Why::PassesClosed(stop) => (RouteFault::Blocked, of_stop(stop)),
            Why::NoStation => (RouteFault::NoStation, None),
            Why::TooFewStops { .. } => (RouteFault::TooShort, None),
            Why::TooManyStops { .. } | Why::TooManyCities { .. } => (RouteFault::TooLong, None),
        }
    }

    fn ran(&self, train: Train, run: &routes::Run) -> Ran {
        let track = run.route.pieces.iter().map(|piece| self.pieces[usize::from(piece.0)]).collect();
        let counted = run.calls.iter().filter(|call| call.counted);
        let stops = counted.map(|call| (self.stops[usize::from(call.stop.0)].0, call.value)).collect();
        Ran { run: Run { train, track }, stops, bonus: run.bonuses.iter().map(|&(_, amount)| amount).sum() }
    }
}

/// The hexes that can be come to from the company's stations, where track meets track on both sides of every edge.
fn joined_hexes(view: View<'_>, company: CompanyId) -> HexSet {
    let mut joined: HexSet = view.state.markers_of(company).map(|marker| marker.hex).collect();
    let mut open: Vec<HexId> = joined.iter().collect();
    while let Some(hex) = open.pop() {
        for edge in view.face(hex).exits().iter() {
            let Some(next) = view.title.hex(hex).neighbours[usize::from(edge.0)] else { continue };
            if !joined.contains(next) && view.face(next).exits().contains(edge.opposite()) {
                joined.insert(next);
                open.push(next);
            }
        }
    }
    joined
}

/// Numbers for the hex sides that track touches.
struct Points {
    next: u16,
    /// By hex and edge, on the side of the first hex.
    by_exit: Vec<Option<u16>>,
}

impl Points {
    /// The end of a piece at an edge; both hexes get the same point, that of the first of them, each its own side.
    fn end(&mut self, view: View<'_>, hex: HexId, edge: Edge) -> routes::End {
        let own = hex.index() * 6 + usize::from(edge.0);
        let across = view.title.hex(hex).neighbours[usize::from(edge.0)]
            .map(|neighbour| neighbour.index() * 6 + usize::from(edge.opposite().0));
        let (exit, side) = match across {
            Some(other) if other < own => (other, routes::Side::B),
            _ => (own, routes::Side::A),
        };
        let point = *self.by_exit[exit].get_or_insert_with(|| {
            self.next += 1;
            self.next - 1
        });
        routes::End::Point(routes::PointId(point), side)
    }
}
