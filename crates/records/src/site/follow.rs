//! Following a game of 18xx.games on our engine, action by action.

use rules::{
    Action, CompanyId, CzDecision, CzEvent, Decision, Event, F56Decision, F56Event, Game, HexId, Played,
    PrivateId, Seat, TrainTypeId, View, any_route,
};
use std::collections::BTreeMap;

use rules::event::TrainPlace;
use rules::geometry::Rotation;
use rules::round_name::RoundName;
use rules::state::{Few, Marker, Round, Status};
use rules::title::{Home, Shelf};
use rules::train::Train;

use super::action::{Entity, Kind, SiteAction};
use super::certificates::Certificates;
use super::exempt::Used;
use super::merging::Merging;
use super::players::Players;
use super::record::Record;
use super::remembered::{Remembered, could_operate};
use super::runs::RunTally;
use super::unfollowable::{Error, Unfollowable};
use super::unreadable::Unreadable;
use super::waits;
use crate::family::{Family, family};
use crate::game_file::GameFile;

/// How many passes in a row may lie between two of their actions: more than a whole round needs.
pub(super) const MOST_PASSES: usize = 400;

/// How many may end a game: at a table that nobody can play on rounds go by until it is given up.
const MOST_AT_THE_END: usize = 20_000;

/// Where a train card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Company(CompanyId),
    Pool,
    Gone,
}

/// A train card that has left the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Card {
    pub train: Train,
    pub place: Place,
}

/// Who acts, on our table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Actor {
    Player(Seat),
    Company(CompanyId),
    Private(PrivateId),
}

/// A game of theirs on our engine.
#[derive(Clone, Debug)]
pub(crate) struct Follower {
    /// The players.
    pub players: Players,
    pub(crate) game: Game,
    /// What was played on our side.
    pub(crate) played: Vec<(Seat, Action)>,
    /// Where every run is to be compared with the best possible: how they came out.
    pub run_tally: Option<RunTally>,
    /// The exemptions that were taken.
    pub exempt: Used,
    /// A forced sale in the action that was followed last has closed the very company in need.
    pub(crate) closed_in_need: bool,
    /// States tell how far they are; otherwise passes must.
    pub(crate) steered: bool,
    /// Actions that wait until trains are returned.
    pub(super) deferred: Vec<(Actor, Kind)>,
    /// Their cards by id.
    pub(super) cards: BTreeMap<String, Card>,
    /// Where a copy of a tile was laid last.
    pub(super) tiles: BTreeMap<String, HexId>,
    /// The positions of tiles as they gave them.
    pub(super) rotations: BTreeMap<HexId, Rotation>,
    /// The circles that they asked for on hexes where a home company may choose its city.
    pub(super) circles: BTreeMap<HexId, u8>,
    /// The scrapped trains by name, in the order in which they went.
    pub(crate) rusted: Vec<String>,
    /// The operating round in progress, or the last one, as it ended.
    pub(crate) last_operating: Option<Round>,
    /// The stock round in which the game ended, if it was one.
    pub(crate) ended_in_stock: Option<u8>,
    /// Who holds which certificate, where that matters.
    pub(super) certificates: Certificates,
    /// Markers returned in the take-over that is being settled.
    merging: Merging,
    /// What they keep and we forget.
    pub(crate) remembered: Remembered,
}

impl Follower {
    /// The game before the first action.
    pub fn new(record: &Record, shelf: &Shelf) -> Result<Follower, Unreadable> {
        let players = record.players.names.len();
        let begun = Game::new(record.our_title(shelf)?, record.options(), players, record.seed)?;
        Ok(Follower {
            players: record.players.clone(),
            game: begun.game,
            played: Vec::new(),
            run_tally: None,
            exempt: Used::default(),
            closed_in_need: false,
            steered: false,
            deferred: Vec::new(),
            cards: BTreeMap::new(),
            tiles: BTreeMap::new(),
            rotations: BTreeMap::new(),
            circles: BTreeMap::new(),
            rusted: Vec::new(),
            last_operating: None,
            ended_in_stock: None,
            certificates: Certificates::default(),
            merging: Merging::default(),
            remembered: Remembered::default(),
        })
    }

