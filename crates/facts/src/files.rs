//! The data files of a title as they are written; `titles/18cz` shows every key in use.
//!
//! Unknown keys are refused everywhere. Rows of lists stay raw ([`Rows`]) until they are read one by one, so that a
//! bad row does not hide the faults of the others. The first key of a row is its name.

use crate::Money;
use crate::figures::{CapitalFigures, LoanFigures, NationalFigures, Percents};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// The file in every title's folder that says what the title is made of.
pub const TITLE_FILE: &str = "title.toml";

/// The kinds of facts. `[parts]` in [`TITLE_FILE`] lists the files of each; one that it does not list is in the file of
/// that name. Beside the folder lies the catalogue of tiles, `../tiles.toml`.
pub const KINDS: [&str; 9] =
    ["figures", "process", "sizes", "map", "tiles", "chart", "trains", "companies", "locals"];

/// The file in a title's folder that says its rules in words; a title may have none.
pub const RULES_FILE: &str = "rules.toml";

/// How the catalogue is named in faults: as seen from the title's folder.
pub const CATALOGUE_FILE: &str = "../tiles.toml";

/// A list of rows, not read yet.
#[derive(Clone, Debug)]
pub struct Rows<T> {
    /// The rows as TOML values; `None` when this is not a list.
    pub raw: Option<Vec<toml::Value>>,
    row: PhantomData<T>,
}

impl<T> Default for Rows<T> {
    fn default() -> Self {
        Rows { raw: Some(Vec::new()), row: PhantomData }
    }
}

impl<'de, T> Deserialize<'de> for Rows<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = match toml::Value::deserialize(deserializer)? {
            toml::Value::Array(rows) => Some(rows),
            _ => None,
        };
        Ok(Rows { raw, row: PhantomData })
    }
}

/// `tiles.toml` beside the folders of the titles.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CatalogueFile {
    pub tiles: Rows<TileRow>,
}

/// `rules.toml`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RulesFile {
    pub sections: String,
    pub otherwise: Option<String>,
    pub chapter: Rows<ChapterRow>,
}

/// A chapter of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterRow {
    pub name: String,
    #[serde(default)]
    pub rule: Rows<RuleRow>,
}

/// A rule.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleRow {
    /// Its number, such as `R-SET-01`.
    pub id: String,
    /// Where it stands in the printed rules.
    pub section: String,
    /// What it says.
    pub says: String,
    /// The rules of another title that it takes the place of.
    #[serde(default)]
    pub changes: Vec<String>,
    /// What was decided where the texts disagree or are silent.
    #[serde(default)]
    pub decision: Option<String>,
}

/// `title.toml`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TitleFile {
    /// The short name, which is also the folder's.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The order of play, by its name in the program.
    pub play: String,
    /// All the money there is; without it the bank never runs out.
    pub bank: Option<Money>,
    /// What money is called; `K` where nothing is said.
    pub currency: Option<String>,
    /// What is not known from print, in a sentence.
    pub reconstructed: Option<String>,
    /// The title on 18xx.games; without it the title is not played there.
    pub on_18xx_games: Option<CounterpartTable>,
    /// Set-up by number of players.
    pub seats: Rows<SeatsRow>,
    /// The files that the title is made of, by kind.
    pub parts: toml::Table,
}

/// What a title and its parts are called on 18xx.games, as `Counterpart` explains it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterpartTable {
    /// The title.
    pub title: String,
    /// How much higher the numbers of hexes are there than in print.
    #[serde(default)]
    pub column_offset: u8,
    /// Symbols of companies that are spelled with other capitals there.
    #[serde(default)]
    pub symbols: Vec<String>,
}

/// Figures of the rules, as `Figures` explains them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FiguresFile {
    /// What stations cost.
    pub stations: Option<Vec<Money>>,
    /// Yellow tiles in a first turn.
    pub first_tiles: Option<u8>,
    /// What a red home tile adds.
    pub red_bonus: Option<Money>,
    /// What a take-over costs.
    pub take_over: Option<Percents>,
    /// The least that a bid adds.
    pub bid_step: Option<Money>,
    /// The most that the pool holds.
    pub pool: Option<u8>,
    /// What private companies cost.
    pub privates: Option<Percents>,
    /// How companies get their capital.
    pub capital: Option<CapitalFigures>,
    /// Loans.
    pub loans: Option<LoanFigures>,
    /// The national company.
    pub national: Option<NationalFigures>,
    /// What companies earn without trains.
    pub revenues: Option<Vec<Money>>,
}

