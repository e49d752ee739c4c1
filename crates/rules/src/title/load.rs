//! From the texts of the data files to a checked [`Title`], or to all their faults at once.
//!
//! Reading files is the caller's: this crate does no input and output. A fault in one row or file does not hide those
//! of others; what refers to something that could not be read is not reported on top of it.

mod faults;
mod homes;
mod map;
mod paper;
mod read;
mod tiles;
mod whole;

pub use faults::{Fault, Faults};

use super::Title;
use super::files::{
    CATALOGUE_FILE, CatalogueFile, ChartFile, CompaniesFile, FILES, LocalsFile, MapFile, RULES_FILE,
    TilesFile, TitleFile, TrainsFile,
};
use super::upgrades::Upgrades;
use faults::Report;
use std::collections::BTreeMap;

/// The texts of the files of a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// The catalogue of tiles, `tiles.toml` beside the title's folder.
    pub catalogue: String,
    /// The files of the title's folder by name, such as `map.toml`.
    pub files: BTreeMap<String, String>,
}

impl Title {
    /// Checks the texts and makes a title of them.
    ///
    /// # Errors
    /// All faults of all files.
    pub fn from_texts(texts: &Texts) -> Result<Title, Faults> {
        let mut report = Report::default();
        let title = assemble(texts, &mut report);
        match report.into_faults() {
            None => Ok(title),
            Some(faults) => Err(faults),
        }
    }
}

/// Makes a title as well as it can; it is only good when nothing was reported.
fn assemble(texts: &Texts, report: &mut Report) -> Title {
    for name in texts.files.keys() {
        let known = FILES.contains(&name.as_str()) || name == RULES_FILE;
        report.check(known, name, "", format!("no file of a title; those are {}", FILES.join(", ")));
    }
    let text = |name: &str| texts.files.get(name).map(String::as_str);
    let [title_name, map_name, tiles_name, chart_name, trains_name, companies_name, locals_name] = FILES;

    let catalogue: Option<CatalogueFile> = read::file(CATALOGUE_FILE, Some(&texts.catalogue), report);
    let title: Option<TitleFile> = read::file(title_name, text(title_name), report);
    let map: Option<MapFile> = read::file(map_name, text(map_name), report);
    let tiles: Option<TilesFile> = read::file(tiles_name, text(tiles_name), report);
    let chart: Option<ChartFile> = read::file(chart_name, text(chart_name), report);
    let trains: Option<TrainsFile> = read::file(trains_name, text(trains_name), report);
    let companies: Option<CompaniesFile> = read::file(companies_name, text(companies_name), report);
    let locals: Option<LocalsFile> = read::file(locals_name, text(locals_name), report);

    // A file that could not be read leaves nothing behind (`None`), an empty one an empty list with a fault.
    let (id, name) = title.as_ref().map(|file| (file.id.clone(), file.name.clone())).unwrap_or_default();
    let (seats, sizes, sets) = split3(title, |file| (file.seats, file.sizes, file.sets));
    let (hexes, terrain) = split2(map, |file| (file.hexes, file.terrain));
    let (own_tiles, counts) = split2(tiles, |file| (file.tiles, file.counts));
    let (train_types, cards, phases) = split3(trains, |file| (file.trains, file.cards, file.phases));
    let end_value = locals.as_ref().map(|file| file.end_value);
    let (powers, locals) = split2(locals, |file| (file.powers, file.locals));

    let catalogue = read::rows(CATALOGUE_FILE, "tiles", catalogue.map(|file| file.tiles), report);
    let own_tiles = read::rows(tiles_name, "tiles", own_tiles, report);
    let hexes = read::rows(map_name, "hexes", hexes, report);
    let companies = read::rows(companies_name, "companies", companies.map(|file| file.companies), report);
    let seats = read::rows(title_name, "seats", seats, report);
    let sizes = read::rows(title_name, "sizes", sizes, report);
    let sets = read::rows(title_name, "sets", sets, report);
    let train_types = read::rows(trains_name, "trains", train_types, report);
    let cards = read::rows(trains_name, "cards", cards, report);
    let phases = read::rows(trains_name, "phases", phases, report);
    let powers = read::rows(locals_name, "powers", powers, report);
    let locals = read::rows(locals_name, "locals", locals, report);

    if report.is_clean(title_name) {
        let word =
            !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        report.check(word, title_name, "id", "an id is made of small letters and digits, such as 18cz");
        report.check(!name.is_empty(), title_name, "name", "a title has a name");
    }
    if end_value == Some(0) {
        report.add(locals_name, "end_value", "missing or 0; say what a local railway is worth at the end");
    }

    let chart = chart.map(|file| paper::chart(chart_name, &file, report));
    let known_chart = chart.as_ref().filter(|_| report.is_clean(chart_name));
    let made_seats = paper::seat_counts(&seats, report);
    let made_sets = paper::sets(&sets, report);
    let made_sizes = paper::sizes(&sizes, known_chart, report);
    let made_types = paper::train_types(&train_types, report);
    let made_cards = paper::cards(&cards, &train_types, report);
    let made_phases = paper::phases(&phases, &cards, &made_cards, report);
    let mut made_hexes = map::hexes(&hexes, &terrain.unwrap_or_default(), &companies, report);
    let made_companies = homes::companies(&companies, &hexes, &mut made_hexes, report);
    let made_tiles = tiles::tiles(&catalogue, &own_tiles, &counts.unwrap_or_default(), &companies, report);
    let made_locals = paper::locals(&locals, &powers, report);
    let upgrades = Upgrades::new(&made_hexes, &made_tiles);
    let whole = whole::Whole {
        hexes: &made_hexes,
        tiles: &made_tiles,
        upgrades: &upgrades,
        companies: &made_companies,
        phases: &made_phases,
        locals: &made_locals,
    };
    whole::check(&whole, report);

    Title {
        id,
        name,
        hexes: made_hexes,
        tiles: made_tiles,
        upgrades,
        chart: chart.unwrap_or(super::Chart { prices: Vec::new() }),
        cards: made_cards,
        train_types: made_types,
        phases: made_phases,
        companies: made_companies,
        sizes: made_sizes,
        locals: made_locals,
        sets: made_sets,
        seat_counts: made_seats,
        local_end_value: end_value.unwrap_or(0),
    }
}

fn split2<T, A, B>(whole: Option<T>, parts: fn(T) -> (A, B)) -> (Option<A>, Option<B>) {
    whole.map(parts).unzip()
}

fn split3<T, A, B, C>(whole: Option<T>, parts: fn(T) -> (A, B, C)) -> (Option<A>, Option<B>, Option<C>) {
    match whole.map(parts) {
        Some((a, b, c)) => (Some(a), Some(b), Some(c)),
        None => (None, None, None),
    }
}
