//! What each crate cost, as `cargo build --timings` tells it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// The seconds that each crate took, dearest first: its build script and all its parts taken together.
///
/// Cargo writes them into a page for people, which may change: then nothing is known.
pub fn of(target: &Path) -> Vec<(String, f64)> {
    let page = fs::read_to_string(target.join("cargo-timings/cargo-timing.html")).unwrap_or_default();
    from(&page).unwrap_or_default()
}

fn from(page: &str) -> Option<Vec<(String, f64)>> {
    let (_, units) = page.split_once("UNIT_DATA = ")?;
    let units: Vec<Value> = serde_json::Deserializer::from_str(units).into_iter().next()?.ok()?;
    let mut crates: BTreeMap<String, f64> = BTreeMap::new();
    for unit in &units {
        let name = format!("{} {}", unit["name"].as_str()?, unit["version"].as_str()?);
        *crates.entry(name).or_default() += unit["duration"].as_f64()?;
    }
    let mut crates: Vec<(String, f64)> = crates.into_iter().collect();
    crates.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Some(crates)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_crate_count_together_and_the_dearest_comes_first() {
        let page = r#"<script>
const CONCURRENCY_DATA = [];
const UNIT_DATA = [
  {"i": 0, "name": "cheap", "version": "1.0.0", "target": "", "duration": 2.5},
  {"i": 1, "name": "dear", "version": "0.1.0", "target": " build script", "duration": 1.5},
  {"i": 2, "name": "dear", "version": "0.1.0", "target": "", "duration": 4.0}
];
</script>"#;
        let crates = vec![("dear 0.1.0".to_owned(), 5.5), ("cheap 1.0.0".to_owned(), 2.5)];
        assert_eq!(from(page), Some(crates));
        assert_eq!(from("<p>a page without figures</p>"), None);
    }
}
