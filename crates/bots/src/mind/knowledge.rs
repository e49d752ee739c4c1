//! What was learned about a family of titles: its weights, checked against the features of today. Those of the program are in
//! `weights/`, each with a record of how they came about.

use std::sync::OnceLock;

use rules::title::{Title, embedded};
use rules::{Family, Game, Options, REVISION};

use super::features::{Layout, Look};
use super::network::Network;
use super::prospects::Memory;
use super::roster::Roster;
use super::weights::{WeightsFault, number, read};
use crate::forecast::Earnings;
use crate::weights::Weights;

/// The weights in the program.
const CZ: &[u8] = include_bytes!("../../weights/cz.weights");
const CZ_MANY: &[u8] = include_bytes!("../../weights/cz-many.weights");
const MORAVIA_SILESIA_2: &[u8] = include_bytes!("../../weights/moravia-silesia-2.weights");
const MORAVIA_SILESIA_3: &[u8] = include_bytes!("../../weights/moravia-silesia-3.weights");
const F56: &[u8] = include_bytes!("../../weights/f56.weights");

/// From so many players on 18CZ has weights of its own: those that play it best with three and four do not with five and six.
const MANY: usize = 5;

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

    /// What the program knows of so many players at a title; `None` where nothing was learned about such a title.
    ///
    /// # Panics
    /// When the weights in the program were trained for other features or rules, which the tests rule out.
    pub fn of(title: &Title, players: usize) -> Option<&'static Knowledge> {
        static KNOWN: [OnceLock<Knowledge>; 5] = [const { OnceLock::new() }; 5];
        let family = title.play.family;
        // A title of one's own is played by what its order of play is known by.
        let (kept, weights) = match (family, title.play.name) {
            (Family::Cz, "moravia-silesia") if players == 2 => (&KNOWN[0], MORAVIA_SILESIA_2),
            (Family::Cz, "moravia-silesia") => (&KNOWN[1], MORAVIA_SILESIA_3),
            (Family::Cz, _) if players >= MANY => (&KNOWN[2], CZ_MANY),
            (Family::Cz, _) => (&KNOWN[3], CZ),
            (Family::F56, _) => (&KNOWN[4], F56),
            (Family::E30, _) => return None,
        };
        let read = || match Knowledge::read(weights, family) {
            Ok(knowledge) => knowledge,
            Err(fault) => panic!("{family:?}: {fault}"),
        };
        Roster::of(title).map(|_| kept.get_or_init(read))
    }

    /// Whether anything was learned about a title.
    pub fn has_learned(title: &Title) -> bool {
        title.seat_counts.iter().any(|count| Knowledge::of(title, usize::from(count.players)).is_some())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_knows_every_title_that_is_built_in() {
        for id in embedded::ids() {
            let title = embedded::title(id).expect("it is built in");
            for count in &title.seat_counts {
                assert!(Knowledge::of(&title, usize::from(count.players)).is_some(), "{id}");
            }
        }
    }

    #[test]
    fn weights_for_other_features_are_refused() {
        let Err(fault) = Knowledge::read(F56, Family::Cz) else { panic!("they are for another family") };
        assert_eq!(fault, WeightsFault::Family);
        let mut other = CZ.to_vec();
        other[12] ^= 1;
        assert!(matches!(Knowledge::read(&other, Family::Cz), Err(WeightsFault::Layout { .. })));
        assert!(matches!(Knowledge::read(&CZ[..CZ.len() - 4], Family::Cz), Err(WeightsFault::Damaged)));
        assert!(matches!(Knowledge::read(b"weights", Family::Cz), Err(WeightsFault::Foreign)));
    }
}
