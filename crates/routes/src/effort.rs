//! How much work goes into a search before it changes its ways.

/// From where on simple ways give way to elaborate ones. It decides how long a search takes, not what it finds.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// If all routes of a train take fewer nodes, they are listed once and for all.
    pub small: u64,
    /// If all routes of all trains are so listed and fewer, they are searched at once.
    pub few: usize,
    /// What the best set of these weighs is found by trying, if it takes no more tries.
    pub tries: u64,
    /// If the best route of a train takes more nodes, the search begins again with a sharper bound.
    pub easy: u64,
    /// If the routes that may be in a better set take more nodes, they are not all listed.
    pub many: u64,
    /// From this many routes on a list is worth some care before it is searched.
    pub long: usize,
    /// If lists and searches take more nodes in all, diagrams take over; with a diesel much earlier.
    pub patience: u64,
    /// If diagrams take more, lists and searches begin anew.
    pub diagrams: u64,
}

impl Effort {
    /// What real boards want.
    pub const USUAL: Self = Self {
        small: 40_000,
        few: 1_000,
        tries: 4_000,
        easy: 3_000,
        many: 100_000,
        long: 2_000,
        patience: 200_000,
        diagrams: 150_000,
    };
}
