//! The options of 1836Jr-56: the switches of its rules (section 4.3), each with the name that it has there.

/// How the points are resolved on which the sheet of 1836Jr-56 and other implementations differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct F56Options {
    /// A turn sells before or after its purchase (SR-03, `sr_order`); otherwise both.
    pub sell_on_one_side: bool,
    /// Markers of companies sold in one turn fall by their prices, the highest first (SR-13); otherwise in the order of the sales.
    pub markers_fall_by_price: bool,
    /// What was bought may not be sold in the same turn (SR-07, `sale_lock`); otherwise not in the same round.
    pub lock_for_turn: bool,
    /// The home station is placed in the first operating turn (PAR-09, `home_station`); otherwise when the company starts.
    pub home_at_first_turn: bool,
    /// Trains of a company that closes go to the pool (MKT-07, `closed_company_trains`); otherwise out of the game.
    pub closed_trains_to_pool: bool,
    /// A sale may move a marker into the closing area (MKT-03, `sale_may_close`).
    pub sale_may_close: bool,
    /// One train of a type in a turn, from wherever (TRN-03, `train_type_limit_source`); otherwise only from bank and pool.
    pub one_of_a_type_anywhere: bool,
    /// Only a company with a route must own a train (TRN-08, `must_own_train`); otherwise every one.
    pub train_only_with_route: bool,
    /// The president helps only with the cheapest train of bank or pool (EMR-04, `emr_other_company`); otherwise up to the printed price of others.
    pub help_for_bank_only: bool,
    /// The national company begins the round after its formation (OR-06, `cgr_first_or`); otherwise it operates by its price.
    pub national_first: bool,
    /// The national company gives up permanent trains only above its limit (CGR-15, `cgr_train_choice`); otherwise any.
    pub keep_permanent_trains: bool,
    /// It is frozen unless it keeps a permanent train (CGR-18, `cgr_freeze_test`); otherwise unless one was brought in.
    pub frozen_without_kept: bool,
    /// While frozen it pays for nothing but trains (CGR-18, `cgr_frozen_spending`).
    pub frozen_buys_only_trains: bool,
    /// It borrows any train for sale (CGR-19, `cgr_borrow`); otherwise only the last kind.
    pub borrow_any_train: bool,
    /// It must buy when it can pay for the last kind of train (CGR-20, `cgr_must_buy`); otherwise above 1100, or 750 with a trade.
    pub buy_at_printed_price: bool,
    /// A borrowed train goes back to where it was (CGR-19, `borrowed_return`); otherwise to the pool.
    pub borrowed_goes_back: bool,
    /// The temporary president buys an ordinary share (CGR-12, `temp_president_buy`); otherwise his certificate grows.
    pub second_share_from_market: bool,
    /// The marker of the post may lie on every city and town (PRV-09, `rdp_hexes`); otherwise not on Utrecht.
    pub post_anywhere: bool,
    /// The tile of the ferry is laid in the track step (PRV-07, `esf_timing`); otherwise at any time of the turn.
    pub ferry_in_track_step: bool,
    /// Players sell private companies to each other (PRV-04, `player_private_trade`).
    pub privates_between_players: bool,
    /// The priority goes to the left of whoever bought a private company last (AUC-09, `auction_priority`); otherwise of whoever bought the cheapest.
    pub priority_by_last_buyer: bool,
    /// Money held back is released with the tile (PAR-04, `escrow_release`); otherwise after the track step.
    pub escrow_after_every_tile: bool,
    /// Loans lower the value of shares to 0 at most (END-05, `loan_value_floor`).
    pub loans_to_zero: bool,
    /// A bankrupt player ends without cash (EMR-09, `bankrupt_result`); otherwise with what falls due after he gave up, since
    /// bankruptcy is an action like others.
    pub bankrupt_has_nothing: bool,
    /// A company that has nothing to run pays its interest at once (LOAN-04), and loans that it may not keep are repaid after
    /// its train step (LOAN-07); otherwise both wait for its first action after that, and none may come. Interest is on the loans
    /// that it has then.
    pub interest_at_once: bool,
    /// At the end of its turn a company repays loans and buys private companies in any order (OR-05); otherwise a purchase that
    /// leaves no money for another train ends the train step, and loans come first then.
    pub end_in_any_order: bool,
    /// A sale may close a company whoever can do something afterwards (MKT-07); otherwise not where 18xx.games would stand still.
    pub close_though_idle: bool,
    /// A loan that could not be repaid stays with the company (EMR-09); otherwise it counts as repaid, whoever is bankrupt, what
    /// sales add to the loans that may not be kept is due at once, and a company that closes in need leaves its president to pay.
    pub failed_loan_stays: bool,
    /// A company has a route only while one of its stations is joined to another stop (TRN-08); otherwise for ever after it had
    /// one in its own turn, be it from the first city of the tile that it laid on a home where it then chose another.
    pub route_from_stations: bool,
    /// More of a company may be sold for the same need or in the same stock turn, as part of one block at the price before it (SR-08,
    /// EMR-05); otherwise a block is never added to, and only interest and loans allow another one, at the price of the moment.
    pub blocks_grow: bool,
    /// Above a limit only what brings the player nearer to it is sold (SR-02); otherwise anything, and nothing else is done while he
    /// can sell.
    pub sell_what_helps: bool,
    /// No share more than needed is sold (EMR-07); otherwise no certificate more, so that a president's one may go whole.
    pub no_share_too_many: bool,
    /// Shares sold for a train pay for one: after that the company neither borrows nor buys from another one (EMR-02); otherwise
    /// it may borrow, and buy from others once it can pay for the cheapest train itself.
    pub sales_pay_for_train: bool,
    /// Nobody is bankrupt while a loan, or a train of another company of his, would do (EMR-09).
    pub bankrupt_at_last: bool,
    /// All that a bankrupt player could sell is sold (EMR-09); otherwise no more than he needed, company by company.
    pub bankrupt_sells_all: bool,
    /// The president of the company in need stays (EMR-06); otherwise, for interest and loans, only at his first sale.
    pub president_stays: bool,
    /// The train limit is looked at before a purchase (TRN-02, CGR-15); otherwise after it, for a company that could hand a train
    /// in, and for a national company that was formed without a train to give up.
    pub limit_before_purchase: bool,
    /// A train is handed in for a new one, as the only one of its type in the turn (TRN-03, TRN-04); otherwise also for one of the pool,
    /// and any number of times.
    pub trade_is_purchase: bool,
    /// Where interest takes the whole revenue nothing is decided (LOAN-05); otherwise whoever ran is asked, and the price moves left.
    pub nothing_left_unasked: bool,
    /// The city of a home (PAR-09) and the station of the coalfields (PRV-08) are decided on before anything else; otherwise the company
    /// may borrow before, and do what else it may do at any time.
    pub choices_first: bool,
    /// Diesels take the place of the last trains (`diesel_variant`).
    pub diesels: bool,
    /// A revenue may be stated without routes. For games that are played in the mind, where to look for routes would take too
    /// long: no table has it, so that it has no name in files.
    pub claims: bool,
}

