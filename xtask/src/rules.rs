//! `cargo xtask rules`: which test names which rule.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rules::title::Rulebook;

use crate::{Outcome, files, root};

/// Whose rules
#[derive(clap::Args)]
pub struct Arguments {
    /// A folder under titles/ with a rules.toml, such as 18cz
    title: String,
}

/// How the names of a rule's tests begin: `R-OR-TRK-05` gives `r_or_trk_05`.
fn prefix(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

pub fn run(arguments: &Arguments) -> Outcome {
    coverage(&arguments.title, true)
}

/// The coverage of every catalogue, in short.
pub fn check_all() -> Outcome {
    let titles = files(&root().join("titles"), "rules.toml");
    for folder in titles.iter().filter_map(|path| path.parent()?.file_name()) {
        coverage(&folder.to_string_lossy(), false)?;
    }
    Ok(())
}

fn coverage(title: &str, list: bool) -> Outcome {
    let path = root().join("titles").join(title).join("rules.toml");
    let text = fs::read_to_string(&path)
        .map_err(|error| format!("no catalogue of rules for `{title}`: {}: {error}", path.display()))?;
    let rulebook = Rulebook::from_text(&text).map_err(|faults| format!("{}:\n{faults}", path.display()))?;
    let tests = tests_by_name(&root().join("crates"))?;
    let mut without = Vec::new();
    for rule in rulebook.entries() {
        let naming = naming(&tests, &prefix(&rule.id));
        if list {
            println!("{:12} {:10} {}", rule.id, rule.section, rule.says);
            naming.iter().for_each(|(name, file)| println!("    {name}  ({file})"));
        }
        if naming.is_empty() {
            without.push(rule.id.as_str());
        }
    }
    let rules = rulebook.entries().count();
    let heading = if list { String::new() } else { format!("{title}: ") };
    println!("{heading}{rules} rules, {} with tests", rules - without.len());
    if without.is_empty() { Ok(()) } else { Err(format!("no test names {}", without.join(", "))) }
}

/// The tests whose name contains the rule's id as whole words, first or after another id.
fn naming<'a>(tests: &'a BTreeMap<String, String>, id: &str) -> Vec<(&'a String, &'a String)> {
    let names = |test: &str| format!("_{test}_").contains(&format!("_{id}_"));
    tests.iter().filter(|(test, _)| names(test)).collect()
}

/// All test functions of the workspace with their files.
fn tests_by_name(folder: &Path) -> Result<BTreeMap<String, String>, String> {
    let mut tests = BTreeMap::new();
    for path in files(folder, ".rs") {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let mut marked = false;
        for line in text.lines().map(str::trim) {
            if line == "#[test]" {
                marked = true;
            } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| marked) {
                let name: String = rest.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect();
                tests.insert(name, file.clone());
                marked = false;
            }
        }
    }
    Ok(tests)
}
