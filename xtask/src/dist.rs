//! `cargo xtask dist`: a release for others, as one archive.

mod archive;
mod platform;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::program::{self, Built, MESSAGES};
use crate::{Outcome, cargo_command, megabytes, root, supply};
use archive::{File, Mode};
use platform::Platform;

/// Where releases are put.
const FOLDER: &str = "target/dist";

/// What a release brings besides the program, as it lies in the checkout.
const DOCUMENTS: [&str; 7] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "SECURITY.md",
    "docs/hosting.md",
    supply::LIST,
];

/// For which machines
#[derive(clap::Args)]
pub struct Arguments {
    /// Build for this platform, as Rust calls it, instead of this machine's: static where it can be
    #[arg(long)]
    target: Option<String>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let platform = Platform::chosen(arguments.target.as_deref())?;
    println!("building for {}", platform.target);
    let program = built(&platform)?;
    if platform.runs_here {
        println!("it starts: {}", program::version(&program)?);
    }
    let bytes = read(&program)?;
    println!("{}", platform.linkage(&bytes));
    let program = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut files = vec![File { path: program, mode: Mode::Program, bytes }];
    files.extend(papers()?);

    let name = name(env!("CARGO_PKG_VERSION"), &platform.target);
    let folder = root().join(FOLDER);
    lay_out(&folder.join(&name), &files)?;
    let packed = archive::packed(&name, files, archive::time()?)?;
    let archive = format!("{name}.tar.gz");
    write(&folder.join(&archive), &packed)?;
    write(&folder.join("SHA256SUMS"), archive::sums(&[(&archive, &packed)]).as_bytes())?;
    println!("{FOLDER}/{archive}: {}, SHA-256 in {FOLDER}/SHA256SUMS", megabytes(packed.len() as u64));
    Ok(())
}

/// What folder and archive of a release are called.
fn name(version: &str, target: &str) -> String {
    format!("lokalka-{version}-{target}")
}

/// Builds the program; gives where it is.
fn built(platform: &Platform) -> Result<PathBuf, String> {
    let output = cargo_command()
        .args(["build", "--profile", "dist", "--locked", "--package", "lokalka", MESSAGES])
        .args(["--target", &platform.target])
        .env("CARGO_ENCODED_RUSTFLAGS", platform::flags())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("the program could not be built for {}", platform.target));
    }
    Built::told(&String::from_utf8_lossy(&output.stdout)).map(|built| built.program)
}

/// All that a release brings besides the program.
fn papers() -> Result<Vec<File>, String> {
    let paper = |path: &str, bytes: Vec<u8>| File { path: path.to_owned(), mode: Mode::Paper, bytes };
    let mut papers = DOCUMENTS
        .iter()
        .map(|path| Ok(paper(path, read(&root().join(path))?)))
        .collect::<Result<Vec<File>, String>>()?;
    let hosting = String::from_utf8_lossy(&read(&root().join("docs/hosting.md"))?).into_owned();
    let unit = texts::unit(&hosting).ok_or("docs/hosting.md has no unit for systemd any more")?;
    papers.push(paper("lokalka.service", unit.into_bytes()));
    let packages = supply::packages()?;
    papers.push(paper("lokalka.cdx.json", supply::bill(&packages)?.into_bytes()));
    papers.push(paper("docs/licence-texts.txt", texts::licences(&packages)?.into_bytes()));
    Ok(papers)
}

/// Writes the files into a folder of their own, and says what is there.
fn lay_out(folder: &Path, files: &[File]) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    for file in files {
        let path = folder.join(&file.path);
        write(&path, &file.bytes)?;
        file.mode.set(&path)?;
        println!("  {:>9}  {}", megabytes(file.bytes.len() as u64), file.path);
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    let folder = path.parent().ok_or_else(|| format!("{} is no file", path.display()))?;
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, bytes));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_named_for_its_version_and_platform() {
        assert_eq!(name("0.1.0", "x86_64-unknown-linux-musl"), "lokalka-0.1.0-x86_64-unknown-linux-musl");
    }

    #[test]
    fn a_release_brings_licences_the_bill_of_materials_and_what_hosts_need() {
        let papers = papers().expect("all of it is at hand");
        let text = |path: &str| {
            let paper = papers.iter().find(|paper| paper.path == path).expect(path);
            String::from_utf8(paper.bytes.clone()).expect("it is text")
        };
        assert!(text("LICENSE-MIT").contains("Permission is hereby granted"));
        assert!(text("LICENSE-APACHE").contains("Apache License"));
        assert!(text("docs/licences.md").contains("| rusqlite |"));
        assert!(text("lokalka.cdx.json").contains("\"CycloneDX\""));
        assert!(text("lokalka.service").starts_with("[Unit]\n"));
        assert!(text("docs/hosting.md").contains("systemctl"));
        assert!(text("README.md").contains("Lokálka"));
        assert!(papers.iter().all(|paper| matches!(paper.mode, Mode::Paper)));
    }
}
