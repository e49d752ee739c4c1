//! The most that several trains can earn together, each on its own track: all sets of routes are tried, but for those that
//! could not be better even with the best routes that are left (R-RUN-10, R-RUN-12).

use std::rc::Rc;

use rules::Money;

use super::routes::Routes;
use super::sides::Sides;

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The most that was found.
    pub earned: Money,
    /// There was too much to look at: there may be more.
    pub cut: bool,
}

/// The best for these trains; trains that are alike stand side by side and share their routes.
pub fn best(trains: &[Rc<Routes>], most: usize) -> Best {
    let mut choice = Choice { trains, left: most, best: 0 };
    choice.choose(0, 0, Sides::default(), 0);
    Best { earned: choice.best, cut: choice.left == 0 || trains.iter().any(|routes| routes.cut) }
}

struct Choice<'a> {
    trains: &'a [Rc<Routes>],
    left: usize,
    best: Money,
}

impl Choice<'_> {
    fn choose(&mut self, train: usize, from: usize, used: Sides, earned: Money) {
        self.best = self.best.max(earned);
        let Some(routes) = self.trains.get(train) else { return };
        let after: Money = self.trains[train + 1..].iter().map(|routes| top(routes)).sum();
        let alike = self.trains.get(train + 1).is_some_and(|next| Rc::ptr_eq(next, routes));
        for (index, &(sides, value)) in routes.routes.iter().enumerate().skip(from) {
            if earned + value + after <= self.best || self.left == 0 {
                break;
            }
            self.left -= 1;
            if !sides.meet(&used) {
                let next = if alike { index + 1 } else { 0 };
                self.choose(train + 1, next, sides.and(&used), earned + value);
            }
        }
        // The train may stay at home, too, and those that are alike with it.
        self.choose(train + 1, if alike { routes.routes.len() } else { 0 }, used, earned);
    }
}

fn top(routes: &Routes) -> Money {
    routes.routes.first().map_or(0, |&(_, earned)| earned)
}
