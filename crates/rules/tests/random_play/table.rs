//! One random game with everything that is checked on the way.

use super::chance::{Chance, Temper, kind_of};
use super::seen::Seen;
use super::strangers::Strangers;
use rules::board::RailNetwork;
use rules::decision::Decision;
use rules::geometry::Rotation;
use rules::message::Keyed;
use rules::play::BetweenSets;
use rules::round_name::RoundName;
use rules::title::Title;
use rules::{
    Action, CzEvent, Event, Family, Game, Offer, Offers, Options, Played, Refusal, Seat, State, Why,
    notation, runnable,
};
use std::sync::Arc;
use wording::Names;

/// No game takes more actions; far above what is usual, so that only an endless one gets there.
const MOST_ACTIONS: usize = 20_000;
/// One state in so many is looked at from all sides.
const SAMPLE: usize = 8;
/// Actions that nobody offered, per sampled state.
const STRANGERS: usize = 40;
/// One track step in so many is compared tile by tile.
const EVERY_LAY: usize = 60;

/// How a game is set up.
#[derive(Clone)]
pub struct Setup {
    pub title: Arc<Title>,
    pub options: Options,
    pub players: usize,
    pub seed: u64,
    pub temper: Temper,
}

impl Setup {
    fn begin(&self) -> Played {
        Game::new(Arc::clone(&self.title), self.options, self.players, self.seed)
            .unwrap_or_else(|refused| panic!("{self}: {refused}"))
    }
}

impl std::fmt::Display for Setup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let by_book = self.options.skip_idle_steps;
        let profile = if by_book { "BOOK" } else { "AS_ON_18XX_GAMES" };
        let consent = if self.options.ask_consent && !by_book { " with consent" } else { "" };
        let diesels = if self.options.f56.diesels { " with diesels" } else { "" };
        let (id, players, seed, temper) = (&self.title.id, self.players, self.seed, self.temper);
        write!(f, "{id} for {players}, {profile}{consent}{diesels}, {temper:?}, seed {seed}")
    }
}

/// Plays without any checks, for speed and for repeating a game.
pub fn play_plainly(setup: &Setup) -> (State, Vec<(Seat, Action)>) {
    let mut chance = Chance::new(setup.seed);
    let mut game = setup.begin().game;
    let mut log = Vec::new();
    while let Some(offers) = game.offers() {
        assert!(log.len() < MOST_ACTIONS, "{setup}: it does not end");
        let action = chance.choose(&setup.title, &offers, setup.temper);
        game = game.play(offers.seat, &action).unwrap_or_else(|refused| panic!("{setup}: {refused:?}")).game;
        log.push((offers.seat, action));
    }
    (game.state().clone(), log)
}

/// A game in play and what it is checked with.
struct Table<'a> {
    setup: &'a Setup,
    game: Game,
    /// The table as the events tell it.
    told: State,
    log: Vec<(Seat, Action)>,
    /// For the course of the game, and for the checks: what is checked must not change what is played.
    chance: Chance,
    dice: Chance,
    strangers: Strangers,
    rounds: Vec<RoundName>,
    exports: usize,
    seen: Seen,
}

/// Plays one game to its end, with all checks.
pub fn play(setup: &Setup) -> Seen {
    let Played { game, events } = setup.begin();
    let mut table = Table {
        setup,
        told: State::new(&setup.title, setup.players),
        game,
        log: Vec::new(),
        chance: Chance::new(setup.seed),
        dice: Chance::new(!setup.seed),
        strangers: Strangers::new(),
        rounds: Vec::new(),
        exports: 0,
        seen: Seen { games: 1, ..Seen::default() },
    };
    table.after(&events);
    while let Some(offers) = table.game.offers() {
        table.step(&offers);
    }
    table.at_the_end();
    table.seen.actions = table.log.len();
    table.seen
}

