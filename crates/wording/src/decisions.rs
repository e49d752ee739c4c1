//! Decisions in words, as what is waited for.

use super::{Names, list};
use rules::decision::{Deal, Decision, ForVaclav, Need, Question};

impl Names<'_> {
    /// Who decides for Václav, and why: `Anna decides the track of EKJ for Václav, with the lowest order card`.
    pub fn for_vaclav(&self, asked: ForVaclav) -> String {
        let what = match asked.question {
            Question::Track => "track",
            Question::Station => "stations",
            Question::Run => "routes",
        };
        let card = if asked.priority { "with the lowest order card" } else { "with the higher order card" };
        let (player, company) = (self.player(asked.seat), self.company(asked.company));
        format!("{player} decides the {what} of {company} for Václav, {card}")
    }

    /// What is waited for.
    pub fn decision(&self, decision: &Decision) -> String {
        match decision {
            Decision::PreStock { seat } => format!("{} buys a local railway or passes", self.player(*seat)),
            Decision::PickPaper { seat } => {
                format!("{} puts a private paper up for auction", self.player(*seat))
            }
            Decision::Bid { seat, paper } => {
                format!("{} bids for {} or passes", self.player(*seat), self.local(*paper))
            }
            Decision::RailwayTile { seat, paper } => {
                format!("{} lays a tile for {} or passes", self.player(*seat), self.local(*paper))
            }
            Decision::Stock { seat, .. } => format!("{} sells, then buys or passes", self.player(*seat)),
            Decision::HomeTile { company } => format!("{} lays its home tile", self.company(*company)),
            Decision::HomeCity { seat, company, hex } => {
                let (player, company) = (self.player(*seat), self.company(*company));
                format!("{player} chooses a city of {} for the marker of {company}", self.hex(*hex))
            }
            Decision::Track { company } => format!("{} lays track", self.company(*company)),
            Decision::Station { company } => format!("{} places a station", self.company(*company)),
            Decision::Run { company } => format!("{} runs its trains", self.company(*company)),
            Decision::Dividend { company, revenue } => {
                format!("{} pays out or retains {}", self.company(*company), self.money(*revenue))
            }
            Decision::TakeOver { company } => format!("{} takes over companies", self.company(*company)),
            Decision::DoubledMarker { company, target, hex } => {
                let (company, target) = (self.company(*company), self.company(*target));
                format!("{company} takes back its marker or that of {target} on {}", self.hex(*hex))
            }
            Decision::TakenTrains { company, taken } => {
                let trains: Vec<String> = taken.iter().map(|&train| self.train(train)).collect();
                format!("{} keeps, turns or scraps the {}", self.company(*company), list(&trains))
            }
            Decision::Trains { company } => format!("{} buys trains", self.company(*company)),
            Decision::ReturnTrains { company, keep } => {
                let company = self.company(*company);
                match keep {
                    Some(train) => {
                        format!("{company} returns a train to the pool, but not the {}", self.train(*train))
                    }
                    None => format!("{company} returns a train to the pool"),
                }
            }
            Decision::Privates { seat } => {
                format!("{} buys the cheapest private company, bids or passes", self.player(*seat))
            }
            Decision::Raise { seat, local } => {
                format!("{} raises the bid for {} or drops out", self.player(*seat), self.local(*local))
            }
            Decision::Exchange { seat, .. } => {
                format!("{} sells and buys shares, or passes", self.player(*seat))
            }
            Decision::PrivateStation { company, hex } => {
                format!("{} places a station on {} or does not", self.company(*company), self.hex(*hex))
            }
            Decision::Borrow { company } => format!("{} borrows a train", self.company(*company)),
            Decision::Loans { company } => format!("{} repays loans", self.company(*company)),
            Decision::Raising { seat, company, due, need } => {
                let (player, company) = (self.player(*seat), self.company(*company));
                format!("{player} raises {} for {} of {company}", self.money(*due), needed(*need))
            }
            Decision::Debts { company } => format!("{} repays its loans or merges", self.company(*company)),
            Decision::NationalStations { company, .. } => {
                format!("{} gives up a station", self.company(*company))
            }
            Decision::NationalTrains { company } => {
                format!("{} keeps or returns trains", self.company(*company))
            }
            Decision::Answer { seat, company, deal, price } => {
                let which = if matches!(deal, Deal::Private(..)) { "who" } else { "which" };
                let (offerer, deal) = (self.offerer(*company, *deal), self.deal(*deal, *price));
                format!("{} answers {offerer}, {which} offers {deal}", self.player(*seat))
            }
            Decision::CounterOffer { seat, deal, offered, by, price, .. } => {
                let verb = if matches!(deal, Deal::ForSale(_)) { "offers" } else { "asks" };
                let (price, offered) = (self.price_of(*deal, *price), self.money(*offered));
                let (player, by) = (self.player(*seat), self.player(*by));
                format!("{player} answers {by}, who {verb} {price} instead of {offered}")
            }
        }
    }
}

/// What money is raised for.
fn needed(need: Need) -> &'static str {
    match need {
        Need::Interest(_) | Need::LateInterest => "interest",
        Need::Loans => "loans",
    }
}
