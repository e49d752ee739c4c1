//! A software bill of materials: CycloneDX 1.6 in JSON, the same for the same lock file.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};
use toml::Table;

use super::packages::{Package, Packages};
use crate::root;

/// The bill of the program.
pub fn of(packages: &Packages) -> Result<String, String> {
    let (program, parts) = packages.of_program()?;
    let hashes = hashes()?;
    let mut whole = component(program, &hashes);
    whole["type"] = json!("application");
    let references: BTreeMap<&str, String> =
        parts.iter().chain([&program]).map(|package| (package.id.as_str(), reference(package))).collect();
    let needs = |package: &&Package| {
        let needed = package.needs.iter().filter_map(|id| references.get(id.as_str()));
        json!({"ref": reference(package), "dependsOn": needed.collect::<Vec<_>>()})
    };
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": whole},
        "components": parts.iter().map(|part| component(part, &hashes)).collect::<Vec<_>>(),
        "dependencies": std::iter::once(&program).chain(&parts).map(needs).collect::<Vec<_>>(),
    });
    serde_json::to_string_pretty(&bill).map(|text| text + "\n").map_err(|error| error.to_string())
}

fn component(package: &Package, hashes: &BTreeMap<(String, String), String>) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": reference(package),
        "name": package.name,
        "version": package.version,
    });
    if !package.ours {
        component["purl"] = json!(reference(package));
    }
    if let Some(licence) = &package.licence {
        // The older way to write alternatives is no expression of SPDX.
        let expression = licence.replace(" / ", " OR ").replace('/', " OR ");
        component["licenses"] = json!([{"expression": expression}]);
    }
    if let Some(hash) = hashes.get(&(package.name.clone(), package.version.clone())) {
        component["hashes"] = json!([{"alg": "SHA-256", "content": hash}]);
    }
    component
}

/// The address of a package; our own have none that others could look up.
fn reference(package: &Package) -> String {
    let kind = if package.ours { "" } else { "pkg:cargo/" };
    format!("{kind}{}@{}", package.name, package.version)
}

/// What the lock file says that crates must be, by name and version.
fn hashes() -> Result<BTreeMap<(String, String), String>, String> {
    let text =
        fs::read_to_string(root().join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let lock: Table = text.parse().map_err(|error| format!("Cargo.lock: {error}"))?;
    let locked = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    let hash = |package: &toml::Value| {
        let text = |key: &str| package.get(key)?.as_str().map(str::to_owned);
        Some(((text("name")?, text("version")?), text("checksum")?))
    };
    Ok(locked.filter_map(hash).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::supply::rule::Rule;

    #[test]
    fn the_bill_names_every_crate_once_with_licence_and_hash_and_what_it_needs() {
        let rule = Rule::read().expect("there is a rule");
        let packages = Packages::read(&rule.targets).expect("cargo knows its packages");
        let bill: Value = serde_json::from_str(&of(&packages).expect("a bill")).expect("it is JSON");
        assert_eq!((&bill["bomFormat"], &bill["specVersion"]), (&json!("CycloneDX"), &json!("1.6")));
        assert_eq!(bill["metadata"]["component"]["name"], "lokalka");
        let components = bill["components"].as_array().expect("a list");
        let mut named: Vec<&str> = components.iter().filter_map(|part| part["bom-ref"].as_str()).collect();
        named.extend(bill["metadata"]["component"]["bom-ref"].as_str());
        let count = named.len();
        named.sort_unstable();
        named.dedup();
        assert!(count == named.len() && count > 100, "{count} with {} names", named.len());
        for part in components {
            let expression = part["licenses"][0]["expression"].as_str().unwrap_or_default();
            assert!(!expression.is_empty() && !expression.contains('/'), "{part}");
            let hash = part["hashes"][0]["content"].as_str().unwrap_or_default();
            assert_eq!(hash.len() == 64, part["purl"].is_string(), "{part}");
        }
        for needs in bill["dependencies"].as_array().expect("a list") {
            let all = needs["dependsOn"].as_array().into_iter().flatten().chain([&needs["ref"]]);
            for one in all {
                assert!(named.contains(&one.as_str().unwrap_or_default()), "{one} is no component");
            }
        }
        assert!(
            named.contains(&"store@0.1.0")
                && named.iter().any(|name| name.starts_with("pkg:cargo/rusqlite@"))
        );
        assert!(!named.iter().any(|name| name.starts_with("trials@")), "only tests use it");
    }
}