impl Table<'_> {
    /// Where we are, for the message of a failure.
    fn here(&self) -> String {
        format!("{}, action {}, {:?}", self.setup, self.log.len() + 1, self.game.state().decision())
    }

    fn step(&mut self, offers: &Offers) {
        assert!(self.log.len() < MOST_ACTIONS, "{}: it does not end", self.here());
        self.note(offers);
        self.well_formed(offers);
        if self.dice.one_in(SAMPLE) {
            self.all_sides(offers);
        }
        if matches!(self.game.state().decision(), Some(Decision::Track { .. })) && self.dice.one_in(EVERY_LAY)
        {
            self.every_lay(offers);
        }
        let action = self.chance.choose(&self.setup.title, offers, self.setup.temper);
        self.strangers.remember(&mut self.dice, &action);
        let played = self.game.play(offers.seat, &action);
        let Played { game, events } =
            played.unwrap_or_else(|no| panic!("{}: {action:?}: {no:?}", self.here()));
        self.purchase(offers.seat, &action, &game);
        self.nothing_earned(&action, &events);
        self.game = game;
        self.log.push((offers.seat, action));
        self.after(&events);
    }

    /// Counts what came up.
    fn note(&mut self, offers: &Offers) {
        let decision = self.game.state().decision().expect("somebody is asked");
        *self.seen.decisions.entry(decision.key()).or_default() += 1;
        for offer in &offers.offers {
            *self.seen.kinds.entry(kind_of(&self.setup.title, offer)).or_default() += 1;
        }
    }

    /// Offers are sorted and unique, from the seat that decides, and leave something to decide.
    fn well_formed(&self, offers: &Offers) {
        assert_eq!(Some(offers.seat), self.game.decider(), "{}", self.here());
        assert!(!offers.is_empty(), "{}: nothing is offered", self.here());
        let place = |offer: &Offer| offer.place();
        let sorted = offers.offers.is_sorted_by(|one, other| (place(one), one) < (place(other), other));
        assert!(sorted, "{}: not sorted", self.here());
        assert!(offers.offers.iter().all(|offer| !offer.is_empty()), "{}: {offers:?}", self.here());
        if self.setup.options == Options::BOOK {
            assert_ne!(offers.offers, [Offer::Pass], "{}: nothing to decide", self.here());
        }
    }

    /// After an action: the invariants hold, and the events tell the same story as the state.
    fn after(&mut self, events: &[Event]) {
        for event in events {
            *self.seen.events.entry(event.key()).or_default() += 1;
            self.told.apply(&self.setup.title, event);
            match event {
                Event::RoundBegan { round } => self.rounds.push(*round),
                Event::Cz(CzEvent::TrainExported { .. }) => self.exports += 1,
                _ => {}
            }
        }
        assert_eq!(self.told, *self.game.state(), "{}, after {events:#?}", self.here());
        let faults = invariants::check(&self.game);
        assert!(faults.is_empty(), "{}: {faults:#?}\nafter {events:#?}", self.here());
    }

    /// R-SR-11: whoever buys is within the certificate limit afterwards.
    fn purchase(&self, seat: Seat, action: &Action, after: &Game) {
        if matches!(action, Action::BuyShare { .. } | Action::StartCompany { .. }) {
            let (holds, limit) = (after.view().certificates(seat), after.view().certificate_limit());
            let free = self.game.state().national.as_ref().is_some_and(|national| national.temporary);
            assert!(holds <= limit || free, "{}: {holds} certificates of {limit}", self.here());
        }
    }

    /// Where the run was passed over right after the station step, the best revenue is 0.
    fn nothing_earned(&self, action: &Action, events: &[Event]) {
        let Some(Decision::Station { company }) = self.game.state().decision() else { return };
        let nothing = Event::NothingEarned { company: *company };
        if *action != Action::Pass || !events.contains(&nothing) {
            return;
        }
        let view = self.game.view();
        let best = RailNetwork::of(view, *company).best(view, &runnable(view, *company)).revenue;
        assert_eq!(best, 0, "{}: nothing was earned", self.here());
    }

    /// Everything offered is accepted, and what was not is refused with a rule.
    fn all_sides(&mut self, offers: &Offers) {
        let mut actions = Vec::new();
        for offer in &offers.offers {
            if offer.len() <= 12 {
                actions.extend(offer.actions());
            } else {
                let any = [0, 1, offer.len() - 2, offer.len() - 1, self.dice.below(offer.len())];
                actions.extend(any.into_iter().map(|index| offer.action(index)));
            }
        }
        for action in &actions {
            self.seen.offered += 1;
            assert!(offers.allow(action), "{}: {action:?} is not allowed", self.here());
            let checked = self.game.check(offers.seat, action);
            assert_eq!(checked, Ok(()), "{}: {action:?} was offered", self.here());
        }
        for _ in 0..2 {
            let action = self.dice.pick(&actions).expect("something is offered").clone();
            let played = self.game.play(offers.seat, &action);
            assert!(played.is_ok(), "{}: {action:?}: {played:?}", self.here());
            self.wrong_seat(offers.seat, &action);
            self.strangers.remember(&mut self.dice, &action);
        }
        actions.sort();
        let many = actions.len();
        actions.dedup();
        let wide = offers.offers.iter().any(|offer| offer.len() > 12);
        assert!(wide || actions.len() == many, "{}: an action is offered twice", self.here());
        for _ in 0..STRANGERS {
            let stranger = self.strangers.draw(&mut self.dice, &self.game, offers);
            self.stranger(offers, &stranger);
        }
        self.beyond_the_ranges(offers);
    }

    fn wrong_seat(&mut self, seat: Seat, action: &Action) {
        let other =
            Seat::at((seat.index() + 1 + self.dice.below(self.setup.players - 1)) % self.setup.players);
        let mut same = self.game.clone();
        let answer = same.advance(other, action);
        assert_eq!(same.state(), self.game.state(), "{}: a refusal changes nothing", self.here());
        match answer {
            Err(refusal @ Refusal { why: Why::NotYourTurn { seat: asked, turn_of }, .. }) => {
                assert_eq!((asked, turn_of), (other, seat), "{}", self.here());
                self.citable(&refusal);
            }
            answer => panic!("{}: the wrong seat got {answer:?}", self.here()),
        }
    }

    /// One below and one above every range, by the notation: there a number is a field like any other.
    fn beyond_the_ranges(&mut self, offers: &Offers) {
        for offer in &offers.offers {
            let Some((field, from, to)) = offer.range() else { continue };
            for number in from.checked_sub(1).into_iter().chain([to + 1]) {
                let written = notation::write(self.game.view(), &offer.action(0));
                let mut written = serde_json::to_value(written).expect("it is plain data");
                written[field] = number.into();
                let read = serde_json::from_value(written).expect("a number for a number");
                let beyond = notation::read(self.game.view(), &read);
                let beyond = beyond.unwrap_or_else(|no| panic!("{}: {offer:?}: {no}", self.here()));
                assert!(!offer.allows(&beyond), "{}: {beyond:?} is beyond {offer:?}", self.here());
                self.stranger(offers, &beyond);
            }
        }
    }

    /// Offers and check agree; a refusal leaves the game as it was.
    fn stranger(&mut self, offers: &Offers, action: &Action) {
        let checked = self.game.check(offers.seat, action);
        if offers.allow(action) {
            assert_eq!(checked, Ok(()), "{}: {action:?} is allowed", self.here());
            return;
        }
        match checked {
            Ok(()) => self.other_runs(offers, action),
            Err(refusal) => {
                self.seen.refused += 1;
                *self.seen.reasons.entry(refusal.why.key()).or_default() += 1;
                *self.seen.rules.entry(refusal.rule.id).or_default() += 1;
                self.worded(&refusal);
                self.citable(&refusal);
                if self.dice.one_in(8) {
                    let mut same = self.game.clone();
                    let played = same.advance(offers.seat, action);
                    assert_eq!(played, Err(refusal), "{}: {action:?}", self.here());
                    assert_eq!(same.state(), self.game.state(), "{}: a refusal changed it", self.here());
                }
            }
        }
    }

    /// A refusal reads as its section and one line.
    fn worded(&self, refusal: &Refusal) {
        let said = Names { title: &self.setup.title, players: &[] }.refusal(refusal);
        let line = said.strip_prefix(refusal.rule.section).and_then(|rest| rest.strip_prefix(": "));
        let reads = line.is_some_and(|line| !line.is_empty() && !line.contains(['\n', '{']));
        assert!(reads, "{}: {refusal:?} reads {said:?}", self.here());
    }

    /// The rule of a refusal is one of the title, or of the one that holds where the title says nothing else: the rules
    /// page of this game has it, or leads to it.
    fn citable(&self, refusal: &Refusal) {
        let (title, cited) = (&self.setup.title, refusal.rule);
        let otherwise = title.rulebook.as_ref().and_then(|book| book.otherwise.as_deref());
        let holds = cited.title == title.id || otherwise == Some(cited.title);
        assert!(holds, "{}: {} is a rule of {}: {refusal:?}", self.here(), cited.id, cited.title);
    }

    /// The only actions accepted without being offered: other runs, of the same revenue where it must be the best.
    fn other_runs(&self, offers: &Offers, action: &Action) {
        let revenues = offers.offers.iter().filter_map(|offer| match offer {
            Offer::RunTrains { revenue, .. } => Some(*revenue),
            _ => None,
        });
        let best = revenues.max();
        assert!(matches!(action, Action::RunTrains { .. }), "{}: {action:?} was not offered", self.here());
        let played = self.game.play(offers.seat, action).expect("it was checked");
        for event in &played.events {
            if let Event::TrainsRan { revenue, .. } = event {
                // In 1836Jr-56 nobody must run for the highest revenue (R-36-RUN-09).
                let must = self.setup.options.best_revenue && self.setup.title.play.family != Family::F56;
                let right = if must { Some(*revenue) == best } else { Some(*revenue) <= best };
                assert!(right, "{}: {action:?} earns {revenue}, at most {best:?}", self.here());
            }
        }
    }

    /// Every tile on every hex in every position, with every local railway of the company and without: accepted if
    /// and only if offered.
    fn every_lay(&mut self, offers: &Offers) {
        let title = Arc::clone(&self.setup.title);
        let mut allowed: Vec<Action> = offers
            .offers
            .iter()
            .filter(|offer| matches!(offer, Offer::LayTile { .. }))
            .flat_map(Offer::actions)
            .collect();
        allowed.sort();
        let company = self.game.view().operating_company().expect("a company lays track");
        let privates = self.game.view().privates_of(rules::state::PrivateOwner::Company(company));
        let privates: Vec<_> = privates.map(Some).chain([None]).collect();
        let mut accepted = Vec::new();
        for hex in title.hex_ids() {
            for tile in title.tile_ids() {
                for rotation in Rotation::ALL {
                    for &private in &privates {
                        let action = Action::LayTile { hex, tile, rotation, private };
                        match self.game.check(offers.seat, &action) {
                            Ok(()) => accepted.push(action),
                            Err(refusal) => {
                                self.seen.refused += 1;
                                self.citable(&refusal);
                            }
                        }
                    }
                }
            }
        }
        accepted.sort();
        assert_eq!(accepted, allowed, "{}: lays accepted and lays offered", self.here());
    }

    /// All stock and operating rounds, and an export at every symbol where there are exports (R-OR-08), and the log gives the same game.
    fn at_the_end(&mut self) {
        let title = &self.setup.title;
        let stock = self.rounds.iter().filter(|round| matches!(round, RoundName::Stock(_))).count();
        let operating = self.rounds.iter().filter(|round| matches!(round, RoundName::Operating(..))).count();
        // Without a bid for any paper there is no round at all (R-MOR-13).
        let played = |rounds: usize| if self.game.view().nobody_bid() { 0 } else { rounds };
        let in_sets: usize = title.sets.iter().map(|set| set.local_prices.len()).sum();
        if title.play.has_process_track() {
            assert_eq!(stock, played(title.sets.len()), "{}", self.setup);
            assert_eq!(operating, played(in_sets), "{}", self.setup);
        }
        let symbols = title.sets.iter().filter(|set| set.export).count();
        let exports = if title.play.between_sets == BetweenSets::Export { symbols } else { 0 };
        assert_eq!(self.exports, played(exports), "{}", self.setup);
        match self.game.play(Seat(0), &Action::Pass).map(|played| played.events) {
            Err(refusal @ Refusal { why: Why::GameIsOver, .. }) => self.citable(&refusal),
            answer => panic!("{}: after the end: {answer:?}", self.setup),
        }
        let mut again = self.setup.begin().game;
        for (seat, action) in &self.log {
            again =
                again.play(*seat, action).unwrap_or_else(|no| panic!("{}: replay: {no:?}", self.setup)).game;
        }
        assert_eq!(again.state(), self.game.state(), "{}: the log gives another game", self.setup);
    }
}
