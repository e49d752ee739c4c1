//! What was learned about a family of titles: its weights, checked against the features of today.

use rules::title::{Title, embedded};
use rules::{Family, Game, Options, REVISION};

use super::features::{Layout, Look};
use super::network::Network;
use super::prospects::Memory;
use super::roster::Roster;
use super::weights::{WeightsFault, number, read};
use crate::forecast::Earnings;
use crate::weights::Weights;

/// What was learned about a family.
pub struct Knowledge {
    family: Family,
    pub(crate) network: Network,
}

impl Knowledge {
    /// Reads a file of weights for a family.
    ///
    /// # Errors
    /// When it was trained for another one, other features, or other rules.
    pub fn read(bytes: &[u8], family: Family) -> Result<Knowledge, WeightsFault> {
        let layout = layout(family).ok_or(WeightsFault::Family)?;
        Ok(Knowledge { family, network: read(bytes, family, &layout)? })
    }

    /// The roster of a title that this is about; `None` where it knows nothing of it.
    pub(crate) fn roster(&self, title: &Title) -> Option<Roster> {
        Roster::of(title).filter(|roster| roster.family == self.family)
    }
}

/// The features of a family; none where no mind was made for it.
fn layout(family: Family) -> Option<Layout> {
    let id = match family {
        Family::Cz => "18cz",
        Family::F56 => "1836jr56",
        Family::E30 => return None,
    };
    let title = embedded::title(id)?;
    let game = Game::new(title, Options::BOOK, 3, 0).ok()?.game;
    let (view, roster, mut memory) = (game.view(), Roster::of(game.title())?, Memory::default());
    let table = memory.table(view).clone();
    let (earnings, thinking) = (Earnings::unknown(view), crate::family::Family::of(game.title()));
    let forecast = thinking.forecast(view, &earnings, &Weights::STANDARD);
    let look = Look { view, forecast, family: thinking, roster: &roster, table: &table, envy: &[100; 8] };
    Some(Layout::of(look))
}

/// What a trainer must know of the features of a family, as JSON.
pub fn describe(family: Family) -> Option<String> {
    let layout = layout(family)?;
    Some(format!(
        "{{\"family\": {}, \"layout\": \"{:016x}\", \"revision\": {REVISION}, \"global\": {}, \"company\": {}, \"seat\": {}, \
         \"places\": {}, \"most_players\": {}}}",
        number(family),
        layout.hash(),
        layout.global.len(),
        layout.company.len(),
        layout.seat.len(),
        layout.companies.len(),
        layout.most_players,
    ))
}
