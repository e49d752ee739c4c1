//! The branches that were looked at last, so that they need not be played again for every question about them: that takes about as
//! long as to show one, and its game waits meanwhile.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use crate::table::Table;

/// No more are remembered than can be looked through in a moment.
const MOST: usize = 512;

/// Branches in memory. They never change: what is played makes another one.
pub(crate) struct Shelf {
    /// How many bytes they may take together, about.
    room: usize,
    /// The one looked at last is at the end.
    branches: Mutex<VecDeque<Shelved>>,
}

/// A branch with what it takes in memory, about.
struct Shelved {
    table: Arc<Table>,
    own: usize,
    /// What was played before it departs, which all branches of a game share. The game itself may be let go.
    shared: usize,
}

impl Shelf {
    pub(crate) fn new(room: usize) -> Shelf {
        Shelf { room, branches: Mutex::default() }
    }

    /// The branch in this version, if it is here.
    pub(super) fn find(&self, id: &str, version: u32) -> Option<Arc<Table>> {
        let mut branches = self.branches.lock().unwrap_or_else(PoisonError::into_inner);
        let index = branches.iter().position(|branch| branch.table.id == id)?;
        let branch = branches.remove(index).filter(|branch| branch.table.seq() == version)?;
        let table = Arc::clone(&branch.table);
        branches.push_back(branch);
        Some(table)
    }

    /// Remembers a branch in the place of what was known of it; those looked at longest ago are forgotten for it.
    pub(super) fn put(&self, table: Arc<Table>) {
        let mut branches = self.branches.lock().unwrap_or_else(PoisonError::into_inner);
        branches.retain(|other| other.table.id != table.id);
        branches.push_back(Shelved::new(table));
        while branches.len() > MOST || taken(&branches) > self.room {
            branches.pop_front();
        }
    }
}

impl Shelved {
    fn new(table: Arc<Table>) -> Shelved {
        let own = table.bytes_since(table.branch().map_or(0, |branch| branch.from));
        Shelved { own, shared: table.bytes().saturating_sub(own), table }
    }

    fn game(&self) -> &str {
        self.table.branch().map_or(&self.table.id, |branch| &branch.game)
    }
}

/// What branches take in memory together, about.
fn taken(branches: &VecDeque<Shelved>) -> usize {
    let mut shared: HashMap<&str, usize> = HashMap::new();
    for branch in branches {
        let most = shared.entry(branch.game()).or_default();
        *most = branch.shared.max(*most);
    }
    branches.iter().map(|branch| branch.own).chain(shared.into_values()).sum()
}

#[cfg(test)]
mod tests {
    use records::game_file;

    use super::*;
    use crate::repository::{Holder, Seating};
    use crate::table::Branch;

    fn game(id: &str) -> Table {
        let titles = rules::title::Shelf::built_in();
        let file = r#"{"lokalka": 1, "title": "18cz", "seed": 1, "players": ["Anna", "Bela", "Cyril"],
            "actions": [{"do": "pass"}, {"do": "pass"}]}"#;
        let file = game_file::read(file, &titles).expect("the file is complete");
        Table::begin(id, Seating::nobody(), file, &titles).expect("the game begins")
    }

    fn branch(game: &Table, id: &str, version: u32) -> Arc<Table> {
        let (name, note) = (String::new(), String::new());
        let branch = Branch { game: game.id.clone(), from: 2, name, note, seed: None, undone: None };
        let mut table = game.depart(id, branch, &Holder::Browser("b".to_owned())).expect("it departs");
        table.set_version(version, false);
        Arc::new(table)
    }

    #[test]
    fn those_looked_at_last_are_remembered_as_far_as_there_is_room() {
        let game = game("g");
        let Shelved { own, shared, .. } = Shelved::new(branch(&game, "try-1", 1));
        let shelf = Shelf::new(shared + 2 * own);
        for (id, version) in [("try-1", 1), ("try-2", 1), ("try-2", 2)] {
            shelf.put(branch(&game, id, version));
        }
        assert!(shelf.find("try-1", 1).is_some());
        shelf.put(branch(&game, "try-3", 1));
        assert!(shelf.find("try-2", 2).is_none(), "the other one was looked at later");
        assert!(shelf.find("try-1", 1).is_some() && shelf.find("try-3", 1).is_some());
        assert!(shelf.find("try-3", 2).is_none(), "it has another version");
        // Where there is room for none, none is remembered.
        let small = Shelf::new(shared);
        small.put(branch(&game, "try-4", 1));
        assert!(small.find("try-4", 1).is_none());
    }

    #[test]
    fn branches_of_one_game_share_what_they_depart_from() {
        let [one, other] = ["g", "h"].map(game);
        let on_shelf = |games: [&Table; 2]| -> VecDeque<Shelved> {
            let ids = ["try-1", "try-2"];
            games.into_iter().zip(ids).map(|(game, id)| Shelved::new(branch(game, id, 1))).collect()
        };
        let (together, apart) = (on_shelf([&one, &one]), on_shelf([&one, &other]));
        assert!(together[0].own > 0 && together[0].shared > 0);
        assert_eq!(taken(&apart) - taken(&together), together[0].shared);
    }
}