impl F56Options {
    /// By the book.
    pub const BOOK: F56Options = F56Options {
        sell_on_one_side: true,
        markers_fall_by_price: true,
        lock_for_turn: true,
        home_at_first_turn: true,
        closed_trains_to_pool: true,
        sale_may_close: true,
        one_of_a_type_anywhere: true,
        train_only_with_route: true,
        help_for_bank_only: true,
        national_first: true,
        keep_permanent_trains: true,
        frozen_without_kept: true,
        frozen_buys_only_trains: true,
        borrow_any_train: true,
        buy_at_printed_price: true,
        borrowed_goes_back: true,
        second_share_from_market: true,
        post_anywhere: true,
        ferry_in_track_step: true,
        privates_between_players: true,
        priority_by_last_buyer: true,
        escrow_after_every_tile: true,
        loans_to_zero: true,
        bankrupt_has_nothing: true,
        interest_at_once: true,
        end_in_any_order: true,
        close_though_idle: true,
        failed_loan_stays: true,
        route_from_stations: true,
        blocks_grow: true,
        sell_what_helps: true,
        no_share_too_many: true,
        sales_pay_for_train: true,
        bankrupt_at_last: true,
        bankrupt_sells_all: true,
        president_stays: true,
        limit_before_purchase: true,
        trade_is_purchase: true,
        nothing_left_unasked: true,
        choices_first: true,
        diesels: false,
        claims: false,
    };

    /// As on 18xx.games.
    pub const AS_ON_18XX_GAMES: F56Options = F56Options {
        sell_on_one_side: false,
        markers_fall_by_price: false,
        lock_for_turn: true,
        home_at_first_turn: true,
        closed_trains_to_pool: false,
        sale_may_close: true,
        one_of_a_type_anywhere: false,
        train_only_with_route: true,
        help_for_bank_only: true,
        national_first: false,
        keep_permanent_trains: true,
        frozen_without_kept: false,
        frozen_buys_only_trains: false,
        borrow_any_train: false,
        buy_at_printed_price: false,
        borrowed_goes_back: false,
        second_share_from_market: false,
        post_anywhere: false,
        ferry_in_track_step: false,
        privates_between_players: false,
        priority_by_last_buyer: false,
        escrow_after_every_tile: false,
        loans_to_zero: false,
        bankrupt_has_nothing: false,
        interest_at_once: false,
        end_in_any_order: false,
        close_though_idle: false,
        failed_loan_stays: false,
        route_from_stations: false,
        blocks_grow: false,
        sell_what_helps: false,
        no_share_too_many: false,
        sales_pay_for_train: false,
        bankrupt_at_last: false,
        bankrupt_sells_all: false,
        president_stays: false,
        limit_before_purchase: false,
        trade_is_purchase: false,
        nothing_left_unasked: false,
        choices_first: false,
        diesels: false,
        claims: false,
    };
}

named!(
    F56Options,
    sell_on_one_side,
    markers_fall_by_price,
    lock_for_turn,
    home_at_first_turn,
    closed_trains_to_pool,
    sale_may_close,
    one_of_a_type_anywhere,
    train_only_with_route,
    help_for_bank_only,
    national_first,
    keep_permanent_trains,
    frozen_without_kept,
    frozen_buys_only_trains,
    borrow_any_train,
    buy_at_printed_price,
    borrowed_goes_back,
    second_share_from_market,
    post_anywhere,
    ferry_in_track_step,
    privates_between_players,
    priority_by_last_buyer,
    escrow_after_every_tile,
    loans_to_zero,
    bankrupt_has_nothing,
    interest_at_once,
    end_in_any_order,
    close_though_idle,
    failed_loan_stays,
    route_from_stations,
    blocks_grow,
    sell_what_helps,
    no_share_too_many,
    sales_pay_for_train,
    bankrupt_at_last,
    bankrupt_sells_all,
    president_stays,
    limit_before_purchase,
    trade_is_purchase,
    nothing_left_unasked,
    choices_first,
    diesels,
);
