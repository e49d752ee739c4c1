//! From the texts of the data files to a checked [`Title`], or to all their faults at once.
//!
//! Reading files is the caller's: this crate does no input and output. A fault in one row or file does not hide those
//! of others; what refers to something that could not be read is not reported on top of it.

mod chart;
mod faults;
mod figures;
mod homes;
mod locals;
mod map;
mod papers;
mod parts;
mod privates;
mod read;
mod rulebook;
mod sections;
mod setup;
mod sizes;
mod tiles;
mod trains;
mod whole;

pub use faults::{Fault, Faults};
pub use parts::paths;

use super::Side;
use super::Title;
use super::files::{
    CATALOGUE_FILE, CatalogueFile, ChartFile, CompaniesFile, FiguresFile, LocalsFile, MapFile, ProcessFile,
    RULES_FILE, SizesFile, TITLE_FILE, TilesFile, TitleFile, TrainsFile,
};
use super::upgrades::Upgrades;
use crate::geometry::coordinates;
use crate::ids::CardId;
use crate::play::Play;
use crate::plays;
use faults::Report;
use read::Expected;
use sections::{CHART, COMPANIES, FIGURES, LOCALS, MAP, PROCESS, SIZES, TILES, TRAINS};
use std::collections::BTreeMap;

/// The texts of the files of a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// The catalogue of tiles, `tiles.toml` beside the title's folder.
    pub catalogue: String,
    /// All files of the title's folder by name, such as `map.toml`, and those that it takes from other titles, such as
    /// `../18cz/map.toml`.
    pub files: BTreeMap<String, String>,
}

impl Title {
    /// Checks the texts and makes a title of them.
    ///
    /// ```
    /// use rules::{Title, title::embedded};
    ///
    /// let mut texts = embedded::texts("18cz").expect("it is built in");
    /// assert_eq!(Title::from_texts(&texts).expect("it has no faults").name, "18CZ");
    ///
    /// let companies = texts.files.get_mut("companies.toml").expect("it is there");
    /// *companies = companies.replace(r#"home = "D4""#, r#"home = "D5""#);
    /// let faults = Title::from_texts(&texts).expect_err("EKJ has no home");
    /// let told = "companies.toml: companies.EKJ.home: there is no hex `D5` among the hexes";
    /// assert_eq!(faults.to_string(), told);
    /// ```
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
    let title: Option<TitleFile> =
        read::file(TITLE_FILE, texts.files.get(TITLE_FILE).map(String::as_str), report);
    let parts = parts::of(title.as_ref().map(|title| &title.parts), report);
    let is_part = |name: &String| parts.values().flatten().any(|part| part.file == *name);
    for name in texts.files.keys() {
        let known = name == TITLE_FILE || name == RULES_FILE || is_part(name);
        report.check(known, name, "", format!("no file of the title; {TITLE_FILE} does not name it"));
    }
    let rulebook = texts.files.get(RULES_FILE).map(|text| rulebook::made(text, report));
    let catalogue: Option<CatalogueFile> = read::file(CATALOGUE_FILE, Some(&texts.catalogue), report);

    // A file that could not be read leaves nothing behind (`None`), an empty one an empty list with a fault.
    let bank = title.as_ref().and_then(|file| file.bank);
    let currency = title.as_ref().and_then(|file| file.currency.clone()).unwrap_or_else(|| "K".to_owned());
    let reconstructed = title.as_ref().and_then(|file| file.reconstructed.clone());
    let on_18xx_games = title.as_ref().and_then(|file| file.on_18xx_games.clone());
    let (id, name) = title.as_ref().map(|file| (file.id.clone(), file.name.clone())).unwrap_or_default();
    let play = title.as_ref().and_then(|file| play(file, report));
    let files = &texts.files;
    let figures = read::parts::<FiguresFile>(FIGURES, &parts["figures"], files, report);
    let process = read::parts::<ProcessFile>(PROCESS, &parts["process"], files, report);
    let sizes = read::parts::<SizesFile>(SIZES, &parts["sizes"], files, report);
    let map = read::parts::<MapFile>(MAP, &parts["map"], files, report);
    let tiles = read::parts::<TilesFile>(TILES, &parts["tiles"], files, report);
    let chart = read::parts::<ChartFile>(CHART, &parts["chart"], files, report);
    let trains = read::parts::<TrainsFile>(TRAINS, &parts["trains"], files, report);
    let companies = read::parts::<CompaniesFile>(COMPANIES, &parts["companies"], files, report);
    let locals = read::parts::<LocalsFile>(LOCALS, &parts["locals"], files, report);

