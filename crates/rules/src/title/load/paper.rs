//! Checks set-up, sizes, process track, chart, trains, cards, phases and local railways.

use super::faults::Report;
use super::map::terrain_named;
use super::read::{List, join};
use super::tiles::colour;
use crate::Money;
use crate::ids::TrainTypeId;
use crate::order_of_play::Play;
use crate::title::board::{Colour, Terrain};
use crate::title::chart::{Chart, Zone};
use crate::title::files::{
    CardRow, ChartFile, CompanyRow, LocalRow, PhaseRow, PowerRow, SeatsRow, SetRow, SizeRow, TrainRow,
};
use crate::title::paper::{
    Card, Copies, LocalRailway, OperatingSet, PaperKind, Phase, Power, PrivatePower, RedBonuses, RunKind,
    SeatCount, Side, Size, SizeSheet, TrainType,
};

/// The size with this name; reports others.
pub(super) fn size(name: &str, file: &str, key: String, report: &mut Report) -> Option<Size> {
    let size = Size::ALL.into_iter().find(|size| size.name() == name);
    report.check(size.is_some(), file, key, format!("`{name}` is no size; there are small, medium, large"));
    size
}

pub(super) fn seat_counts(list: &List<SeatsRow>, play: Option<&Play>, report: &mut Report) -> Vec<SeatCount> {
    let file = list.file;
    let mut last = 0;
    let mut seats = Vec::new();
    for (at, row) in &list.rows {
        if let Some(play) = play.filter(|play| !play.players.contains(&row.players)) {
            let (from, to) = (play.players.start(), play.players.end());
            report.add(file, at, format!("the order of play `{}` is for {from} to {to} players", play.name));
        }
        report.check(row.players > last, file, at, "list the numbers of players in ascending order");
        last = last.max(row.players);
        report.check(row.cash > 0, file, join(at, "cash"), "0; players begin with money");
        report.check(row.certificates > 0, file, join(at, "certificates"), "0; players may own certificates");
        let limits = &row.certificates_by_companies;
        report.check(
            limits.is_sorted_by(|fewer, more| fewer.0 < more.0) && limits.iter().all(|&(_, limit)| limit > 0),
            file,
            join(at, "certificates_by_companies"),
            "list numbers of companies in ascending order, each with a limit above 0",
        );
        seats.push(SeatCount {
            players: row.players,
            cash: row.cash,
            certificate_limit: row.certificates,
            limits_by_companies: row.certificates_by_companies.clone(),
            left_out: row.left_out,
        });
    }
    seats
}

pub(super) fn sets(list: &List<SetRow>, report: &mut Report) -> Vec<OperatingSet> {
    let mut last = 0;
    for (index, (at, row)) in list.rows.iter().enumerate() {
        let key = join(at, "local_prices");
        report.check(!row.local_prices.is_empty(), list.file, &key, "a set has at least one operating round");
        for &price in &row.local_prices {
            let what =
                format!("{price} after {last}; the prices of the process track rise from round to round");
            report.check(price > last, list.file, &key, what);
            last = last.max(price);
        }
        let is_last = index + 1 == list.rows.len();
        let what = "the game ends after the last set, nothing is exported";
        report.check(!(is_last && row.export), list.file, join(at, "export"), what);
    }
    let set = |row: &SetRow| OperatingSet { local_prices: row.local_prices.clone(), export: row.export };
    list.rows.iter().map(|(_, row)| set(row)).collect()
}

