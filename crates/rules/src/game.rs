//! A game: the title, the options and the state, with the three doors `offers`, `check` and `play`.

use std::sync::Arc;

use crate::action::{Action, Offer};
use crate::board::Traced;
use crate::event::{DealtBy, Event, For, Note, Purse};
use crate::ids::{CompanyId, Seat};
use crate::known::Known;
use crate::offer::Offers;
use crate::options::Options;
use crate::refusal::{Checked, Why, refuse};
use crate::rule_set::{RuleSet, SetUp};
use crate::rule_sets;
use crate::seed::Draws;
use crate::shared::effect::Effect;
use crate::state::{Position, State};
use crate::title::{SeatCount, Title};
use crate::transaction::Transaction;
use crate::view::View;

/// Most actions lead to no more events.
const USUAL_EVENTS: usize = 16;

/// A game in progress, or a finished one.
#[derive(Clone, Debug)]
pub struct Game {
    title: Arc<Title>,
    rules: &'static RuleSet,
    options: Options,
    state: State,
    /// What was worked out about this position.
    known: Known,
    traced: Traced,
}

/// What an action led to.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game afterwards.
    pub game: Game,
    /// What happened, in order: applied to the state before, this is the state after.
    pub events: Vec<Event>,
}

impl Played {
    /// The same with nothing but what people read.
    #[must_use]
    pub fn told(self) -> Played {
        Played { game: self.game, events: told(self.events) }
    }
}

/// The events that people read. Who keeps them keeps no room for the others.
pub fn told(events: Vec<Event>) -> Vec<Event> {
    let is_told = |event: &Event| !event.is_quiet();
    let mut told = Vec::with_capacity(events.iter().filter(|event| is_told(event)).count());
    told.extend(events.into_iter().filter(is_told));
    told
}

/// A number of players that the title does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{given} players: this title is played by {list}", list = .possible.iter().map(u8::to_string).collect::<Vec<_>>().join(", "))]
pub struct WrongPlayerCount {
    /// How many were asked for.
    pub given: usize,
    /// How many are possible.
    pub possible: Vec<u8>,
}

impl WrongPlayerCount {
    /// What the title gives so many players.
    ///
    /// # Errors
    /// When it is not played by so many.
    pub fn check(title: &Title, players: usize) -> Result<&SeatCount, WrongPlayerCount> {
        let counts = &title.seat_counts;
        counts.iter().find(|count| usize::from(count.players) == players).ok_or_else(|| WrongPlayerCount {
            given: players,
            possible: counts.iter().map(|count| count.players).collect(),
        })
    }
}

impl Game {
    /// Sets up a new game. The seed decides the first order of play and what is drawn by lot later.
    ///
    /// ```
    /// use rules::{Game, Options, title::embedded};
    ///
    /// let title = embedded::title("18cz-bohemia").expect("it is built in");
    /// let begin = |players, seed| Game::new(title.clone(), Options::BOOK, players, seed);
    /// assert_eq!(begin(2, 7)?.game.state(), begin(2, 7)?.game.state());
    ///
    /// let wrong = begin(5, 7).expect_err("Bohemia is for two");
    /// assert_eq!(wrong.to_string(), "5 players: this title is played by 2");
    /// # Ok::<(), rules::WrongPlayerCount>(())
    /// ```
    ///
    /// # Errors
    /// When the title is not played by so many.
    #[allow(clippy::new_ret_no_self, reason = "the events of the set-up come with the game")]
    pub fn new(
        title: Arc<Title>,
        options: Options,
        players: usize,
        seed: u64,
    ) -> Result<Played, WrongPlayerCount> {
        let setup = WrongPlayerCount::check(&title, players)?;
        let cash = setup.cash;
        let mut state = State::new(&title, players);
        let mut events = Vec::new();
        let traced = Traced::default();
        let mut tx = Transaction::new(&title, &options, &mut state, &traced, Some(&mut events));
        let mut order: Vec<Seat> = (0..players).map(Seat::at).collect();
        let mut draws = Draws::new(seed);
        if options.shuffle_order {
            draws.shuffle(&mut order);
        }
        tx.record(Event::OrderDealt { order, by: DealtBy::Start });
        for seat in tx.state.seats() {
            tx.pay(Purse::Bank, Purse::Player(seat), cash, For::Start);
        }
        let rules = rule_sets::of(title.play.family);
        (rules.begin)(&mut tx, setup, SetUp { seed, draws });
        rules.proceed(&mut tx);
        let game = Game { title, rules, options, state, known: Known::default(), traced };
        Ok(Played { game, events })
    }