    let catalogue = read::rows(CATALOGUE_FILE, "tiles", catalogue.map(|file| file.tiles), report);
    let counts = read::tables(TILES, "counts", &tiles, |file| &file.counts, report);
    // All tiles may be those of the catalogue.
    let own = Expected { needed: counts.is_empty(), ..Expected::MAIN };
    let own_tiles = read::lists(TILES, "tiles", own, &tiles, |file| &file.tiles, report);
    let mut hexes = read::lists(MAP, "hexes", Expected::MAIN, &map, |file| &file.hexes, report);
    hexes.sort_by_key(|row| coordinates(&row.hex).unwrap_or((i16::MAX, i16::MAX)));
    let terrain = read::tables(MAP, "terrain", &map, |file| &file.terrain, report);
    let companies =
        read::lists(COMPANIES, "companies", Expected::MAIN, &companies, |file| &file.companies, report);
    let seats = read::rows(TITLE_FILE, "seats", title.map(|file| file.seats), report);
    let sizes = read::lists(SIZES, "sizes", Expected::MAIN, &sizes, |file| &file.sizes, report);
    // Without a process track there are neither sets nor local railways.
    let track = play.is_none_or(|play| play.has_process_track());
    let with_track = |expected: Expected| if track { expected } else { Expected::PERHAPS };
    let (main, beside) = (with_track(Expected::MAIN), with_track(Expected::BESIDE));
    let sets = read::lists(PROCESS, "sets", main, &process, |file| &file.sets, report);
    let train_types = read::lists(TRAINS, "trains", Expected::MAIN, &trains, |file| &file.trains, report);
    let mixed = trains.iter().any(|said| said.file.as_ref().is_some_and(|file| file.mixed));
    let cards = read::lists(TRAINS, "cards", Expected::BESIDE, &trains, |file| &file.cards, report);
    let phases = read::lists(TRAINS, "phases", Expected::BESIDE, &trains, |file| &file.phases, report);
    let powers = read::lists(LOCALS, "powers", beside, &locals, |file| &file.powers, report);
    let end_value = if track { end_value(&locals, report) } else { 0 };
    let papers = read::lists(LOCALS, "papers", Expected::PERHAPS, &locals, |file| &file.papers, report);
    let privates = read::lists(LOCALS, "privates", Expected::PERHAPS, &locals, |file| &file.privates, report);
    let locals = read::lists(LOCALS, "locals", main, &locals, |file| &file.locals, report);

    if report.is_clean(TITLE_FILE) {
        let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let word = !id.is_empty() && id.bytes().all(letter);
        let what = "an id is made of small letters, digits and hyphens, such as 18cz";
        report.check(word, TITLE_FILE, "id", what);
        report.check(!name.is_empty(), TITLE_FILE, "name", "a title has a name");
        report.check(!currency.trim().is_empty(), TITLE_FILE, "currency", "empty; say what money is called");
        let said = reconstructed.as_ref().is_none_or(|what| !what.trim().is_empty());
        report.check(said, TITLE_FILE, "reconstructed", "empty; say what is, or leave the key out");
    }