/// The process track.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ProcessFile {
    pub sets: Rows<SetRow>,
}

/// The sizes of companies.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SizesFile {
    pub sizes: Rows<SizeRow>,
}

/// Hexes, terrain or both.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MapFile {
    pub hexes: Rows<HexRow>,
    pub terrain: toml::Table,
}

/// Tiles of a title.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TilesFile {
    pub tiles: Rows<TileRow>,
    pub counts: toml::Table,
}

/// The share price chart.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChartFile {
    /// The prices of the row that begins.
    pub bottom: Vec<Money>,
    /// The prices of the other row.
    pub top: Vec<Money>,
    /// Instead of both: rows from top to bottom, prices with the letter of their zone.
    pub rows: Vec<String>,
}

/// Trains, cards and phases.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TrainsFile {
    /// Companies of one size run trains of several kinds.
    pub mixed: bool,
    /// The types of trains.
    pub trains: Rows<TrainRow>,
    /// The cards of the stack, top first.
    pub cards: Rows<CardRow>,
    /// The phases.
    pub phases: Rows<PhaseRow>,
}

/// Share companies.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CompaniesFile {
    pub companies: Rows<CompanyRow>,
}

/// Local railways.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LocalsFile {
    pub end_value: Money,
    pub powers: Rows<PowerRow>,
    pub locals: Rows<LocalRow>,
    pub papers: Rows<PaperRow>,
    pub privates: Rows<PrivateRow>,
}

/// A tile of the catalogue or of a title.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRow {
    /// The number, with `p` for a purple edge.
    pub id: String,
    /// The colour.
    pub colour: String,
    /// Copies; only in a title.
    pub count: Option<u8>,
    /// Purple-edged; only in a title.
    #[serde(default)]
    pub purple: bool,
    /// The company whose red home tile it is; only in a title.
    pub home_of: Option<String>,
    /// The letters.
    pub label: Option<String>,
    /// How many cities.
    #[serde(default)]
    pub cities: u8,
    /// Places for stations in each city.
    pub slots: Option<u8>,
    /// How many towns.
    #[serde(default)]
    pub towns: u8,
    /// What each city and town is worth.
    pub value: Option<Money>,
    /// The same by the newest colour of tiles.
    pub values: Option<[Money; 4]>,
    /// The cities are one location.
    #[serde(default)]
    pub one_location: bool,
    /// The pieces of track.
    pub track: String,
}

/// A hex.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexRow {
    /// The printed coordinate.
    pub hex: String,
    /// Names of places.
    #[serde(default)]
    pub places: Vec<String>,
    /// The company that the red-edged hex is for.
    pub red: Option<String>,
    /// The printed colour; white when not said.
    pub colour: Option<String>,
    /// The letters.
    pub label: Option<String>,
    /// How many cities.
    #[serde(default)]
    pub cities: u8,
    /// How many towns.
    #[serde(default)]
    pub towns: u8,
    /// What each is worth without a tile.
    #[serde(default)]
    pub value: Money,
    /// The same by the newest colour of tiles.
    pub values: Option<[Money; 4]>,
    /// A place beyond the edge.
    #[serde(default)]
    pub off_map: bool,
    /// A port.
    #[serde(default)]
    pub port: bool,
    /// Edges that no track may cross.
    #[serde(default)]
    pub impassable: Vec<u8>,
    /// Other letters from a colour on.
    #[serde(default)]
    pub relabel: BTreeMap<String, String>,
    /// Printed track.
    #[serde(default)]
    pub track: String,
    /// The cities are one location.
    #[serde(default)]
    pub one_location: bool,
    /// Edges with a stump.
    #[serde(default)]
    pub stubs: Vec<u8>,
    /// The terrain.
    pub terrain: Option<String>,
}

/// Set-up for a number of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatsRow {
    /// How many players.
    pub players: u8,
    /// Money of each.
    pub cash: Money,
    /// Most certificates of each.
    pub certificates: u8,
    /// Most certificates of each while so many companies or fewer are left, fewest first (R-36-CERT-03).
    #[serde(default)]
    pub certificates_by_companies: Vec<(u8, u8)>,
    /// Companies that do not play, drawn by lot.
    #[serde(default)]
    pub left_out: u8,
}

