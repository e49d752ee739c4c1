//! Chance that can be repeated.

use serde_json::Value;

/// A small generator of its own.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The same numbers for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below this one.
    ///
    /// # Panics
    /// When there is none.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "nothing is below 0");
        // Sebastiano Vigna's SplitMix64: a counter whose bits are mixed.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
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