    /// Whether they show the marker of a company on a hex, and in which city (by our index).
    ///
    /// Where a home company may choose its city they always ask, even where there is nothing to choose yet; until
    /// that is answered the marker is not on their map.
    pub fn shown_city(&self, company: CompanyId, hex: HexId, city: Option<u8>) -> Option<u8> {
        let mut answered = self.circles.get(&hex).copied();
        if family(self.view().title) == Family::F56 && !self.view().is_tiled(hex) {
            // On the bare hex they put it into the first city without asking.
            answered = Some(0);
        }
        match city {
            None => answered,
            Some(city) => {
                let chooses = self.view().title.charter(company).home == Home::Choice(hex);
                (!chooses || answered.is_some()).then_some(city)
            }
        }
    }

    /// The company whose marker they show in the place of this one.
    pub fn shown_owner(&self, marker: &Marker) -> CompanyId {
        self.merging.owner(&self.game, marker)
    }

    /// How many markers they show on the charter of a company beside those that we do.
    pub fn more_on_charter(&self, company: CompanyId) -> i64 {
        self.merging.more_on_charter(&self.game, company)
    }

    pub(super) fn view(&self) -> View<'_> {
        self.game.view()
    }

    /// Follows one of their actions and what came with it.
    pub fn follow(&mut self, action: &SiteAction) -> Result<(), Unfollowable> {
        self.closed_in_need = false;
        self.act(self.actor(&action.entity)?, &action.kind)?;
        action.auto.iter().try_for_each(|action| self.follow(action))
    }

    fn actor(&self, entity: &Entity) -> Result<Actor, Unfollowable> {
        Ok(match entity {
            Entity::Player(id) => Actor::Player(
                self.players.seat(id).ok_or_else(|| Unfollowable::unknown("player", &id.to_string()))?,
            ),
            Entity::Corporation(symbol) => Actor::Company(self.company(symbol)?),
            Entity::Company(symbol) => Actor::Private(self.private(symbol)?),
        })
    }

    /// There a turn may go on while trains are to be returned; here it does not. What comes before the answer waits for it.
    fn act(&mut self, actor: Actor, kind: &Kind) -> Result<(), Unfollowable> {
        let family = family(self.view().title);
        let must_wait = match family {
            Family::Cz => self.must_wait_in_cz(actor),
            Family::F56 => self.must_wait_in_f56(actor, kind),
        };
        if must_wait {
            self.deferred.push((actor, kind.clone()));
            return Ok(());
        }
        match family {
            Family::Cz => self.act_in_cz(actor, kind)?,
            Family::F56 => self.act_in_f56(actor, kind)?,
        }
        let deferred = std::mem::take(&mut self.deferred);
        deferred.into_iter().try_for_each(|(actor, kind)| self.act(actor, &kind))
    }

    /// Whether ours is behind, since actions wait for an answer: the tables cannot be compared meanwhile.
    pub(crate) fn is_behind(&self) -> bool {
        !self.deferred.is_empty()
    }

    /// What is missing at the end of a record.
    pub(crate) fn unanswered(&self) -> Option<Unfollowable> {
        self.deferred.first().map(|(_, kind)| Unfollowable::Unanswered(kind.name()))
    }

    /// Plays the passes at the end of a record, which no later action has brought about.
    ///
    /// A finished game is passed to its end. In another one every pass counts for one step of the same turn.
    pub fn finish(&mut self, record: &Record) {
        if record.finished {
            self.pass_within(MOST_AT_THE_END, |game| game.state().is_over(), |_| true);
            return;
        }
        let companies =
            record.actions.iter().rev().map_while(|action| match (&action.entity, &action.kind) {
                (Entity::Corporation(symbol), Kind::Pass {}) => self.game.title().company_named(symbol),
                _ => None,
            });
        let passing: Vec<CompanyId> = companies.collect();
        for company in passing.into_iter().rev() {
            let waits =
                |game: &Game| game.state().decision().is_some_and(|top| top.own_turn() == Some(company));
            if self.pass_until(waits, |_| true) {
                // A step that may not be passed is not what they passed.
                let _ = self.play(Action::Pass);
            }
        }
    }

    /// Plays an action of whoever must decide.
    pub(super) fn play(&mut self, action: Action) -> Result<(), Unfollowable> {
        self.play_as(None, action)
    }

    pub(super) fn play_as(&mut self, seat: Option<Seat>, action: Action) -> Result<(), Unfollowable> {
        let decider = self.game.decider().ok_or(Unfollowable::Over)?;
        let seat = seat.unwrap_or(decider);
        let played = self.game.play(seat, &action).map_err(|refusal| {
            let written = serde_json::to_string(&rules::notation::write(self.view(), &action));
            let why = crate::refused(&self.game, &self.players.names, &refusal);
            Unfollowable::Refused { action: written.unwrap_or_default(), why }
        })?;
        for event in &played.events {
            if let Event::F56(F56Event::NationalFormed { company, .. }) = event {
                self.certificates.formed(played.game.view(), *company, &played.events);
            }
        }
        self.closed_in_need |= has_closed_in_need(&self.game, &played.game);
        self.remembered.note(&self.game, &action, &played);
        self.note_scrapped(&played.events);
        self.merging.note(&played.game, &played.events);
        self.ended_in_stock = stock_round_at_the_end(&self.game, &played);
        if let Round::Operating { .. } = played.game.state().round {
            self.last_operating = Some(played.game.state().round.clone());
        } else if let Some(round) = empty_round(&played) {
            self.last_operating = Some(round);
        } else if let Some(Round::Operating { order, begun, .. }) = &mut self.last_operating {
            let state = played.game.state();
            if state.bank.is_some_and(|bank| bank.bankrupt.is_some()) {
                // The company in need is still at its turn, and what was sold has moved the others.
                let place = |company: &CompanyId| state.market.iter().position(|other| other == company);
                order[usize::from(*begun)..].sort_by_key(|company| place(company).unwrap_or(usize::MAX));
                if !waits::after_bankruptcy(&self.game, &played.game) {
                    let operates = |company: &CompanyId| could_operate(played.game.view(), *company);
                    let skipped =
                        order.iter().skip((*begun).into()).take_while(|next| !operates(next)).count();
                    *begun = (usize::from(*begun) + skipped + 1).min(order.len()) as u8;
                }
            } else {
                *begun = order.len() as u8;
            }
        }
        self.game = played.game;
        self.played.push((seat, action));
        Ok(())
    }

    /// Scrapped trains go by name, card by card; what one train scraps comes before what the next one does.
    fn note_scrapped(&mut self, events: &[Event]) {
        let title = self.game.title().clone();
        let comes = |event: &Event| {
            matches!(event, Event::Cz(CzEvent::TrainTurned { .. }))
                || matches!(event, Event::TrainMoved { from, to, .. }
                    if *from == TrainPlace::Stack || *to != TrainPlace::Gone)
        };
        for events in events.split(comes) {
            let scrapped = |train_type: TrainTypeId| events.contains(&Event::TypeScrapped { train_type });
            for card in &title.cards {
                for side in card.sides.iter().filter(|side| scrapped(side.train)) {
                    self.rusted.push(format!(
                        "{}{}",
                        title.train_types[side.train.index()].name,
                        card.letter
                    ));
                }
            }
        }
    }

    /// Passes until a decision of this kind is asked for. If none comes, nothing is done.
    pub(crate) fn bring_to(&mut self, wanted: impl Fn(&Decision) -> bool) -> bool {
        self.pass_until(|game| game.state().decision().is_some_and(&wanted), may_pass)
    }

    /// Passes until the game is as wanted. If it never comes to that, nothing is done.
    pub(crate) fn pass_until(
        &mut self,
        wanted: impl Fn(&Game) -> bool,
        may_pass: impl Fn(&Game) -> bool,
    ) -> bool {
        self.pass_within(MOST_PASSES, wanted, may_pass)
    }

    fn pass_within(
        &mut self,
        most: usize,
        wanted: impl Fn(&Game) -> bool,
        may_pass: impl Fn(&Game) -> bool,
    ) -> bool {
        if wanted(&self.game) {
            return true;
        }
        let (game, last_operating) = (self.game.clone(), self.last_operating.clone());
        let remembered = self.remembered.clone();
        let (played, rusted) = (self.played.len(), self.rusted.len());
        for _ in 0..most {
            if !may_pass(&self.game) || self.play(passing(&self.game)).is_err() {
                break;
            }
            if wanted(&self.game) {
                return true;
            }
        }
        (self.game, self.last_operating, self.remembered) = (game, last_operating, remembered);
        self.played.truncate(played);
        self.rusted.truncate(rusted);
        false
    }
}

