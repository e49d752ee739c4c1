//! A mind at a decision: every candidate is played in mind, and the position that it leads to is judged by the network.

use rules::state::{Round, Status};
use rules::{Action, CompanyId, Decision, Game, Lookahead, Offer, Offers, Seat};

use super::candidates::{Candidate, asked_sells, candidates, deals, places};
use super::features::{Encoded, Envy, Look};
use super::network::{Desk, Network};
use super::prospects::{Memory, Table};
use super::roster::Roster;
use crate::context::Fidelity;
use crate::family::Family;
use crate::forecast::{Calendar, Earnings, Forecast};
use crate::idea::Idea;
use crate::novice;
use crate::reason::Reason;
use crate::weights::Weights;

/// What whoever is asked should gain by a deal, in money.
const GAIN: f32 = 3.0;

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
    /// By how much a sale must be liked more than anything else, in money.
    pub(crate) reluctance: f32,
    /// By which weights the rules of thumb have ideas.
    pub(crate) taste: &'static Weights,
    /// How closely the rules of thumb look.
    pub(crate) fidelity: Fidelity,
    desk: Desk,
    encoded: Encoded,
    earnings: Earnings,
    calendar: Calendar,
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
            reluctance: 0.0,
            taste: &Weights::STANDARD,
            fidelity: Fidelity::Exact,
            desk: Desk::default(),
            encoded: Encoded::default(),
            earnings: Earnings::unknown(game.view()),
            calendar: Calendar::default(),
        }
    }

    /// How much a seat likes what everybody will be worth.
    pub(crate) fn utility(&self, values: &[f32], seat: Seat) -> f32 {
        let own = values[seat.index()];
        let all: f32 = values.iter().sum();
        let others = (values.len() as f32 - 1.0).max(1.0);
        own - (all - own) / others * self.envy[seat.index()] as f32 / 100.0
    }

    /// How much the decider likes a candidate that leads there.
    pub(crate) fn liking(&self, candidate: &Candidate, values: &[f32], seat: Seat) -> f32 {
        let sells = matches!(candidate.action, Action::SellShares { .. });
        let reluctance = if sells { self.reluctance } else { 0.0 };
        self.utility(values, seat) + (candidate.score * self.prior) as f32 / 100.0 - reluctance
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
        self.calendar.write(forecast);
        let forecast = Forecast { calendar: Some(&self.calendar), ..forecast };
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
        novice::ideas(game, offers, &self.earnings, self.fidelity, self.taste)
    }

    /// All candidates for a decision, the one that is liked most first. Those that would be refused are left out.
    pub(crate) fn judge(&mut self, game: &Game, offers: &Offers, table: &Table) -> Vec<Judged> {
        let ideas = self.ideas(game, offers, table);
        let first = ideas[0].clone();
        let builder = game.state().decision().and_then(builder);
        let mut ahead = Lookahead::new(game.clone());
        let mut judged = Vec::new();
        let candidates = candidates(game, offers, ideas);
        let starts = |candidate: &Candidate| matches!(candidate.action, Action::StartCompany { .. });
        let must_begin = candidates.len() > 1
            && (is_last_paper(game) || nothing_is_started(game) && candidates.iter().any(starts));
        for candidate in candidates {
            if must_begin && matches!(candidate.action, Action::Pass) {
                continue;
            }
            let Some(values) = self.outcome(&mut ahead, offers.seat, &candidate.action, table, builder)
            else {
                continue;
            };
            let utility = self.liking(&candidate, &values, offers.seat);
            judged.push(Judged { candidate, values, utility });
        }
        self.judge_deals(&mut ahead, game, offers, table, &mut judged);
        if judged.is_empty() {
            let candidate = Candidate { action: first.action, score: first.score, reason: first.reason };
            judged.push(Judged { candidate, values: vec![0.0; game.state().players.len()], utility: 0.0 });
        }
        judged.sort_by(|a, b| {
            b.utility.total_cmp(&a.utility).then_with(|| a.candidate.action.cmp(&b.candidate.action))
        });
        judged
    }

    /// Adds the deals that both sides like: at the price at which whoever is asked gains a little, if the decider then likes it more
    /// than anything else.
    fn judge_deals(
        &mut self,
        ahead: &mut Lookahead,
        game: &Game,
        offers: &Offers,
        table: &Table,
        judged: &mut Vec<Judged>,
    ) {
        for offer in deals(game, offers) {
            let bar = judged.iter().map(|judged| judged.utility).fold(f32::MIN, f32::max);
            let mut add = |judge: &Judge<'_>, action: Action, values: Vec<f32>| {
                let utility = judge.utility(&values, offers.seat);
                let candidate = Candidate { action, score: 0, reason: Reason::NothingBetter };
                judged.push(Judged { candidate, values, utility });
            };
            let last = offer.len() - 1;
            let (cheap, dear) = if asked_sells(offer) { (0, last) } else { (last, 0) };
            match self.proposed(ahead, offers.seat, &offer.action(cheap), table) {
                None => {}
                // One owner on both sides, or no question at all.
                Some((None, values)) => {
                    add(self, offer.action(cheap), values);
                    for place in places(offer.len()).filter(|&place| place != cheap) {
                        if let Some((_, values)) =
                            self.proposed(ahead, offers.seat, &offer.action(place), table)
                        {
                            add(self, offer.action(place), values);
                        }
                    }
                }
                Some((Some(asked), low)) if self.utility(&low, offers.seat) > bar => {
                    let ends = (cheap, dear);
                    if let Some((place, values)) =
                        self.agreed(ahead, offers.seat, asked, offer, ends, &low, table)
                    {
                        add(self, offer.action(place), values);
                    }
                }
                Some(_) => {}
            }
        }
    }

    /// Where an offer leads if whoever is asked agrees, and who that is.
    fn proposed(
        &mut self,
        ahead: &mut Lookahead,
        seat: Seat,
        action: &Action,
        table: &Table,
    ) -> Option<(Option<Seat>, Vec<f32>)> {
        ahead.play(seat, action).ok()?;
        let asked = asked(ahead.game(), seat);
        let values = match asked {
            Some(asked) => self.answered(ahead, asked, &Action::Accept, table, None),
            None => Some(self.tried(ahead, table, None)),
        };
        ahead.take_back();
        Some((asked, values?))
    }

    /// The price, by its place in the offer, that whoever is asked would just agree to: what it brings grows evenly from the end
    /// that is worst for them to the best one.
    #[allow(clippy::too_many_arguments, reason = "both sides, both ends, and the table")]
    fn agreed(
        &mut self,
        ahead: &mut Lookahead,
        seat: Seat,
        asked: Seat,
        offer: &Offer,
        (worst, best): (usize, usize),
        low: &[f32],
        table: &Table,
    ) -> Option<(usize, Vec<f32>)> {
        ahead.play(seat, &offer.action(worst)).ok()?;
        let no = self.answered(ahead, asked, &Action::Refuse, table, None);
        ahead.take_back();
        let refused = self.utility(&no?, asked);
        let gained = self.utility(low, asked) - refused;
        if gained > GAIN {
            return Some((worst, low.to_vec()));
        }
        let (_, high) = self.proposed(ahead, seat, &offer.action(best), table)?;
        let most = self.utility(&high, asked) - refused;
        if most <= GAIN {
            return None;
        }
        let part = (GAIN - gained) / (most - gained);
        let steps = (part * worst.abs_diff(best) as f32) as usize + 1;
        let place =
            if best > worst { (worst + steps).min(best) } else { worst.saturating_sub(steps).max(best) };
        let (_, values) = self.proposed(ahead, seat, &offer.action(place), table)?;
        (self.utility(&values, asked) > refused).then_some((place, values))
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
        let values = match asked(ahead.game(), seat) {
            None => Some(self.tried(ahead, table, builder)),
            Some(asked) => {
                let yes = self.answered(ahead, asked, &Action::Accept, table, builder);
                let no = self.answered(ahead, asked, &Action::Refuse, table, builder);
                match (yes, no) {
                    (Some(yes), Some(no)) => {
                        (self.utility(&yes, asked) > self.utility(&no, asked)).then_some(yes)
                    }
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

/// Who is asked to agree to what a seat has just offered.
pub(crate) fn asked(game: &Game, seat: Seat) -> Option<Seat> {
    match game.state().decision() {
        Some(Decision::Answer { seat: asked, .. }) if *asked != seat => Some(*asked),
        _ => None,
    }
}

/// The company that changes the map.
pub(crate) fn builder(decision: &Decision) -> Option<CompanyId> {
    decision.own_turn().or_else(|| decision.question().map(|(company, _)| company))
}

/// Whether no company has ever been started. Where nobody begins there is no game: whoever sees no gain in it would pass until the table
/// is deserted.
fn nothing_is_started(game: &Game) -> bool {
    let status = |company| game.state().company(company).status;
    game.title().company_ids().all(|company| status(company) == Status::Unstarted)
}

/// Whether the last paper is up for auction, and nobody has bid for any other: if nobody does for this one, the game is over (R-MOR-13).
fn is_last_paper(game: &Game) -> bool {
    match &game.state().round {
        Round::Auction { unsold, .. } => unsold.len() + 1 >= game.title().private_ids().count(),
        _ => false,
    }
}
