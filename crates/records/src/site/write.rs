//! Writing a game of ours as a record of 18xx.games, in the form that its hot-seat import takes.

use rules::{
    Action, CompanyId, CzAction, CzDecision, Decision, F56Decision, Game, Money, Offer, Options, Played,
    Seat, Title,
};
use std::sync::Arc;

use rules::seed::Lot;
use rules::state::{Round, State};
use rules::title::{Shelf, Size};
use rules::train::Train;
use serde_json::{Map, Value, json};
use wording::Names;

use super::agreed;
use super::arrange::arrange;
use super::follow::{Follower, MOST_PASSES, passing};
use super::record::{DIESELS, read};
use super::tell::Teller;
use super::untellable::{Untellable, Untold};
use crate::family::{Family, counterpart, family};
use crate::game_file::{self, GameFile, Step};

/// Far more seeds than there are ways to draw three companies.
const MOST_SEEDS: u64 = 10_000;

/// Writes a record.
///
/// The game is told as that site would have played it: offers that were refused are left out, answers are taken for
/// granted, and the players sit in the order in which the game began. A game that comes out differently there, since
/// it was played by the rulebook where that site departs from it, cannot be told. What a company may do at any
/// time is told where that site waits for it; a game in which that changes what follows cannot be told either.
///
/// # Errors
/// With the number of the first action that cannot be told, or what would come out differently.
pub fn write(file: &GameFile, shelf: &Shelf) -> Result<String, Untellable> {
    let mut fault = match write_whole(file, shelf) {
        Ok(text) => return Ok(text),
        Err(fault) => fault,
    };
    // Something else may stand in the way earlier, so that what comes before is tried out.
    while let Some(number) = fault.action.filter(|&number| number > 1) {
        match write_whole(&before(file, number - 1), shelf) {
            Ok(_) => break,
            Err(Untellable { action: Some(earlier), why }) if earlier < number => {
                fault = Untellable { action: Some(earlier), why };
            }
            Err(_) => fault.action = None,
        }
    }
    Err(fault)
}

fn write_whole(file: &GameFile, shelf: &Shelf) -> Result<String, Untellable> {
    if file.position.is_some() {
        return Err(Untellable::new(Untold::SetUp));
    }
    if let Some(correction) = file.corrections.first() {
        // All actions before it can be told, if nothing else stands in the way.
        return Err(Untellable { action: Some(correction.after + 1), why: Untold::Corrected });
    }
    let replay = game_file::replay(file, shelf, None).map_err(Untellable::new)?;
    let title = replay.game.title();
    let Some(counterpart) = counterpart(title) else {
        return Err(Untellable::new(Untold::Title(file.title.clone())));
    };
    if let Some(open) = agreed::open_talk(replay.game.state(), &replay.steps) {
        return write_whole(&file.part(open), shelf);
    }
    let game = file.begin(shelf).map_err(Untellable::new)?.game;
    let seating = game.state().order.to_vec();
    let (begun, seed) = there(file, &replay.game)?;
    let steps = arrange(game.clone(), &replay.steps)
        .map_err(|(index, action, why)| at_step(title, file, index, &action, why))?;
    let mut telling =
        Telling { game, teller: Teller::new(begun), seating, returned: Vec::new(), block: 0, repaid: 0 };
    // How much was told after each action.
    let mut told = Vec::with_capacity(steps.len());
    for (index, step) in steps.iter().enumerate() {
        telling
            .step(step, &steps[index + 1..])
            .map_err(|why| at_step(title, file, index, &step.action, why))?;
        told.push(telling.teller.actions.len());
    }
    telling.catch_up().map_err(|why| Untellable::new(Untold::AtTheEnd(Box::new(why))))?;
    telling.teller.release_all();
    let text = record(file, &counterpart.title, seed, &telling.teller, &telling.seating).to_string();
    if family(title) == Family::F56 {
        read_back(&text, shelf, telling.teller.game.state()).map_err(|(there, why)| {
            let step = |there| told.iter().position(|&told| told >= there).or(steps.len().checked_sub(1));
            match there.and_then(step) {
                Some(index) => at_step(title, file, index, &steps[index].action, why),
                None => Untellable::new(why),
            }
        })?;
    }
    Ok(text)
}

