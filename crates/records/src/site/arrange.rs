//! What a company may do at any time in its turn: put where 18xx.games waits for it.
//!
//! There a step in which it sees nothing to do is over at once, so that a loan, a private company or a local railway comes later or
//! earlier than here. Nothing else changes: the same things happen in the same turn, and a game that would come out differently is not told.

use rules::state::{Position, Round};
use rules::{Action, CompanyId, CzAction, CzDecision, Decision, F56Action, F56Decision, Game, any_route};

use super::untellable::Untold;
use super::{agreed, waits};
use crate::family::{Family, family};
use crate::game_file::Step;

/// The steps in an order in which that site waits for each of them.
///
/// # Errors
/// With the place of what it would not wait for, although something else comes of it there, and the action itself.
pub(super) fn arrange(begun: Game, steps: &[Step]) -> Result<Vec<Step>, (usize, Action, Untold)> {
    let mut steps = steps.to_vec();
    let mut game = begun;
    // Where the turn at hand began to wait for track, and the game then.
    let mut start: Option<(usize, Game)> = None;
    let (mut index, mut moves) = (0, 0);
    while index < steps.len() {
        if let Some(Decision::Track { .. }) = game.state().decision()
            && is_waiting(&game)
            && start.as_ref().is_none_or(|(_, before)| turn_of(before) != turn_of(&game))
        {
            start = Some((index, game.clone()));
        }
        if is_untimely(&game, &steps[index].action) {
            if moves < MOST_MOVES && put_off_others(&game, &mut steps, index) {
                moves += 1;
                continue;
            }
            let step = steps[index].clone();
            let early = start.as_ref().and_then(|(first, before)| {
                let earlier = earlier(before, &steps[*first..], index - first)?;
                Some((*first, before.clone(), earlier))
            });
            let late = later(&game, &steps[index..]);
            match (early, late) {
                (early, Some((count, late)))
                    if early.is_none() || step.action != Action::F56(F56Action::TakeLoan) =>
                {
                    steps.splice(index..index + count, late);
                }
                (Some((first, before, earlier)), _) => {
                    steps.splice(first..=index, earlier);
                    (index, game) = (first, before);
                }
                (None, _) if step.action == Action::F56(F56Action::TakeLoan) => {
                    return Err((index, step.action, Untold::NotWaitedFor("loan")));
                }
                (None, _)
                    if matches!(
                        game.state().decision(),
                        Some(Decision::F56(F56Decision::PrivateStation { .. }))
                    ) =>
                {
                    return Err((index, step.action, Untold::NotWaitedFor("station")));
                }
                (None, _)
                    if family(game.title()) == Family::Cz
                        && agreed::told(&step.action, &steps[index + 1..]).is_some() =>
                {
                    return Err((index, step.action, Untold::NotWaitedFor("it")));
                }
                // What it waits for next may do as well.
                (None, _) => {}
            }
        }
        let Step { seat, action, .. } = &steps[index];
        let played = game.play(*seat, action);
        game = played.map_err(|refusal| (index, action.clone(), Untold::refused(&game, &refusal)))?.game;
        (index, moves) = (index + 1, 0);
    }
    Ok(steps)
}

/// More than a turn has steps that must wait.
const MOST_MOVES: usize = 32;

/// Puts off the last step of this turn, other than the one at hand, that comes where that site does not wait for it. False if there
/// is none.
fn put_off_others(game: &Game, steps: &mut Vec<Step>, index: usize) -> bool {
    let mut untimely = Vec::new();
    let mut then = game.clone();
    for (place, step) in steps.iter().enumerate().skip(index) {
        if place > index && is_untimely(&then, &step.action) {
            untimely.push((place, then.clone()));
        }
        match then.play(step.seat, &step.action) {
            Ok(played) if turn_of(&played.game).is_none_or(|turn| Some(turn) == turn_of(game)) => {
                then = played.game;
            }
            _ => break,
        }
    }
    let late = |(place, then): (usize, Game)| Some((place, later(&then, &steps[place..])?));
    let Some((place, (count, late))) = untimely.into_iter().rev().find_map(late) else { return false };
    steps.splice(place..place + count, late);
    true
}

/// Whether that site does not wait for what may be done at any time here.
fn is_untimely(game: &Game, action: &Action) -> bool {
    at_any_time(action) && !is_asked(game, action)
}

fn own_turn(game: &Game) -> Option<CompanyId> {
    game.state().decision().and_then(Decision::own_turn)
}

/// The turn: which company, in which round.
fn turn_of(game: &Game) -> Option<(CompanyId, u8, u8)> {
    match game.state().round {
        Round::Operating { set, number, .. } => Some((own_turn(game)?, set, number)),
        _ => None,
    }
}

fn at_any_time(action: &Action) -> bool {
    match action {
        Action::F56(F56Action::TakeLoan)
        | Action::OfferForPrivate { .. }
        | Action::Cz(CzAction::SellLocal { .. })
        | Action::F56(F56Action::PlacePost { .. }) => true,
        Action::LayTile { private, .. } => private.is_some(),
        _ => false,
    }
}

