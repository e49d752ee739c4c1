//! Records of 18xx.games: read them, follow them on our engine, write them.
//!
//! That site's engine differs from the rulebook in a few points, so its games are followed with the options
//! [`Options::AS_ON_18XX_GAMES`](rules::Options::AS_ON_18XX_GAMES). It also asks at other moments than ours: it takes
//! consent for granted, passes over steps in which nothing can be done, and asks where there is nothing to choose.
//! Our follower bridges these differences: one action of theirs may be none, one or several of ours.

mod action;
mod agreed;
mod arrange;
mod certificates;
mod cz;
mod exempt;
mod f56;
mod follow;
mod loans;
mod merging;
mod names;
mod players;
mod record;
mod remembered;
mod routes;
mod runs;
mod steps;
mod tell;
mod tell_cz;
mod tell_f56;
mod unfollowable;
mod unreadable;
mod untellable;
mod waits;
mod write;

pub use action::{Entity, Kind, MalformedAction, SiteAction, SiteRoute};
pub use exempt::{Exemption, Used};
pub use follow::to_game_file;
pub(crate) use follow::{Follower, follow_all};
pub(crate) use loans::MARKERS as LOAN_MARKERS;
pub(crate) use names::{our_city, our_hex, private_on, their_company, their_hex, their_space};
pub use players::Players;
pub use record::{Record, read};
pub(crate) use record::{from_object, list, object, texts, title};
pub(crate) use remembered::could_operate;
pub use runs::RunTally;
pub use unfollowable::{Error, Unfollowable};
pub use unreadable::Unreadable;
pub use untellable::{Untellable, Untold};
pub use write::{write, write_part};
