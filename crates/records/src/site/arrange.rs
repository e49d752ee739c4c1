//! What a company may do at any time in its turn, in 1836Jr-56: put where 18xx.games waits for it.
//!
//! There a step in which it sees nothing to do is over at once, so that a loan or a private company comes later or earlier than
//! here. Nothing else changes: the same things happen in the same turn, and a game that would come out differently is not told.

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
        if at_any_time(&steps[index].action) && own_turn(&game).is_some() && waits::of_benelux(&game) == 0 {
            let step = steps[index].clone();
            let early = start.as_ref().and_then(|(first, before)| {
                let earlier = earlier(&steps[*first..=index]);
                same_end(before, &steps[*first..=index], &earlier).then_some((
                    *first,
                    before.clone(),
                    earlier,
                ))
            });
            let late = later(&steps[index..]).filter(|later| same_end(&game, &steps[index..], later));
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
        rules::state::Round::Operating { set, number, .. } => Some((own_turn(game)?, set, number)),
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

/// The last step first.
fn earlier(steps: &[Step]) -> Vec<Step> {
    let mut steps = steps.to_vec();
    steps.rotate_right(1);
    steps
}

/// The first steps with the next pass before them, if only others that may be done at any time come before it.
fn later(steps: &[Step]) -> Option<Vec<Step>> {
    let others = steps.iter().take_while(|step| at_any_time(&step.action)).count();
    let pass = steps.get(others).is_some_and(|step| step.action == Action::Pass);
    pass.then(|| earlier(&steps[..=others]))
}

/// Whether the second order is allowed and leads to the same table as the first.
fn same_end(game: &Game, one: &[Step], other: &[Step]) -> bool {
    let end = |steps: &[Step]| {
        let mut game = game.clone();
        for step in steps {
            game = game.play(step.seat, &step.action).ok()?.game;
        }
        Some(game)
    };
    let (one, other) = (end(&one[..other.len()]), end(other));
    one.is_some_and(|one| other.is_some_and(|other| one.state() == other.state()))
}
