//! Checks trains, cards and phases.

use super::sizes::size;
use super::tiles::colour;
use crate::ids::TrainTypeId;
use crate::title::colour::Colour;
use crate::title::paper::{Card, Copies, Phase, RedBonuses, RunKind, SeatCount, Side, Size, TrainType};
use facts::{CardRow, List, PhaseRow, Report, TrainRow, join};

pub(super) fn train_types(list: &List<TrainRow>, mixed: bool, report: &mut Report) -> Vec<TrainType> {
    let file = list.file;
    let mut kinds: [Option<(std::mem::Discriminant<RunKind>, &str)>; 3] = [None; 3];
    let mut types = Vec::new();
    for (at, row) in &list.rows {
        report.check(row.price > 0, file, join(at, "price"), "0; trains cost money");
        let run = run_kind(&row.train);
        report.check(run.is_some(), file, at, "a train is named 3, 3+3, 3E or D, with two or more locations");
        if let (Some(run), Some(size)) = (run, size(&row.size, file, join(at, "size"), report)) {
            let mixed = mixed || run == RunKind::Unlimited;
            // IV.2: the companies of one size run trains of one kind, unless the file says otherwise (XI.2).
            let kind = std::mem::discriminant(&run);
            let (known, first) = kinds[size.index()].get_or_insert((kind, &row.train));
            let what = format!("{} companies run trains like {first}, which this is not", size.name());
            report.check(mixed || *known == kind, file, join(at, "size"), what);
        }
        let scraps = row.scraps.iter().filter_map(|name| scrapped(name, row, at, list, report)).collect();
        let bonuses = match row.bonuses.as_deref() {
            None => RedBonuses::Home,
            Some("none") => RedBonuses::None,
            Some("all") => RedBonuses::All,
            Some(other) => {
                let what =
                    format!("`{other}`: the bonuses that count are none or all; without the key the home's");
                report.add(file, join(at, "bonuses"), what);
                RedBonuses::Home
            }
        };
        let run = run.unwrap_or(RunKind::Plain(0));
        let key = join(at, "trade_in");
        let of = |name: &String| list.index(name, "train", file, key.clone(), report).map(TrainTypeId::at);
        let trade_in: Vec<TrainTypeId> = row.trade_in.iter().filter_map(of).collect();
        let both = row.trade_in.is_empty() == row.trade_price.is_none();
        report.check(both, file, join(at, "trade_price"), "trade_in and trade_price go together");
        let trade = row.trade_price.map(|price| (trade_in, price));
        types.push(TrainType { name: row.train.clone(), run, scraps, bonuses, trade });
    }
    types
}

fn scrapped(
    name: &str,
    row: &TrainRow,
    at: &str,
    list: &List<TrainRow>,
    report: &mut Report,
) -> Option<TrainTypeId> {
    let key = join(at, "scraps");
    let index = list.index(name, "train", list.file, key.clone(), report)?;
    let same = row.scraps.iter().filter(|other| *other == name).count() == 1;
    report.check(same, list.file, &key, format!("`{name}` is there twice"));
    report.check(name != row.train, list.file, &key, "a train does not scrap itself");
    let colour = list.rows[index].1.size == row.size;
    report.check(
        colour,
        list.file,
        &key,
        format!("`{name}` is for another size; only its own colour is scrapped"),
    );
    Some(TrainTypeId::at(index))
}

/// How a train with this name runs.
pub(super) fn run_kind(name: &str) -> Option<RunKind> {
    let number = |digits: &str| {
        let number = digits.parse::<u8>().ok().filter(|&number| (2..100).contains(&number));
        // `+3` and `03` would be read as numbers too.
        number.filter(|number| number.to_string() == digits)
    };
    if name == "D" {
        return Some(RunKind::Unlimited);
    }
    if let Some(digits) = name.strip_suffix('E') {
        return number(digits).map(RunKind::Express);
    }
    match name.split_once('+') {
        Some((cities, more)) => {
            let (cities, more) = (number(cities)?, number(more)?);
            Some(RunKind::Plus { cities, total: cities + more })
        }
        None => number(name).map(RunKind::Plain),
    }
}

pub(super) fn cards(
    list: &List<CardRow>,
    trains: &List<TrainRow>,
    seats: &[SeatCount],
    endless: bool,
    report: &mut Report,
) -> Vec<Card> {
    let file = list.file;
    let mut cards = Vec::new();
    for (index, (at, row)) in list.rows.iter().enumerate() {
        report.check(!row.card.is_empty(), file, at, "a card has a letter");
        report.check(
            row.count != Some(0),
            file,
            join(at, "count"),
            "0; leave out a card that is not in the stack",
        );
        let is_last = index + 1 == list.rows.len();
        let what = "only the last letter may be without end, nothing after it would ever be sold";
        let copies = copies(row, at, file, seats, report);
        report.check(is_last || copies != Copies::Unlimited, file, join(at, "count"), what);
        let what = "the last letter is without end, or a long game would have no trains left";
        report.check(!is_last || endless || copies == Copies::Unlimited, file, join(at, "count"), what);
        let key = join(at, "sides");
        report.check(!row.sides.is_empty(), file, &key, "a card shows at least one train");
        let mut sides: Vec<Side> = Vec::new();
        for name in &row.sides {
            let Some(train) = trains.index(name, "train", file, key.clone(), report) else { continue };
            let train_row = &trains.rows[train].1;
            let Some(size) = Size::ALL.into_iter().find(|size| size.name() == train_row.size) else {
                continue;
            };
            let rising = sides.last().is_none_or(|last| last.size < size);
            report.check(rising, file, &key, "one train for each size at most, smallest first");
            sides.push(Side { size, train: TrainTypeId::at(train), price: train_row.price });
        }
        cards.push(Card { letter: row.card.clone(), copies, sides });
    }
    if list.is_whole() {
        for (at, row) in &trains.rows {
            let on_a_card = list.rows.iter().any(|(_, card)| card.sides.contains(&row.train));
            report.check(on_a_card, file, at, "on no card; every train is on one");
        }
    }
    cards
}

