//! The best routes of a railway company, exact and proven (R-RUN of 18CZ, R-36-RUN of 1836Jr-56).
//!
//! [`best`] finds the set of routes with the highest total for all trains of a company and proves that there is none
//! better (rule VIII.8, R-RUN-12). [`check`] values given routes and says why one is illegal. The crate knows no map and
//! no title: a [`Network`] is stops, points and pieces of track as one company sees them. It does no I/O, reads no clock
//! and uses no floats; the same input gives the same answer everywhere.
//!
//! ```
//! use routes::{End, Network, Piece, PointId, Proof, Reach, Side, Stop, StopId, StopKind, Train, best};
//!
//! // A city with our station, a town, and a red place beyond the edge, in three hexes side by side.
//! let mut city = Stop::new(StopKind::City, 30);
//! city.station = true;
//! let stops = vec![city, Stop::new(StopKind::Town, 10), Stop::new(StopKind::Terminus, 60)];
//! let piece = |stop, point, side| Piece { ends: [End::Stop(StopId(stop)), End::Point(PointId(point), side)] };
//! let pieces = vec![piece(0, 0, Side::A), piece(1, 0, Side::B), piece(1, 1, Side::A), piece(2, 1, Side::B)];
//! let network = Network { stops, points: 2, pieces };
//!
//! // A 2-train must stop in the town; an express train leaves it out and gets through.
//! let plain = best(&network, &[Train::new(Reach::Plain(2))], None);
//! let express = best(&network, &[Train::new(Reach::Express(2))], None);
//! assert_eq!((plain.total, express.total), (40, 90));
//! assert!(matches!(express.proof, Proof::Optimal { .. }));
//!
//! let run = express.runs[0].as_ref().expect("it runs");
//! assert_eq!(run.counted().collect::<Vec<_>>(), [StopId(0), StopId(2)]);
//! ```
//!
//! # What is legal
//!
//! A route is a path of pieces from stop to stop. It uses no piece, point or stop twice, has no two stops of one group,
//! ends at termini, ports and closed stops, and never passes them. It has at least two counted stops (three with a
//! port) and a stop with a station. Only an express train leaves stops out, and only towns without a station. Routes of
//! a set share no piece and no point (a junction belongs to both of its branches); they may meet in stops. A train that
//! runs [`apart`](Train::apart) shares track with anyone.
//!
//! # The search
//!
//! **Contraction.** Track between two stops becomes a link. All links within reach of a station are found by walking the
//! pieces, from side to side of each point, so that junctions are right by construction. Points that lie on exactly the
//! same links are one *element* of track: to use one is to use all. A link's track is a bit set of elements, of any
//! size.
//!
//! **Weights and reduced costs.** A route weighs a certain number for each unit of value, less one for each piece. At the
//! *strict* scale a unit of value weighs more than all pieces together, so that the heaviest set is the one with the highest
//! value, then the fewest pieces. Each element has a Lagrange *multiplier*, 0 or more, the price of its use. A route's *reduced
//! cost* is its weight less the multipliers of its track; a link's cost is the weight of its pieces and its multipliers. Since
//! no element is used twice, a route's reduced cost is what its stops bring less what its links cost.
//!
//! **Routes of one train.** Depth-first search from each station: a first arm, then a second one that leaves by a later
//! link; earlier stations are out of bounds, so that each route is found once. A path is given up when a bound says
//! that it cannot reach the floor, the least reduced cost asked for.
//!
//! - *Stops* (express trains). A path whose certain stops bring *x* and whose links cost *c*, with room for *b* more stops, can
//!   have at most the reduced cost *x* − *c* + the *b* highest of these: what its own towns bring that may be left out; and for
//!   each stop not on it what that brings less its cheapest link. *Proof:* whatever the path becomes, each stop added is
//!   entered by a link of its own, which costs at least that, and at most *b* stops more are counted.
//! - *Walks.* Let *g(v, u, b, M)* be the most that a walk can gain beyond stop *v*, come from *u*, with budget *b* (what
//!   the train may still count): what its stops bring less what its links cost. A walk may call at a stop again, but
//!   neither turn straight back to *u* nor call at the *watched* stops in *M*; these are the six that bring the most, and
//!   each is added to *M* where the walk calls. Each stop brings the most it ever can (all its bonuses; a port as if all
//!   stations were on the route), each link is the cheapest between its stops. *g* is computed once, from small budgets to
//!   large ones and from large *M* to small ones. Then a path can gain at most the best split between its two open ends
//!   of the budget and of the watched stops not yet on it; for an express train also over how many of its towns count.
//!   *Proof:* every legal continuation is a pair of such walks, since a route never returns to a stop; no watched stop is
//!   on both; its stops bring no more and its links cost no less than assumed; and its budget is split in some way.
//!
//! - *Blocks* (diesels, whose budget has no end). The stops that can still be come to over free track form blocks, which hang
//!   together in single stops. Beyond an open end a path can gain at most what all stops of one block bring, each less its
//!   cheapest link, and beyond one of them the most of its other blocks, or of the stops next to it where a path must end
//!   (termini, ports, closed stops). Two open ends gain the most that two blocks give, or one with two ways out. *Proof:* a
//!   path that leaves a block through the stop where another hangs cannot come back, for it would have to pass it again; and
//!   every stop added is entered by a link of its own.
//!
//! So no route that reaches the floor is given up. Stops are watched only where the search would take long without. It
//! then begins with a floor just below the bound on all routes, and lowers it until there is a route, but not below the
//! best one known.
//!
//! **One train, or trains apart.** The floor rises with the best route found. What is left at the end is the best.
//!
//! **Several trains: the bound** is a Lagrangian relaxation: that routes share no track is not asked for, but paid for. For any
//! multipliers, no set of routes weighs more than
//!
//! > the sum of all multipliers + for each train the highest reduced cost of its routes (or 0).
//!
//! *Proof:* the weight of a set is the sum of the reduced costs of its routes and of the multipliers of the track that they use.
//! Routes of a set share no element, so that each multiplier is taken at most once, and multipliers are not negative: the second
//! sum is at most that of all multipliers. Each reduced cost is at most the highest.
//!
//! Hence reduced-cost fixing: if a set that weighs at least *t* is looked for, a route is of no use whose reduced cost is so low
//! that the bound, with it in place of the highest of its train, is below *t*.
//!
//! **Several trains: the multipliers.** First all routes of each train are listed, without a floor, if that takes few nodes; on
//! the boards of real games it does. If these are few in all, they are searched at once (below), and the search ends as soon as the
//! set found weighs what the best one does. That is known before, by trying: the trains pick one after the other, the heaviest routes
//! first, and a pick is given up where even the heaviest routes that are still free would not make a heavier set. Else multipliers are found by a
//! subgradient method, in integers: among the routes known, at first the best alone, track that several trains want becomes
//! dearer, what nobody wants cheaper. Then routes are generated as columns are: for each train the best one at these
//! multipliers is asked for; that gives the bound, and if the route is new, it is known from now on and the method goes on.
//! Where all routes are listed, the answer is a walk through them (below), and the routes are dropped that are of no use for a
//! set better than the best found; else it is the search above, and the method goes on among the listed routes before it is
//! asked. Each round also gives legal sets: the trains pick by reduced cost, one after the other, from the routes known and
//! from all that are listed.
//!
//! **All routes of a train** are a tree: most of them are another one and a link more, so that a route is kept as that one step.
//! Each step knows the highest value of a route that begins with its path. At any multipliers a walk through the tree pays
//! for one link a step, and passes over a whole branch when that value less what was paid is below the floor: *proof:* what
//! comes after costs at least nothing.
//!
//! **Several trains: the proof.** With the multipliers of the lowest bound, *all* routes are listed that are of use for a set
//! halfway between the best found and the bound; then those lists are searched. Either there is such a set, or the
//! bound falls to halfway. So lists stay short until a good set is found, and the last ones hold every route that is of use
//! for any better set. After a long list less is left to the next one: the bound falls on to a multiple of the unit that all values
//! are multiples of, and if it is lower at the multipliers which the search has ended with, the list is made at these.
//!
//! Where these lists would be too long (dense boards, where many routes are worth the same), value and pieces are
//! proven apart. All values are multiples of some unit; so the bound falls to a multiple *v*. Is there a set worth *v*, and
//! what is the least number of pieces? At any scale, a set worth *v* with at most *p* pieces weighs at least *t* =
//! *v* units less *p* pieces; so only routes that are of use for *t* are listed. The scale and its multipliers are chosen such
//! that the bound leaves little room for *p* (a unit of value is itself the multiplier of "worth *v*");
//! then *p* grows from the least that the bound allows. The first set found is the best. If there is none for any *p*, *v*
//! falls by one unit. As *p* grows, the routes of use at the strict scale, whatever their pieces, are tried in turn:
//! where there is no set worth *v*, that may be seen there at less cost.
//!
//! **Searching the lists.** More rounds of the subgradient method, in which routes of no use are dropped for good. If the bound
//! is still not below *t*, depth-first search over the routes left, train by train, trains of one kind in one order only, best
//! reduced costs first. After each pick the lists of the trains to come keep what is free of conflicts, and the same bound
//! applies, where multipliers count only for track that is used or that some route left can still use: *proof* as above, for a
//! set uses no other track. The last train takes the heaviest route that is free. What is found last is the best. Conflicts are
//! seen for 64 routes at a time: for each element of track there is a bit set of the routes that use it. The elements that most
//! routes use come first, since they leave little to look at; and for some weights there are bit sets of the routes that have
//! them, since the last train is of no use unless the set becomes better than the best found.
//!
//! **Diagrams.** Lists end where a diesel has millions of routes that are worth nearly the same. After some nodes all routes of
//! a train are therefore put into a *diagram* instead, in which routes that have the same future are one.
//!
//! The network falls into *cells*: track and stops that hang together within a hex. Cells are decided one after the other, in an
//! order in which few points are open at a time: those between a cell decided and one to come. What was decided matters to the
//! rest only by what crosses these points: which of them the route uses, and which two of them, or which one and a stop where
//! the route ends, are joined by a stretch of it; and by a few flags: what the train may still count, whether it has called at
//! a station, which groups it has called at, which bonuses it has earned. A route to a port is told from the others at the
//! beginning, since each station then brings more. A node of the diagram is such a *frontier*, an arc is a way through the next
//! cell. Every path through the diagram is a route, or none at all, and every route is a path: *proof:* a way is any choice of
//! pieces in a cell that uses no point twice, no stop more often than a route may, and makes no circle; at each frontier
//! stretches are joined to stretches, a circle is refused, more than two ends are refused, and at the end there is one stretch
//! from stop to stop or nothing.
//!
//! The best route at any multipliers is the heaviest path, found in one pass over the arcs; so is the most that can be gained
//! from each node on, the *potential*. The multipliers are found as above, with a point in place of an element, and arcs are
//! dropped that are on no path of use.
//!
//! Then all trains walk through their diagrams side by side, cell by cell, over ways that share no track. Where two walks have
//! brought all trains to the same nodes, the heavier one goes on alone: *proof:* their futures are the same. A walk is given up
//! when its weight, the potentials of its nodes and the multipliers of all points to come are together below the target:
//! *proof* as for the bound, for the points behind are paid for exactly. The first target is close to the bound; each time that
//! there is no such set, the bound falls to the target, and the next one lies twice as deep.
//!
//! A network on which many points are open at a time, or whose ports pay unlike, has no diagram, or one that takes too long.
//! There lists and searches begin anew, and go on to the end.
//!
//! # Ties
//!
//! The highest total wins; of equal totals the one with the fewest pieces of track; the proof covers both. Then, for
//! one train (or one apart), the route with the smallest start stop and piece ids in order, read from its end with the
//! smaller id; for several trains, and where a diagram was needed, the first set that the search meets. The search is a pure function of its input, so that
//! this is the same set every time. A route worth nothing is not run.
//!
//! # Work limit
//!
//! Nodes are steps of the search: a stop entered, a round of the subgradient method, a route picked, an arc of a diagram made or
//! passed sixteen times, a place where trains have come to side by side. With a limit the answer may be
//! [`Proof::AtLeast`], with the set found and the bound that holds for all sets. If the two are equal, the total is proven
//! and only the fewest pieces are not.

mod best;
mod bits;
mod bounds;
mod check;
mod combine;
mod diagram;
mod effort;
mod field;
mod finder;
mod illegal;
mod links;
mod list;
mod network;
mod open;
mod relaxation;
mod sets;
mod source;
mod subgradient;
mod track;
mod tree;
mod trial;
mod valuing;
mod weight;

pub use best::{Best, Proof, best, best_with};
pub use check::check;
pub use effort::Effort;
pub use illegal::{Illegal, Why};
pub use network::{
    Bonus, Call, End, Network, Piece, PieceId, PointId, Reach, Route, Run, Side, Stop, StopId, StopKind,
    Train, Valued, When,
};
