//! What players were told, and whether the logs agree.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use store::Store;

use crate::{Answer, Broken};

/// A number in the log of a game.
type Place = (String, u32);

/// What all players together remember.
#[derive(Default)]
pub(super) struct Record {
    memory: Mutex<Memory>,
}

#[derive(Default)]
struct Memory {
    /// Games that were set up.
    games: HashSet<String>,
    /// What was asked for at which number, and acknowledged.
    acknowledged: HashMap<Place, Value>,
    /// What was asked for without an answer, or with one that says that something went wrong: it may be kept.
    in_doubt: HashMap<Place, Vec<Value>>,
    /// Numbers that were acknowledged to two players.
    twice: usize,
    /// What those were told whose request went wrong.
    troubles: HashSet<String>,
    /// Turned away since somebody was faster, or since the rules do not allow it.
    turned_away: usize,
}

/// What the comparison has found.
#[derive(Clone, Default, Debug)]
pub struct Findings {
    /// Games in the store.
    pub games: usize,
    /// Actions that were acknowledged.
    pub acknowledged: usize,
    /// Actions that nobody was told about and that are kept all the same: the line broke in between.
    pub kept_in_doubt: usize,
    /// Requests of which nobody knows what became of them, and that are not kept.
    pub not_kept: usize,
    /// Requests that were turned away.
    pub turned_away: usize,
    /// What was acknowledged and is not there.
    pub lost: Vec<String>,
    /// What is there and was not asked for, or was acknowledged to two.
    pub doubled: Vec<String>,
}

impl Record {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        // A player that panicked is reported by whoever waits for it.
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many actions were acknowledged so far.
    pub(super) fn acknowledged(&self) -> usize {
        self.memory().acknowledged.len()
    }

    /// Whether somebody was told this when something went wrong.
    pub(super) fn was_told(&self, words: &str) -> bool {
        self.memory().troubles.iter().any(|trouble| trouble.contains(words))
    }

    /// Remembers a game that was set up.
    pub(super) fn begun(&self, game: &str) {
        self.memory().games.insert(game.to_owned());
    }

    /// Remembers what became of an action that was asked for as the next one after a number.
    pub(super) fn asked(&self, game: &str, seq: u32, action: Value, became: &Result<Answer, Broken>) {
        let place = (game.to_owned(), seq + 1);
        let mut memory = self.memory();
        if let Ok(answer) = became
            && answer.status >= 500
        {
            memory.troubles.extend(answer.body["sentence"].as_str().map(str::to_owned));
        }
        match became {
            Ok(answer) if answer.status == 200 => {
                if memory.acknowledged.insert(place, action).is_some() {
                    memory.twice += 1;
                }
            }
            Ok(answer) if (400..500).contains(&answer.status) => memory.turned_away += 1,
            Ok(_) | Err(Broken::NotAnswered(_)) => memory.in_doubt.entry(place).or_default().push(action),
            Err(Broken::NotAsked(_)) => {}
        }
    }

    /// Compares with what is kept.
    pub(super) fn compare(&self, store: &Store) -> Result<Findings, String> {
        let memory = self.memory();
        let mut findings = Findings {
            acknowledged: memory.acknowledged.len(),
            turned_away: memory.turned_away,
            ..Findings::default()
        };
        let mut kept = HashMap::new();
        let games = store.game_ids().map_err(|error| error.to_string())?;
        findings.games = games.len();
        for game in &games {
            for action in store.actions(game, 1).map_err(|error| error.to_string())? {
                let entry: Value = serde_json::from_str(&action.text).map_err(|error| error.to_string())?;
                kept.insert((game.clone(), action.seq), entry["action"].clone());
            }
        }
        let lost_games = memory.games.iter().filter(|game| !games.contains(game));
        findings.lost.extend(lost_games.map(|game| format!("game {game}")));
        for (place, action) in &memory.acknowledged {
            match kept.get(place) {
                Some(found) if found == action => {}
                found => findings.lost.push(format!("{place:?}: {action}, there is {found:?}")),
            }
        }
        for (place, action) in &kept {
            let doubted = memory.in_doubt.get(place).is_some_and(|asked| asked.contains(action));
            if memory.acknowledged.contains_key(place) {
                continue;
            } else if doubted {
                findings.kept_in_doubt += 1;
            } else {
                findings.doubled.push(format!("{place:?}: {action}, which nobody asked for there"));
            }
        }
        if memory.twice > 0 {
            findings.doubled.push(format!("{} numbers were acknowledged to two players", memory.twice));
        }
        let in_doubt: usize = memory.in_doubt.values().map(Vec::len).sum();
        findings.not_kept = in_doubt.saturating_sub(findings.kept_in_doubt);
        Ok(findings)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use store::{Holder, NewAction, NewGame, NewSeat, Status, Visibility};

    use super::*;

    fn store_with(actions: &[Value]) -> Store {
        let store = Store::in_memory().expect("memory is there");
        let me = Holder::Browser("b".into());
        let access = store::SeatAccess::Closed;
        let seat = NewSeat { name: "Anna".into(), kind: "person".into(), holder: Some(me.clone()), access };
        let game = NewGame {
            id: "g".into(),
            title: "18cz".into(),
            options: "{}".into(),
            seed: 1,
            rules_revision: "1".into(),
            created_at: 0,
            owner: Some(me),
            visibility: Visibility::ByLink,
            status: Status::Playing,
            seats: vec![seat],
        };
        store.create_game(&game).expect("it is new");
        for (seq, action) in (1..).zip(actions) {
            let text = json!({"seat": 0, "action": action}).to_string();
            let action =
                NewAction { seq, seat: 0, by: None, holder: None, text, state_hash: String::new(), at: 0 };
            store.append("g", &action).expect("it is next");
        }
        store
    }

    fn answer(status: u16) -> Result<Answer, Broken> {
        Ok(Answer { status, body: Value::Null })
    }

    #[test]
    fn what_is_missing_differs_or_is_too_much_is_found() {
        let record = Record::default();
        record.begun("g");
        record.asked("g", 0, json!("a"), &answer(200));
        record.asked("g", 1, json!("b"), &Err(Broken::NotAnswered("killed".into())));
        record.asked("g", 2, json!("c"), &answer(500));
        record.asked("g", 2, json!("c"), &answer(409));
        let sound = record.compare(&store_with(&[json!("a"), json!("b")])).expect("readable");
        assert!(sound.lost.is_empty() && sound.doubled.is_empty(), "{sound:?}");
        assert_eq!((sound.acknowledged, sound.kept_in_doubt, sound.not_kept), (1, 1, 1));
        assert_eq!(sound.turned_away, 1);
        let found = |actions: &[Value]| {
            let found = record.compare(&store_with(actions)).expect("readable");
            (found.lost.len(), found.doubled.len())
        };
        assert_eq!(found(&[]), (1, 0), "the acknowledged one is missing");
        assert_eq!(found(&[json!("x")]), (1, 0), "there is another one instead");
        assert_eq!(found(&[json!("a"), json!("a")]), (0, 1), "it is there twice");
        record.asked("g", 0, json!("a"), &answer(200));
        assert_eq!(found(&[json!("a")]), (0, 1), "it was acknowledged twice");
        record.begun("h");
        assert_eq!(found(&[json!("a")]), (1, 1), "a game is missing");
    }
}
