//! The best routes of a railway company, exact and proven (R-RUN of 18CZ, R-36-RUN of 1836Jr-56).
//!
//! [`best`] finds the set of routes with the highest total for all trains of a company and proves that there is none
//! better (rule VIII.8, R-RUN-12). [`check`] values given routes and says why one is illegal. The crate knows no map and
//! no title: a [`Network`] is stops, points and pieces of track as one company sees them. It does no I/O, reads no clock
//! and uses no floats; the same input gives the same answer everywhere.
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
//! **Routes of one train.** Depth-first search from each station: a first arm, then a second one that leaves by a later
//! link; earlier stations are out of bounds, so that each route is found once. A path is given up when it cannot
//! reach the floor, the least value asked for, by this bound. Let *g(v, u, b)* be the most that a walk can gain beyond
//! stop *v*, come from *u*, with budget *b* (what the train may still count), where a walk may call at a stop again but
//! not turn straight back to *u*, and each stop brings the most it ever can (all its bonuses; a port as if all stations
//! were on the route). It is computed once, from small budgets to large ones. Then a path is worth at most what its
//! stops bring plus the best split of the remaining budget between its two open ends; for an express train also over
//! how many of its towns count. *Proof:* every legal continuation is a pair of such walks, since a route never returns
//! to a stop; its stops bring no more than assumed; and its budget is split in some way. So no route worth
//! the floor is given up.
//!
//! **One train, or trains apart.** The floor rises with the best route found. What is left at the end is the best.
//!
//! **Several trains.** Each kind of train gets a list of all its routes down to some floor. Put a price *p(e)* of 0 or
//! more on every element of track, and call a route's value less the prices of its track its *net*. For any prices, no
//! set of routes is worth more than
//!
//! > the sum of all prices + for each train the highest net of its routes (or 0).
//!
//! *Proof:* the value of a set is the sum of the nets of its routes and of the prices of the track that they use.
//! Routes of a set share no element, so that each price is taken at most once, and prices are not negative: the second
//! sum is at most that of all prices. Each net is at most the highest. A route that is not listed is worth less than the
//! floor, and its net no more than that; so the floor less one stands for all of them.
//!
//! Prices start at 0 and are changed as on a market: what several trains want becomes dearer, what nobody wants cheaper
//! (a subgradient method on the bound, in integers). Each round also gives a legal set: the trains pick by net, one after
//! the other. A route with which the bound falls to the best set found or below is dropped for good: replace the
//! highest net of its train by its own in the proof above. If unlisted routes are not ruled out in that way, the floor
//! is lowered and the market goes on. If the bound meets the best set, that is the proof.
//!
//! **The rest.** Else depth-first search over the routes left, train by train, trains of one kind in one order only.
//! After each pick the lists of the trains to come keep what is free of conflicts, and the same bound applies, where
//! prices count only for track that is used or that some route left can still use: *proof* as above, for a set uses no
//! other track. Routes that cannot reach the best set are dropped again. What is found last is the best.
//!
//! # Ties
//!
//! The highest total wins; of equal totals the one with the fewest pieces of track. Both are one number in the search,
//! value × 2²⁰ − pieces, which adds up over routes like the value alone; so the proof covers both. Then, for one train
//! (or one apart), the route with the smallest start stop and piece ids in order, read from its end with the smaller id;
//! for several trains the first set that the search meets. The search is a pure function of its input, so that this is
//! the same set every time. A route worth nothing is not run.
//!
//! # Work limit
//!
//! Nodes are steps of the search: a stop entered, a round of prices, a route picked. With a limit the answer may be
//! [`Proof::AtLeast`], with the set found and the bound that holds for all sets.

mod best;
mod bits;
mod bounds;
mod check;
mod combine;
mod finder;
mod links;
mod network;
mod prices;
mod source;
mod valuing;

pub use best::{Best, Proof, best, best_listing};
pub use check::{Illegal, Why, check};
pub use network::{
    Bonus, Call, End, Network, Piece, PieceId, PointId, Reach, Route, Run, Side, Stop, StopId, StopKind,
    Train, Valued, When,
};
