//! Going on at once: a turn in which nothing more is built goes through track and station to the run with one answer.

use rules::{Action, Decision, Game, Offer, Offers};

use crate::choices::{Choice, of_offers};

/// What is done one after the other, and where that leads.
pub(crate) struct GoingOn {
    /// The steps that are passed over, then the run if there is one.
    pub(crate) choices: Vec<Choice>,
}

/// The steps of the company's turn that end with a pass, up to the run: its best one is played where there is no other to
/// choose. Nothing where the decision at hand is no such step.
pub(crate) fn going_on(game: &Game) -> Option<GoingOn> {
    let (seat, company) = (game.decider()?, game.view().operating_company()?);
    let mut before = game.clone();
    let mut choices = Vec::new();
    while is_step(&before)
        && before.decider() == Some(seat)
        && before.view().operating_company() == Some(company)
    {
        let choice = choice_of(&before, |offer| matches!(offer, Offer::Pass))?;
        before = before.play(seat, &choice.action).ok()?.game;
        choices.push(choice);
    }
    if choices.is_empty() {
        return None;
    }
    if before.decider() == Some(seat)
        && matches!(before.state().decision(), Some(&Decision::Run { company: runs }) if runs == company)
    {
        choices.extend(only_run(&before));
    }
    Some(GoingOn { choices })
}

/// Track and station, the steps before the run.
fn is_step(game: &Game) -> bool {
    matches!(game.state().decision(), Some(Decision::Track { .. } | Decision::Station { .. }))
}

/// The run that is proven to be the best and the only one on offer.
fn only_run(game: &Game) -> Option<Choice> {
    let offers = game.offers()?;
    let alone = offers.offers.iter().filter(|offer| matches!(offer, Offer::RunTrains { .. })).count() == 1;
    let best = |offer: &Offer| matches!(offer, Offer::RunTrains { revenue, most, .. } if revenue == most && *revenue > 0);
    alone.then(|| found(game, &offers, best)).flatten()
}

fn choice_of(game: &Game, wanted: impl Fn(&Offer) -> bool) -> Option<Choice> {
    found(game, &game.offers()?, wanted)
}

fn found(game: &Game, offers: &Offers, wanted: impl Fn(&Offer) -> bool) -> Option<Choice> {
    let offer = offers.offers.iter().find(|offer| wanted(offer))?;
    let only = Offers { seat: offers.seat, offers: vec![offer.clone()] };
    of_offers(game, &only).into_iter().next()
}

/// What such a run earns.
pub(crate) fn revenue(going: &GoingOn) -> Option<rules::Money> {
    going.choices.iter().find_map(|choice| match (&choice.action, &choice.offer) {
        (Action::RunTrains { .. }, Offer::RunTrains { revenue, .. }) => Some(*revenue),
        _ => None,
    })
}
