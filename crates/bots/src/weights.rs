//! The weights of the rules of thumb: what things are worth that nobody can work out at the table.

/// The weights by which one bot's rules of thumb differ from another's. Percentages, where nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// How much revenue grows each round, as the map does.
    pub(crate) growth: i64,
    /// In how many of ten rounds a company pays a dividend.
    pub(crate) paid_in_ten: i64,
    /// How much of what a company lacks for its next train its director will have to add; the rest is retained, or avoided.
    pub(crate) burden: i64,
    /// What a share of a company that has not floated is worth now, of what it will be.
    pub(crate) chance: i64,
    /// How much of what a local railway will have brought counts.
    pub(crate) private: i64,
    /// The extra cost of a local railway that eats into the money for one's first company.
    pub(crate) first_start: i64,
    /// In stock rounds, the extra cost of what goes beyond the spare cash.
    pub(crate) beyond_spare: i64,
    /// What a new company will earn, of what is typical.
    pub(crate) new_company: i64,
    /// A bonus for starting a small company, for every 100 K.
    pub(crate) small_start: i64,
    /// The same for a medium one.
    pub(crate) medium_start: i64,
    /// A bonus for a start price that is twice the lowest, for every 100 K.
    pub(crate) capital: i64,
    /// A bonus for shares of one's own companies, for every 100 K.
    pub(crate) own_shares: i64,
    /// How many rounds ahead money is set aside for a train.
    pub(crate) foresight: i64,
    /// How much money set aside for a train counts.
    pub(crate) kept_back: i64,
}

impl Weights {
    /// Of novices and conductors, and of everybody else in a director's playouts.
    pub(crate) const STANDARD: Weights = Weights {
        growth: 4,
        paid_in_ten: 9,
        burden: 60,
        chance: 60,
        private: 100,
        first_start: 800,
        beyond_spare: 100,
        new_company: 100,
        small_start: 0,
        medium_start: 0,
        capital: 0,
        own_shares: 0,
        foresight: 2,
        kept_back: 100,
    };

    /// Of the director of 18CZ: early on it would rather buy into what others have started than start companies of its own; it
    /// starts at low prices, counts on every dividend and retains little. Found by a tournament of 830 games between random
    /// weights, without search, taking the value of each weight that scored best.
    pub(crate) const FRUGAL: Weights = Weights {
        growth: 8,
        paid_in_ten: 10,
        burden: 30,
        chance: 80,
        private: 60,
        first_start: 1_200,
        beyond_spare: 200,
        new_company: 60,
        small_start: -30,
        medium_start: -50,
        capital: -60,
        own_shares: 30,
        foresight: 1,
        kept_back: 60,
    };
}
