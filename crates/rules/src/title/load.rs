//! From the texts of the data files to a checked [`Title`], or to all their faults at once.
//!
//! Reading files is the caller's: this crate does no input and output. A fault in one row or file does not hide those
//! of others; what refers to something that could not be read is not reported on top of it.

mod chart;
mod figures;
mod homes;
mod locals;
mod map;
mod papers;
mod privates;
mod rulebook;
mod setup;
mod sizes;
mod tiles;
mod trains;
mod whole;

pub use facts::{Fault, Faults, Texts, paths};

use super::Side;
use super::Title;
use super::upgrades::Upgrades;
use crate::geometry::coordinates;
use crate::ids::CardId;
use crate::play::Play;
use crate::plays;
use facts::sections::{CHART, COMPANIES, FIGURES, SIZES};
use facts::{Facts, Outline, RULES_FILE, Report, TITLE_FILE, TitleFile};

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
    let outline = Outline::read(texts, report);
    let rulebook = texts.files.get(RULES_FILE).map(|text| rulebook::made(text, report));
    let title = outline.title.as_ref();
    let bank = title.and_then(|file| file.bank);
    let currency = title.and_then(|file| file.currency.clone()).unwrap_or_else(|| "K".to_owned());
    let reconstructed = title.and_then(|file| file.reconstructed.clone());
    let on_18xx_games = title.and_then(|file| file.on_18xx_games.clone());
    let (id, name) = title.map(|file| (file.id.clone(), file.name.clone())).unwrap_or_default();
    let play = title.and_then(|file| play(file, report));
    let track = play.is_none_or(|play| play.has_process_track());
    let mut facts = Facts::read(texts, outline, track, report);
    facts.hexes.sort_by_key(|row| coordinates(&row.hex).unwrap_or((i16::MAX, i16::MAX)));

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

    let chart = facts.chart.as_ref().map(|file| chart::chart(CHART, file, report));
    let known_chart = chart.as_ref().filter(|_| report.is_clean(CHART));
    let made_seats = setup::seat_counts(&facts.seats, play, report);
    let made_sets = setup::sets(&facts.sets, report);
    let private = papers::railways(&facts.papers);
    let made_sizes = sizes::sizes(&facts.sizes, &facts.companies, &private, known_chart, report);
    let mut made_types = trains::train_types(&facts.trains, facts.mixed, report);
    let mut made_cards = trains::cards(&facts.cards, &facts.trains, &made_seats, !track, report);
    let made_phases = trains::phases(&facts.phases, &facts.cards, &made_cards, report);
    let mut made_hexes = map::hexes(&facts.hexes, &facts.terrain, &facts.companies, report);
    let mut made_companies =
        homes::companies(&facts.companies, &facts.hexes, &mut made_hexes, &made_sizes, report);
    let made_tiles = tiles::tiles(&facts, report);
    let mut made_privates = locals::locals(&facts.locals, &facts.powers, report);
    let printed = papers::Printed {
        companies: &mut made_companies,
        types: &mut made_types,
        cards: &mut made_cards,
        privates: &mut made_privates,
    };
    papers::add(&facts.papers, &facts.companies, printed, report);
    let on_18xx_games = on_18xx_games.map(|said| setup::counterpart(said, &made_companies, report));
    papers::auctioned(&facts.papers, play, report);
    papers::left_out(&facts.seats, &made_companies, report);
    privates::add(&facts.privates, &facts.hexes, &made_tiles, &mut made_privates, report);
    let known = figures::Known {
        companies: report.is_clean(COMPANIES).then_some(&made_companies[..]),
        sizes: report.is_clean(SIZES).then_some(&made_sizes),
        chart: known_chart,
    };
    let figures = facts.figures.zip(play);
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
        local_end_value: facts.end_value,
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
