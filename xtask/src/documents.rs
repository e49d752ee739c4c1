//! What documents say of the tree: files that they name are there, and ARCHITECTURE.md knows every dependency.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::{Table, Value};

use crate::{files, root};

/// The documents that people follow.
const DOCUMENTS: [&str; 6] =
    ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "docs/hosting.md", CHECKLIST];

/// Where pictures lie, as seen from the root.
const PICTURES: &str = "docs/pictures";

/// The documents that show them.
const SHOWING: [&str; 4] = ["README.md", "docs/decisions.md", "docs/design.md", "docs/windows.md"];

/// The document that says which tests show what.
const CHECKLIST: &str = "docs/security.md";

/// The document with the code map and the list of dependencies.
const MAP: &str = "ARCHITECTURE.md";

/// What ends so is the name of a file or folder of ours.
const ENDINGS: [&str; 8] = [".rs", ".toml", ".css", ".js", ".json", ".md", ".sql", "/"];

/// Everything that the documents say wrongly, a line each.
pub fn faults() -> Result<Vec<String>, String> {
    let tree = tree();
    let mut faults = Vec::new();
    for document in DOCUMENTS {
        let text = read(&root().join(document))?;
        let lost = quoted(&text).filter(|name| is_path(name) && !is_there(&tree, name));
        faults.extend(lost.map(|name| format!("{document}: there is no `{name}`")));
    }
    let map = read(&root().join(MAP))?;
    let checklist = read(&root().join(CHECKLIST))?;
    let functions = functions()?;
    let gone = quoted(&checklist).filter(|name| is_function(name) && !functions.contains(*name));
    let gone = gone.filter(|name| !is_dependency(name, &map));
    faults.extend(gone.map(|name| format!("{CHECKLIST}: there is no test or function `{name}`")));
    faults.extend(pictures(&tree)?);
    for manifest in files(&root(), "Cargo.toml") {
        let text = read(&manifest)?;
        let manifest: Table = text.parse().map_err(|error| format!("{}: {error}", manifest.display()))?;
        faults.extend(unknown(&manifest, &map));
        faults.extend(misplaced(&manifest, &map));
    }
    Ok(faults)
}

/// Pictures that are shown and are not there, and pictures that nobody sees.
fn pictures(tree: &BTreeSet<String>) -> Result<Vec<String>, String> {
    let is_picture = |name: &&String| name.starts_with(PICTURES) && name.ends_with(".png");
    let there: BTreeSet<&str> = tree.iter().filter(is_picture).map(String::as_str).collect();
    let mut faults = Vec::new();
    let mut shown = BTreeSet::new();
    for document in SHOWING {
        let text = read(&root().join(document))?;
        let names = text.split("pictures/").skip(1).filter_map(|rest| rest.split(')').next());
        for name in names.map(|name| format!("{PICTURES}/{name}")).filter(|name| name.ends_with(".png")) {
            if !there.contains(name.as_str()) {
                faults.push(format!("{document}: there is no picture `{name}`"));
            }
            shown.insert(name);
        }
    }
    let unseen = there.iter().filter(|name| !shown.contains(**name));
    faults.extend(unseen.map(|name| format!("`{name}`: no document shows it")));
    Ok(faults)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// All files and folders, as seen from the root.
fn tree() -> BTreeSet<String> {
    let files = files(&root(), "");
    let inside = files.iter().filter_map(|path| path.strip_prefix(root()).ok());
    inside.flat_map(Path::ancestors).map(|path| path.to_string_lossy().replace('\\', "/")).collect()
}

/// The names of all functions in our source, tests among them.
fn functions() -> Result<BTreeSet<String>, String> {
    let mut names = BTreeSet::new();
    for file in files(&root().join("crates"), ".rs").into_iter().chain(files(&root().join("xtask"), ".rs")) {
        let text = read(&file)?;
        let after = text.split("fn ").skip(1);
        let name = |rest: &str| {
            rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
                .next()
                .map(str::to_owned)
        };
        names.extend(after.filter_map(name));
    }
    Ok(names)
}

/// Several words as a function has them.
fn is_function(name: &str) -> bool {
    name.contains('_')
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
}

/// Whether the map gives a reason for a crate.
fn is_dependency(name: &str, map: &str) -> bool {
    map.contains(&format!("| `{name}` |"))
}

/// What stands between backticks on one line.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with("```")).flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// The name of a file or folder that could be in the tree; not a pattern, an address, or something that is made.
fn is_path(name: &str) -> bool {
    let ours = name.starts_with(|first: char| first.is_ascii_alphanumeric()) && !name.starts_with("target/");
    ours && ENDINGS.iter().any(|ending| name.ends_with(ending)) && !name.contains([' ', '*', '<', ':', '…'])
}

/// Files are named from the root, or from the folder that is talked about.
fn is_there(tree: &BTreeSet<String>, name: &str) -> bool {
    let name = name.trim_end_matches('/');
    tree.iter().any(|path| path.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('/')))
}

