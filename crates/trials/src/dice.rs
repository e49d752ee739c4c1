//! Chance that can be repeated.

use fixtures::Random;
use serde_json::Value;

/// Chance in the course of a trial.
#[derive(Clone, Debug)]
pub struct Dice(Random);

impl Dice {
    /// The same numbers for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(Random(seed))
    }

    /// A number below this one.
    ///
    /// # Panics
    /// When there is none.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "nothing is below 0");
        self.0.next() % bound
    }

    /// Any choice of any group that a game offers, with any number where one is to be filled in; nothing where none is.
    pub fn choose(&mut self, game: &Value) -> Option<Value> {
        let group = self.pick(&game["offers"])?;
        let choice = self.pick(&group["choices"])?;
        let mut action = choice["action"].clone();
        if let Some(range) = choice.get("range") {
            let (from, to) = (range["from"].as_u64()?, range["to"].as_u64()?);
            action[range["field"].as_str()?] = Value::from(from + self.below(to - from + 1));
        }
        Some(action)
    }

    fn pick<'a>(&mut self, list: &'a Value) -> Option<&'a Value> {
        let list = list.as_array().filter(|list| !list.is_empty())?;
        list.get(self.below(list.len() as u64) as usize)
    }
}
