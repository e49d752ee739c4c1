//! The work of a review, in small steps: a glance at every decision, a second look at those that seem to have cost most, and
//! what can be told without a mind.

use std::cmp::Reverse;

use bots::Reason;
use bots::mind::hindsight::{Hindsight, Look};
use rules::{Action, CompanyId, CzAction, Decision, Game, Offers, Seat, notation};

use crate::chances::{Temper, chances, per_mille};
use crate::facts;
use crate::line::{Line, Turn, is_answer, round};
use crate::review::{Missed, Review, Rival, Side, Standing, TurningPoint, VERSION, Weighed};

/// How many actions are played where it is looked twice, unless somebody says otherwise.
pub const USUAL_NODES: u64 = 30_000;

/// So many turning points are told.
const MOST_TOLD: usize = 10;

/// So far lines are played on, in actions: about a round of all companies, so that what was decided has shown its effect.
const FAR: u64 = 60;

/// So many lines are played from either position.
const LINES: u32 = 6;

/// So many lines are played from the beginning of each round, for the curve: a mind values one position now too high and now too low.
const CURVE_LINES: u64 = 3;

/// After so many lines a lead must show, or the rest is spared.
const FIRST_LINES: u32 = 3;

/// So many decisions of one turn are looked at twice: what was forgotten first may still be done next.
const LOOKS_PER_TURN: usize = 2;

/// A smaller loss of chances, in thousandths, turns nothing.
const LEAST_LOSS: i32 = 5;

/// How far a study has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// So much is done ...
    pub done: u64,
    /// ... of so much.
    pub of: u64,
}

/// A review on its way.
pub struct Study {
    line: Line,
    nodes: u64,
    left: u64,
    mind: Option<Hindsight>,
    temper: Temper,
    glanced: usize,
    decisions: Vec<(Seat, bool)>,
    standings: Vec<Standing>,
    found: Vec<Found>,
    /// Places in what was found that are to be looked at, the last one first.
    queue: Vec<usize>,
    open: Option<Open>,
}

/// A decision at which the mind would have done something else.
struct Found {
    at: usize,
    played: Action,
    turn: Turn,
    look: Look,
    /// By the glance, in chances.
    loss: f64,
    seen: Option<Seen>,
}

/// What came of a second look.
#[derive(Clone, Default)]
struct Seen {
    lines: u32,
    better_in: u32,
    /// Sums over the lines: the chance of whoever decided, and what everybody is worth.
    chance: [f64; 2],
    worth: [Vec<f64>; 2],
    /// Of the differences, and of their squares.
    lead: f64,
    squares: f64,
}

/// Where a line ended.
struct End {
    /// The chance of whoever decided.
    chance: f64,
    /// What everybody should be worth.
    values: Vec<f32>,
}

/// A second look that is going on.
struct Open {
    place: usize,
    /// The positions after what was done, and after what seemed better.
    positions: [Game; 2],
    seen: Seen,
}

impl Seen {
    fn add(&mut self, ends: [End; 2]) {
        let lead = ends[1].chance - ends[0].chance;
        self.lines += 1;
        self.better_in += u32::from(lead > 0.0);
        for (side, end) in ends.into_iter().enumerate() {
            self.chance[side] += end.chance;
            self.worth[side].resize(end.values.len(), 0.0);
            self.worth[side].iter_mut().zip(end.values).for_each(|(sum, value)| *sum += f64::from(value));
        }
        self.lead += lead;
        self.squares += lead * lead;
    }

    /// What a seat should be worth after what was done, and after what seemed better.
    fn worth_of(&self, seat: usize) -> [i64; 2] {
        [0, 1].map(|side| self.mean(self.worth[side][seat]) as i64)
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.lines.max(1))
    }

    /// Whether the lead is more than chance: larger than its standard error, and there in two lines of three.
    fn repeats(&self) -> bool {
        let lines = f64::from(self.lines.max(2));
        let mean = self.lead / lines;
        let variance = (self.squares / lines - mean * mean).max(0.0) / (lines - 1.0);
        mean > 0.0 && mean * mean > variance && self.better_in * 3 >= self.lines * 2
    }

    fn loss(&self) -> i32 {
        per_mille(self.mean(self.chance[1])) - per_mille(self.mean(self.chance[0]))
    }
}

