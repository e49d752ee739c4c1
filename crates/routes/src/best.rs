//! The best set of routes (R-RUN-12).

use crate::check::check;
use crate::diagram;
use crate::effort::Effort;
use crate::finder::Finder;
use crate::links::Links;
use crate::network::{Network, Reach, Route, Run, Train};
use crate::relaxation::Relaxation;
use crate::source::Source;
use crate::weight::{Scale, Total};

/// Whether the answer is proven.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proof {
    /// Nothing better exists.
    Optimal {
        /// How many nodes were searched.
        nodes: u64,
    },
    /// The work limit was reached: the best total lies between the two figures.
    AtLeast {
        /// The total of the set returned.
        found: u32,
        /// No set is worth more.
        bound: u32,
        /// How many nodes were searched.
        nodes: u64,
    },
}

/// The best set of routes, one for each train that can run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// One per train, in the order of the trains.
    pub runs: Vec<Option<Run>>,
    /// The sum of their values.
    pub total: u32,
    /// How good that is known to be.
    pub proof: Proof,
}

impl Best {
    /// The routes alone, as [`check`] takes them.
    #[must_use]
    pub fn routes(&self) -> Vec<Option<Route>> {
        self.runs.iter().map(|r| r.as_ref().map(|r| r.route.clone())).collect()
    }
}

/// The best set of routes for the trains, proven, or as good as `limit` search nodes allow.
///
/// A train for which nothing of value is left stays at home: its run is `None`.
///
/// ```
/// use routes::{End, Network, Piece, Reach, Stop, StopId, StopKind, Train, best, check};
///
/// // Two cities and one piece of track between them: only one of two trains can run.
/// let mut home = Stop::new(StopKind::City, 20);
/// home.station = true;
/// let track = Piece { ends: [End::Stop(StopId(0)), End::Stop(StopId(1))] };
/// let network = Network { stops: vec![home, Stop::new(StopKind::City, 50)], points: 0, pieces: vec![track] };
/// let trains = [Train::new(Reach::Plain(2)), Train::new(Reach::Plain(3))];
///
/// let found = best(&network, &trains, None);
/// assert_eq!(found.total, 70);
/// assert_eq!(found.runs.iter().flatten().count(), 1);
///
/// // Whoever does not believe it can have the set checked.
/// let valued = check(&network, &trains, &found.routes()).expect("the best set is legal");
/// assert_eq!(valued.total, found.total);
/// ```
///
/// The crate's documentation explains the search and the order of ties.
///
/// # Panics
/// If an id in the network's pieces or in a bonus is out of range.
#[must_use]
pub fn best(net: &Network, trains: &[Train], limit: Option<u64>) -> Best {
    best_with(net, trains, limit, Effort::USUAL)
}

/// How much earlier lists are given up for diesels, whose routes are too many for them on all but sparse boards.
const DIESEL: u64 = 20;

/// [`best`] for tests: networks small enough for brute force would leave most of the search unused.
#[doc(hidden)]
#[must_use]
pub fn best_with(net: &Network, trains: &[Train], limit: Option<u64>, effort: Effort) -> Best {
    let limit = limit.unwrap_or(u64::MAX);
    let diesel = trains.iter().any(|train| train.reach == Reach::Unlimited);
    let patience = if diesel { effort.patience / DIESEL } else { effort.patience };
    let found = by_lists(net, trains, limit.min(patience), effort);
    let Proof::AtLeast { bound, nodes, .. } = found.proof else { return found };
    if nodes >= limit {
        return found;
    }
    let work = (limit - nodes).min(effort.diagrams);
    match by_diagrams(net, trains, &found, (bound, nodes), work) {
        Some(found) if matches!(found.proof, Proof::Optimal { .. }) || work < effort.diagrams => found,
        _ => by_lists(net, trains, limit, effort),
    }
}

