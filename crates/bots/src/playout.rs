//! Playouts: a game is played on by everybody as the novice would, with revenues estimated instead of routes looked for.
//!
//! Laying track and finding routes takes nearly all the time of a game, and says little about shares, trains and deals.
//! So in a playout companies build only while nobody has a route; later ones are supposed to reach the same places. They
//! claim what their trains should earn: as much more or less than trains of their prices typically do as they earned at
//! the table, and a little more with every run.

use rules::seed::Draws;
use rules::state::{Marker, Round};
use rules::{Action, CompanyId, CzDecision, Decision, Game, Money, Seat, View, any_route, runnable};

use crate::budget::Meter;
use crate::context::Fidelity;
use crate::family::Family;
use crate::forecast::{Earnings, typical_of};
use crate::novice;
use crate::objective::Objective;
use crate::weights::Weights;

/// A company that never ran earns what is typical; any other between these parts of it, in thousandths.
const TYPICAL: i64 = 1_000;
const LEAST: i64 = 400;
const MOST: i64 = 2_500;

/// A game that is played on, with what its companies earn.
#[derive(Clone)]
pub(crate) struct Playout {
    game: Game,
    earnings: Earnings,
    /// What a company earns for every 1,000 K that are typical for its trains, where it has run.
    performance: Vec<Option<i64>>,
    /// Operating rounds that are still played; `None`: to the end of the game.
    rounds: Option<i64>,
    /// Who imagines it, and by what weights; everybody else is supposed to have the standard ones.
    thinker: (Seat, &'static Weights),
}

impl Playout {
    /// The position as it is imagined.
    pub(crate) fn begin(game: &Game, earnings: &Earnings, thinker: (Seat, &'static Weights)) -> Playout {
        let mut options = *game.options();
        (options.best_revenue, options.skip_idle_steps, options.settle_empty_runs) = (false, false, true);
        options.f56.claims = true;
        let performance = |company| performance(game.view(), earnings, company);
        Playout {
            game: Game::at(game.title().clone(), options, game.state().clone()),
            earnings: earnings.clone(),
            performance: game.title().company_ids().map(performance).collect(),
            rounds: Family::of(game.title()).horizon,
            thinker,
        }
    }

    /// Plays one action and keeps the earnings up to date; `false` when it is refused.
    pub(crate) fn play(&mut self, seat: Seat, action: &Action) -> bool {
        let decision = self.game.state().decision().cloned();
        let before = operating_round(&self.game);
        if self.game.advance(seat, action).is_err() {
            return false;
        }
        if before.is_some() && operating_round(&self.game) != before {
            self.rounds = self.rounds.map(|rounds| rounds - 1);
        }
        if let Some(Decision::Trains { company } | Decision::Cz(CzDecision::TakenTrains { company, .. })) =
            decision
        {
            let revenue = self.estimate(company);
            self.earnings.set(company, revenue);
        }
        true
    }

    /// What the company's trains should earn.
    fn estimate(&self, company: CompanyId) -> Money {
        let view = self.game.view();
        let performance = self.performance[company.index()].unwrap_or(TYPICAL);
        let revenue = typical_of(view, &runnable(view, company)) * performance / TYPICAL;
        // Revenues are multiples of ten.
        Money::try_from(revenue / 10 * 10).unwrap_or(0)
    }

    /// Plays on to the end of the game, or as far as one looks; `false` when the budget ends before.
    pub(crate) fn finish(&mut self, draws: &mut Draws, meter: &Meter<'_>) -> bool {
        while let Some(decision) = self.game.state().decision() {
            if self.rounds.is_some_and(|rounds| rounds <= 0) {
                return true;
            }
            if !meter.spend() {
                return false;
            }
            let plain = match *decision {
                Decision::Run { company } if self.waits_for_tile(company) => {
                    Some(Action::RunTrains { runs: Vec::new() })
                }
                Decision::Run { company } => Some(self.run(company)),
                Decision::Station { .. } => Some(Action::Pass),
                Decision::Track { company } => self.imagine_route(company).then_some(Action::Pass),
                Decision::Cz(CzDecision::HomeTile { .. }) => self.any_action(),
                _ => None,
            };
            if let (Some(action), Some(seat)) = (plain, self.game.decider())
                && self.play(seat, &action)
            {
                continue;
            }
            let Some(offers) = self.game.offers() else { return true };
            let weights = self.weights_of(offers.seat);
            let ideas = novice::ideas(&self.game, &offers, &self.earnings, Fidelity::Rough, weights);
            if !self.play(offers.seat, &novice::pick(ideas, draws).action) {
                return false;
            }
        }
        true
    }

    fn weights_of(&self, seat: Seat) -> &'static Weights {
        let (thinker, weights) = self.thinker;
        if seat == thinker { weights } else { &Weights::STANDARD }
    }

    fn any_action(&self) -> Option<Action> {
        self.game.offers().and_then(|offers| offers.offers.first().map(|offer| offer.action(0)))
    }

    /// Supposes that a company without a route reaches the places of another one that has one; `false` when nobody has.
    fn imagine_route(&mut self, company: CompanyId) -> bool {
        if self.performance[company.index()].is_some() {
            return true;
        }
        let mut state = self.game.state().position();
        let runs =
            |marker: &&Marker| marker.city.is_some() && self.performance[marker.company.index()].is_some();
        let reached = state.board.markers.iter().filter(runs);
        let own: Vec<Marker> = reached.map(|marker| Marker { company, ..*marker }).collect();
        if own.is_empty() {
            return false;
        }
        state.board.markers.extend(own);
        state.board.markers.sort_unstable();
        state.board.markers.dedup();
        self.game = Game::at(self.game.title().clone(), *self.game.options(), state);
        self.performance[company.index()] = Some(TYPICAL);
        true
    }

    /// Whether a run is asked for although there is no route, since a purple tile could still be laid.
    fn waits_for_tile(&self, company: CompanyId) -> bool {
        let view = self.game.view();
        let purple = view.title.privates.iter().any(|private| !private.power.purple.is_empty());
        purple && !any_route(view, company)
    }

    /// A run of the company: the map has grown since its last one.
    fn run(&mut self, company: CompanyId) -> Action {
        let performance = self.performance[company.index()].get_or_insert(TYPICAL);
        *performance += *performance * Weights::STANDARD.growth / 100;
        let amount = self.estimate(company);
        self.earnings.set(company, amount);
        Action::ClaimRevenue { amount }
    }

    /// How well a seat stands where the playout has ended.
    pub(crate) fn standing(&self, seat: Seat, objective: Objective) -> i64 {
        let family = Family::of(self.game.title());
        let forecast = family.forecast(self.game.view(), &self.earnings, &Weights::STANDARD);
        let worth: Vec<i64> = self.game.state().seats().map(|seat| (family.worth)(forecast, seat)).collect();
        objective.standing(&worth, seat)
    }
}

/// Set and number of the operating round.
fn operating_round(game: &Game) -> Option<(u8, u8)> {
    match game.state().round {
        Round::Operating { set, number, .. } => Some((set, number)),
        _ => None,
    }
}

/// What the company earns for every 1,000 K that are typical for its trains; nothing when it earns nothing.
fn performance(view: View<'_>, earnings: &Earnings, company: CompanyId) -> Option<i64> {
    let earned = i64::from(earnings.of_company(company));
    let typical = typical_of(view, &runnable(view, company));
    (earned > 0 && typical > 0).then(|| (earned * TYPICAL / typical).clamp(LEAST, MOST))
}
