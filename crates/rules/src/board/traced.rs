//! What a company was found to reach, kept from step to step of its turn: it is asked for at each of them, and new track is seldom laid.

use std::sync::{Arc, Mutex};

use crate::board::Reach;
use crate::ids::CompanyId;
use crate::state::Board;

/// The last reach that was traced, in a game and all copies of it.
#[derive(Debug, Default)]
pub(crate) struct Traced(Mutex<Option<Arc<Trace>>>);

/// A reach, with all that it depends on.
#[derive(Debug)]
struct Trace {
    company: CompanyId,
    board: Board,
    reach: Arc<Reach>,
}

impl Clone for Traced {
    fn clone(&self) -> Self {
        Traced(Mutex::new(self.last()))
    }
}

impl Traced {
    /// What the company reaches on this board, which is traced unless it was the last.
    pub fn reach(&self, company: CompanyId, board: &Board, trace: impl FnOnce() -> Reach) -> Arc<Reach> {
        let is_same = |last: &Arc<Trace>| last.company == company && last.board == *board;
        if let Some(last) = self.last().filter(is_same) {
            return last.reach.clone();
        }
        let reach = Arc::new(trace());
        // Whoever comes at the same moment traces for himself: nobody waits.
        if let Ok(mut last) = self.0.try_lock() {
            *last = Some(Arc::new(Trace { company, board: board.clone(), reach: reach.clone() }));
        }
        reach
    }

    fn last(&self) -> Option<Arc<Trace>> {
        self.0.try_lock().ok()?.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Draws;
    use crate::title::embedded;
    use crate::{Game, Options};

    /// Games by chance: what is kept through them is what would be traced anew, for whoever operates and for everybody else.
    #[test]
    fn what_is_kept_is_what_would_be_traced_anew() {
        let mut asked = 0;
        for id in embedded::ids() {
            let title = embedded::title(id).expect("it is built in");
            let players = usize::from(title.seat_counts[0].players);
            let mut game = Game::new(title, Options::BOOK, players, 5).expect("so many play it").game;
            let mut draws = Draws::new(5);
            while let Some(offers) = game.offers() {
                let view = game.view();
                for company in view.operating_company().into_iter().chain(view.floated()) {
                    assert_eq!(*view.reach(company), Reach::of(view, company));
                    asked += 1;
                }
                let action = offers.action(draws.below(offers.len())).expect("it is one of them");
                game.advance(offers.seat, &action).expect("what is offered is accepted");
            }
        }
        assert!(asked > 1_000, "{asked}");
    }

    #[test]
    fn a_company_is_traced_once_on_a_board() {
        let title = embedded::title("18cz").expect("it is built in");
        let game = Game::new(title, Options::BOOK, 3, 1).expect("three play it").game;
        let view = game.view();
        let (one, other) = (CompanyId(0), CompanyId(1));
        let mut board = view.state.board.clone();
        let traced = Traced::default();
        let trace = || Reach::of(view, one);
        let never = || panic!("it is known");
        let first = traced.reach(one, &board, trace);
        assert!(Arc::ptr_eq(&first, &traced.reach(one, &board, never)));
        assert!(Arc::ptr_eq(&first, &traced.clone().reach(one, &board, never)), "a copy knows it, too");
        assert!(!Arc::ptr_eq(&first, &traced.reach(other, &board, trace)), "another company");
        board.tiles.pop();
        assert!(!Arc::ptr_eq(&first, &traced.reach(one, &board, trace)), "another board");
    }
}