/// The step at this place as little earlier as that site takes it, if it comes to the same.
fn earlier(before: &Game, steps: &[Step], last: usize) -> Option<Vec<Step>> {
    let mut games = vec![before.clone()];
    for step in &steps[..last] {
        let game = games.last()?.play(step.seat, &step.action).ok()?.game;
        games.push(game);
    }
    let (done, rest) = steps.split_at(last + 1);
    (0..last).rev().find_map(|place| {
        let mut moved = done.to_vec();
        moved[place..].rotate_right(1);
        let takes = is_asked(&games[place], &done[last].action);
        (takes && same_end(before, done, &moved, rest)).then_some(moved)
    })
}

/// Whether that site takes the action at this point.
fn is_asked(game: &Game, action: &Action) -> bool {
    match game.state().decision() {
        // Only a loan, a tile or a marker comes before that station.
        Some(Decision::F56(F56Decision::PrivateStation { .. })) => {
            !matches!(action, Action::OfferForPrivate { .. })
        }
        Some(decision) if decision.own_turn().is_some() => is_waiting(game),
        _ => true,
    }
}

/// Whether that site waits in this step of a turn.
fn is_waiting(game: &Game) -> bool {
    match game.state().decision() {
        _ if family(game.title()) == Family::F56 => waits::passes(game) > 0,
        Some(Decision::Run { company }) => any_route(game.view(), *company),
        Some(
            Decision::Track { .. }
            | Decision::Station { .. }
            | Decision::Cz(CzDecision::TakeOver { .. })
            | Decision::Trains { .. },
        ) => waits::passes(game) > 0,
        _ => true,
    }
}

/// The first step, with those that need it, as much later as that site takes it, if it comes to the same; and how many steps these replace.
fn later(game: &Game, steps: &[Step]) -> Option<(usize, Vec<Step>)> {
    let first = &steps[0];
    // The game as it went on, and without what is put off.
    let mut here = game.play(first.seat, &first.action).ok()?.game;
    let mut there = game.clone();
    let (mut kept, mut put_off) = (Vec::new(), vec![first.clone()]);
    for (count, step) in steps.iter().enumerate().skip(1) {
        let answers = interrupts(&here) && here.state().decision() != there.state().decision();
        let needs_it = at_any_time(&step.action)
            && (!is_asked(&there, &step.action) || there.check(step.seat, &step.action).is_err());
        here = here.play(step.seat, &step.action).ok()?.game;
        if answers || needs_it {
            put_off.push(step.clone());
            continue;
        }
        there = there.play(step.seat, &step.action).ok()?.game;
        kept.push(step.clone());
        if turn_of(&there).is_some_and(|turn| turn_of(game).is_some_and(|begun| begun != turn)) {
            return None;
        }
        if is_asked(&there, &first.action) && there.check(first.seat, &first.action).is_ok() {
            let mut moved = [&kept[..], &put_off].concat();
            let (done, rest) = steps.split_at(count + 1);
            if same_end(game, done, &moved, rest) {
                return Some((count + 1, moved));
            }
            // There the turn may wait once more for it, and must be passed again.
            moved.push(Step { seat: first.seat, action: Action::Pass, events: Vec::new() });
            return same_end(game, done, &moved, rest).then_some((count + 1, moved));
        }
    }
    None
}

/// Whether something must be settled before the turn goes on.
fn interrupts(game: &Game) -> bool {
    match game.state().decision() {
        Some(Decision::F56(F56Decision::PrivateStation { .. })) => true,
        Some(decision) => decision.own_turn().is_none(),
        None => false,
    }
}

/// Whether the second order is allowed and leads to the same table as the first, at the latest when the turn is over.
fn same_end(game: &Game, one: &[Step], other: &[Step], rest: &[Step]) -> bool {
    let play = |game: Game, step: &Step| Some(game.play(step.seat, &step.action).ok()?.game);
    let end = |steps: &[Step]| steps.iter().try_fold(game.clone(), play);
    let (Some(mut one), Some(mut other)) = (end(one), end(other)) else { return false };
    let mut rest = rest.iter();
    loop {
        if settled(&one) == settled(&other) {
            return true;
        }
        let Some(step) = rest.next().filter(|_| turn_of(&one) == turn_of(game)) else { return false };
        let (Some(next), Some(beside)) = (play(one, step), play(other, step)) else { return false };
        (one, other) = (next, beside);
    }
}

/// The table without what has no effect there: in which step something was done, and what was refused.
fn settled(game: &Game) -> Position {
    let mut state = game.state().position();
    if let Round::Operating { turn: Some(turn), .. } = &mut state.round {
        turn.acted = false;
        turn.refused = Default::default();
        if turn.step == rules::operating_turn::Step::Loans {
            turn.credit.trains_done = false;
        }
    }
    state
}
