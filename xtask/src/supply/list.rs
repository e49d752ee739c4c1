//! The licences of all that the program is made of, as a document.

use super::packages::Packages;

/// The document.
pub const FILE: &str = "docs/licences.md";

/// What it says.
pub fn written(packages: &Packages) -> Result<String, String> {
    let (_, parts) = packages.of_program()?;
    let mut text = BEGINNING.to_owned();
    for part in parts.iter().filter(|part| !part.ours) {
        let licence = part.licence.as_deref().unwrap_or("none");
        text += &format!("| {} | {} | {licence} |\n", part.name, part.version);
    }
    Ok(text)
}

const BEGINNING: &str = "\
# Licences

Lokálka is under MIT or Apache-2.0, at your choice. It is built with the crates below, each under its own licence; where one names
several with OR, any of them will do. Two bring works of others along: `libsqlite3-sys` has SQLite inside, which is in the public
domain, and `dejavu` the DejaVu fonts, under the licence of Bitstream Vera.

Which licences may be is said in `deny.toml`. What only tests use is held to that as well, and not listed. This list is written
by `cargo xtask supply --update`; a test finds out when it is old. `cargo xtask supply --sbom FILE` writes it as a bill of
materials (CycloneDX), with the hash of each crate.

| crate | version | licence |
|---|---|---|
";
