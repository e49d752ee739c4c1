//! What an action can lead to, as far as the company that acts goes on to decide what belongs to it: which of two markers goes
//! back, which of the trains that were taken over it keeps, which it returns. Others agree to what they are offered.

use rules::event::Note;
use rules::{Action, CompanyId, CzAction, CzDecision, Decision, Event, Game, Seat};

/// More than so many are not looked at.
const MOST: usize = 64;

/// The positions that an action can lead to within the company's turn. Nothing where others decide what becomes of the map or of the
/// company, or where there are too many.
pub(crate) fn outcomes(game: &Game, seat: Seat, action: &Action, company: CompanyId) -> Option<Vec<Game>> {
    let mut found = Vec::new();
    play(game, seat, action, company, &mut found)?;
    Some(found)
}

fn play(game: &Game, seat: Seat, action: &Action, company: CompanyId, found: &mut Vec<Game>) -> Option<()> {
    let played = game.play(seat, action).ok()?;
    if let Some(end) = played.events.iter().position(ends_turn) {
        // What comes after the turn is no part of the question: an export may scrap trains, and another company takes its home.
        let mut at_end = game.clone();
        at_end.follow(&played.events[..end]);
        return keep(at_end, found);
    }
    let game = played.game;
    let seat = game.decider()?;
    match game.state().decision()? {
        Decision::Answer { .. } => play(&game, seat, &Action::Accept, company, found),
        Decision::ReturnTrains { company: other, .. } if *other != company => {
            let first = game.offers()?.offers.first()?.action(0);
            play(&game, seat, &first, company, found)
        }
        Decision::ReturnTrains { .. }
        | Decision::Cz(CzDecision::DoubledMarker { .. } | CzDecision::TakenTrains { .. }) => {
            let offers = game.offers()?.offers;
            let actions = offers.iter().map(|offer| offer.action(0)).filter(belongs);
            for action in actions {
                play(&game, seat, &action, company, found)?;
            }
            Some(())
        }
        decision if decision.own_turn() == Some(company) => keep(game, found),
        _ => None,
    }
}

fn keep(game: Game, found: &mut Vec<Game>) -> Option<()> {
    found.push(game);
    (found.len() <= MOST).then_some(())
}

fn ends_turn(event: &Event) -> bool {
    matches!(event, Event::Noted(Note::TurnEnded) | Event::RoundBegan { .. } | Event::GameEnded { .. })
}

/// Whether the action belongs to what was begun. Local railways may be bought and sold meanwhile, which is not asked for.
fn belongs(action: &Action) -> bool {
    matches!(
        action,
        Action::Pass
            | Action::ReturnTrain { .. }
            | Action::Cz(
                CzAction::ReturnMarker { .. } | CzAction::TurnTrain { .. } | CzAction::ScrapTrain { .. }
            )
    )
}