/// How many cards there are: always, or by the number of players.
fn copies(row: &CardRow, at: &str, file: &str, seats: &[SeatCount], report: &mut Report) -> Copies {
    let Some(counts) = &row.counts else { return row.count.map_or(Copies::Unlimited, Copies::Fixed) };
    let key = join(at, "counts");
    report.check(row.count.is_none(), file, &key, "give either count or counts");
    for players in counts.keys() {
        let played = seats.is_empty() || seats.iter().any(|seat| seat.players.to_string() == *players);
        report.check(played, file, &key, format!("the title is not played by {players}"));
    }
    let of = |seat: &SeatCount| (seat.players, counts.get(&seat.players.to_string()).copied().unwrap_or(0));
    let counts: Vec<(u8, u8)> = seats.iter().map(of).collect();
    for &(players, _) in counts.iter().filter(|&&(_, count)| count == 0) {
        report.add(file, &key, format!("no cards for {players} players"));
    }
    Copies::ByPlayers(counts)
}

pub(super) fn phases(
    list: &List<PhaseRow>,
    cards: &List<CardRow>,
    made: &[Card],
    report: &mut Report,
) -> Vec<Phase> {
    let file = list.file;
    let mut phases: Vec<Phase> = Vec::new();
    let comparable = list.is_whole() && cards.is_whole();
    if comparable && list.rows.len() != cards.rows.len() {
        let what = format!(
            "{} phases, {} letters of cards; each letter has a phase",
            list.rows.len(),
            cards.rows.len()
        );
        report.add(file, list.key, what);
    }
    for (index, (at, row)) in list.rows.iter().enumerate() {
        let card = comparable.then(|| made.get(index)).flatten();
        if let Some(card) = card.filter(|card| card.letter != row.phase) {
            report.add(
                file,
                at,
                format!("the card at this place is `{}`; phases follow the cards", card.letter),
            );
        }
        let tiles = match colour(&row.tiles) {
            Some(colour @ (Colour::Yellow | Colour::Green | Colour::Brown | Colour::Grey)) => colour,
            _ => {
                let what = format!(
                    "`{}` is no colour of promotion; those are yellow, green, brown, grey",
                    row.tiles
                );
                report.add(file, join(at, "tiles"), what);
                Colour::Yellow
            }
        };
        let before = phases.last();
        let falls = before.is_some_and(|before| tiles < before.tiles);
        report.check(!falls, file, join(at, "tiles"), "the newest colour never goes back");
        let mut train_limit = [None; 3];
        let key = join(at, "limits");
        for (name, &limit) in &row.limits {
            let Some(size) = size(name, file, key.clone(), report) else { continue };
            report.check(
                limit > 0,
                file,
                &key,
                format!("0 for {name}; leave it out while there are no such companies"),
            );
            train_limit[size.index()] = Some(limit);
        }
        report.check(
            !row.limits.is_empty(),
            file,
            &key,
            "companies of some size can be started in every phase",
        );
        for size in Size::ALL {
            let was = before.and_then(|before| before.train_limit[size.index()]);
            let is = train_limit[size.index()];
            if was.is_some() && is.is_none() {
                report.add(file, &key, format!("{} companies were there before and stay", size.name()));
            }
            if was.is_some_and(|was| is.is_some_and(|is| is > was)) {
                report.add(
                    file,
                    &key,
                    format!("the limit of {} companies rises; it only falls", size.name()),
                );
            }
            let runs = card.is_none_or(|card| card.side(size).is_some() || !report.is_clean(file));
            if was.is_none() && is.is_some() && !runs {
                let what = format!(
                    "{} companies may be started, but card {} has no train for them",
                    size.name(),
                    row.phase
                );
                report.add(file, &key, what);
            }
        }
        let kept = |was: fn(&Phase) -> bool, is: bool| is || !before.is_some_and(was);
        let locals = kept(|phase| phase.privates_for_sale, row.locals);
        report.check(locals, file, join(at, "locals"), "what an earlier phase allows stays allowed");
        let trade = kept(|phase| phase.trains_between_companies, row.trade);
        report.check(trade, file, join(at, "trade"), "what an earlier phase allows stays allowed");
        phases.push(Phase {
            name: row.phase.clone(),
            tiles,
            companies: Size::ALL.into_iter().filter(|size| train_limit[size.index()].is_some()).collect(),
            train_limit,
            privates_for_sale: row.locals,
            trains_between_companies: row.trade,
            closes_papers: row.closes,
            rounds: row.rounds,
            loans: row.loans,
            last_trains: row.last,
            town_rebuilding: row.towns,
            forms_national: row.national,
        });
    }
    phases
}