/// Crates of others that a manifest asks for, and that the map gives no reason for.
fn unknown(manifest: &Table, map: &str) -> Vec<String> {
    let common = manifest.get("workspace").and_then(Value::as_table);
    let lists = ["dependencies", "dev-dependencies"].into_iter();
    let lists =
        lists.flat_map(|list| [Some(manifest), common].into_iter().flatten().map(move |of| of.get(list)));
    let all = lists.flatten().filter_map(Value::as_table).flatten();
    let of_others = all.filter(|(_, asked)| asked.get("path").is_none() && asked.get("workspace").is_none());
    let without = of_others.filter(|(name, _)| !is_dependency(name, map));
    without.map(|(name, _)| format!("{MAP}: no reason is given for the dependency `{name}`")).collect()
}

/// The row of a crate in the code map, where it does not say on which crates of ours it depends.
fn misplaced(manifest: &Table, map: &str) -> Option<String> {
    let name = manifest.get("package")?.get("name")?.as_str()?;
    let row = map.lines().find(|line| {
        line.starts_with(&format!("| `crates/{name}` |")) || line.starts_with(&format!("| `{name}` |"))
    });
    let Some(row) = row else { return Some(format!("{MAP}: the code map has no crate `{name}`")) };
    let said: BTreeSet<&str> = row.split('|').nth(3).map(quoted).into_iter().flatten().collect();
    let ours = |crate_name: &str| root().join("crates").join(crate_name).is_dir();
    let dependencies = manifest.get("dependencies").and_then(Value::as_table).into_iter().flatten();
    let is: BTreeSet<&str> = dependencies.map(|(name, _)| name.as_str()).filter(|name| ours(name)).collect();
    (said != is).then(|| format!("{MAP}: `{name}` depends on {is:?}, the code map says {said:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_are_true_to_the_tree() {
        assert_eq!(faults(), Ok(Vec::new()));
    }

    #[test]
    fn what_is_not_there_is_named() {
        let tree = BTreeSet::from(["crates/rules/src/game.rs".to_owned(), "crates/rules/src".to_owned()]);
        for there in ["crates/rules/src/game.rs", "src/game.rs", "game.rs", "rules/src/"] {
            assert!(is_path(there) && is_there(&tree, there), "{there}");
        }
        for lost in ["ame.rs", "src/games.rs", "rules/"] {
            assert!(is_path(lost) && !is_there(&tree, lost), "{lost}");
        }
        for other in
            ["Game::new", "titles/<title>/*.toml", "/metrics", "target/", "cargo xtask test", "a:b.rs"]
        {
            assert!(!is_path(other), "{other}");
        }
    }

    #[test]
    fn a_test_that_is_gone_is_missed() {
        let functions = functions().expect("the source can be read");
        assert!(functions.contains("a_test_that_is_gone_is_missed"));
        assert!(is_function("gone_for_good") && !functions.contains("gone_for_good"));
        for other in ["Game::new", "sslmode", "--sbom", "game.rs", "a b_c"] {
            assert!(!is_function(other), "{other}");
        }
    }

    #[test]
    fn dependencies_have_a_reason_and_the_map_knows_ours() {
        let manifest: Table =
            "[package]\nname = \"rules\"\n[dependencies]\nroutes.workspace = true\nserde = \"1\"\n"
                .parse()
                .expect("it is TOML");
        let map = "| `crates/rules` | titles | `routes` |\n| `serde` | files |";
        assert_eq!((unknown(&manifest, map), misplaced(&manifest, map)), (Vec::new(), None));
        let old = map.replace("`routes`", "nothing of ours").replace("`serde`", "`toml`");
        assert_eq!(
            unknown(&manifest, &old),
            ["ARCHITECTURE.md: no reason is given for the dependency `serde`"]
        );
        assert!(misplaced(&manifest, &old).is_some_and(|fault| fault.contains("routes")));
        assert!(misplaced(&manifest, "").is_some_and(|fault| fault.contains("has no crate `rules`")));
    }
}