/// The same by diagrams, from the best set known, the bound on all, and the nodes that these took; none if the network has
/// no diagrams.
fn by_diagrams(
    net: &Network,
    trains: &[Train],
    known: &Best,
    (bound, before): (u32, u64),
    limit: u64,
) -> Option<Best> {
    // Trains that share no track are one party; whoever shares it is one by itself.
    let (apart, sharing): (Vec<usize>, Vec<usize>) = (0..trains.len()).partition(|&t| trains[t].apart);
    let parties = apart.into_iter().map(|t| vec![t]).chain([sharing]);
    let mut routes = known.routes();
    let (mut proven, mut most, mut nodes) = (true, 0, 0);
    for party in parties.filter(|party| !party.is_empty()) {
        let mut kinds: Vec<(&Train, usize)> = Vec::new();
        for &t in &party {
            match kinds.iter_mut().find(|kind| kind.0 == &trains[t]) {
                Some(kind) => kind.1 += 1,
                None => kinds.push((&trains[t], 1)),
            }
        }
        let worth = |run: &Run| Total { value: run.value, pieces: run.route.pieces.len() as u32 };
        let runs = party.iter().filter_map(|&t| known.runs[t].as_ref());
        let known = Scale::STRICT.weigh(runs.map(worth).fold(Total::default(), Total::plus));
        let of: Vec<&Train> = kinds.iter().map(|kind| kind.0).collect();
        let outcome = diagram::solve(net, &kinds, unit(net, &of), known, limit.saturating_sub(nodes))?;
        nodes += outcome.nodes;
        proven &= outcome.proven;
        most += Scale::STRICT.most_value(outcome.bound, net.pieces.len() as u32);
        if let Some(mut set) = outcome.set {
            for t in party {
                let kind = of.iter().position(|&kind| kind == &trains[t])?;
                routes[t] = set[kind].pop();
            }
        }
    }
    let valued = check(net, trains, &routes).expect("the search finds legal routes only");
    let total = valued.total;
    let nodes = before + nodes;
    let proof = match proven {
        true => Proof::Optimal { nodes },
        false => Proof::AtLeast { found: total, bound: bound.min(most), nodes },
    };
    Some(Best { runs: valued.runs, total, proof })
}

/// The same by lists of routes and searches.
fn by_lists(net: &Network, trains: &[Train], limit: u64, effort: Effort) -> Best {
    let reach = trains.iter().map(|t| match t.reach {
        Reach::Plain(n) | Reach::Express(n) => usize::from(n),
        Reach::Plus { total, .. } => usize::from(total),
        Reach::Unlimited => usize::MAX,
    });
    let free = trains.iter().any(|t| matches!(t.reach, Reach::Express(_)));
    let links = Links::new(net, reach.max().unwrap_or(0), free);
    // Trains that are alike in all but `apart` have the same routes.
    let mut kinds: Vec<&Train> = Vec::new();
    let mut kind_of = Vec::with_capacity(trains.len());
    for train in trains {
        let alike = |k: &&Train| k.reach == train.reach && k.bonuses == train.bonuses;
        let kind = kinds.iter().position(alike).unwrap_or_else(|| {
            kinds.push(train);
            kinds.len() - 1
        });
        kind_of.push(kind);
    }
    let sharing: Vec<usize> = (0..trains.len()).filter(|&t| !trains[t].apart).collect();
    let mut sources = Vec::with_capacity(kinds.len());
    let mut spent = 0;
    for kind in &kinds {
        let finder = Finder::new(net, &links, kind);
        let small = if sharing.len() < 2 { 0 } else { effort.small };
        let effort = Effort { small, ..effort };
        let source = Source::new(finder, links.words, effort, limit.saturating_sub(spent));
        spent += source.nodes();
        sources.push(source);
    }
    let mut routes: Vec<Option<Route>> = vec![None; trains.len()];
    let most = net.pieces.len() as u32;
    let mut bound = 0;
    let mut proven = true;
    // A train that shares track with the others runs its best route, whatever they do.
    for t in (0..trains.len()).filter(|&t| trains[t].apart || sharing.len() < 2) {
        let source = &sources[kind_of[t]];
        routes[t] = source.first_by_name();
        proven &= source.sound;
        bound += Scale::STRICT.most_value(source.best, most);
    }
    if sharing.len() >= 2 {
        let all_sound = sharing.iter().all(|&t| sources[kind_of[t]].sound);
        if !all_sound {
            bound += sharing
                .iter()
                .map(|&t| Scale::STRICT.most_value(sources[kind_of[t]].best, most))
                .sum::<u32>();
            proven = false;
        }
        let mut counts = vec![0; sources.len()];
        for &t in &sharing {
            counts[kind_of[t]] += 1;
        }
        let limit = if all_sound { limit } else { 0 };
        let mut outcome =
            Relaxation::new(&mut sources, &counts, &links, effort, limit).solve(unit(net, &kinds), most);
        spent = outcome.nodes;
        for routes in &mut outcome.set {
            routes.reverse();
        }
        for &t in &sharing {
            routes[t] = outcome.set[kind_of[t]].pop();
        }
        if all_sound {
            proven &= outcome.proven;
            bound += outcome.bound;
        }
    } else {
        spent = 0;
    }
    let nodes = spent + sources.iter().map(Source::nodes).sum::<u64>();
    let valued = check(net, trains, &routes).expect("the search finds legal routes only");
    let total = valued.total;
    let proof = if proven { Proof::Optimal { nodes } } else { Proof::AtLeast { found: total, bound, nodes } };
    Best { runs: valued.runs, total, proof }
}

/// The values of all routes are multiples of this.
fn unit(net: &Network, kinds: &[&Train]) -> u32 {
    let values = net.stops.iter().map(|s| s.value);
    let bonuses = kinds.iter().flat_map(|k| &k.bonuses).map(|b| b.amount);
    let gcd = |mut a: u32, mut b: u32| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    values.chain(bonuses).fold(0, gcd).max(1)
}
