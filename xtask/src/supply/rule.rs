//! What crates of others may be, by `deny.toml`.

use std::collections::BTreeSet;
use std::fs;

use toml::{Table, Value};

use super::licence::Expression;
use super::packages::{Package, Packages};
use crate::root;

/// The file with the rule.
pub const FILE: &str = "deny.toml";

/// The rule, as far as it can be kept without a network.
pub struct Rule {
    /// The platforms whose crates are looked at.
    pub targets: Vec<String>,
    licences: BTreeSet<String>,
    registries: Vec<String>,
}

impl Rule {
    pub fn read() -> Result<Rule, String> {
        let text = fs::read_to_string(root().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
        Rule::parse(&text)
    }

    fn parse(text: &str) -> Result<Rule, String> {
        let table: Table = text.parse().map_err(|error| format!("{FILE}: {error}"))?;
        let list = |section: &str, key: &str| -> Result<Vec<String>, String> {
            let listed = table.get(section).and_then(|section| section.get(key)).and_then(Value::as_array);
            let names = listed.and_then(|names| {
                names.iter().map(|name| name.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
            });
            names.ok_or_else(|| format!("{FILE}: `{key}` of [{section}] must be a list of names"))
        };
        Ok(Rule {
            targets: list("graph", "targets")?,
            licences: list("licenses", "allow")?.into_iter().collect(),
            registries: list("sources", "allow-registry")?,
        })
    }

    /// All that is not as it should be, a line each.
    pub fn faults(&self, packages: &Packages) -> Vec<String> {
        let mut faults: Vec<String> =
            packages.of_others().filter_map(|package| self.fault_of(package)).collect();
        let expressions = packages.of_others().filter_map(|package| package.licence.as_deref());
        let named: BTreeSet<String> = expressions
            .flat_map(|licence| Expression::parse(licence).into_iter().flat_map(Expression::names))
            .collect();
        let idle = self.licences.difference(&named);
        faults.extend(idle.map(|licence| format!("{FILE}: nothing has the licence {licence} any more")));
        faults
    }

    /// What is wrong with a crate, if anything is.
    fn fault_of(&self, package: &Package) -> Option<String> {
        let crate_name = format!("{} {}", package.name, package.version);
        let known = package
            .source
            .as_deref()
            .and_then(|source| source.strip_prefix("registry+"))
            .is_some_and(|registry| self.registries.iter().any(|allowed| allowed == registry));
        if !known {
            let source = package.source.as_deref().unwrap_or("a folder");
            return Some(format!("{crate_name}: it comes from {source}, which {FILE} does not allow"));
        }
        let Some(licence) = &package.licence else {
            return Some(format!("{crate_name}: it names no licence"));
        };
        match Expression::parse(licence) {
            None => Some(format!("{crate_name}: its licence “{licence}” cannot be read")),
            Some(expression) if !expression.is_allowed(&self.licences) => {
                Some(format!("{crate_name}: its licence “{licence}” is not among those that {FILE} allows"))
            }
            Some(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: &str = r#"
        graph.targets = []
        licenses.allow = ["MIT"]
        sources.allow-registry = ["https://example.org/index"]
    "#;

    fn package(source: Option<&str>, licence: Option<&str>) -> Package {
        Package {
            id: "some".to_owned(),
            name: "some".to_owned(),
            version: "1.0.0".to_owned(),
            ours: false,
            source: source.map(str::to_owned),
            licence: licence.map(str::to_owned),
            folder: "some".into(),
            needs: Vec::new(),
        }
    }

    fn faults(source: Option<&str>, licence: Option<&str>) -> Vec<String> {
        let rule = Rule::parse(RULE).expect("it is a rule");
        rule.fault_of(&package(source, licence)).into_iter().collect()
    }

    const REGISTRY: Option<&str> = Some("registry+https://example.org/index");

    #[test]
    fn other_licences_and_other_sources_are_named() {
        assert_eq!(faults(REGISTRY, Some("MIT OR GPL-3.0-only")), [""; 0]);
        let told = [
            (REGISTRY, Some("GPL-3.0-only"), "some 1.0.0: its licence “GPL-3.0-only” is not among"),
            (REGISTRY, Some("MIT AND GPL-3.0-only"), "is not among those that deny.toml allows"),
            (REGISTRY, Some("MIT OR"), "cannot be read"),
            (REGISTRY, None, "some 1.0.0: it names no licence"),
            (Some("git+https://example.org/some"), Some("MIT"), "it comes from git+https://example.org/some"),
            (Some("registry+https://example.com/index"), Some("MIT"), "it comes from registry+"),
            (None, Some("MIT"), "it comes from a folder"),
        ];
        for (source, licence, words) in told {
            let faults = faults(source, licence);
            assert!(faults.len() == 1 && faults[0].contains(words), "{source:?} {licence:?}: {faults:?}");
        }
    }

    #[test]
    fn a_licence_that_nothing_has_is_not_left_in_the_rule() {
        let rule = Rule::parse(RULE).expect("it is a rule");
        let of = |licence| Packages::of(vec![package(REGISTRY, Some(licence))]);
        assert_eq!(rule.faults(&of("MIT")), [""; 0]);
        assert!(
            rule.faults(&of("0BSD")).contains(&"deny.toml: nothing has the licence MIT any more".to_owned())
        );
    }

    #[test]
    fn a_rule_without_its_lists_is_none() {
        let missing = Rule::parse("graph.targets = []").err().unwrap_or_default();
        assert_eq!(missing, "deny.toml: `allow` of [licenses] must be a list of names");
    }
}
