//! Following a game of 18xx.games on our engine, action by action.

use rules::{
    Action, CompanyId, CzAction, Decision, Event, Game, HexId, LocalId, Played, Seat, TrainTypeId, View,
    WrongPlayerCount, any_route, title,
};
use std::collections::BTreeMap;
use std::fmt;

use rules::action::Run;
use rules::event::{RoundName, TrainPlace};
use rules::geometry::Rotation;
use rules::play::Opening;
use rules::state::{Marker, Round, Status, Train};
use rules::title::Home;

use crate::conformance::Used;
use crate::game_file::GameFile;

use super::action::{Entity, Kind, SiteAction, SiteRoute};
use super::certificates::Certificates;
use super::merging::Merging;
use super::names::{self, Names};
use super::record::{Record, Unreadable};
use super::remembered::{Remembered, could_operate};
use super::runs::{self, RunTally};
use super::{routes, waits};

/// Why an action could not be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble(pub String);

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

/// How many passes in a row may lie between two of their actions: more than a whole round needs.
const MOST_PASSES: usize = 400;

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

/// A game of theirs on our engine.
#[derive(Clone, Debug)]
pub struct Follower {
    /// Names of players.
    pub names: Names,
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
    pub(super) deferred: Vec<(Entity, Kind)>,
    /// Their cards by id.
    pub(super) cards: BTreeMap<String, Card>,
    /// Where a copy of a tile was laid last.
    tiles: BTreeMap<String, HexId>,
    /// The positions of tiles as they gave them.
    rotations: BTreeMap<HexId, Rotation>,
    /// The circles that they asked for on hexes where a home company may choose its city.
    pub(super) circles: BTreeMap<HexId, u8>,
    /// The scrapped trains by name, in their order.
    rusted: Vec<String>,
    /// The operating round that was played last, as it ended.
    last_operating: Option<Round>,
    /// The stock round in which the game ended, if it was one.
    ended_in_stock: Option<u8>,
    /// Who holds which certificate, where that matters.
    pub(super) certificates: Certificates,
    /// Markers returned in the take-over that is being settled.
    merging: Merging,
    /// What they keep and we forget.
    pub(crate) remembered: Remembered,
}

