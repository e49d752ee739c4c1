//! A mind at a decision: every candidate is played in mind, and the position that it leads to is judged by the network.

use rules::{Action, CompanyId, Decision, Game, Lookahead, Offers, Seat};

use super::candidates::{Candidate, candidates};
use super::features::{Encoded, Envy, Look};
use super::network::{Desk, Network};
use super::prospects::{Memory, Table};
use super::roster::Roster;
use crate::context::Fidelity;
use crate::family::Family;
use crate::forecast::Earnings;
use crate::idea::Idea;
use crate::novice;
use crate::weights::Weights;

/// A candidate with where it leads.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) candidate: Candidate,
    /// What every seat will be worth.
    pub(crate) values: Vec<f32>,
    /// How much the decider likes that.
    pub(crate) utility: f32,
}

/// A mind at work.
pub(crate) struct Judge<'a> {
    /// Without one everything is worth what it is worth now.
    pub(crate) network: Option<&'a Network>,
    pub(crate) roster: &'a Roster,
    pub(crate) memory: &'a mut Memory,
    /// How much the others' worth counts against one's own.
    pub(crate) envy: Envy,
    /// How much of the score of the rules of thumb is added, in percent.
    pub(crate) prior: i64,
    /// By which weights the rules of thumb have ideas.
    pub(crate) taste: &'static Weights,
    desk: Desk,
    encoded: Encoded,
    earnings: Earnings,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(
        game: &Game,
        network: Option<&'a Network>,
        roster: &'a Roster,
        memory: &'a mut Memory,
    ) -> Judge<'a> {
        Judge {
            network,
            roster,
            memory,
            envy: [100; 8],
            prior: 0,
            taste: &Weights::STANDARD,
            desk: Desk::default(),
            encoded: Encoded::default(),
            earnings: Earnings::unknown(game.view()),
        }
    }

    /// How much a seat likes what everybody will be worth.
    pub(crate) fn utility(&self, values: &[f32], seat: Seat) -> f32 {
        let own = values[seat.index()];
        let all: f32 = values.iter().sum();
        let others = (values.len() as f32 - 1.0).max(1.0);
        own - (all - own) / others * self.envy[seat.index()] as f32 / 100.0
    }

    /// The prospects of a position that was reached in play.
    pub(crate) fn table(&mut self, game: &Game) -> Table {
        self.memory.table(game.view()).clone()
    }

    /// What everybody will be worth.
    pub(crate) fn values(&mut self, game: &Game, table: &Table) -> Vec<f32> {
        let view = game.view();
        let network = self.network.filter(|_| !game.state().is_over());
        let Some(network) = network else {
            return game.state().seats().map(|seat| view.worth(seat) as f32).collect();
        };
        self.encode(game, table);
        network.values(&self.encoded, &mut self.desk)
    }

    /// The features of a position.
    pub(crate) fn encode(&mut self, game: &Game, table: &Table) -> &Encoded {
        let (view, family) = (game.view(), Family::of(game.title()));
        self.note_earnings(game, table);
        let forecast = family.forecast(view, &self.earnings, &Weights::STANDARD);
        let look = Look { view, forecast, family, roster: self.roster, table, envy: &self.envy };
        self.encoded.write(look);
        &self.encoded
    }

    fn note_earnings(&mut self, game: &Game, table: &Table) {
        for company in game.title().company_ids() {
            self.earnings.set(company, table.of(company).now);
        }
    }

    /// The ideas of the rules of thumb, the best first.
    pub(crate) fn ideas(&mut self, game: &Game, offers: &Offers, table: &Table) -> Vec<Idea> {
        self.note_earnings(game, table);
        novice::ideas(game, offers, &self.earnings, Fidelity::Exact, self.taste)
    }

    /// All candidates for a decision, the one that is liked most first. Those that would be refused are left out.
    pub(crate) fn judge(&mut self, game: &Game, offers: &Offers, table: &Table) -> Vec<Judged> {
        let ideas = self.ideas(game, offers, table);
        let first = ideas[0].clone();
        let builder = game.state().decision().and_then(builder);
        let mut ahead = Lookahead::new(game.clone());
        let mut judged = Vec::new();
        for candidate in candidates(game, offers, ideas) {
            let Some(values) = self.outcome(&mut ahead, offers.seat, &candidate.action, table, builder) else {
                continue;
            };
            let utility = self.utility(&values, offers.seat) + (candidate.score * self.prior) as f32 / 100.0;
            judged.push(Judged { candidate, values, utility });
        }
        if judged.is_empty() {
            let candidate = Candidate { action: first.action, score: first.score, reason: first.reason };
            judged.push(Judged { candidate, values: vec![0.0; game.state().players.len()], utility: 0.0 });
        }
        judged.sort_by(|a, b| {
            b.utility.total_cmp(&a.utility).then_with(|| a.candidate.action.cmp(&b.candidate.action))
        });
        judged
    }

    /// Where an action leads; `None` when it is not allowed, or somebody who is asked would refuse.
    fn outcome(
        &mut self,
        ahead: &mut Lookahead,
        seat: Seat,
        action: &Action,
        table: &Table,
        builder: Option<CompanyId>,
    ) -> Option<Vec<f32>> {
        ahead.play(seat, action).ok()?;
        let asked = match ahead.game().state().decision() {
            Some(Decision::Answer { seat: asked, .. }) if *asked != seat => Some(*asked),
            _ => None,
        };
        let values = match asked {
            None => Some(self.tried(ahead, table, builder)),
            Some(asked) => {
                let yes = self.answered(ahead, asked, &Action::Accept, table, builder);
                let no = self.answered(ahead, asked, &Action::Refuse, table, builder);
                match (yes, no) {
                    (Some(yes), Some(no)) => (self.utility(&yes, asked) > self.utility(&no, asked)).then_some(yes),
                    (yes, _) => yes,
                }
            }
        };
        ahead.take_back();
        values
    }

    fn answered(
        &mut self,
        ahead: &mut Lookahead,
        asked: Seat,
        answer: &Action,
        table: &Table,
        builder: Option<CompanyId>,
    ) -> Option<Vec<f32>> {
        ahead.play(asked, answer).ok()?;
        let values = self.tried(ahead, table, builder);
        ahead.take_back();
        Some(values)
    }

    fn tried(&mut self, ahead: &Lookahead, table: &Table, builder: Option<CompanyId>) -> Vec<f32> {
        let then = self.memory.tried(ahead.game().view(), table, builder);
        self.values(ahead.game(), &then)
    }
}

/// The company that changes the map.
fn builder(decision: &Decision) -> Option<CompanyId> {
    decision.own_turn().or_else(|| decision.question().map(|(company, _)| company))
}
