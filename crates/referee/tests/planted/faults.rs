//! The faults: what is wrong, in which file of the rules, and how.

/// A fault that is planted into a copy of the rules.
pub struct Fault {
    /// Its number in `LOKALKA_PLANTED`.
    pub number: u32,
    /// What is wrong.
    pub what: &'static str,
    /// In games of which title.
    pub title: &'static str,
    /// It must be found in so many games.
    pub games: u32,
    /// The file below `crates/rules/src`.
    pub file: &'static str,
    /// What stands there just once.
    pub find: &'static str,
    /// What is put there instead; `PLANTED` is true when the fault is switched in.
    pub put: &'static str,
}

/// All of them, six in each family.
pub const FAULTS: &[Fault] = &[
    Fault {
        number: 1,
        what: "traces and trains go through cities that others fill (R-OR-TRK-04, R-RUN-08)",
        title: "18cz",
        games: 8,
        file: "view.rs",
        find: "        standing < slots\n",
        put: "        standing < slots || PLANTED\n",
    },
    Fault {
        number: 2,
        what: "a promotion may lose track (R-PROM-04)",
        title: "18cz",
        games: 8,
        file: "title/upgrades.rs",
        find: "if !plain_track(old).iter().all(|piece| kept.contains(piece)) {",
        put: "if !PLANTED && !plain_track(old).iter().all(|piece| kept.contains(piece)) {",
    },
    Fault {
        number: 3,
        what: "the price does not fall when shares are sold (R-SALE-04)",
        title: "18cz-bohemia",
        games: 8,
        file: "cz/stock/selling.rs",
        find: "    if drops {\n",
        put: "    if drops && !PLANTED {\n",
    },
    Fault {
        number: 4,
        what: "companies may own one train more than the limit (R-TRN-02)",
        title: "18cz",
        games: 8,
        file: "view.rs",
        find: "usize::from(limit.unwrap_or(0))",
        put: "usize::from(limit.unwrap_or(0)) + usize::from(PLANTED)",
    },
    Fault {
        number: 5,
        what: "the bonus of a red tile is 40 (R-INC-03, R-MOR-11)",
        title: "18cz-moravia-silesia",
        games: 12,
        file: "board/network.rs",
        find: "amount: view.title.figures.red_bonus,",
        put: "amount: if PLANTED { 40 } else { view.title.figures.red_bonus },",
    },
    Fault {
        number: 6,
        what: "local railways do not count as certificates (R-SR-11)",
        title: "18cz",
        games: 12,
        file: "view.rs",
        find: "        shares + 2 * self.privates_of(PrivateOwner::Player(seat)).count()\n",
        put: "        shares + if PLANTED { 0 } else { 2 * self.privates_of(PrivateOwner::Player(seat)).count() }\n",
    },
    Fault {
        number: 7,
        what: "revenue pays the interest before the treasury does (R-36-LOAN-04)",
        title: "1836jr56",
        games: 6,
        file: "f56/dividend.rs",
        find: "let from_treasury = from_treasury(view, company, due);",
        put: "let from_treasury = if PLANTED { 0 } else { from_treasury(view, company, due) };",
    },
    Fault {
        number: 8,
        what: "the money for one share more than half is not held back (R-36-PAR-03)",
        title: "1836jr56",
        games: 6,
        file: "f56/capital.rs",
        find: "Some(Capital::Escrow) => left > held_back(view, company),",
        put: "Some(Capital::Escrow) => left + u8::from(PLANTED) > held_back(view, company),",
    },
    Fault {
        number: 9,
        what: "the price falls a row too few when shares are sold (R-36-SR-12)",
        title: "1836jr56",
        games: 6,
        file: "f56/market.rs",
        find: "    for _ in 0..rows {\n",
        put: "    for _ in u8::from(PLANTED)..rows {\n",
    },
    Fault {
        number: 10,
        what: "the pool takes one share more than half of a company (R-36-SR-09)",
        title: "1836jr56",
        games: 12,
        file: "f56/selling.rs",
        find: "    view.most_in_pool(company).saturating_sub(view.shares_in_pool(company))\n",
        put: "    (view.most_in_pool(company) + u8::from(PLANTED)).saturating_sub(view.shares_in_pool(company))\n",
    },
    Fault {
        number: 11,
        what: "a port pays once for a run, and not for every station (R-36-RUN-06)",
        title: "1836jr56",
        games: 12,
        file: "board/network.rs",
        find: "                    (StopKind::Port, _) => routes::StopKind::Port,\n",
        put: "                    (StopKind::Port, _) if PLANTED => routes::StopKind::Terminus,\n                    (StopKind::Port, _) => routes::StopKind::Port,\n",
    },
    Fault {
        number: 12,
        what: "a loan after the interest brings 100 as well (R-36-LOAN-02)",
        title: "1836jr56",
        games: 6,
        file: "f56/loans.rs",
        find: "Ok(if turn.credit.interest_paid { less_interest(view) } else { amount(view) })",
        put: "Ok(if turn.credit.interest_paid && !PLANTED { less_interest(view) } else { amount(view) })",
    },
];