    /// A game at a given position, for study boards and tests. The position is taken as it is.
    pub fn at(title: Arc<Title>, options: Options, position: impl Into<State>) -> Game {
        let rules = rule_sets::of(title.play.family);
        let (known, traced) = (Known::default(), Traced::default());
        Game { title, rules, options, state: position.into(), known, traced }
    }

    /// Begins a game at a position that was set up, as far as the first decision. The position must be sound but for what is
    /// asked: where nothing is, the order of play says who comes next.
    ///
    /// ```
    /// use rules::{Game, Options, title::embedded};
    ///
    /// let title = embedded::title("18cz").expect("it is built in");
    /// let begun = Game::new(title.clone(), Options::BOOK, 3, 1)?.game;
    /// let mut position = begun.state().position();
    /// position.agenda.clear();
    /// let set_up = Game::set_up(title, Options::BOOK, position).game;
    /// assert_eq!(set_up.state(), begun.state());
    /// # Ok::<(), rules::WrongPlayerCount>(())
    /// ```
    pub fn set_up(title: Arc<Title>, options: Options, position: Position) -> Played {
        let mut game = Game::at(title, options, position.clone());
        let mut events = Vec::with_capacity(USUAL_EVENTS);
        let Game { title, rules, options, state, traced, .. } = &mut game;
        let mut tx = Transaction::new(title, options, state, traced, Some(&mut events));
        tx.note(Note::SetUp(Box::new(position)));
        rules.proceed(&mut tx);
        Played { game, events }
    }

    /// What is printed.
    pub fn title(&self) -> &Arc<Title> {
        &self.title
    }