/// Whether a forced sale has closed the very company that is in need.
fn has_closed_in_need(before: &Game, after: &Game) -> bool {
    let Some(&(Decision::F56(F56Decision::Raising { company, .. }) | Decision::Trains { company })) =
        before.state().decision()
    else {
        return false;
    };
    let is_closed = |game: &Game| game.state().company(company).status == Status::Closed;
    !is_closed(before) && is_closed(after)
}

/// The stock round in which the game has ended.
fn stock_round_at_the_end(before: &Game, played: &Played) -> Option<u8> {
    let begun = played.events.iter().rev().find_map(|event| match event {
        Event::RoundBegan { round } => Some(*round),
        _ => None,
    });
    let ended = match (begun, &before.state().round) {
        (Some(RoundName::Stock(number)), _) => Some(number),
        (None, Round::Stock { number, .. }) => Some(*number),
        _ => None,
    };
    ended.filter(|_| played.game.state().is_over())
}

/// The last round of a game that ended with rounds in which nobody operated.
fn empty_round(played: &Played) -> Option<Round> {
    let begun = played.events.iter().rev().find_map(|event| match event {
        Event::RoundBegan { round: RoundName::Operating(set, number) } => Some((*set, *number)),
        _ => None,
    });
    let (set, number) = begun.filter(|_| played.game.state().is_over())?;
    Some(Round::Operating { set, number, order: Few::new(), begun: 0, turn: None })
}

