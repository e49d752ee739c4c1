//! How much things are worth that nobody can work out at the table: the weights of the rules of thumb.

/// The weights by which one bot's rules of thumb differ from another's. Percentages, where nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// Revenue grows by so much with every round, as the map does.
    pub(crate) growth: i64,
    /// Of ten rounds in which it could, a company pays in so many.
    pub(crate) paid_in_ten: i64,
    /// Of what is missing for a company's next train its director will have to add so much: some will be kept back from
    /// revenue, or avoided.
    pub(crate) burden: i64,
    /// A share of a company that has not floated is worth so much of what it will be.
    pub(crate) chance: i64,
    /// A local railway is worth so much of what it will have brought.
    pub(crate) local: i64,
    /// What a local railway takes from the money for the first start counts so much besides.
    pub(crate) first_start: i64,
    /// In stock rounds what costs more than the spare cash counts so much besides.
    pub(crate) beyond_spare: i64,
    /// A new company will earn so much of what is typical.
    pub(crate) new_company: i64,
    /// What speaks for starting a small company besides what its shares bring, for every 100 K.
    pub(crate) small_start: i64,
    /// The same for a medium one.
    pub(crate) medium_start: i64,
    /// What speaks for a start price that is twice the lowest, for every 100 K.
    pub(crate) capital: i64,
    /// What speaks for shares of one's own companies, for every 100 K.
    pub(crate) own_shares: i64,
    /// Money is kept back for a train that is needed within so many rounds.
    pub(crate) foresight: i64,
    /// Money kept back for a train counts so much.
    pub(crate) kept_back: i64,
}

impl Weights {
    /// Of novices and conductors, and of everybody else in the mind of a director.
    pub(crate) const STANDARD: Weights = Weights {
        growth: 4,
        paid_in_ten: 9,
        burden: 60,
        chance: 60,
        local: 100,
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

    /// Of the director of 18CZ: early on it rather buys shares of what others have started than start companies of its own,
    /// starts at low prices, counts on all dividends and keeps little back from them. Found by letting tastes drawn by lot play
    /// each other in 830 games without looking ahead, and taking of every weight what was worth most.
    pub(crate) const FRUGAL: Weights = Weights {
        growth: 8,
        paid_in_ten: 10,
        burden: 30,
        chance: 80,
        local: 60,
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
