//! What the trains of a company earn at best on a board as it lies, for whoever wants a second opinion on that alone.

use rules::{CompanyId, Family, Game, Money, runnable};

use crate::{cz, f56};

/// The most that the company's trains can earn; nothing where there are too many routes to try all, or nothing is known of the family.
pub fn best_revenue(game: &Game, company: CompanyId) -> Option<Money> {
    match game.title().play.family {
        Family::Cz => cz::best_revenue(game, company),
        Family::F56 => {
            let running = runnable(game.view(), company).into_iter().map(|train| train.card).collect();
            f56::best_revenue_of(game, company, running)
        }
        Family::E30 => None,
    }
}