/// Follows a whole record and writes it down as a game file of ours, with the same options.
///
/// # Errors
/// With the number of the action that our engine cannot follow.
pub fn to_game_file(record: &Record, shelf: &Shelf) -> Result<GameFile, Error> {
    follow_all(record, shelf, |_| {})
}

/// The same; after each of its actions `then` may bring our game further, where more is known than the record says.
pub(crate) fn follow_all(
    record: &Record,
    shelf: &Shelf,
    mut then: impl FnMut(&mut Follower),
) -> Result<GameFile, Error> {
    let mut follower = Follower::new(record, shelf)?;
    for (index, action) in record.actions.iter().enumerate() {
        let at_action = |why| Error::Action { number: index + 1, kind: action.kind.name(), why };
        follower.follow(action).map_err(at_action)?;
        then(&mut follower);
    }
    if let Some(why) = follower.unanswered() {
        return Err(Error::Unfinished(why));
    }
    follower.finish(record);
    let players = record.players.names.clone();
    let (title, played) = (follower.game.title(), &follower.played);
    Ok(GameFile::of(title, record.options(), record.seed, players, played)?)
}

/// What goes on where nothing is done: a run without any route is no pass.
pub(super) fn passing(game: &Game) -> Action {
    match game.state().decision() {
        Some(&Decision::Run { company }) if !any_route(game.view(), company) => {
            Action::RunTrains { runs: Vec::new() }
        }
        _ => Action::Pass,
    }
}

/// Whether they may have passed here without an action: players are always asked where they can do anything.
pub(super) fn may_pass(game: &Game) -> bool {
    match game.state().decision() {
        Some(Decision::Cz(CzDecision::PreStock { .. } | CzDecision::Stock { .. })) => {
            waits::passes(game) == 0
        }
        _ => true,
    }
}