/// Looks back at a game with this many nodes.
pub fn review(line: Line, nodes: u64) -> Review {
    let mut study = Study::new(line, nodes);
    while study.step() {}
    study.finish()
}

impl Study {
    /// Nothing has been looked at yet.
    pub fn new(line: Line, nodes: u64) -> Study {
        let mind = Hindsight::of(&line.end);
        Study {
            temper: Temper::of(line.end.title().play.family),
            left: nodes,
            glanced: 0,
            decisions: Vec::new(),
            standings: Vec::new(),
            found: Vec::new(),
            queue: Vec::new(),
            open: None,
            line,
            nodes,
            mind,
        }
    }

    /// How far it has come. A glance counts as one, and so does an action that is played.
    pub fn progress(&self) -> Progress {
        let glances = self.line.moves.len() as u64;
        let of = glances + self.nodes;
        let nodes = self.nodes - self.left;
        Progress { done: if self.is_done() { of } else { self.glanced as u64 + nodes }, of }
    }

    fn is_done(&self) -> bool {
        self.glanced > self.line.moves.len() && self.open.is_none() && self.queue.is_empty()
    }

    /// Does a small piece of the work; `false` when there is no more.
    pub fn step(&mut self) -> bool {
        if self.mind.is_none() {
            self.glanced = self.line.moves.len() + 1;
            return false;
        }
        if self.glanced <= self.line.moves.len() {
            self.glance(self.glanced);
            self.glanced += 1;
            if self.glanced > self.line.moves.len() {
                self.line_up();
            }
        } else if self.open.is_some() || self.open_next() {
            self.play_lines();
        }
        !self.is_done()
    }

    /// Looks at a position once.
    fn glance(&mut self, at: usize) {
        let Some(mind) = &mut self.mind else { return };
        let game = self.line.position(at);
        let began = |before: &Game| round(before) != round(game);
        let before = at.checked_sub(1).map(|before| self.line.position(before));
        if before.is_none_or(began) || at == self.line.moves.len() {
            self.standings.push(standing(mind, game, at, self.temper));
        }
        let Some(played) = self.line.moves.get(at).and_then(|played| played.act.as_ref()) else { return };
        // What trains ran for is compared with what they could have, and not with an opinion.
        let of_weight = !matches!(game.state().decision(), Some(Decision::Run { .. }));
        if !of_weight || !has_choice(game.offers()) {
            return;
        }
        let Some(then) = self.line.settled(at) else { return };
        let look = mind.look(game, &played.action, self.line.position(then));
        self.decisions.push((played.seat, look.is_none()));
        let Some(look) = look else { return };
        let own = |values: &[f32]| chances(game, values, self.temper)[look.seat.index()];
        let loss = own(&look.values) - own(&look.played);
        let (played, turn) = (played.action.clone(), self.line.turn(at, look.seat));
        self.found.push(Found { at, played, turn, look, loss, seen: None });
    }

    /// Decides what is worth a second look: the largest loss first, and of each turn a few.
    fn line_up(&mut self) {
        let mut order: Vec<usize> =
            (0..self.found.len()).filter(|&place| self.found[place].loss > 0.0).collect();
        order.sort_by(|&a, &b| self.found[b].loss.total_cmp(&self.found[a].loss).then(a.cmp(&b)));
        let mut turns: Vec<Turn> = Vec::new();
        order.retain(|&place| {
            let turn = self.found[place].turn;
            let room = turns.iter().filter(|&&other| other == turn).count() < LOOKS_PER_TURN;
            turns.extend(room.then_some(turn));
            room
        });
        order.reverse();
        self.queue = order;
    }

    /// Begins the next second look, if there is one and it can be paid for.
    fn open_next(&mut self) -> bool {
        while let Some(place) = self.queue.pop() {
            if self.left < 2 * FAR * u64::from(LINES) {
                self.queue.clear();
                return false;
            }
            let Found { at, look, .. } = &self.found[place];
            let done = self.line.settled(*at).map(|then| self.line.position(then).clone());
            let better = Hindsight::then(self.line.position(*at), &look.better);
            if let Some((done, better)) = done.zip(better) {
                self.open = Some(Open { place, positions: [done, better], seen: Seen::default() });
                return true;
            }
        }
        false
    }

