//! All files of a title together.

use std::collections::BTreeMap;

use super::Money;
use super::faults::Report;
use super::files::{
    CATALOGUE_FILE, CardRow, CatalogueFile, ChartFile, CompaniesFile, CompanyRow, FiguresFile, HexRow,
    LocalRow, LocalsFile, MapFile, PaperRow, PhaseRow, PowerRow, PrivateRow, ProcessFile, RULES_FILE,
    SeatsRow, SetRow, SizeRow, SizesFile, TITLE_FILE, TileRow, TilesFile, TitleFile, TrainRow, TrainsFile,
};
use super::parts;
use super::read::{self, Expected, List, Part, Said};
use super::sections::{CHART, COMPANIES, FIGURES, LOCALS, MAP, PROCESS, SIZES, TILES, TRAINS};

/// The texts of the files of a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// The catalogue of tiles, `tiles.toml` beside the title's folder.
    pub catalogue: String,
    /// All files of the title's folder by name, such as `map.toml`, and those that it takes from other titles, such as
    /// `../18cz/map.toml`.
    pub files: BTreeMap<String, String>,
}

/// What `title.toml` says, and the files that it names.
pub struct Outline {
    /// `title.toml`; `None` when it is missing or is not TOML.
    pub title: Option<TitleFile>,
    parts: BTreeMap<&'static str, Vec<Part>>,
}

impl Outline {
    /// Reads `title.toml`; files that it does not name are faults.
    pub fn read(texts: &Texts, report: &mut Report) -> Outline {
        let title: Option<TitleFile> =
            read::file(TITLE_FILE, texts.files.get(TITLE_FILE).map(String::as_str), report);
        let parts = parts::of(title.as_ref().map(|title| &title.parts), report);
        let is_part = |name: &String| parts.values().flatten().any(|part| part.file == *name);
        for name in texts.files.keys() {
            let known = name == TITLE_FILE || name == RULES_FILE || is_part(name);
            report.check(known, name, "", format!("no file of the title; {TITLE_FILE} does not name it"));
        }
        Outline { title, parts }
    }
}

/// What all files say, row by row. A file that could not be read leaves nothing behind, an empty one an empty list with a fault.
pub struct Facts {
    /// Tiles that all titles may use.
    pub catalogue: List<TileRow>,
    /// The title's own tiles.
    pub tiles: List<TileRow>,
    /// Tiles of the catalogue, with how many there are.
    pub counts: toml::Table,
    /// The map.
    pub hexes: List<HexRow>,
    /// What terrain costs.
    pub terrain: toml::Table,
    /// Share companies.
    pub companies: List<CompanyRow>,
    /// Set-up by number of players.
    pub seats: List<SeatsRow>,
    /// Sizes of companies.
    pub sizes: List<SizeRow>,
    /// Sets of operating rounds.
    pub sets: List<SetRow>,
    /// Types of trains.
    pub trains: List<TrainRow>,
    /// Companies of one size run trains of several kinds.
    pub mixed: bool,
    /// The cards of the stack, top first.
    pub cards: List<CardRow>,
    /// The phases.
    pub phases: List<PhaseRow>,
    /// What local railways bring their owners.
    pub powers: List<PowerRow>,
    /// What a local railway is worth at the end.
    pub end_value: Money,
    /// Private papers that are no local railways.
    pub papers: List<PaperRow>,
    /// Private companies.
    pub privates: List<PrivateRow>,
    /// Local railways.
    pub locals: List<LocalRow>,
    /// The share price chart.
    pub chart: Option<ChartFile>,
    /// Figures of the rules.
    pub figures: Option<FiguresFile>,
}

impl Facts {
    /// Reads all files of a title. Without a process track there are neither sets nor local railways.
    pub fn read(texts: &Texts, outline: Outline, process_track: bool, report: &mut Report) -> Facts {
        let (Outline { title, parts }, files) = (outline, &texts.files);
        let catalogue: Option<CatalogueFile> = read::file(CATALOGUE_FILE, Some(&texts.catalogue), report);
        let figures = read::parts::<FiguresFile>(FIGURES, &parts["figures"], files, report);
        let process = read::parts::<ProcessFile>(PROCESS, &parts["process"], files, report);
        let sizes = read::parts::<SizesFile>(SIZES, &parts["sizes"], files, report);
        let map = read::parts::<MapFile>(MAP, &parts["map"], files, report);
        let tiles = read::parts::<TilesFile>(TILES, &parts["tiles"], files, report);
        let chart = read::parts::<ChartFile>(CHART, &parts["chart"], files, report);
        let trains = read::parts::<TrainsFile>(TRAINS, &parts["trains"], files, report);
        let companies = read::parts::<CompaniesFile>(COMPANIES, &parts["companies"], files, report);
        let locals = read::parts::<LocalsFile>(LOCALS, &parts["locals"], files, report);

        let with_track = |expected: Expected| if process_track { expected } else { Expected::PERHAPS };
        let (main, beside) = (with_track(Expected::MAIN), with_track(Expected::BESIDE));
        let catalogue = read::rows(CATALOGUE_FILE, "tiles", catalogue.map(|file| file.tiles), report);
        let counts = read::tables(TILES, "counts", &tiles, |file| &file.counts, report);
        // All tiles may be those of the catalogue.
        let own = Expected { needed: counts.is_empty(), ..Expected::MAIN };
        Facts {
            catalogue,
            tiles: read::lists(TILES, "tiles", own, &tiles, |file| &file.tiles, report),
            counts,
            hexes: read::lists(MAP, "hexes", Expected::MAIN, &map, |file| &file.hexes, report),
            terrain: read::tables(MAP, "terrain", &map, |file| &file.terrain, report),
            companies: read::lists(
                COMPANIES,
                "companies",
                Expected::MAIN,
                &companies,
                |file| &file.companies,
                report,
            ),
            seats: read::rows(TITLE_FILE, "seats", title.map(|file| file.seats), report),
            sizes: read::lists(SIZES, "sizes", Expected::MAIN, &sizes, |file| &file.sizes, report),
            sets: read::lists(PROCESS, "sets", main, &process, |file| &file.sets, report),
            trains: read::lists(TRAINS, "trains", Expected::MAIN, &trains, |file| &file.trains, report),
            mixed: trains.iter().any(|said| said.file.as_ref().is_some_and(|file| file.mixed)),
            cards: read::lists(TRAINS, "cards", Expected::BESIDE, &trains, |file| &file.cards, report),
            phases: read::lists(TRAINS, "phases", Expected::BESIDE, &trains, |file| &file.phases, report),
            powers: read::lists(LOCALS, "powers", beside, &locals, |file| &file.powers, report),
            end_value: if process_track { end_value(&locals, report) } else { 0 },
            papers: read::lists(LOCALS, "papers", Expected::PERHAPS, &locals, |file| &file.papers, report),
            privates: read::lists(
                LOCALS,
                "privates",
                Expected::PERHAPS,
                &locals,
                |file| &file.privates,
                report,
            ),
            locals: read::lists(LOCALS, "locals", main, &locals, |file| &file.locals, report),
            chart: chart.into_iter().next().and_then(|said| said.file),
            figures: figures.into_iter().next().and_then(|said| said.file),
        }
    }
}

/// What a local railway is worth at the end; one of the files says it.
fn end_value(locals: &[Said<LocalsFile>], report: &mut Report) -> Money {
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