    let chart = chart.first().and_then(|said| said.file.as_ref());
    let chart = chart.map(|file| chart::chart(CHART, file, report));
    let known_chart = chart.as_ref().filter(|_| report.is_clean(CHART));
    let made_seats = setup::seat_counts(&seats, play, report);
    let made_sets = setup::sets(&sets, report);
    let private = papers::railways(&papers);
    let made_sizes = sizes::sizes(&sizes, &companies, &private, known_chart, report);
    let mut made_types = trains::train_types(&train_types, mixed, report);
    let mut made_cards = trains::cards(&cards, &train_types, &made_seats, !track, report);
    let made_phases = trains::phases(&phases, &cards, &made_cards, report);
    let mut made_hexes = map::hexes(&hexes, &terrain, &companies, report);
    let mut made_companies = homes::companies(&companies, &hexes, &mut made_hexes, &made_sizes, report);
    let made_tiles = tiles::tiles(&catalogue, &own_tiles, &counts, &companies, report);
    let mut made_privates = locals::locals(&locals, &powers, report);
    let printed = papers::Printed {
        companies: &mut made_companies,
        types: &mut made_types,
        cards: &mut made_cards,
        privates: &mut made_privates,
    };
    papers::add(&papers, &companies, printed, report);
    let on_18xx_games = on_18xx_games.map(|said| setup::counterpart(said, &made_companies, report));
    papers::auctioned(&papers, play, report);
    papers::left_out(&seats, &made_companies, report);
    privates::add(&privates, &hexes, &made_tiles, &mut made_privates, report);
    let known = figures::Known {
        companies: report.is_clean(COMPANIES).then_some(&made_companies[..]),
        sizes: report.is_clean(SIZES).then_some(&made_sizes),
        chart: known_chart,
    };
    let figures = figures.into_iter().next().and_then(|said| said.file).zip(play);
    let made_figures =
        figures.map(|(file, play)| figures::figures(FIGURES, file, play, &known, report)).unwrap_or_default();
    let upgrades = Upgrades::new(&made_hexes, &made_tiles);
    let whole = whole::Whole {
        hexes: &made_hexes,
        tiles: &made_tiles,
        upgrades: &upgrades,
        companies: &made_companies,
        phases: &made_phases,
        train_types: &made_types,
        privates: &made_privates,
    };
    whole::check(&whole, report);

    let trades = |side: &Side| made_types.get(side.train.index()).is_some_and(|kind| kind.trade.is_some());
    let traded_for = (made_cards.iter().enumerate())
        .filter(|(_, card)| card.sides.iter().any(trades))
        .map(|(index, _)| CardId::at(index))
        .collect();

    Title {
        id,
        name,
        currency,
        reconstructed,
        on_18xx_games,
        play: play.unwrap_or_else(|| plays::all().next().expect("there is a family")),
        figures: made_figures,
        hexes: made_hexes,
        tiles: made_tiles,
        upgrades,
        chart: chart.unwrap_or_default(),
        traded_for,
        cards: made_cards,
        train_types: made_types,
        phases: made_phases,
        companies: made_companies,
        sizes: made_sizes,
        privates: made_privates,
        sets: made_sets,
        seat_counts: made_seats,
        local_end_value: end_value,
        bank,
        rulebook,
    }
}

/// The order of play that the title names.
fn play(file: &TitleFile, report: &mut Report) -> Option<&'static Play> {
    let play = plays::all().find(|play| play.name == file.play);
    if play.is_none() && !report.has(TITLE_FILE, "play") {
        let names: Vec<&str> = plays::all().map(|play| play.name).collect();
        let what = format!("`{}` is no order of play; there are {}", file.play, names.join(", "));
        report.add(TITLE_FILE, "play", what);
    }
    play
}

/// What a local railway is worth at the end; one of the files says it.
fn end_value(locals: &[read::Said<LocalsFile>], report: &mut Report) -> crate::Money {
    let said: Vec<_> = locals
        .iter()
        .filter_map(|said| Some((said.part.file.as_str(), said.file.as_ref()?.end_value)))
        .filter(|&(_, value)| value > 0)
        .collect();
    if let [_, (second, _), ..] = said[..] {
        report.add_in(LOCALS, second, "end_value", "said in another file already");
    }
    if said.is_empty() && locals.iter().all(|said| said.file.is_some()) {
        report.add(LOCALS, "end_value", "missing or 0; say what a local railway is worth at the end");
    }
    said.first().map_or(0, |&(_, value)| value)
}
