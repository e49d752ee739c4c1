//! A position as text that people can read and write: everything that lies on a table, in the names of the table.
//!
//! ```json
//! {
//!   "position": 1,
//!   "players": [
//!     {"name": "Anna", "cash": 120, "shares": {"BN": 3}, "papers": ["S1"]},
//!     {"name": "Bela", "cash": 80, "shares": {"BN": 1}}
//!   ],
//!   "order": ["Bela", "Anna"],
//!   "companies": {
//!     "BN": {"status": "floated", "director": "Anna", "start_price": 80, "price": 90, "treasury": 240,
//!            "trains": ["2b"], "stations": ["E15"], "markers_left": 2, "home_placed": true, "has_operated": true}
//!   },
//!   "chart": ["BN"],
//!   "tiles": {"E15": "57/2"},
//!   "phase": "b",
//!   "trains": {"next": "b", "left": 3},
//!   "round": {"stock": {"number": 2, "next": "Bela"}}
//! }
//! ```
//!
//! What is not written is as in the box: a company that is not named has not been started, and what is left of tiles and in the bank
//! follows from the rest. What will be drawn by lot is not written either: it follows from the seed of the game.
//!
//! A position can be written wherever no question is half answered ([`write()`]): at the turn of a player in a stock round or before
//! the first one, and at any step of a company's turn. [`read()`] gives the game that goes on from there, or everything that is wrong.

mod fault;
mod read;
mod turn;
mod write;
mod written;

pub use fault::{Fault, Place, What};
pub use read::{Basis, draft, read};
pub use turn::step_names;
pub use write::{HalfAnswered, write};
pub use written::{
    VERSION, WrittenBank, WrittenCompany, WrittenNational, WrittenPlayer, WrittenPosition, WrittenRound,
    WrittenTrains, WrittenTurn,
};
