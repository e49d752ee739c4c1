//! What the engine of 18xx.games keeps of a game of 1836Jr-56 although it has no effect any more, and ours forgets.

use rules::state::Round;
use rules::{Action, CompanyId, Event, F56Action, F56Event, Game, HexId, Played, View};

/// What is kept there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Remembered {
    /// Loans of companies that closed: their markers do not come back.
    pub lost_loans: u32,
    /// Where the marker of the post lies: it stays there when its company closes.
    pub post: Option<HexId>,
    /// All debts were repaid, the last of them by a president: the national company is closed for good.
    pub national_closed: bool,
    /// Companies that left the list of the operating round when it was sorted anew.
    pub dropped: Vec<CompanyId>,
}

impl Remembered {
    /// Takes note of an action and what came of it.
    pub fn note(&mut self, before: &Game, action: &Action, played: &Played) {
        for event in &played.events {
            match event {
                Event::CompanyClosed { company } => {
                    self.lost_loans += u32::from(before.view().credit(*company).loans);
                }
                Event::F56(F56Event::PostMoved { to: Some((_, hex)) }) => self.post = Some(*hex),
                Event::RoundBegan { .. } => self.dropped.clear(),
                _ => {}
            }
        }
        let after = played.game.view();
        if after.title.phase(after.state.phase).last_trains {
            self.post = None;
        }
        let forming = |game: &Game| game.state().national.is_some();
        if *action == Action::F56(F56Action::PayLoans) && forming(before) && !forming(&played.game) {
            self.national_closed = true;
        }
        if matches!(action, Action::SellShares { .. } | Action::F56(F56Action::GoBankrupt)) {
            self.drop_idle(before.view());
        }
    }

    /// After a sale companies that have not had their turn are sorted anew, and those that could not operate now drop out. One that
    /// closes by the sale itself stays.
    fn drop_idle(&mut self, before: View<'_>) {
        let Round::Operating { order, begun, .. } = &before.state.round else { return };
        for &company in &order[usize::from(*begun)..] {
            if !could_operate(before, company) && !self.dropped.contains(&company) {
                self.dropped.push(company);
            }
        }
    }
}

/// Whether a company would operate if its turn came now.
pub(crate) fn could_operate(view: View<'_>, company: CompanyId) -> bool {
    let owner = view.state.company(company);
    owner.status != rules::state::Status::Closed
        && (owner.has_operated
            || view.is_national(company)
            || view.shares_sold(company) >= view.shares_to_operate())
}