/// Writes the first actions of a game as a record, such as those before one that cannot be told.
///
/// # Errors
/// As [`write()`].
pub fn write_part(file: &GameFile, shelf: &Shelf, actions: usize) -> Result<String, Untellable> {
    write(&before(file, actions), shelf)
}

/// Its first actions, without what was corrected after the last of them.
fn before(file: &GameFile, actions: usize) -> GameFile {
    let mut part = file.part(actions);
    part.corrections.retain(|correction| correction.after < actions);
    part
}

/// Passes of companies are told only where that site waits: whether it comes to the same end is seen by reading it back.
///
/// # Errors
/// With the number of the action in the record that would not be accepted.
fn read_back(text: &str, shelf: &Shelf, end: &State) -> Result<(), (Option<usize>, Untold)> {
    let record = read(text).map_err(|why| (None, why.into()))?;
    let mut follower = Follower::new(&record, shelf).map_err(|why| (None, why.into()))?;
    for (index, action) in record.actions.iter().enumerate() {
        follower.follow(action).map_err(|why| (Some(index + 1), Untold::GoesOnDifferently(why)))?;
    }
    if let Some(why) = follower.unanswered() {
        return Err((Some(record.actions.len()), Untold::GoesOnDifferently(why)));
    }
    follower.finish(&record);
    if end.is_over() && follower.game.state() != end {
        return Err((None, Untold::EndsDifferently));
    }
    Ok(())
}

/// Why one of the steps of a game cannot be told.
fn at_step(title: &Title, file: &GameFile, index: usize, action: &Action, why: Untold) -> Untellable {
    let words = Names { title, players: &file.players }.action(action);
    let number = index + 1;
    Untellable { action: Some(number), why: Untold::Action { number, words, why: Box::new(why) } }
}

/// The game as it was played here, and as it is told there.
struct Telling {
    game: Game,
    teller: Teller,
    /// The seats by the first order of play, which is how players sit there.
    seating: Vec<Seat>,
    /// Trains that companies returned to the pool here, not yet told: there another company may come first.
    returned: Vec<(CompanyId, Train)>,
    /// Shares of one company sold in a row, not yet told: here they are one block, there each sale is one.
    block: u8,
    /// Parts of a debt repaid in a row, not yet told: there a debt is repaid as far as the cash goes.
    repaid: Money,
}

impl Telling {
    /// Tells one action, knowing what follows.
    fn step(&mut self, step: &Step, following: &[Step]) -> Result<(), Untold> {
        let cz = family(self.game.title()) == Family::Cz;
        let Some(action) = agreed::told(&step.action, following) else { return self.play(step) };
        match (&action, self.game.state().decision()) {
            (Action::ReturnTrain { train }, Some(Decision::ReturnTrains { company, .. })) if cz => {
                self.returned.push((*company, *train));
            }
            (&Action::SellShares { company, shares }, _) if cz => {
                if self.block == 0 {
                    self.catch_up()?;
                }
                self.block += shares;
                self.play(step)?;
                if !sells(following.first(), company) || !self.in_block(company) {
                    let shares = std::mem::take(&mut self.block);
                    self.teller.play(&Action::SellShares { company, shares })?;
                }
                return Ok(());
            }
            (&Action::Cz(CzAction::RepayDebt { amount }), _) => {
                if self.repaid == 0 {
                    self.catch_up()?;
                }
                self.repaid += amount;
                let goes_on = |next: &Step| {
                    next.seat == step.seat && matches!(next.action, Action::Cz(CzAction::RepayDebt { .. }))
                };
                if !following.first().is_some_and(goes_on) {
                    let amount = std::mem::take(&mut self.repaid);
                    self.teller.repay(amount)?;
                }
            }
            (action, _) => {
                self.catch_up()?;
                self.teller.play(action)?;
            }
        }
        self.play(step)
    }

    fn play(&mut self, step: &Step) -> Result<(), Untold> {
        let played = self.game.play(step.seat, &step.action);
        self.game = played.map_err(|refusal| Untold::refused(&self.game, &refusal))?.game;
        Ok(())
    }

