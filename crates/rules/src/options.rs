//! Named options: where the default, the rulebook as our catalogue resolves it, can be set aside.
//!
//! A profile is a set of options. [`Options::AS_ON_18XX_GAMES`] plays the way that site does, so that games recorded
//! there replay; nothing else in the engine asks where a game came from.

/// How the points are resolved on which tables (or other implementations) differ.
///
/// ```
/// use rules::Options;
///
/// let mut options = Options::BOOK;
/// assert!(options.set("ask_consent", false), "there is such an option");
/// assert_eq!(options.get("ask_consent"), Options::AS_ON_18XX_GAMES.get("ask_consent"));
/// assert!(!options.set("ask_nicely", true), "and there is none of this name");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The first order of play is drawn by the seed; otherwise it is the order of the seats (R-SET-08).
    pub shuffle_order: bool,
    /// The first tile on Praha uses the whole build like a promotion (A-21); otherwise it is a yellow tile.
    pub praha_is_promotion: bool,
    /// Directors and owners are asked before a deal (R-ACQ-01, R-TRN-08, R-LOC-08); otherwise they agree at once.
    pub ask_consent: bool,
    /// Several sales of one company in one turn are one block with one drop (A-05); otherwise each sale drops.
    pub one_drop_per_turn: bool,
    /// Trains change hands between companies only from phase b on (A-71).
    pub train_trade_by_phase: bool,
    /// The claimed revenue must be the highest possible (A-40); otherwise any legal routes, or a bare claim, will do.
    pub best_revenue: bool,
    /// A later station costs by the markers on the board (A-45); otherwise 100 after any take-over.
    pub station_price_by_board: bool,
    /// A taken-over train may be turned to any larger side (A-43); otherwise only to the acquirer's own colour.
    pub turn_to_any_side: bool,
    /// Surplus after a take-over is scrapped from the taken-over trains (A-44); otherwise any train goes to the pool.
    pub scrap_surplus: bool,
    /// ATE's hex is closed to others until its marker is placed, whatever the tile (A-28).
    pub ate_hex_closed: bool,
    /// The owner of ATE's waiting marker chooses its city (A-27); otherwise whoever laid the tile.
    pub marker_owner_chooses_city: bool,
    /// The first tile a company lays is on its home hex (A-23); otherwise only the connection counts.
    pub home_tile_first: bool,
    /// A lay with waived cost is an ordinary build (A-33); otherwise it only needs a free place for a tile.
    pub waived_lay_is_build: bool,
    /// Under the limit exception the train just bought stays (R-TRN-06); otherwise any train may be bought and returned.
    pub exception_by_book: bool,
    /// A company ends its turn only with a train that it can run (A-64), and may buy trains as long as its turn lasts; otherwise
    /// a purchase that leaves no room for a train, or less money than the cheapest one anywhere costs, is its last.
    pub must_own_train: bool,
    /// Excess trains are returned in operating order (A-68); otherwise in the order of the charters.
    pub return_in_operating_order: bool,
    /// Where all trains to choose from are alike, the excess is returned without asking; otherwise asked for.
    pub return_like_trains_unasked: bool,
    /// Whoever is above the certificate limit sells before anything else (R-SR-12); otherwise he may pass instead.
    pub must_sell_surplus: bool,
    /// Players who can afford no local railway pass, and the others go on (R-PRE-07); otherwise a second such player in a row
    /// ends the Pre-Stock Round, and what is unsold stays where it lies.
    pub draft_goes_on: bool,
    /// A company that must return a train, choose a city or return a marker does that first; otherwise it may still use and sell
    /// its local railways, and buy others while it returns trains (R-OR-06).
    pub answer_comes_first: bool,
    /// Whatever leads above a limit has trains returned (R-EXP-03); otherwise an export has only where it scraps a company's train,
    /// and the surplus stays until a train changes hands.
    pub export_meets_limits: bool,
    /// A run without any route is settled by itself, unless a train waits for a purple tile that may still be laid (R-RUN-12);
    /// otherwise it is asked for.
    pub settle_empty_runs: bool,
    /// A debt may be repaid in part (R-EMR-06); otherwise only as far as the cash goes.
    pub repay_in_part: bool,
    /// Lots are drawn with our generator; otherwise with that of 18xx.games (R-BOH-05 to 07).
    pub own_lot: bool,
    /// Steps of an operating turn and stock turns in which only passing is possible are passed over; otherwise asked, so that
    /// play can stop wherever another engine does, but what becomes possible later cannot be done in them any more.
    pub skip_idle_steps: bool,
    /// The options of 1836Jr-56, which has none of those above that speak of local railways, sizes and take-overs.
    pub f56: F56Options,
}

