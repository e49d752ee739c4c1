//! Checks the figures of the rules: those that the order of play asks for are there, and no others.

use crate::operating_turn::Step;
use crate::play::{Calendar, Features, Opening, Play};
use crate::title::chart::Chart;
use crate::title::figures::{CapitalFigures, Figures, LoanFigures, NationalFigures, Percents};
use crate::title::paper::{CERTIFICATE, Charter, SizeSheet};
use facts::{FiguresFile, Report};

/// What the figures are checked against, as far as it has no faults of its own.
pub(super) struct Known<'a> {
    pub companies: Option<&'a [Charter]>,
    pub sizes: Option<&'a [SizeSheet; 3]>,
    pub chart: Option<&'a Chart>,
}

pub(super) fn figures(
    name: &str,
    file: FiguresFile,
    play: &Play,
    known: &Known<'_>,
    report: &mut Report,
) -> Figures {
    let (track, auction) = (play.has_process_track(), has_auction(play));
    let Features { credit, pool, .. } = play.features;
    let has_step = |step| play.turn.contains(&step);
    let earns = play.calendar == Calendar::Revenues;
    let is_formed = |companies: &[Charter]| companies.iter().any(|charter| charter.national);
    let national = known.companies.map_or(file.national.is_some(), is_formed);
    let mut asked = Asked { name, report };
    let figures = Figures {
        stations: asked.figure("stations", file.stations, has_step(Step::Station)),
        first_tiles: asked.figure("first_tiles", file.first_tiles, track),
        red_bonus: asked.figure("red_bonus", file.red_bonus, track),
        take_over: asked.figure("take_over", file.take_over, has_step(Step::TakeOver)),
        bid_step: asked.figure("bid_step", file.bid_step, auction),
        pool: asked.figure("pool", file.pool, pool),
        privates: asked.figure("privates", file.privates, credit),
        capital: asked.figure("capital", file.capital, credit),
        loans: asked.figure("loans", file.loans, credit),
        national: asked.figure("national", file.national, national),
        revenues: asked.figure("revenues", file.revenues, earns),
    };
    if report.is_clean(name) {
        check(name, &figures, play, report);
        if credit {
            check_credit(name, &figures, known, report);
        }
        if national {
            check_national(name, figures.national, known, report);
        }
    }
    figures
}

/// Reads figures one by one.
struct Asked<'a, 'r> {
    name: &'a str,
    report: &'r mut Report,
}

impl Asked<'_, '_> {
    /// A figure that is there if and only if the title asks for it.
    fn figure<T: Default>(&mut self, key: &str, said: Option<T>, asked: bool) -> T {
        let what = match (&said, asked) {
            (None, true) => "missing; the order of play asks for it",
            (Some(_), false) => "nothing in this title asks for it",
            _ => return said.unwrap_or_default(),
        };
        if !self.report.has(self.name, key) {
            self.report.add(self.name, key, what);
        }
        T::default()
    }
}

fn has_auction(play: &Play) -> bool {
    matches!(play.opening, Opening::Auction | Opening::Privates)
}

/// What was said is possible; what is not asked for is 0.
fn check(name: &str, figures: &Figures, play: &Play, report: &mut Report) {
    let priced = !figures.stations.is_empty() || !play.turn.contains(&Step::Station);
    report.check(priced, name, "stations", "none; a station has a price");
    let earned =
        play.calendar != Calendar::Revenues || !figures.revenues.is_empty() && !figures.revenues.contains(&0);
    report.check(earned, name, "revenues", "one above 0 for each round, and one round at least");
    let lays = figures.first_tiles > 0 || !play.has_process_track();
    report.check(lays, name, "first_tiles", "0; a company may lay a tile in its first turn");
    let rises = figures.bid_step > 0 || !has_auction(play);
    report.check(rises, name, "bid_step", "0; a bid is above the one before");
    for (key, Percents(from, to)) in [("take_over", figures.take_over), ("privates", figures.privates)] {
        let range = from <= to && (from > 0 || to == 0);
        report.check(range, name, key, "list the lowest percentage, 1 or more, and then the highest");
    }
}

fn check_credit(name: &str, figures: &Figures, known: &Known<'_>, report: &mut Report) {
    let pool = (1..=100).contains(&figures.pool);
    report.check(pool, name, "pool", "the pool holds from 1 to 100 percent of a company");
    let CapitalFigures { escrow, incremental, float } = figures.capital;
    report.check(escrow <= incremental, name, "capital.incremental", "below escrow, which comes first");
    if let (Some(companies), Some(sizes)) = (known.companies, known.sizes) {
        let started = companies.iter().filter(|charter| !charter.national);
        let possible =
            |charter: &Charter| (CERTIFICATE..=sizes[charter.size.index()].shares).contains(&float);
        let what = "at least the president's two shares, and at most all of a company";
        report.check(started.into_iter().all(possible), name, "capital.float", what);
    }
    let LoanFigures { amount, interest, .. } = figures.loans;
    let pays = 0 < interest && interest < amount;
    report.check(pays, name, "loans.interest", "it is more than nothing and less than the loan");
}

fn check_national(name: &str, figures: NationalFigures, known: &Known<'_>, report: &mut Report) {
    let NationalFigures { lowest_price, multiple_of, shares: (few, many), trains } = figures;
    report.check(multiple_of > 0, name, "national.multiple_of", "0; the price is a multiple of it");
    report.check(trains > 0, name, "national.trains", "0; it may own a train");
    let equal = |shares: u8| shares >= CERTIFICATE && 100 % shares == 0;
    let what = "two numbers of equal shares that make 100%, the lower one first";
    report.check(equal(few) && equal(many) && few <= many, name, "national.shares", what);
    let on_chart = |chart: &Chart| chart.top_row().any(|space| chart.price(space) >= lowest_price);
    let what = "no space in the top row of the chart has such a price";
    report.check(known.chart.is_none_or(on_chart), name, "national.lowest_price", what);
}