/// A size of companies.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SizeRow {
    /// `small`, `medium` or `large`.
    pub size: String,
    /// Shares in all.
    pub shares: u8,
    /// Shares in player hands that make a company float.
    pub float: u8,
    /// Most shares of one player.
    pub most: u8,
    /// Prices to choose from.
    pub start_prices: Vec<Money>,
    /// Spaces to the right for a dividend.
    pub dividend_steps: u8,
    /// Station markers with the home.
    pub markers: u8,
}

/// A set of operating rounds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetRow {
    /// The number that it is named by.
    pub set: u8,
    /// The price of local railways in each round.
    pub local_prices: Vec<Money>,
    /// Whether a train is exported afterwards.
    pub export: bool,
}

/// A type of train.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainRow {
    /// `2`, `3+3`, `8E` …
    pub train: String,
    /// The companies that run it.
    pub size: String,
    /// The printed price.
    pub price: Money,
    /// The types that its sale scraps.
    #[serde(default)]
    pub scraps: Vec<String>,
    /// The types that may be handed in for it.
    #[serde(default)]
    pub trade_in: Vec<String>,
    /// What it costs then.
    pub trade_price: Option<Money>,
    /// The bonuses of red tiles that count: `none` or `all`; those of the own home when not said.
    pub bonuses: Option<String>,
}

/// A letter of cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    /// The letter.
    pub card: String,
    /// How many; as many as needed when neither this nor `counts` is said.
    pub count: Option<u8>,
    /// How many, by the number of players.
    pub counts: Option<BTreeMap<String, u8>>,
    /// The trains on it.
    pub sides: Vec<String>,
}

/// A phase.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseRow {
    /// The letter.
    pub phase: String,
    /// The newest colour of tiles.
    pub tiles: String,
    /// Most trains by size of company.
    pub limits: BTreeMap<String, u8>,
    /// Companies may buy local railways or private companies.
    pub locals: bool,
    /// Companies may buy trains from each other.
    pub trade: bool,
    /// Private papers close when the phase begins.
    #[serde(default)]
    pub closes: bool,
    /// Operating rounds in a set, where there is no process track.
    #[serde(default)]
    pub rounds: u8,
    /// Companies may take loans.
    #[serde(default)]
    pub loans: bool,
    /// The last kind of train is for sale, too.
    #[serde(default)]
    pub last: bool,
    /// Towns may be rebuilt.
    #[serde(default)]
    pub towns: bool,
    /// The national company is formed.
    #[serde(default)]
    pub national: bool,
}

/// A share company.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanyRow {
    /// The symbol on its markers.
    pub symbol: String,
    /// The full name.
    pub name: String,
    /// The size.
    pub size: String,
    /// The home hex; without one it is a red-edged hex of the map.
    pub home: Option<String>,
    /// The home city is the one with printed track to this edge.
    pub circle: Option<u8>,
    /// The director chooses the home city.
    #[serde(default)]
    pub choice: bool,
    /// Station markers, where the size does not say it.
    pub markers: Option<u8>,
    /// The hex whose connection frees the money held back.
    pub destination: Option<String>,
    /// It is formed out of other companies.
    #[serde(default)]
    pub national: bool,
    /// The colour of the markers, `#rrggbb`.
    pub colour: String,
}

/// What the local railways of one size have in common.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerRow {
    /// The size.
    pub size: String,
    /// Income in every operating round.
    pub income: Money,
    /// Colours of purple-edged tiles.
    pub purple: Vec<String>,
    /// Terrain that costs nothing.
    pub waives: Vec<String>,
}

/// A local railway.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocalRow {
    /// The short id.
    pub id: String,
    /// The size.
    pub size: String,
    /// The price of its space on the sheet.
    pub price: Money,
    /// The name for people.
    pub name: String,
    /// The German name, where it has one of its own.
    pub name_de: Option<String>,
}

/// A private paper that is no local railway (XI.2): a train or a railway.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperRow {
    /// The short id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The lowest bid.
    pub price: Money,
    /// The train that runs once.
    pub train: Option<String>,
    /// The company that it is.
    pub railway: Option<String>,
}

/// A private company with powers of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrivateRow {
    /// The short id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What it costs at the auction.
    pub price: Money,
    /// Income in every operating round.
    pub income: Money,
    /// The hex that it blocks.
    pub blocks: Option<String>,
    /// The tiles that may be laid there.
    #[serde(default)]
    pub tiles: Vec<String>,
    /// That tile is one more, and free.
    #[serde(default)]
    pub extra: bool,
    /// A station may follow.
    #[serde(default)]
    pub station: bool,
    /// What its marker adds.
    #[serde(default)]
    pub bonus: Money,
}