impl Options {
    /// The rulebook.
    pub const BOOK: Options = Options {
        shuffle_order: true,
        praha_is_promotion: true,
        ask_consent: true,
        one_drop_per_turn: true,
        train_trade_by_phase: true,
        best_revenue: true,
        station_price_by_board: true,
        turn_to_any_side: true,
        scrap_surplus: true,
        ate_hex_closed: true,
        marker_owner_chooses_city: true,
        home_tile_first: true,
        waived_lay_is_build: true,
        exception_by_book: true,
        must_own_train: true,
        return_in_operating_order: true,
        return_like_trains_unasked: true,
        must_sell_surplus: true,
        draft_goes_on: true,
        answer_comes_first: true,
        export_meets_limits: true,
        settle_empty_runs: true,
        repay_in_part: true,
        own_lot: true,
        skip_idle_steps: true,
        f56: F56Options::BOOK,
    };

    /// As on 18xx.games: every point on which that site departs from the book.
    pub const AS_ON_18XX_GAMES: Options = Options {
        shuffle_order: false,
        praha_is_promotion: false,
        ask_consent: false,
        one_drop_per_turn: false,
        train_trade_by_phase: false,
        best_revenue: false,
        station_price_by_board: false,
        turn_to_any_side: false,
        scrap_surplus: false,
        ate_hex_closed: false,
        marker_owner_chooses_city: false,
        home_tile_first: false,
        waived_lay_is_build: false,
        exception_by_book: false,
        must_own_train: false,
        return_in_operating_order: false,
        return_like_trains_unasked: false,
        must_sell_surplus: false,
        draft_goes_on: false,
        answer_comes_first: false,
        export_meets_limits: false,
        settle_empty_runs: false,
        repay_in_part: false,
        own_lot: false,
        skip_idle_steps: false,
        f56: F56Options::AS_ON_18XX_GAMES,
    };
}

/// Names for the fields of a set of options.
macro_rules! named {
    ($set:ident, $($name:ident),* $(,)?) => {
        impl $set {
            /// The names of all options of this set, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            pub(crate) fn find(&self, name: &str) -> Option<bool> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            pub(crate) fn put(&mut self, name: &str, value: bool) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}
mod f56;

pub use f56::F56Options;

impl Options {
    /// The options that every title has.
    pub const COMMON: &'static [&'static str] =
        &["shuffle_order", "ask_consent", "return_like_trains_unasked", "skip_idle_steps"];

    /// The names of all options of all titles.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Options::NAMES.iter().chain(F56Options::NAMES).copied()
    }

    /// The value of the option with this name.
    pub fn get(&self, name: &str) -> Option<bool> {
        self.find(name).or_else(|| self.f56.find(name))
    }

    /// Sets the option with this name; `false` when there is none.
    pub fn set(&mut self, name: &str, value: bool) -> bool {
        self.put(name, value) || self.f56.put(name, value)
    }
}

named!(
    Options,
    shuffle_order,
    praha_is_promotion,
    ask_consent,
    one_drop_per_turn,
    train_trade_by_phase,
    best_revenue,
    station_price_by_board,
    turn_to_any_side,
    scrap_surplus,
    ate_hex_closed,
    marker_owner_chooses_city,
    home_tile_first,
    waived_lay_is_build,
    exception_by_book,
    must_own_train,
    return_in_operating_order,
    return_like_trains_unasked,
    must_sell_surplus,
    draft_goes_on,
    answer_comes_first,
    export_meets_limits,
    settle_empty_runs,
    repay_in_part,
    own_lot,
    skip_idle_steps,
);

impl Default for Options {
    fn default() -> Self {
        Options::BOOK
    }
}