    /// Plays a line on from both positions, with the same doubts.
    fn play_lines(&mut self) {
        let (Some(open), Some(mind)) = (&mut self.open, &mut self.mind) else { return };
        let Found { at, look, .. } = &self.found[open.place];
        let seed = (*at as u64) << 8 | u64::from(open.seen.lines);
        let seat = look.seat.index();
        let ends = [0, 1].map(|side| {
            let (then, spent) = mind.play_on(&open.positions[side], FAR, seed);
            self.left = self.left.saturating_sub(spent);
            let values = mind.values(&then);
            End { chance: chances(&then, &values, self.temper)[seat], values }
        });
        open.seen.add(ends);
        let hopeless = open.seen.lines >= FIRST_LINES && open.seen.lead <= 0.0;
        if hopeless || open.seen.lines >= LINES {
            self.found[open.place].seen = Some(open.seen.clone());
            self.open = None;
        }
    }

    /// The review. What has not been looked at is left out.
    pub fn finish(self) -> Review {
        let left_behind = facts::left_behind(&self.line);
        let sides = self.sides(&left_behind);
        Review {
            version: VERSION,
            nodes: self.nodes,
            actions: self.line.actions_until(self.line.moves.len()),
            judged: self.mind.is_some(),
            turning_points: self.turning_points(),
            decisions: self.weighed(),
            missed: self.missed(),
            idle: facts::idle(&self.line),
            late_trains: facts::late_trains(&self.line),
            standings: self.standings,
            left_behind,
            sides,
        }
    }

    fn sides(&self, left_behind: &[crate::LeftBehind]) -> Vec<Side> {
        let of_seat = |seat: Seat| {
            let own = self.decisions.iter().filter(|(decider, _)| *decider == seat);
            let lost = self.repeated().filter(|(found, _)| found.look.seat == seat);
            let behind = left_behind.iter().filter(|run| run.seat == seat.0);
            Side {
                seat: seat.0,
                decisions: own.clone().count(),
                agreed: own.filter(|(_, agreed)| *agreed).count(),
                lost: lost.map(|(_, seen)| seen.loss()).sum(),
                left_behind: behind.map(|run| run.best - run.ran).sum(),
            }
        };
        self.line.end.state().seats().map(of_seat).collect()
    }

    /// What was looked at twice, and what was better each time.
    fn repeated(&self) -> impl Iterator<Item = (&Found, &Seen)> {
        let seen = self.found.iter().filter_map(|found| Some((found, found.seen.as_ref()?)));
        seen.filter(|(_, seen)| seen.repeats())
    }

    fn turning_points(&self) -> Vec<TurningPoint> {
        let mut lost: Vec<(&Found, &Seen)> =
            self.repeated().filter(|(_, seen)| seen.loss() >= LEAST_LOSS).collect();
        lost.sort_by_key(|(found, seen)| (Reverse(seen.loss()), found.at));
        let mut told: Vec<(&Found, &Seen)> = Vec::new();
        for (found, seen) in lost {
            // Of a turn the worst, and the same advice once in a round.
            let is_told = |(other, _): &(&Found, &Seen)| {
                let ((round, _, seat), (other_round, _, other_seat)) = (found.turn, other.turn);
                other.turn == found.turn && round.0 != 1
                    || (round, seat) == (other_round, other_seat) && other.look.better == found.look.better
            };
            if told.len() < MOST_TOLD && !told.iter().any(is_told) {
                told.push((found, seen));
            }
        }
        told.into_iter().map(|(found, seen)| self.turning_point(found, seen)).collect()
    }

