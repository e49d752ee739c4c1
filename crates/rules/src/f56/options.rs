//! The options of 1836Jr-56: the switches of its rules (section 4.3), each with the name that it has there.

use crate::options::options;

options! {
    /// How the points are resolved on which the sheet of 1836Jr-56 and other implementations differ.
    pub struct F56Options {
        /// A turn sells before or after its purchase (SR-03, `sr_order`); otherwise both.
        sell_on_one_side: book true, site false;
        /// Markers of companies sold in one turn fall by their prices, the highest first (SR-13); otherwise in the order of the sales.
        markers_fall_by_price: book true, site false;
        /// What was bought may not be sold in the same turn (SR-07, `sale_lock`); otherwise not in the same round.
        lock_for_turn: book true, site true;
        /// The home station is placed in the first operating turn (PAR-09, `home_station`); otherwise when the company starts.
        home_at_first_turn: book true, site true;
        /// Trains of a company that closes go to the pool (MKT-07, `closed_company_trains`); otherwise out of the game.
        closed_trains_to_pool: book true, site false;
        /// A sale may move a marker into the closing area (MKT-03, `sale_may_close`).
        sale_may_close: book true, site true;
        /// One train of a type in a turn, from wherever (TRN-03, `train_type_limit_source`); otherwise only from bank and pool.
        one_of_a_type_anywhere: book true, site false;
        /// Only a company with a route must own a train (TRN-08, `must_own_train`); otherwise every one.
        train_only_with_route: book true, site true;
        /// The president helps only with the cheapest train of bank or pool (EMR-04, `emr_other_company`); otherwise up to the printed price of others.
        help_for_bank_only: book true, site true;
        /// The national company begins the round after its formation (OR-06, `cgr_first_or`); otherwise it operates by its price.
        national_first: book true, site false;
        /// The national company gives up permanent trains only above its limit (CGR-15, `cgr_train_choice`); otherwise any.
        keep_permanent_trains: book true, site true;
        /// It is frozen unless it keeps a permanent train (CGR-18, `cgr_freeze_test`); otherwise unless one was brought in.
        frozen_without_kept: book true, site false;
        /// While frozen it pays for nothing but trains (CGR-18, `cgr_frozen_spending`).
        frozen_buys_only_trains: book true, site false;
        /// It borrows any train for sale (CGR-19, `cgr_borrow`); otherwise only the last kind.
        borrow_any_train: book true, site false;
        /// It must buy when it can pay for the last kind of train (CGR-20, `cgr_must_buy`); otherwise above 1100, or 750 with a trade.
        buy_at_printed_price: book true, site false;
        /// A borrowed train goes back to where it was (CGR-19, `borrowed_return`); otherwise to the pool.
        borrowed_goes_back: book true, site false;
        /// The temporary president buys an ordinary share (CGR-12, `temp_president_buy`); otherwise his certificate grows.
        second_share_from_market: book true, site false;
        /// The marker of the post may lie on every city and town (PRV-09, `rdp_hexes`); otherwise not on Utrecht.
        post_anywhere: book true, site false;
        /// The tile of the ferry is laid in the track step (PRV-07, `esf_timing`); otherwise at any time of the turn.
        ferry_in_track_step: book true, site false;
        /// Players sell private companies to each other (PRV-04, `player_private_trade`).
        privates_between_players: book true, site false;
        /// The priority goes to the left of whoever bought a private company last (AUC-09, `auction_priority`); otherwise of whoever bought the cheapest.
        priority_by_last_buyer: book true, site false;
        /// Money held back is released with the tile (PAR-04, `escrow_release`); otherwise after the track step.
        escrow_after_every_tile: book true, site false;
        /// Loans lower the value of shares to 0 at most (END-05, `loan_value_floor`).
        loans_to_zero: book true, site false;
        /// A bankrupt player ends without cash (EMR-09, `bankrupt_result`); otherwise with what falls due after he gave up, since
        /// bankruptcy is an action like others.
        bankrupt_has_nothing: book true, site false;
        /// A company that has nothing to run pays its interest at once (LOAN-04), and loans that it may not keep are repaid after
        /// its train step (LOAN-07); otherwise both wait for its first action after that, and none may come. Interest is on the loans
        /// that it has then.
        interest_at_once: book true, site false;
        /// At the end of its turn a company repays loans and buys private companies in any order (OR-05); otherwise a purchase that
        /// leaves no money for another train ends the train step, and loans come first then.
        end_in_any_order: book true, site false;
        /// A sale may close a company whoever can do something afterwards (MKT-07); otherwise not where 18xx.games would stand still.
        close_though_idle: book true, site false;
        /// A loan that could not be repaid stays with the company (EMR-09); otherwise it counts as repaid, whoever is bankrupt, what
        /// sales add to the loans that may not be kept is due at once, and a company that closes in need leaves its president to pay.
        failed_loan_stays: book true, site false;
        /// A company has a route only while one of its stations is joined to another stop (TRN-08); otherwise for ever after it had
        /// one in its own turn, be it from the first city of the tile that it laid on a home where it then chose another.
        route_from_stations: book true, site false;
        /// More of a company may be sold for the same need or in the same stock turn, as part of one block at the price before it (SR-08,
        /// EMR-05); otherwise a block is never added to, and only interest and loans allow another one, at the price of the moment.
        blocks_grow: book true, site false;
        /// Above a limit only what brings the player nearer to it is sold (SR-02); otherwise anything, and nothing else is done while he
        /// can sell.
        sell_what_helps: book true, site false;
        /// No share more than needed is sold (EMR-07); otherwise no certificate more, so that a president's one may go whole.
        no_share_too_many: book true, site false;
        /// Shares sold for a train pay for one: after that the company neither borrows nor buys from another one (EMR-02); otherwise
        /// it may borrow, and buy from others once it can pay for the cheapest train itself.
        sales_pay_for_train: book true, site false;
        /// Nobody is bankrupt while a loan, or a train of another company of his, would do (EMR-09).
        bankrupt_at_last: book true, site false;
        /// All that a bankrupt player could sell is sold (EMR-09); otherwise no more than he needed, company by company.
        bankrupt_sells_all: book true, site false;
        /// The president of the company in need stays (EMR-06); otherwise, for interest and loans, only at his first sale.
        president_stays: book true, site false;
        /// The train limit is looked at before a purchase (TRN-02, CGR-15); otherwise after it, for a company that could hand a train
        /// in, and for a national company that was formed without a train to give up.
        limit_before_purchase: book true, site false;
        /// A train is handed in for a new one, as the only one of its type in the turn (TRN-03, TRN-04); otherwise also for one of the pool,
        /// and any number of times.
        trade_is_purchase: book true, site false;
        /// Where interest takes the whole revenue nothing is decided (LOAN-05); otherwise whoever ran is asked, and the price moves left.
        nothing_left_unasked: book true, site false;
        /// The city of a home (PAR-09) and the station of the coalfields (PRV-08) are decided on before anything else; otherwise the company
        /// may borrow before, and do what else it may do at any time.
        choices_first: book true, site false;
        /// Diesels take the place of the last trains (`diesel_variant`).
        diesels: book false, site false;
    }
    unnamed {
        /// A revenue may be stated without routes. For playouts, in which it would take too long to look for them: no table has it, so
        /// that it has no name in files.
        claims: book false, site false;
    }
    with {}
}