    /// Whether a further sale of the company would belong to the same block: in the same turn, by the book.
    fn in_block(&self, company: CompanyId) -> bool {
        let decision = self.game.state().decision();
        let sold = |sold: &[(CompanyId, Money)]| sold.iter().any(|&(other, _)| other == company);
        self.game.options().one_drop_per_turn
            && matches!(decision, Some(Decision::Cz(CzDecision::Stock { sold: list, .. })) if sold(list))
    }

    /// Passes until both games ask the same question, on tables that look the same.
    fn catch_up(&mut self) -> Result<(), Untold> {
        for _ in 0..MOST_PASSES {
            if same_question(&self.game, &self.teller.game, &self.seating) {
                return match different(self.game.state(), self.teller.game.state(), &self.seating) {
                    None => Ok(()),
                    Some(what) => Err(Untold::Differs(what)),
                };
            }
            match self.teller.game.state().decision() {
                None => break,
                Some(&Decision::ReturnTrains { company, .. }) => self.return_train(company)?,
                Some(&Decision::Run { company }) if self.teller.game.state().is_vaclavs(company) => {
                    self.run_for_vaclav()?;
                }
                Some(_) => self.teller.play(&passing(&self.teller.game))?,
            }
        }
        Err(Untold::NotAsked)
    }

    /// Here Václav's trains run by themselves, there somebody gives their routes.
    fn run_for_vaclav(&mut self) -> Result<(), Untold> {
        let offers = self.teller.game.offers().map(|offers| offers.offers).unwrap_or_default();
        let best = offers.iter().find(|offer| matches!(offer, Offer::RunTrains { .. }));
        self.teller.play(&best.ok_or(Untold::NotAskedFor("run"))?.action(0))
    }

    /// Returns what the company returned here. Where all its trains are alike, nobody was asked.
    fn return_train(&mut self, company: CompanyId) -> Result<(), Untold> {
        let told = self.returned.iter().position(|&(owner, _)| owner == company);
        let train = match told {
            Some(index) => Some(self.returned.remove(index).1),
            None => self.teller.game.state().company(company).trains.first().copied(),
        };
        let train = train.ok_or(Untold::Missing("train-to-return"))?;
        self.teller.play(&Action::ReturnTrain { train })
    }
}

fn sells(step: Option<&Step>, company: CompanyId) -> bool {
    matches!(step.map(|step| &step.action), Some(Action::SellShares { company: other, .. }) if *other == company)
}

/// The same game at its beginning, with that site's options, and the seed that it needs there; `end` is how it ended.
fn there(file: &GameFile, end: &Game) -> Result<(Played, u64), Untellable> {
    let seed = if end.title().play.vaclav.is_some() && file.options.own_lot {
        seed_with_lots(end).ok_or_else(|| Untellable::new(Untold::Seed))?
    } else {
        file.seed
    };
    let mut options = Options::AS_ON_18XX_GAMES;
    options.f56.diesels = file.options.f56.diesels;
    let begun = Game::new(Arc::clone(end.title()), options, file.players.len(), seed);
    Ok((begun.map_err(game_file::Error::Players).map_err(Untellable::new)?, seed))
}

/// A seed with which that site draws the companies that Václav has: there it is only used for that.
fn seed_with_lots(end: &Game) -> Option<u64> {
    let (view, title) = (end.view(), end.title());
    let wanted: Vec<(usize, usize)> = Size::ALL
        .into_iter()
        .filter_map(|size| {
            let of_size: Vec<CompanyId> = title.company_ids().filter(|&id| view.size(id) == size).collect();
            let his = view.vaclavs(size)?;
            Some((of_size.len(), of_size.iter().position(|&id| id == his)?))
        })
        .collect();
    (0..MOST_SEEDS).find(|&seed| {
        let mut lot = Lot::of_site(seed);
        wanted.iter().all(|&(among, place)| lot.below(among) == place)
    })
}

