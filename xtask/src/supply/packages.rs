//! The crates that everything is built of, as cargo tells them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::cargo_command;

/// The crate that is the program.
pub const PROGRAM: &str = "lokalka";

/// A crate.
#[derive(Clone)]
pub struct Package {
    /// As cargo tells it from all others.
    pub id: String,
    pub name: String,
    pub version: String,
    /// Whether it is our own, of this workspace.
    pub ours: bool,
    /// Where it comes from; nothing for what lies in a folder.
    pub source: Option<String>,
    pub licence: Option<String>,
    /// Where its source lies on this machine.
    pub folder: PathBuf,
    /// The crates that it is built with, by their ids: not those that only its tests use.
    pub needs: Vec<String>,
}

/// All crates, our own included, by name and version.
pub struct Packages(Vec<Package>);

impl Packages {
    /// Asks cargo, which has all of them at hand where the program was built for one of these platforms before.
    pub fn read(targets: &[String]) -> Result<Packages, String> {
        let mut command = cargo_command();
        command.args(["metadata", "--format-version=1", "--locked"]);
        for target in targets {
            command.args(["--filter-platform", target]);
        }
        let output = command.output().map_err(|error| format!("cannot run cargo: {error}"))?;
        if !output.status.success() {
            return Err(format!("`cargo metadata`: {}", String::from_utf8_lossy(&output.stderr).trim()));
        }
        let told =
            serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
        Packages::told(&told).ok_or_else(|| "`cargo metadata` tells something unknown".to_owned())
    }

    /// These, in order.
    pub fn of(mut packages: Vec<Package>) -> Packages {
        packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
        Packages(packages)
    }

    fn told(metadata: &Value) -> Option<Packages> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let mut needs: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for node in metadata["resolve"]["nodes"].as_array()? {
            let built = node["deps"].as_array()?.iter().filter(|needed| !is_for_tests(needed));
            needs.insert(node["id"].as_str()?, built.filter_map(|needed| text(&needed["pkg"])).collect());
        }
        let ours = metadata["workspace_members"].as_array()?;
        let package = |told: &Value| {
            Some(Package {
                id: text(&told["id"])?,
                name: text(&told["name"])?,
                version: text(&told["version"])?,
                ours: ours.contains(&told["id"]),
                source: text(&told["source"]),
                licence: text(&told["license"]),
                folder: Path::new(told["manifest_path"].as_str()?).parent()?.to_owned(),
                needs: needs.get(told["id"].as_str()?).cloned().unwrap_or_default(),
            })
        };
        let packages: Option<Vec<Package>> = metadata["packages"].as_array()?.iter().map(package).collect();
        packages.map(Packages::of)
    }

    /// Those that are not our own.
    pub fn of_others(&self) -> impl Iterator<Item = &Package> {
        self.0.iter().filter(|package| !package.ours)
    }

    /// The program, and all that it is built with.
    pub fn of_program(&self) -> Result<(&Package, Vec<&Package>), String> {
        let by_id: BTreeMap<&str, &Package> =
            self.0.iter().map(|package| (package.id.as_str(), package)).collect();
        let program = self.0.iter().find(|package| package.name == PROGRAM && package.ours);
        let program = program.ok_or_else(|| format!("there is no crate {PROGRAM}"))?;
        let mut found = BTreeSet::new();
        let mut open = vec![program];
        while let Some(package) = open.pop() {
            let needed = package.needs.iter().filter_map(|id| by_id.get(id.as_str()).copied());
            open.extend(needed.filter(|needed| found.insert(needed.id.as_str())));
        }
        let parts = self.0.iter().filter(|package| found.contains(package.id.as_str())).collect();
        Ok((program, parts))
    }
}

/// Whether a crate is needed for tests and nothing else.
fn is_for_tests(needed: &Value) -> bool {
    let kinds = needed["dep_kinds"].as_array().map_or(&[][..], Vec::as_slice);
    kinds.iter().all(|kind| kind["kind"] == "dev")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_only_tests_use_is_no_part_of_the_program() {
        let package = |id: &str, source: Option<&str>| json!({"id": id, "name": id, "version": "1.0.0", "source": source, "license": "MIT", "manifest_path": "/Cargo.toml"});
        let needs =
            |id: &str, kind: Option<&str>| json!({"pkg": id, "dep_kinds": [{"kind": kind, "target": null}]});
        let metadata = json!({
            "workspace_members": ["lokalka"],
            "packages": [package("tester", Some("r")), package("maker", Some("r")), package("part", Some("r")), package("lokalka", None)],
            "resolve": {"nodes": [
                {"id": "lokalka", "deps": [needs("part", None), needs("tester", Some("dev"))]},
                {"id": "part", "deps": [needs("maker", Some("build"))]},
                {"id": "maker", "deps": []},
                {"id": "tester", "deps": []},
            ]}
        });
        let packages = Packages::told(&metadata).expect("it is metadata");
        let (program, parts) = packages.of_program().expect("the program is there");
        assert_eq!(program.name, "lokalka");
        assert_eq!(parts.iter().map(|part| part.name.as_str()).collect::<Vec<_>>(), ["maker", "part"]);
    }
}
