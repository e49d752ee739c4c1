//! Texts of a release that are put together from others.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::supply::Packages;

/// How the file with the terms of a crate is called, whatever follows.
const TERMS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// The unit for systemd: the example of the page for hosts.
pub fn unit(hosting: &str) -> Option<String> {
    let mut blocks = hosting.split("```ini\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.find(|block| block.starts_with("[Unit]\n")).map(str::to_owned)
}

/// The terms of every crate that the program is made of, as its authors have written them; what several have in common, once.
pub fn licences(packages: &Packages) -> Result<String, String> {
    let (_, parts) = packages.of_program()?;
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in parts.iter().filter(|part| !part.ours) {
        for text in terms(&part.folder)? {
            let crates = texts.entry(text).or_default();
            let name = format!("{} {}", part.name, part.version);
            if !crates.contains(&name) {
                crates.push(name);
            }
        }
    }
    let mut texts: Vec<(Vec<String>, String)> =
        texts.into_iter().map(|(text, crates)| (crates, text)).collect();
    texts.sort();
    let line = "=".repeat(80);
    Ok(texts
        .iter()
        .map(|(crates, text)| format!("{line}\n{}\n{line}\n\n{text}\n\n", crates.join(", ")))
        .collect())
}

/// The texts of all files with terms in a folder.
fn terms(folder: &Path) -> Result<Vec<String>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && TERMS.iter().any(|terms| name.starts_with(terms)) {
            files.push(path);
        }
    }
    files.sort();
    let text = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).map_err(failed)?;
        Ok(String::from_utf8_lossy(&bytes).replace('\r', "").trim_matches('\n').to_owned())
    };
    files.iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::supply;

    #[test]
    fn the_unit_is_the_example_for_hosts() {
        let hosting = "Text.\n\n```ini\n[other]\n```\n\n```ini\n[Unit]\nDescription=x\n```\n\nMore.\n";
        assert_eq!(unit(hosting).as_deref(), Some("[Unit]\nDescription=x\n"));
        assert_eq!(unit("Text.\n```sh\nls\n```\n"), None);
    }

    #[test]
    fn terms_that_crates_have_in_common_are_told_once_with_their_names() {
        let packages = supply::packages().expect("cargo knows its packages");
        let texts = licences(&packages).expect("the sources are at hand");
        let sections = texts.lines().filter(|line| line.starts_with("=====")).count() / 2;
        let of = |name: &str| texts.lines().filter(|line| line.contains(name)).count();
        assert!(sections > 20, "{sections}");
        assert!(of("rusqlite 0.") > 0 && of("dejavu 2.") > 0 && of("ring 0.") > 0);
        let apache = texts.matches("APPENDIX: How to apply the Apache License to your work.").count();
        assert!(apache < packages.of_program().expect("there is one").1.len() / 2, "{apache}");
    }
}