pub(super) fn chart(name: &str, file: &ChartFile, report: &mut Report) -> Chart {
    if !file.rows.is_empty() {
        report.check(
            file.bottom.is_empty() && file.top.is_empty(),
            name,
            "rows",
            "give either rows or bottom and top",
        );
        return grid(name, &file.rows, report);
    }
    let (bottom, top) = (&file.bottom, &file.top);
    if bottom.is_empty() || !(top.len() == bottom.len() || top.len() + 1 == bottom.len()) {
        let what =
            format!("{} below and {} above; the rows alternate, beginning below", bottom.len(), top.len());
        report.add(name, "bottom", what);
    }
    let mut prices: Vec<Money> = Vec::new();
    for index in 0..bottom.len().max(top.len()) {
        for (key, row) in [("bottom", bottom), ("top", top)] {
            let Some(&price) = row.get(index) else { continue };
            let last = prices.last().copied().unwrap_or(0);
            let what =
                format!("{price} comes after {last}; prices rise from row to row and from space to space");
            report.check(price > last, name, format!("{key}[{index}]"), what);
            prices.push(price.max(last));
        }
    }
    report.check(prices.len() <= 256, name, "", format!("{} spaces; at most 256 are possible", prices.len()));
    Chart::ladder(prices)
}

/// Rows of prices, each with the letter of its zone.
fn grid(name: &str, rows: &[String], report: &mut Report) -> Chart {
    let mut made = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let mut spaces = Vec::new();
        for word in row.split_whitespace() {
            let (digits, zone) = match word.split_at(word.trim_end_matches(char::is_alphabetic).len()) {
                (digits, "") => (digits, Some(Zone::Plain)),
                (digits, "p") => (digits, Some(Zone::Start)),
                (digits, "y") => (digits, Some(Zone::Yellow)),
                (digits, "o") => (digits, Some(Zone::Orange)),
                (digits, "c") => (digits, Some(Zone::Closing)),
                (digits, _) => (digits, None),
            };
            match (digits.parse::<Money>(), zone) {
                (Ok(price), Some(zone)) => spaces.push((price, zone)),
                _ => report.add(
                    name,
                    format!("rows[{index}]"),
                    format!("`{word}`: a price, and p, y, o or c after it"),
                ),
            }
        }
        report.check(!spaces.is_empty(), name, format!("rows[{index}]"), "a row has at least one space");
        made.push(spaces);
    }
    let spaces: usize = made.iter().map(Vec::len).sum();
    report.check(spaces <= 256, name, "rows", format!("{spaces} spaces; at most 256 are possible"));
    if spaces > 256 { Chart::default() } else { Chart::grid(&made) }
}

pub(super) fn sizes(
    list: &List<SizeRow>,
    companies: &List<CompanyRow>,
    private: &[&str],
    chart: Option<&Chart>,
    report: &mut Report,
) -> [SizeSheet; 3] {
    let file = list.file;
    for (at, row) in &list.rows {
        size(&row.size, file, at.clone(), report);
        let fits = row.shares >= 2 && 100 % row.shares == 0;
        report.check(
            fits,
            file,
            join(at, "shares"),
            format!("100% are not {} equal shares, two or more", row.shares),
        );
        let whole = |shares: u8| (2..=row.shares).contains(&shares);
        let what =
            format!("{} of {} shares; at least the director's two and at most all", row.float, row.shares);
        report.check(whole(row.float), file, join(at, "float"), what);
        let what =
            format!("{} of {} shares; at least the director's two and at most all", row.most, row.shares);
        report.check(whole(row.most), file, join(at, "most"), what);
        report.check(row.markers > 0, file, join(at, "markers"), "0; there is at least the home marker");
        report.check(
            row.dividend_steps > 0,
            file,
            join(at, "dividend_steps"),
            "0; a dividend moves the price",
        );
        let key = join(at, "start_prices");
        report.check(!row.start_prices.is_empty(), file, &key, "none; a company starts at some price");
        report.check(row.start_prices.is_sorted_by(|a, b| a < b), file, &key, "list them in ascending order");
        for price in row
            .start_prices
            .iter()
            .filter(|&&price| chart.is_some_and(|chart| !chart.prices.contains(&price)))
        {
            report.add(file, &key, format!("{price} is not on the chart"));
        }
    }
    Size::ALL.map(|size| {
        let row = list.rows.iter().find(|(_, row)| row.size == size.name());
        let mut shared = companies.rows.iter().filter(|(_, row)| !private.contains(&row.symbol.as_str()));
        let needed = shared.any(|(_, company)| company.size == size.name());
        if row.is_none() && needed && list.is_whole() && !list.rows.is_empty() {
            report.add(file, list.key, format!("no row for {} companies", size.name()));
        }
        row.map(|(_, row)| sheet(row)).unwrap_or(SizeSheet {
            shares: 1,
            float: 1,
            most: 1,
            start_prices: Vec::new(),
            dividend_steps: 1,
            markers: 1,
        })
    })
}

