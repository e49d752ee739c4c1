//! What a company may do at any time in its turn, in 1836Jr-56: put where 18xx.games waits for it.
//!
//! There a step in which it sees nothing to do is over at once, so that a loan or a private company comes later or earlier than
//! here. Nothing else changes: the same things happen in the same turn, and a game that would come out differently is not told.

use rules::state::Round;
use rules::{Action, CompanyId, Decision, Game};

use super::waits;
use crate::game_file::Step;

/// The steps in an order in which that site waits for each of them.
///
/// # Errors
/// With the place of a loan that it would not wait for, although something is bought with it.
pub(super) fn arrange(begun: Game, steps: &[Step]) -> Result<Vec<Step>, (usize, String)> {
    let mut steps = steps.to_vec();
    let mut game = begun;
    // Where the turn at hand began to wait for track, and the game then.
    let mut start: Option<(usize, Game)> = None;
    let mut index = 0;
    while index < steps.len() {
        if let Some(Decision::Track { .. }) = game.state().decision()
            && game.state().operating().is_some_and(|turn| turn.laid == 0)
            && start.as_ref().is_none_or(|(_, before)| turn_of(before) != turn_of(&game))
        {
            start = Some((index, game.clone()));
        }
        if at_any_time(&steps[index].action) && !is_asked(&game, &steps[index].action) {
            let step = steps[index].clone();
            let early = start.as_ref().and_then(|(first, before)| {
                let earlier = earlier(before, &steps[*first..=index])?;
                Some((*first, before.clone(), earlier))
            });
            let late = later(&game, &steps[index..]);
            match (early, late) {
                (early, Some(late)) if early.is_none() || step.action != Action::TakeLoan => {
                    steps.splice(index..index + late.len(), late);
                }
                (Some((first, before, earlier)), _) => {
                    steps.splice(first..=index, earlier);
                    (index, game) = (first, before);
                }
                (None, _) if step.action == Action::TakeLoan => {
                    return Err((index, "18xx.games does not wait for a loan there".into()));
                }
                (None, _) if matches!(game.state().decision(), Some(Decision::PrivateStation { .. })) => {
                    return Err((
                        index,
                        "18xx.games does not wait for it before the station is decided on".into(),
                    ));
                }
                // What it waits for next may do as well.
                (None, _) => {}
            }
        }
        let played = game.play(steps[index].seat, &steps[index].action);
        game = played.map_err(|refusal| (index, crate::refused(&game, &[], &refusal)))?.game;
        index += 1;
    }
    Ok(steps)
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
        Action::TakeLoan | Action::OfferForLocal { .. } | Action::PlacePost { .. } => true,
        Action::LayTile { local, .. } => local.is_some(),
        _ => false,
    }
}

/// The last step as little earlier as that site takes it, if it comes to the same.
fn earlier(before: &Game, steps: &[Step]) -> Option<Vec<Step>> {
    let (last, others) = steps.split_last()?;
    let mut games = vec![before.clone()];
    for step in others {
        let game = games.last()?.play(step.seat, &step.action).ok()?.game;
        games.push(game);
    }
    (0..others.len()).rev().find_map(|place| {
        let mut moved = steps.to_vec();
        moved[place..].rotate_right(1);
        let takes = is_asked(&games[place], &last.action);
        (takes && same_end(before, steps, &moved)).then_some(moved)
    })
}

/// Whether that site takes the action at this point.
fn is_asked(game: &Game, action: &Action) -> bool {
    match game.state().decision() {
        // Only a loan, a tile or a marker comes before that station.
        Some(Decision::PrivateStation { .. }) => !matches!(action, Action::OfferForLocal { .. }),
        Some(decision) if decision.own_turn().is_some() => waits::of_benelux(game) > 0,
        _ => true,
    }
}

/// The first step as much later as that site takes it, if nothing in between needs it.
fn later(game: &Game, steps: &[Step]) -> Option<Vec<Step>> {
    let first = &steps[0];
    let mut then = game.clone();
    for (count, step) in steps.iter().enumerate().skip(1) {
        then = then.play(step.seat, &step.action).ok()?.game;
        if turn_of(&then).is_some_and(|turn| turn_of(game).is_some_and(|begun| begun != turn)) {
            return None;
        }
        if is_asked(&then, &first.action) && then.check(first.seat, &first.action).is_ok() {
            let mut moved = steps[..=count].to_vec();
            moved.rotate_left(1);
            return same_end(game, &steps[..=count], &moved).then_some(moved);
        }
    }
    None
}

/// Whether the second order is allowed and leads to the same table as the first.
fn same_end(game: &Game, one: &[Step], other: &[Step]) -> bool {
    let end = |steps: &[Step]| {
        let mut game = game.clone();
        for step in steps {
            game = game.play(step.seat, &step.action).ok()?.game;
        }
        let mut state = game.state().clone();
        // In which step something was done has no effect any more.
        if let Round::Operating { turn: Some(turn), .. } = &mut state.round {
            turn.acted = false;
        }
        Some(state)
    };
    let (one, other) = (end(&one[..other.len()]), end(other));
    one.is_some() && one == other
}
