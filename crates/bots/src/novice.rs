//! The novice: for every decision a ranked list of ideas by rules of thumb. It takes the first; stronger bots try the first few.

use crate::prelude::*;
use rules::Offers;
use rules::seed::Draws;

use crate::family::Family;
use crate::forecast::Earnings;
use crate::idea::rank;

/// The best idea of the novice.
pub(crate) fn best(game: &Game, offers: &Offers, seed: u64) -> Idea {
    let earnings = Earnings::of(game.view());
    let ideas = ideas(game, offers, &earnings, Fidelity::Exact, &Weights::STANDARD);
    pick(ideas, &mut Draws::new(seed))
}

/// The best idea after some noise: one that is nearly as good may be picked instead.
pub(crate) fn pick(mut ideas: Vec<Idea>, draws: &mut Draws) -> Idea {
    if ideas.len() > 1 {
        for idea in &mut ideas {
            let doubt = idea.score.abs() / 16 + 2;
            idea.score += draws.below(2 * doubt as usize + 1) as i64 - doubt;
        }
        rank(&mut ideas);
    }
    ideas.swap_remove(0)
}

/// All ideas, the best first; at least one.
pub(crate) fn ideas(
    game: &Game,
    offers: &Offers,
    earnings: &Earnings,
    fidelity: Fidelity,
    weights: &'static Weights,
) -> Vec<Idea> {
    if let Some(idea) = Idea::only(offers) {
        return vec![idea];
    }
    let (view, family) = (game.view(), Family::of(game.title()));
    let forecast = family.forecast(view, earnings, weights);
    let ctx = Context { game, view, offers: &offers.offers, seat: offers.seat, forecast, fidelity };
    let decision = game.state().decision();
    let mut ideas = decision.map_or(Vec::new(), |decision| (family.ideas)(ctx, decision));
    if let Some(company) = decision.and_then(Decision::own_turn) {
        ideas.extend((family.in_turn)(ctx, company));
    }
    if !ctx.must_act() && !ideas.iter().any(|idea| idea.action == Action::Pass) {
        ideas.push(Idea::pass());
    }
    if ideas.is_empty() {
        // No heuristic has anything to say about these offers: the first action of each will do.
        ideas = ctx.judge(|_| Some((0, Reason::NothingBetter)));
    }
    rank(&mut ideas);
    ideas
}
