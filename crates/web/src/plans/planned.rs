//! Moves that wait: the positions that must come up one after the other, and what is to be done in those that are one's own.

use rules::Seat;
use rules::notation::ActionNotation;
use serde::{Deserialize, Serialize};

use crate::bots::bot_of;
use crate::repository::Holder;
use crate::table::{Table, mark};
use crate::text::{t, tr};

/// A plan, from the position in which the game was when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Planned {
    /// What the branch is called.
    pub(crate) name: String,
    /// After so many actions of the game it begins.
    pub(crate) from: usize,
    /// How often something had been taken back by then. What is taken back later ends the plan: no move is made twice.
    takebacks: usize,
    /// Moves of everybody, to the last one of one's own.
    pub(crate) moves: Vec<PlannedMove>,
    /// Why nothing waits any more.
    pub(crate) dropped: Option<WhyDropped>,
}

/// A move of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PlannedMove {
    /// What tells the position before it from others.
    mark: String,
    seat: u8,
    /// What is to be done, where it is one's own.
    pub(crate) action: Option<ActionNotation>,
}

/// Why moves are not waited with any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub(crate) enum WhyDropped {
    /// Somebody has moved otherwise, after so many actions of the game.
    Otherwise { at: usize },
    /// Something was taken back.
    TakenBack,
    /// The seat is not theirs any more, or a bot plays it.
    SeatLost,
    /// The move was not accepted.
    Refused { number: usize, why: String },
}

impl WhyDropped {
    /// In words, for whoever looks at the game.
    pub(crate) fn in_words(&self, table: &Table) -> String {
        match self {
            WhyDropped::Otherwise { at } => match table.line().get(*at) {
                Some(step) => {
                    let names = table.names();
                    let (player, what) = (names.player(step.seat), names.action(&step.understood));
                    tr!("plan-otherwise", player = player, what = what)
                }
                None => t("plan-elsewhere"),
            },
            WhyDropped::TakenBack => t("plan-taken-back"),
            WhyDropped::SeatLost => t("plan-seat-lost"),
            WhyDropped::Refused { number, why } => tr!("line-stopped", number = number, why = why),
        }
    }
}

/// What is to be done about a plan, as the game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Another has to move.
    Wait,
    /// Its position has come up: make this move of the plan, counted from 1.
    Play { number: usize, action: ActionNotation },
    /// Its position cannot come up any more.
    Drop(WhyDropped),
    /// All moves have been made.
    Done,
}

impl Planned {
    /// What of a branch is to be waited with after so many actions of the whole game; nothing where no own move is left.
    pub(super) fn of(branch: &Table, from: usize, own: &[Seat], takebacks: usize) -> Option<Planned> {
        let steps = branch.line().get(from..)?;
        let until = steps.iter().rposition(|step| own.contains(&step.seat))? + 1;
        let mut moves = Vec::new();
        for (index, step) in steps[..until].iter().enumerate() {
            let (action, game) =
                (own.contains(&step.seat).then(|| step.action.clone()), branch.game_at(from + index)?);
            moves.push(PlannedMove { mark: mark(&game), seat: step.seat.0, action });
        }
        let name = branch.branch().map_or_else(String::new, |branch| branch.name.clone());
        Some(Planned { name, from, takebacks, moves, dropped: None })
    }

    /// How many moves of one's own there are.
    pub(crate) fn own_moves(&self) -> usize {
        self.moves.iter().filter(|planned| planned.action.is_some()).count()
    }

    /// The same, dropped.
    pub(super) fn dropped_for(&self, why: WhyDropped) -> Planned {
        Planned { dropped: Some(why), ..self.clone() }
    }

    /// What is to be done now. As long as nothing is taken back, the number of actions says how far the game has come in the plan.
    pub(crate) fn judge(&self, table: &Table, who: &Holder) -> Verdict {
        if table.takebacks() != self.takebacks {
            return Verdict::Drop(WhyDropped::TakenBack);
        }
        let Some(index) = table.line().len().checked_sub(self.from) else {
            return Verdict::Drop(WhyDropped::TakenBack);
        };
        let is_planned = |index: usize| {
            let planned = self.moves.get(index);
            planned
                .zip(table.game_at(self.from + index))
                .is_some_and(|(planned, game)| planned.mark == mark(&game))
        };
        // Of a move of others only what it leads to counts.
        if let Some(first) =
            (0..=index.min(self.moves.len().saturating_sub(1))).find(|&index| !is_planned(index))
        {
            return Verdict::Drop(WhyDropped::Otherwise { at: (self.from + first).saturating_sub(1) });
        }
        let Some(planned) = self.moves.get(index) else { return Verdict::Done };
        let Some(action) = &planned.action else { return Verdict::Wait };
        let seat = Seat(planned.seat);
        let chair = table.seating().chairs.get(seat.index());
        let holds = chair.is_some_and(|chair| chair.holder.as_ref() == Some(who) && bot_of(chair).is_none());
        if !holds || table.game().decider() != Some(seat) {
            return Verdict::Drop(WhyDropped::SeatLost);
        }
        Verdict::Play { number: index + 1, action: action.clone() }
    }
}
