//! What every heuristic is given: the position, what is offered, who decides, and the forecast.

use rules::deal::Deal;
use rules::{Action, CompanyId, Game, Offer, Seat, View};

use crate::forecast::Forecast;
use crate::idea::Idea;
use crate::reason::Reason;

/// How closely ideas are looked at. Finding the best routes takes far longer than everything else in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fidelity {
    /// At the table: track and trains are judged by the routes that they allow.
    Exact,
    /// In a playout: at a glance.
    Rough,
}

/// What ideas are drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) game: &'a Game,
    pub(crate) view: View<'a>,
    pub(crate) offers: &'a [Offer],
    /// Who decides.
    pub(crate) seat: Seat,
    pub(crate) forecast: Forecast<'a>,
    pub(crate) fidelity: Fidelity,
}

impl Context<'_> {
    /// What the decider has in hand.
    pub(crate) fn cash(self) -> i64 {
        i64::from(self.view.state.player(self.seat).cash)
    }

    /// What a company has in its treasury.
    pub(crate) fn treasury(self, company: CompanyId) -> i64 {
        i64::from(self.view.state.company(company).treasury)
    }

    /// Whether the decider directs the company.
    pub(crate) fn directs(self, company: CompanyId) -> bool {
        self.view.state.company(company).director == Some(self.seat)
    }

    /// How many shares of the company the decider holds.
    pub(crate) fn shares(self, company: CompanyId) -> i64 {
        i64::from(self.view.state.shares(company, self.seat))
    }

    /// The percentage of the company that the decider holds.
    pub(crate) fn percent(self, company: CompanyId) -> i64 {
        100 * self.shares(company) / i64::from(self.view.total_shares(company)).max(1)
    }

    /// How many more certificates the decider may hold.
    pub(crate) fn certificate_room(self) -> i64 {
        self.view.certificate_limit().saturating_sub(self.view.certificates(self.seat)) as i64
    }

    /// Whether passing is not among the offers.
    pub(crate) fn must_act(self) -> bool {
        !self.offers.contains(&Offer::Pass)
    }

    /// Whether the other side has said no, and nothing has changed: nobody likes to be asked again and again for a little more.
    pub(crate) fn was_refused(self, deal: Deal) -> bool {
        self.view.state.refused().is_some_and(|refused| refused.price(deal).is_some())
    }

    /// The game after an action.
    pub(crate) fn after(self, action: &Action) -> Option<Game> {
        self.game.play(self.seat, action).ok().map(|played| played.game)
    }

    /// An idea for every offer that `judge` has a score and a reason for.
    pub(crate) fn judge(self, judge: impl Fn(&Offer) -> Option<(i64, Reason)>) -> Vec<Idea> {
        let judged = self.offers.iter().filter_map(|offer| Some((offer, judge(offer)?)));
        judged.map(|(offer, (score, reason))| Idea::new(offer.action(0), score, reason)).collect()
    }
}
