//! Named options: where the default, the rulebook as our catalogue resolves it, can be set aside.
//!
//! A profile is a set of options. [`Options::AS_ON_18XX_GAMES`] plays the way that site does, so that games recorded
//! there replay; nothing else in the engine asks where a game came from.

mod declare;

pub(crate) use declare::options;

use crate::f56::options::F56Options;

options! {
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
    pub struct Options {
        /// The first order of play is drawn by the seed; otherwise it is the order of the seats (R-SET-08).
        shuffle_order: book true, site false;
        /// The first tile on Praha uses the whole build like a promotion (A-21); otherwise it is a yellow tile.
        praha_is_promotion: book true, site false;
        /// Directors and owners are asked before a deal (R-ACQ-01, R-TRN-08, R-LOC-08); otherwise they agree at once.
        ask_consent: book true, site false;
        /// Several sales of one company in one turn are one block with one drop (A-05); otherwise each sale drops.
        one_drop_per_turn: book true, site false;
        /// Trains change hands between companies only from phase b on (A-71).
        train_trade_by_phase: book true, site false;
        /// The claimed revenue must be the highest possible (A-40); otherwise any legal routes, or a bare claim, will do.
        best_revenue: book true, site false;
        /// A later station costs by the markers on the board (A-45); otherwise 100 after any take-over.
        station_price_by_board: book true, site false;
        /// A taken-over train may be turned to any larger side (A-43); otherwise only to the acquirer's own colour.
        turn_to_any_side: book true, site false;
        /// Surplus after a take-over is scrapped from the taken-over trains (A-44); otherwise any train goes to the pool.
        scrap_surplus: book true, site false;
        /// ATE's hex is closed to others until its marker is placed, whatever the tile (A-28).
        ate_hex_closed: book true, site false;
        /// The owner of ATE's waiting marker chooses its city (A-27); otherwise whoever laid the tile.
        marker_owner_chooses_city: book true, site false;
        /// The first tile a company lays is on its home hex (A-23); otherwise only the connection counts.
        home_tile_first: book true, site false;
        /// A lay with waived cost is an ordinary build (A-33); otherwise it only needs a free place for a tile.
        waived_lay_is_build: book true, site false;
        /// Under the limit exception the train just bought stays (R-TRN-06); otherwise any train may be bought and returned.
        exception_by_book: book true, site false;
        /// A company ends its turn only with a train that it can run (A-64), and may buy trains as long as its turn lasts; otherwise
        /// a purchase that leaves no room for a train, or less money than the cheapest one anywhere costs, is its last.
        must_own_train: book true, site false;
        /// Excess trains are returned in operating order (A-68); otherwise in the order of the charters.
        return_in_operating_order: book true, site false;
        /// Where all trains to choose from are alike, the excess is returned without asking; otherwise asked for.
        return_like_trains_unasked: book true, site false;
        /// Whoever is above the certificate limit sells before anything else (R-SR-12); otherwise he may pass instead.
        must_sell_surplus: book true, site false;
        /// Players who can afford no local railway pass, and the others go on (R-PRE-07); otherwise a second such player in a row
        /// ends the Pre-Stock Round, and what is unsold stays where it lies.
        draft_goes_on: book true, site false;
        /// A company that must return a train, choose a city or return a marker does that first; otherwise it may still use and sell
        /// its local railways, and buy others while it returns trains (R-OR-06).
        answer_comes_first: book true, site false;
        /// Whatever leads above a limit has trains returned (R-EXP-03); otherwise an export has only where it scraps a company's train,
        /// and the surplus stays until a train changes hands.
        export_meets_limits: book true, site false;
        /// A run without any route is settled by itself, unless a train waits for a purple tile that may still be laid (R-RUN-12);
        /// otherwise it is asked for.
        settle_empty_runs: book true, site false;
        /// A debt may be repaid in part (R-EMR-06); otherwise only as far as the cash goes.
        repay_in_part: book true, site false;
        /// Lots are drawn with our generator; otherwise with that of 18xx.games (R-BOH-05 to 07).
        own_lot: book true, site false;
        /// Steps of an operating turn and stock turns in which only passing is possible are passed over; otherwise asked, so that
        /// play can stop wherever another engine does, but what becomes possible later cannot be done in them any more.
        skip_idle_steps: book true, site false;
    }
    unnamed {}
    with {
        /// The options of 1836Jr-56, which has none of those above that speak of local railways, sizes and take-overs.
        f56: F56Options;
    }
}

impl Options {
    /// The options that every title has.
    pub const COMMON: &'static [&'static str] =
        &["shuffle_order", "ask_consent", "return_like_trains_unasked", "skip_idle_steps"];
}

impl Default for Options {
    fn default() -> Self {
        Options::BOOK
    }
}