fn sheet(row: &SizeRow) -> SizeSheet {
    SizeSheet {
        shares: row.shares,
        float: row.float,
        most: row.most,
        start_prices: row.start_prices.clone(),
        dividend_steps: row.dividend_steps,
        markers: row.markers,
    }
}

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
        let locals = kept(|phase| phase.locals_for_sale, row.locals);
        report.check(locals, file, join(at, "locals"), "what an earlier phase allows stays allowed");
        let trade = kept(|phase| phase.trains_between_companies, row.trade);
        report.check(trade, file, join(at, "trade"), "what an earlier phase allows stays allowed");
        phases.push(Phase {
            name: row.phase.clone(),
            tiles,
            companies: Size::ALL.into_iter().filter(|size| train_limit[size.index()].is_some()).collect(),
            train_limit,
            locals_for_sale: row.locals,
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

pub(super) fn locals(
    list: &List<LocalRow>,
    powers: &List<PowerRow>,
    report: &mut Report,
) -> Vec<LocalRailway> {
    let file = list.file;
    let made: Vec<Power> = powers.rows.iter().map(|(at, row)| power(row, at, file, report)).collect();
    let mut locals = Vec::new();
    for (at, row) in &list.rows {
        report.check(!row.id.is_empty(), file, at, "a local railway has an id");
        report.check(row.price > 0, file, join(at, "price"), "0; local railways cost money");
        let named = !row.name.is_empty() && !row.name_de.is_empty();
        report.check(named, file, at, "a local railway has a Czech and a German name");
        let size = size(&row.size, file, join(at, "size"), report);
        let index =
            size.and_then(|_| powers.index(&row.size, "power for size", file, join(at, "size"), report));
        let (income, power) = match index {
            Some(index) => (powers.rows[index].1.income, made[index].clone()),
            None => (0, Power { purple: Vec::new(), waives: Vec::new() }),
        };
        locals.push(LocalRailway {
            kind: PaperKind::Local,
            private: PrivatePower::default(),
            id: row.id.clone(),
            name: row.name.clone(),
            name_de: row.name_de.clone(),
            size: size.unwrap_or(Size::Small),
            price: row.price,
            income,
            power,
        });
    }
    locals
}

fn power(row: &PowerRow, at: &str, file: &str, report: &mut Report) -> Power {
    size(&row.size, file, at.into(), report);
    report.check(row.income > 0, file, join(at, "income"), "0; local railways have an income");
    let mut purple: Vec<Colour> = Vec::new();
    for name in &row.purple {
        let what = format!("`{name}`: purple-edged tiles are green, brown or grey, each named once");
        match colour(name) {
            Some(colour @ (Colour::Green | Colour::Brown | Colour::Grey)) if !purple.contains(&colour) => {
                purple.push(colour);
            }
            _ => report.add(file, join(at, "purple"), what),
        }
    }
    let mut waives: Vec<Terrain> = Vec::new();
    for name in &row.waives {
        let what = format!("`{name}`: terrain is river, hill or mountain, each named once");
        match terrain_named(name) {
            Some(terrain) if !waives.contains(&terrain) => waives.push(terrain),
            _ => report.add(file, join(at, "waives"), what),
        }
    }
    Power { purple, waives }
}