/// Whether both games ask the same question, or neither asks any; seats there are numbered by the first order of play.
fn same_question(here: &Game, there: &Game, seating: &[Seat]) -> bool {
    let same_seat = |here: Seat, there: Seat| seating.get(there.index()) == Some(&here);
    let (Some(one), Some(other)) = (here.state().decision(), there.state().decision()) else {
        return here.state().decision() == there.state().decision()
            && same_round(here.state(), there.state());
    };
    match (one, other) {
        (
            Decision::Cz(CzDecision::PreStock { seat: one }),
            Decision::Cz(CzDecision::PreStock { seat: other }),
        )
        | (
            Decision::F56(F56Decision::Privates { seat: one }),
            Decision::F56(F56Decision::Privates { seat: other }),
        ) => same_seat(*one, *other),
        (
            Decision::Cz(CzDecision::Stock { seat: one, .. }),
            Decision::Cz(CzDecision::Stock { seat: other, .. }),
        )
        | (
            Decision::F56(F56Decision::Raise { seat: one, .. } | F56Decision::Exchange { seat: one, .. }),
            Decision::F56(F56Decision::Raise { seat: other, .. } | F56Decision::Exchange { seat: other, .. }),
        ) => same_seat(*one, *other) && same_round(here.state(), there.state()),
        (
            Decision::F56(F56Decision::Raising { need: one, .. }),
            Decision::F56(F56Decision::Raising { need: other, .. }),
        ) => one == other,
        (Decision::HomeCity { company: one, .. }, Decision::HomeCity { company: other, .. })
        | (Decision::ReturnTrains { company: one, .. }, Decision::ReturnTrains { company: other, .. }) => {
            one == other
        }
        (one, other) => one == other && same_round(here.state(), there.state()),
    }
}

fn same_round(here: &State, there: &State) -> bool {
    match (&here.round, &there.round) {
        (Round::Stock { number: one, .. }, Round::Stock { number: other, .. }) => one == other,
        (
            Round::Operating { set: one, number: first, .. },
            Round::Operating { set: other, number: second, .. },
        ) => (one, first) == (other, second),
        (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

/// What lies differently on the two tables, if anything, by the word that the text for it chooses by.
fn different(ours: &State, theirs: &State, seating: &[Seat]) -> Option<&'static str> {
    let players = || {
        seating.iter().enumerate().all(|(there, &here)| {
            let shares = |state: &State, seat: Seat| -> Vec<u8> {
                state.shares.iter().skip(seat.index()).step_by(state.players.len()).copied().collect()
            };
            ours.player(here) == theirs.player(Seat::at(there))
                && shares(ours, here) == shares(theirs, Seat::at(there))
        })
    };
    if !players() {
        return Some("players");
    }
    let companies = |state: &State| {
        let facts = state.companies.iter().map(|company| {
            let mut trains = company.trains;
            trains.sort_unstable();
            (company.status, company.space, company.treasury, trains, company.markers)
        });
        facts.collect::<Vec<_>>()
    };
    if companies(ours) != companies(theirs) {
        return Some("companies");
    }
    if ours.board != theirs.board {
        return Some("board");
    }
    (ours.trains.top != theirs.trains.top || ours.phase != theirs.phase).then_some("trains")
}

fn record(file: &GameFile, name_there: &str, seed: u64, teller: &Teller, seating: &[Seat]) -> Value {
    let name = |seat: Seat| file.players.get(seat.index()).map_or("", String::as_str);
    let players: Vec<Value> =
        seating.iter().enumerate().map(|(id, &seat)| json!({"id": id, "name": name(seat)})).collect();
    let (state, view) = (teller.game.state(), teller.game.view());
    let worth = seating.iter().enumerate().filter(|_| state.is_over());
    let result: Map<String, Value> =
        worth.map(|(id, &seat)| (name(seat).to_owned(), json!(view.worth(Seat::at(id))))).collect();
    let optional = if teller.game.options().f56.diesels { vec![DIESELS] } else { Vec::new() };
    json!({
        "id": "hs_lokalka",
        "description": "",
        "mode": "hotseat",
        "title": name_there,
        "players": players,
        "max_players": file.players.len(),
        "settings": {"seed": seed, "optional_rules": optional},
        "status": if state.is_over() { "finished" } else { "active" },
        "result": result,
        "loaded": true,
        "actions": teller.actions,
    })
}