impl Follower {
    /// The game before the first action.
    ///
    /// # Errors
    /// When we do not know the title or it is not played by so many.
    pub fn new(record: &Record) -> Result<Follower, Unreadable> {
        let id = record.our_title()?;
        let title = title::embedded::title(id).ok_or_else(|| Unreadable(format!("unknown title `{id}`")))?;
        let players = record.names.players.len();
        let begun = Game::new(title, record.options(), players, record.seed)
            .map_err(|wrong: WrongPlayerCount| Unreadable(wrong.to_string()))?;
        Ok(Follower {
            names: record.names.clone(),
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

    /// Our game now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was played on our side so far.
    pub fn played(&self) -> &[(Seat, Action)] {
        &self.played
    }

    /// The names of the scrapped trains, in the order in which they went.
    pub fn rusted(&self) -> &[String] {
        &self.rusted
    }

    /// The operating round in progress, or the last one.
    pub fn last_operating(&self) -> Option<&Round> {
        self.last_operating.as_ref()
    }

    /// The stock round in which the game ended, if it was one.
    pub fn ended_in_stock(&self) -> Option<u8> {
        self.ended_in_stock
    }

    /// Whether they show the marker of a company on a hex, and in which city (by our index).
    ///
    /// Where a home company may choose its city they always ask, even where there is nothing to choose yet; until
    /// that is answered the marker is not on their map.
    pub fn shown_city(&self, company: CompanyId, hex: HexId, city: Option<u8>) -> Option<u8> {
        let mut answered = self.circles.get(&hex).copied();
        if self.view().title.play.opening == Opening::Privates && !self.view().is_tiled(hex) {
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
    ///
    /// # Errors
    /// When our engine cannot do it.
    pub fn follow(&mut self, action: &SiteAction) -> Result<(), Trouble> {
        self.closed_in_need = false;
        self.follow_one(&action.entity, &action.kind)?;
        action.auto.iter().try_for_each(|action| self.follow(action))
    }

    fn follow_one(&mut self, entity: &Entity, kind: &Kind) -> Result<(), Trouble> {
        if self.view().title.play.opening == Opening::Privates {
            return self.follow_benelux(entity, kind);
        }
        if self.must_wait_for_others(entity) {
            self.deferred.push((entity.clone(), kind.clone()));
            return Ok(());
        }
        self.follow_cz(entity, kind)?;
        for (entity, kind) in std::mem::take(&mut self.deferred) {
            self.follow_one(&entity, &kind)?;
        }
        Ok(())
    }

    fn follow_cz(&mut self, entity: &Entity, kind: &Kind) -> Result<(), Trouble> {
        match entity {
            Entity::Player(id) => {
                let seat = self.names.seat(id).ok_or_else(|| Trouble(format!("there is no player {id}")))?;
                self.follow_player(seat, kind)
            }
            Entity::Corporation(symbol) => {
                let company = self.company(symbol)?;
                self.follow_company(company, kind)
            }
            Entity::Company(symbol) => {
                let local = self.local(symbol)?;
                self.follow_local(local, kind)
            }
        }
    }

    pub(super) fn lay(
        &mut self,
        company: CompanyId,
        hex_name: &str,
        tile_id: &str,
        rotation: u8,
        local: Option<LocalId>,
    ) -> Result<(), Trouble> {
        let hex = names::our_hex(self.view().title, hex_name)
            .ok_or_else(|| Trouble(format!("there is no hex {hex_name} on this map")))?;
        let name = names::without_index(tile_id).map_or(tile_id, |(name, _)| name);
        let title = self.game.title().clone();
        let tile = title.tile_named(name).ok_or_else(|| Trouble(format!("there is no tile {name}")))?;
        let theirs = Rotation::ALL.get(usize::from(rotation)).copied();
        let theirs =
            theirs.ok_or_else(|| Trouble(format!("rotation {rotation}: a tile has the positions 0 to 5")))?;
        let rotation = title.tile(tile).same_as[theirs.index()];
        let is_red = title.tile(tile).home_of.is_some();
        let at_any_time =
            title.tile(tile).purple || (local.is_some() && title.play.opening == Opening::Privates);
        let lays = Action::LayTile { hex, tile, rotation, local };
        let legal = |game: &Game| game.decider().is_some_and(|seat| game.check(seat, &lays).is_ok());
        let here = |game: &Game| match game.state().decision() {
            Some(Decision::HomeTile { company: of }) => is_red && *of == company,
            // Not what is left of the turn in the round before, where one company operates alone.
            Some(Decision::Track { company: of }) => {
                let unused = game.state().operating().is_some_and(|turn| turn.laid == 0);
                !is_red && *of == company && (unused || legal(game))
            }
            Some(Decision::PrivateStation { company: of, .. }) => *of == company && legal(game),
            Some(other) => at_any_time && other.own_turn() == Some(company) && legal(game),
            None => false,
        };
        self.pass_until(here, may_pass);
        if is_red {
            self.play(Action::Cz(CzAction::LayHomeTile { hex, rotation }))?;
        } else {
            // A marker that waited on the bare hex goes off their map until its city is asked for again.
            let waits = self.game.state().markers_on(hex).any(|marker| marker.city.is_none());
            self.play(lays)?;
            if waits {
                self.circles.remove(&hex);
            }
        }
        self.tiles.insert(tile_id.to_owned(), hex);
        self.rotations.insert(hex, theirs);
        Ok(())
    }

    /// A marker: the choice of a home city, or a station.
    pub(super) fn place(&mut self, company: CompanyId, city_id: &str) -> Result<(), Trouble> {
        let is_at_home = |decision: &Decision| decision.own_turn() == Some(company);
        self.bring_to(|decision| matches!(decision, Decision::HomeCity { .. }) || is_at_home(decision));
        if let Some(&Decision::HomeCity { hex, .. }) = self.game.state().decision() {
            let (_, city) = self.city(city_id)?;
            self.play(Action::ChooseCity { city })?;
            self.circles.insert(hex, city);
            return Ok(());
        }
        if let Home::Choice(home) = self.view().title.charter(company).home
            && !self.circles.contains_key(&home)
        {
            let (hex, city) = self.city(city_id)?;
            if hex == home && self.game.state().has_marker(company, home) {
                self.circles.insert(home, city);
                return Ok(());
            }
        }
        self.bring_to(|decision| *decision == Decision::Station { company });
        let (hex, city) = self.city(city_id)?;
        self.play(Action::PlaceStation { hex, city })
    }

    pub(super) fn run(&mut self, company: CompanyId, given: &[SiteRoute]) -> Result<(), Trouble> {
        self.bring_to(|decision| *decision == Decision::Run { company });
        let mut shown = Vec::new();
        for route in given.iter().filter(|route| !route.connections.is_empty()) {
            let train = match self.vaclavs_train(company) {
                Some(train) => train,
                None => self.card(&route.train)?.train,
            };
            let track = routes::track(self.view(), &route.connections)
                .map_err(|what| Trouble(format!("the route of {}: {what}", route.train)))?;
            shown.push((Run { train, track }, route.revenue));
        }
        shown.sort();
        let mut tally = self.run_tally;
        let mut exempt = std::mem::take(&mut self.exempt);
        let action = runs::claim(self.view(), company, &shown, tally.as_mut(), &mut exempt);
        (self.run_tally, self.exempt) = (tally, exempt);
        let action = action.map_err(Trouble)?;
        self.play(action)
    }

    pub(super) fn dividend(&mut self, company: CompanyId, kind: &str) -> Result<(), Trouble> {
        self.bring_to(
            |decision| matches!(decision, Decision::Dividend { company: of, .. } if *of == company),
        );
        match kind {
            "payout" => self.play(Action::PayOut),
            "withhold" => self.play(Action::Retain),
            other => Err(Trouble(format!("unknown dividend `{other}`: payout or withhold"))),
        }
    }

    pub(super) fn company(&self, symbol: &str) -> Result<CompanyId, Trouble> {
        names::our_company(self.view().title, symbol)
            .ok_or_else(|| Trouble(format!("there is no company {symbol}")))
    }

    pub(super) fn local(&self, symbol: &str) -> Result<LocalId, Trouble> {
        names::our_local(self.view().title, symbol)
            .ok_or_else(|| Trouble(format!("there is no local railway {symbol}")))
    }

    /// The company of share ids such as `MW_1`.
    pub(super) fn company_of(&self, shares: &[String]) -> Result<CompanyId, Trouble> {
        let id = shares.first().ok_or_else(|| Trouble("no shares are named".into()))?;
        let symbol = id.rsplit_once('_').map_or(id.as_str(), |(symbol, _)| symbol);
        self.company(symbol)
    }

    pub(super) fn card(&self, id: &str) -> Result<Card, Trouble> {
        self.cards.get(id).copied().ok_or_else(|| Trouble(format!("train {id} was never bought")))
    }

    /// The hex and our index of a city such as `621-0-0` or, on a bare hex, `E12-0-1`.
    pub(super) fn city(&self, id: &str) -> Result<(HexId, u8), Trouble> {
        let unknown = || Trouble(format!("there is no city {id}"));
        let (tile, index) = names::without_index(id).ok_or_else(unknown)?;
        let index: u8 = index.parse().map_err(|_| unknown())?;
        let bare = names::without_index(tile).and_then(|(hex, _)| names::our_hex(self.view().title, hex));
        let hex = bare.or_else(|| self.tiles.get(tile).copied()).ok_or_else(unknown)?;
        let city = self.our_city(hex, index).ok_or_else(unknown)?;
        Ok((hex, city))
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
                (Entity::Corporation(symbol), Kind::Pass {}) => names::our_company(self.game.title(), symbol),
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

    /// Our index of one of their cities.
    pub fn our_city(&self, hex: HexId, city: u8) -> Option<u8> {
        names::our_city(self.view(), hex, self.rotations.get(&hex).copied(), city)
    }

    /// Plays an action of whoever must decide.
    pub(super) fn play(&mut self, action: Action) -> Result<(), Trouble> {
        self.play_as(None, action)
    }

    pub(super) fn play_as(&mut self, seat: Option<Seat>, action: Action) -> Result<(), Trouble> {
        let decider = self.game.decider().ok_or_else(|| Trouble("the game is over".into()))?;
        let seat = seat.unwrap_or(decider);
        let played = self.game.play(seat, &action).map_err(|refusal| {
            let written = serde_json::to_string(&rules::notation::write(self.view(), &action));
            Trouble(format!(
                "{}: {}",
                written.unwrap_or_default(),
                crate::refused(&self.game, &self.names.players, &refusal)
            ))
        })?;
        for event in &played.events {
            if let Event::NationalFormed { company, .. } = event {
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
            matches!(event, Event::TrainTurned { .. })
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
    let Some(&(Decision::Raising { company, .. } | Decision::Trains { company })) = before.state().decision()
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
    Some(Round::Operating { set, number, order: Vec::new(), begun: 0, turn: None })
}

/// Follows a whole record and writes it down as a game file of ours, with the same options. After each of its actions `then`
/// may bring our game further, where more is known than the record says.
///
/// # Errors
/// In words, with the number of the action that our engine cannot follow.
pub fn to_game_file(record: &Record, mut then: impl FnMut(&mut Follower)) -> Result<GameFile, String> {
    let mut follower = Follower::new(record).map_err(|fault| fault.to_string())?;
    for (index, action) in record.actions.iter().enumerate() {
        let kind = action.kind.name();
        follower.follow(action).map_err(|trouble| format!("action {} ({kind}): {trouble}", index + 1))?;
        then(&mut follower);
    }
    if let Some(trouble) = follower.unanswered() {
        return Err(trouble.to_string());
    }
    follower.finish(record);
    let players = record.names.players.clone();
    GameFile::of(follower.game().title(), record.options(), record.seed, players, follower.played())
        .map_err(|error| error.to_string())
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
        Some(Decision::PreStock { .. } | Decision::Stock { .. }) => waits::passes(game) == 0,
        _ => true,
    }
}