    fn turning_point(&self, found: &Found, seen: &Seen) -> TurningPoint {
        let before = self.line.position(found.at).view();
        let seat = found.look.seat.index();
        let worth = seen.worth_of(seat);
        let reason = match &found.look.reason {
            // What a glance expects is not what came out.
            Reason::EndsWith { .. } => Reason::EndsWith { with: worth[1], instead: worth[0] },
            reason => reason.clone(),
        };
        TurningPoint {
            at: found.at,
            seat: found.look.seat.0,
            played: notation::write(before, &found.played),
            better: notation::write(before, &found.look.better),
            chance_played: per_mille(seen.mean(seen.chance[0])),
            chance_better: per_mille(seen.mean(seen.chance[1])),
            worth_played: worth[0],
            worth_better: worth[1],
            better_in: seen.better_in,
            lines: seen.lines,
            reason,
            rival: rival(seen, seat),
        }
    }

    fn weighed(&self) -> Vec<Weighed> {
        let weighed = |found: &Found| {
            let (seat, seen) = (found.look.seat.index(), found.seen.as_ref());
            let glance = || [found.look.played[seat] as i64, found.look.values[seat] as i64];
            let [played, better] = seen.map_or_else(glance, |seen| seen.worth_of(seat));
            let lines = seen.map_or(0, |seen| seen.lines);
            Weighed { at: found.at, seat: found.look.seat.0, played, better, lines }
        };
        self.found.iter().map(weighed).collect()
    }

    fn missed(&self) -> Vec<Missed> {
        let missed = |(found, seen): (&Found, &Seen)| {
            let before = self.line.position(found.at);
            let company = taken_over(before, &found.look)?;
            let [played, better] = seen.worth_of(found.look.seat.index());
            let gain = better - played;
            (gain > 0).then(|| Missed {
                at: found.at,
                seat: found.look.seat.0,
                better: notation::write(before.view(), &found.look.better),
                company: before.title().charter(company).symbol.clone(),
                gain,
            })
        };
        self.repeated().filter_map(missed).collect()
    }
}

/// How everybody stands at a position: as it is, and where some lines lead that begin there, on average.
fn standing(mind: &mut Hindsight, game: &Game, at: usize, temper: Temper) -> Standing {
    let mut ends = vec![game.clone()];
    if !game.state().is_over() {
        ends.extend((0..CURVE_LINES).map(|line| mind.play_on(game, FAR, (at as u64) << 8 | line).0));
    }
    let seats = game.state().players.len();
    let (mut chance, mut expected) = (vec![0.0; seats], vec![0.0; seats]);
    for end in &ends {
        let values = mind.values(end);
        chance.iter_mut().zip(chances(end, &values, temper)).for_each(|(sum, part)| *sum += part);
        expected.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
    }
    let count = ends.len() as f64;
    Standing {
        at,
        worth: game.state().seats().map(|seat| game.view().worth(seat)).collect(),
        expected: expected.into_iter().map(|sum| (sum / count) as i64).collect(),
        chances: chance.into_iter().map(|sum| per_mille(sum / count)).collect(),
    }
}

/// Whoever would have lost most, where that is more than what the player would have gained.
fn rival(seen: &Seen, own: usize) -> Option<Rival> {
    let gain = |seat: usize| seen.worth_of(seat)[1] - seen.worth_of(seat)[0];
    let others = (0..seen.worth[0].len()).filter(|&seat| seat != own);
    let (less, Reverse(seat)) = others.map(|seat| (-gain(seat), Reverse(seat))).max()?;
    (less > gain(own).max(0)).then_some(Rival { seat: seat as u8, less })
}

/// Whether there is a choice.
fn has_choice(offers: Option<Offers>) -> bool {
    offers.is_some_and(|offers| offers.len() > 1)
}

/// The company that would come into other hands: taken over by another one, or directed by whoever decides.
fn taken_over(before: &Game, look: &Look) -> Option<CompanyId> {
    if let Action::Cz(CzAction::TakeOver { target, .. }) = look.better {
        return Some(target);
    }
    let then = Hindsight::then(before, &look.better).filter(|then| !is_answer(then))?;
    let director = |game: &Game, company| game.state().company(company).director;
    before.title().company_ids().find(|&company| {
        let was = director(before, company);
        was.is_some_and(|was| was != look.seat) && director(&then, company) == Some(look.seat)
    })
}