    /// How open points are resolved.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What lies on the table.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// A look at the table.
    pub fn view(&self) -> View<'_> {
        let Game { title, options, state, known, traced, .. } = self;
        View { title, options, state, traced, known: Some(known) }
    }

    /// Who must decide now; nobody when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        self.state.decision().map(|decision| self.view().decider(decision))
    }

    /// The companies that would operate if a round began now, the first one first.
    pub fn next_operating_order(&self) -> Vec<CompanyId> {
        (self.rules.operating_order)(self.view(), None)
    }

    /// The same with a company on the chart that may float, or sell enough, until then.
    pub fn operating_order_with(&self, company: CompanyId) -> Vec<CompanyId> {
        (self.rules.operating_order)(self.view(), Some(company))
    }

    /// Everything that is allowed now; nothing when the game is over.
    ///
    /// An action is accepted if and only if it is offered; so a whole game can be played without a single rule at hand:
    ///
    /// ```
    /// use rules::{Game, Options, seed::Draws, title::embedded};
    ///
    /// let title = embedded::title("18cz-moravia-silesia").expect("it is built in");
    /// let mut game = Game::new(title, Options::BOOK, 2, 1)?.game;
    /// let mut draws = Draws::new(1);
    /// while let Some(offers) = game.offers() {
    ///     let offer = &offers.offers[draws.below(offers.offers.len())];
    ///     let action = offer.action(draws.below(offer.len()));
    ///     game = game.play(offers.seat, &action).expect("what is offered is accepted").game;
    /// }
    /// assert!(game.state().is_over());
    /// # Ok::<(), rules::WrongPlayerCount>(())
    /// ```
    pub fn offers(&self) -> Option<Offers> {
        let decision = self.state.decision()?;
        let mut offers = self.unsorted_offers();
        offers.sort_by(|one, other| (one.place(), one).cmp(&(other.place(), other)));
        offers.dedup();
        Some(Offers { seat: self.view().decider(decision), offers })
    }

    /// The same in no order, and perhaps some of it twice.
    pub(crate) fn unsorted_offers(&self) -> Vec<Offer> {
        let decision = self.state.decision();
        decision.map_or_else(Vec::new, |decision| (self.rules.offers)(self.view(), decision))
    }

    /// Whether the seat may do this now.
    ///
    /// ```
    /// use rules::{Action, Game, PrivateId, Options, title::embedded};
    /// use wording::Names;
    ///
    /// let title = embedded::title("18cz").expect("it is built in");
    /// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
    /// let first = game.decider().expect("the game has begun");
    /// let buy = Action::BuyPrivate { private: PrivateId(0) };
    /// assert!(game.check(first, &buy).is_ok());
    ///
    /// // Whoever is next comes too late for the same local railway.
    /// let sold = game.play(first, &buy).expect("it was allowed").game;
    /// let second = sold.decider().expect("somebody is next");
    /// let refusal = sold.check(second, &buy).expect_err("it is sold");
    /// let names = Names { title: sold.title(), players: &[] };
    /// assert!(names.refusal(&refusal).starts_with("VI: Local railway S1"));
    /// # Ok::<(), rules::WrongPlayerCount>(())
    /// ```
    ///
    /// # Errors
    /// With the reason and the rule when it may not.
    pub fn check(&self, seat: Seat, action: &Action) -> Checked<()> {
        self.effect(seat, action).map(drop)
    }

    /// What the action leads to, where the seat may do it now.
    fn effect(&self, seat: Seat, action: &Action) -> Checked<Effect> {
        let Some(decision) = self.state.decision() else {
            return refuse(self.rules.over, Why::GameIsOver);
        };
        let turn_of = self.view().decider(decision);
        if turn_of != seat {
            let rule = match self.view().for_vaclav(decision) {
                Some(asked) => asked.question.rule(),
                None => (self.rules.out_of_turn)(&self.state.round),
            };
            return refuse(rule, Why::NotYourTurn { seat, turn_of });
        }
        (self.rules.check)(self.view(), decision, action)
    }

    /// Plays an action of the seat. This game is not changed.
    ///
    /// # Errors
    /// With the reason and the rule when the action is not allowed.
    pub fn play(&self, seat: Seat, action: &Action) -> Checked<Played> {
        let mut game = self.clone();
        let events = game.advance(seat, action)?;
        Ok(Played { game, events })
    }

    /// Plays an action of the seat on this very game, where nobody needs the position before; what happened is returned.
    ///
    /// # Errors
    /// With the reason and the rule when the action is not allowed. The game is as it was then.
    pub fn advance(&mut self, seat: Seat, action: &Action) -> Checked<Vec<Event>> {
        let effect = self.effect(seat, action)?;
        let mut events = Vec::with_capacity(USUAL_EVENTS);
        self.go_on(effect, Some(&mut events));
        Ok(events)
    }

    /// The same where nobody wants to hear what happened, as in a search.
    ///
    /// # Errors
    /// With the reason and the rule when the action is not allowed. The game is as it was then.
    pub fn advance_unheard(&mut self, seat: Seat, action: &Action) -> Checked<()> {
        let effect = self.effect(seat, action)?;
        self.go_on(effect, None);
        Ok(())
    }

    fn go_on(&mut self, effect: Effect, heard: Option<&mut Vec<Event>>) {
        self.known = Known::default();
        let Game { title, rules, options, state, traced, .. } = self;
        let mut tx = Transaction::new(title, options, state, traced, heard);
        effect(&mut tx);
        rules.proceed(&mut tx);
    }

    /// Becomes what it was at a position of the same game.
    pub(crate) fn go_back_to(&mut self, state: &State) {
        self.known = Known::default();
        self.state.copy_from(state);
    }

    /// Takes over what has happened in this very game, by all events that an action led to: the rules need not be asked again.
    ///
    /// # Panics
    /// When the events are those of another position.
    pub fn follow(&mut self, events: &[Event]) {
        self.known = Known::default();
        for event in events {
            self.state.apply(&self.title, event);
        }
    }
}
