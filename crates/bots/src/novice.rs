//! Rules of thumb: for every decision a ranked list of ideas. The novice takes the first; stronger bots try the first
//! few.

mod answers;
pub(crate) mod benelux;
mod building;
pub(crate) mod cz;
mod ways;

use rules::seed::Draws;
use rules::state::Train;
use rules::{Action, CompanyId, Decision, Game, Money, Offer, Offers, Seat, runnable};

use crate::forecast::{Earnings, Forecast, best_revenue, typical_revenue};
use crate::idea::{Idea, rank};
use crate::reason::Reason;
use crate::taste::Taste;

/// How carefully ideas are weighed. To find the best routes takes far longer than everything else in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// At the table: track and trains are judged by the routes that they allow.
    Table,
    /// In the mind, when playing a game out: by a glance.
    Mind,
}

/// What ideas are drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Mind<'a> {
    game: &'a Game,
    offers: &'a [Offer],
    seat: Seat,
    forecast: Forecast<'a>,
    care: Care,
}

/// The best idea of the novice.
pub(crate) fn best(game: &Game, offers: &Offers, seed: u64) -> Idea {
    let earnings = Earnings::of(game.view());
    pick(ideas(game, offers, &earnings, Care::Table, &Taste::USUAL), &mut Draws::new(seed))
}

/// The best idea, as it seems to one who is not always of the same mind: what is nearly as good may be taken, too.
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
    care: Care,
    taste: &'static Taste,
) -> Vec<Idea> {
    if let Some(idea) = Idea::only(offers) {
        return vec![idea];
    }
    let forecast = Forecast::new(game.view(), earnings, taste);
    let mind = Mind { game, offers: &offers.offers, seat: offers.seat, forecast, care };
    let decision = game.state().decision();
    let mut ideas = decision.map_or(Vec::new(), |decision| (forecast.family.ideas)(mind, decision));
    if let Some(company) = decision.and_then(Decision::own_turn) {
        ideas.extend((forecast.family.in_turn)(mind, company));
    }
    if offers.offers.contains(&Offer::Pass) && !ideas.iter().any(|idea| idea.action == Action::Pass) {
        ideas.push(Idea::pass());
    }
    if ideas.is_empty() {
        // Nothing said about what is offered: the first of each will do.
        ideas.extend(offers.offers.iter().map(|offer| Idea::new(offer.action(0), 0, Reason::NothingBetter)));
    }
    rank(&mut ideas);
    ideas
}

/// What a further train would add to a run. A map that allows nothing yet will grow: `hope` tells what may be expected in any
/// case, by the number of trains, what they earn now, and what the new one typically earns.
fn revenue_with(
    mind: Mind<'_>,
    company: CompanyId,
    train: Train,
    hope: impl FnOnce(usize, Money, Money) -> Money,
) -> i64 {
    let view = mind.forecast.view;
    if mind.care == Care::Mind {
        return mind.forecast.expected_from(company, train);
    }
    let mut trains = runnable(view, company);
    trains.push(train);
    let now = mind.forecast.earnings.of_company(company);
    let hope = hope(trains.len(), now, typical_revenue(view.side(train).price));
    i64::from(best_revenue(view, company, &trains).max(hope)) - i64::from(now)
}

/// What is bid for a train: of one's own company the lowest price, of another's a little more than its director would rather
/// have than the train, since less would be refused.
fn bid_for_train(own: bool, (from, to): (Money, Money), worth_to_seller: i64) -> Option<Money> {
    if own {
        return Some(from);
    }
    let bid = Money::try_from(worth_to_seller * 17 / 16 + 5).ok()?;
    (from..=to).contains(&bid).then_some(bid)
}

/// The best routes.
fn run(mind: Mind<'_>) -> Vec<Idea> {
    let runs = mind.offers.iter().filter_map(|offer| match offer {
        Offer::RunTrains { revenue, .. } => {
            Some(Idea::new(offer.action(0), i64::from(*revenue), Reason::OnlyChoice))
        }
        _ => None,
    });
    runs.collect()
}

/// The percentage of the company that the one who decides holds.
fn percent(mind: Mind<'_>, company: CompanyId) -> i64 {
    let view = mind.forecast.view;
    100 * i64::from(view.state.shares(company, mind.seat)) / i64::from(view.total_shares(company)).max(1)
}
