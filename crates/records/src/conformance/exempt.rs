//! What is not compared as it is: every exemption by name, with its reason and where it applies. There is no other list.

use std::collections::BTreeMap;
use std::fmt;

use rules::state::Round;
use rules::{CompanyId, Seat, View};
use serde_json::{Map, Value, json};

use crate::site::{self, Follower};

/// A point in which the engine of 18xx.games or what it shows is not followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exemption {
    /// A route through two circles of Praha.
    PrahaTwice,
    /// The stops that an express train is paid for.
    ExpressStops,
    /// Excess loans that are repaid once more after a bankruptcy.
    RepaidAgain,
}

impl Exemption {
    /// All of them.
    pub const ALL: [Exemption; 3] = [Exemption::PrahaTwice, Exemption::ExpressStops, Exemption::RepaidAgain];

    /// A short name.
    pub fn name(self) -> &'static str {
        match self {
            Exemption::PrahaTwice => "praha_twice",
            Exemption::ExpressStops => "express_stops",
            Exemption::RepaidAgain => "repaid_again",
        }
    }

    /// Why it is exempt, in a sentence.
    pub fn reason(self) -> &'static str {
        match self {
            Exemption::PrahaTwice => {
                "Older games let a route visit two circles of Praha, which the rulebook and that engine of today both forbid."
            }
            Exemption::ExpressStops => {
                "An express train is paid for the best of all its stops there, at most three of them towns; by the rulebook only \
                 towns may be left out."
            }
            Exemption::RepaidAgain => {
                "After a bankruptcy over loans that engine takes the loans above the shares in hands once more, although the game \
                 is over: what the treasury cannot pay makes the cash of the bankrupt negative."
            }
        }
    }

    /// Where it applies, and nowhere else.
    pub fn applies(self) -> &'static str {
        match self {
            Exemption::PrahaTwice => "18CZ: the revenue of a run with such a route is taken as recorded",
            Exemption::ExpressStops => {
                "18CZ: the revenue of a run with an express train, if it is what that engine counts"
            }
            Exemption::RepaidAgain => {
                "1836Jr-56: the last state and the result, if loans above the shares in hands are left with the company at its \
                 turn: its loans and cash, the bank, the bankrupt's cash and what the loans take off everybody's shares"
            }
        }
    }
}

impl fmt::Display for Exemption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How often each exemption was used.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Used(BTreeMap<Exemption, usize>);

impl Used {
    /// Counts one use.
    pub fn count(&mut self, exemption: Exemption) {
        *self.0.entry(exemption).or_default() += 1;
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Used) {
        for (exemption, times) in other.iter() {
            *self.0.entry(exemption).or_default() += times;
        }
    }

    /// Those that were used, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (Exemption, usize)> {
        self.0.iter().map(|(&exemption, &times)| (exemption, times))
    }

    /// How often any was used.
    pub fn total(&self) -> usize {
        self.0.values().sum()
    }
}

/// What that engine takes once more after a bankruptcy.
pub(super) struct RepaidAgain {
    company: CompanyId,
    bankrupt: Seat,
    loans: i64,
    /// What the treasury pays, and what makes the bankrupt's cash negative.
    paid: (i64, i64),
}

impl RepaidAgain {
    pub fn after(follower: &Follower) -> Option<RepaidAgain> {
        let view = follower.game().view();
        let (bankrupt, _) = view.state.bank?.bankrupt.filter(|_| view.state.is_over())?;
        let Some(Round::Operating { turn: Some(turn), .. }) = follower.last_operating() else { return None };
        let company = turn.company;
        let loans = i64::from(view.credit(company).loans) - i64::from(view.state.shares_held(company));
        let over_loans = follower.bankrupt_over_loans() && loans > 0;
        let treasury = i64::from(view.state.company(company).treasury).min(100 * loans);
        over_loans.then_some(RepaidAgain {
            company,
            bankrupt,
            loans,
            paid: (treasury, 100 * loans - treasury),
        })
    }

    /// What a player's worth changes by.
    pub fn worth(&self, view: View<'_>, seat: Seat) -> i64 {
        let shares = i64::from(view.state.shares(self.company, seat));
        let owes = if seat == self.bankrupt { self.paid.1 } else { 0 };
        10 * shares * self.loans - owes
    }

    /// Shows our table as theirs is after that.
    pub fn show(&self, follower: &Follower, shown: &mut Map<String, Value>) {
        let view = follower.game().view();
        let mut add = |path: &[&str], amount: i64| {
            let mut value = shown.get_mut(path[0]);
            for key in &path[1..] {
                value = value.and_then(|value| value.get_mut(*key));
            }
            if let Some(value) = value
                && let Some(number) = value.as_i64()
            {
                *value = json!(number + amount);
            }
        };
        let company = site::their_company(view.title, self.company);
        add(&["corporations", &company, "loans"], -self.loans);
        add(&["corporations", &company, "cash"], -self.paid.0);
        add(&["loans_available"], self.loans);
        add(&["bank_cash"], 100 * self.loans);
        add(&["players", follower.names.player(self.bankrupt), "cash"], -self.paid.1);
        for seat in view.state.seats() {
            add(&["players", follower.names.player(seat), "value"], self.worth(view, seat));
        }
    }
}
