//! What the form of the editor says: each field changes one thing of the position that the form carries.

use std::collections::{BTreeMap, HashMap};
use std::str::FromStr;

use records::position::{WrittenCompany, WrittenPosition, WrittenRound, WrittenTurn};
use rules::Title;

use crate::text::tr;

/// The fields by name.
pub(super) struct Fields(pub(super) HashMap<String, String>);

impl Fields {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    fn text(&self, name: &str) -> Option<String> {
        self.get(name).map(|text| text.trim().to_owned())
    }

    /// Words with spaces or commas between them.
    fn words(&self, name: &str) -> Option<Vec<String>> {
        let words =
            |text: &str| text.split([' ', ',', '\n', '\r', '\t']).map(str::to_owned).collect::<Vec<_>>();
        self.get(name).map(|text| words(text).into_iter().filter(|word| !word.is_empty()).collect())
    }

    /// Changes a number, where the field has one; what is none is said.
    fn number<T: FromStr + Default>(&self, name: &str, number: &mut T, wrong: &mut Vec<String>) {
        match self.get(name).map(str::trim) {
            None => {}
            Some("") => *number = T::default(),
            Some(text) => match text.parse() {
                Ok(read) => *number = read,
                Err(_) => {
                    wrong.push(tr!("editor-no-number", given = text.chars().take(20).collect::<String>()))
                }
            },
        }
    }

    /// Changes the position as the fields say; gives what is no number.
    pub(super) fn change(&self, title: &Title, written: &mut WrittenPosition) -> Vec<String> {
        let mut wrong = Vec::new();
        // A link to the page or a program may leave them out; a form has all of them or none.
        if self.get("fields").is_some() {
            self.players(title, written, &mut wrong);
            self.companies(title, written, &mut wrong);
            self.papers(title, written);
            self.trains(written, &mut wrong);
            self.round(written, &mut wrong);
            self.rename(written);
        }
        self.map(written);
        wrong
    }

    fn players(&self, title: &Title, written: &mut WrittenPosition, wrong: &mut Vec<String>) {
        for (seat, player) in written.players.iter_mut().enumerate() {
            let field = |name: &str| format!("player.{seat}.{name}");
            self.number(&field("cash"), &mut player.cash, wrong);
            self.number(&field("debt"), &mut player.debt, wrong);
            self.number(&field("penalty"), &mut player.penalty, wrong);
            for charter in &title.companies {
                let mut shares = player.shares.get(&charter.symbol).copied().unwrap_or(0);
                self.number(&format!("share.{}.{seat}", charter.symbol), &mut shares, wrong);
                if shares == 0 {
                    player.shares.remove(&charter.symbol);
                } else {
                    player.shares.insert(charter.symbol.clone(), shares);
                }
            }
        }
        for place in 0..written.order.len() {
            if let Some(name) = self.text(&format!("order.{place}")) {
                written.order[place] = name;
            }
        }
    }

    /// The players by the names that they are given; all else names them as they were called.
    fn rename(&self, written: &mut WrittenPosition) {
        let old = written.players.iter().enumerate();
        let names = old.map(|(seat, player)| {
            let given = self.text(&format!("player.{seat}.name")).filter(|name| !name.is_empty());
            given.unwrap_or_else(|| player.name.clone())
        });
        let names: Vec<String> = names.collect();
        written.rename(&names);
    }

    fn companies(&self, title: &Title, written: &mut WrittenPosition, wrong: &mut Vec<String>) {
        for charter in &title.companies {
            let field = |name: &str| format!("company.{}.{name}", charter.symbol);
            if self.get(&field("status")).is_none() {
                continue;
            }
            let mut company = written.companies.remove(&charter.symbol).unwrap_or_default();
            self.company(&field, &mut company, wrong);
            let boxed = WrittenCompany { status: "unstarted".to_owned(), ..WrittenCompany::default() };
            if company != boxed {
                written.companies.insert(charter.symbol.clone(), company);
            }
        }
        if let Some(chart) = self.words("chart") {
            written.chart = chart;
        }
    }

    fn company(&self, field: &dyn Fn(&str) -> String, company: &mut WrittenCompany, wrong: &mut Vec<String>) {
        let is_checked = |name: &str| self.get(&field(name)).is_some();
        company.status = self.text(&field("status")).unwrap_or_default();
        company.director = self.text(&field("director")).filter(|name| !name.is_empty());
        self.number(&field("start_price"), &mut company.start_price, wrong);
        let before = (company.price, company.space);
        self.number(&field("price"), &mut company.price, wrong);
        if let Some(space) = self.text(&field("space")) {
            let given = space.split_once(['.', ',']);
            company.space =
                given.and_then(|(row, column)| Some((row.trim().parse().ok()?, column.trim().parse().ok()?)));
        }
        if company.price != before.0 && company.space == before.1 {
            // Another price is another space.
            company.space = None;
        }
        self.number(&field("treasury"), &mut company.treasury, wrong);
        self.number(&field("vaclav"), &mut company.vaclav, wrong);
        company.trains = self.words(&field("trains")).unwrap_or_default();
        company.stations = self.words(&field("stations")).unwrap_or_default();
        match self.text(&field("markers_left")) {
            Some(text) if text.is_empty() => company.markers_left = None,
            Some(_) => {
                let mut left = 0;
                self.number(&field("markers_left"), &mut left, wrong);
                company.markers_left = Some(left);
            }
            None => {}
        }
        company.home_placed = is_checked("home_placed");
        company.has_operated = is_checked("has_operated");
        company.has_laid = is_checked("has_laid");
        company.has_taken_over = is_checked("has_taken_over");
        if self.get(&field("capital")).is_some() {
            company.capital = self.text(&field("capital")).filter(|kind| !kind.is_empty());
            company.reached = is_checked("reached");
            self.number(&field("escrow"), &mut company.escrow, wrong);
            self.number(&field("loans"), &mut company.loans, wrong);
            self.number(&field("pool"), &mut company.pool, wrong);
        }
    }

    /// Whose the local railways and private companies are: `player.0`, `company.BN`, or `sheet`, `removed`, `closed`.
    fn papers(&self, title: &Title, written: &mut WrittenPosition) {
        for private in &title.privates {
            let id = &private.id;
            let Some(owner) = self.text(&format!("paper.{id}")) else { continue };
            written.players.iter_mut().for_each(|player| player.papers.retain(|paper| paper != id));
            written.companies.values_mut().for_each(|company| company.papers.retain(|paper| paper != id));
            written.papers.remove(id);
            written.used.retain(|used| used != id);
            if self.get(&format!("used.{id}")).is_some() {
                written.used.push(id.clone());
            }
            match owner.split_once('.') {
                Some(("player", seat)) => {
                    let player = seat.parse().ok().and_then(|seat: usize| written.players.get_mut(seat));
                    player.into_iter().for_each(|player| player.papers.push(id.clone()));
                }
                Some(("company", symbol)) => {
                    let company = written.companies.get_mut(symbol);
                    company.into_iter().for_each(|company| company.papers.push(id.clone()));
                }
                _ if owner == "sheet" => {}
                _ => {
                    written.papers.insert(id.clone(), owner);
                }
            }
        }
    }

    fn trains(&self, written: &mut WrittenPosition, wrong: &mut Vec<String>) {
        if let Some(phase) = self.text("phase") {
            written.phase = phase;
        }
        if let Some(next) = self.text("trains.next") {
            written.trains.next = next;
        }
        self.number("trains.left", &mut written.trains.left, wrong);
        self.number("trains.beside", &mut written.trains.beside, wrong);
        if let Some(pool) = self.words("trains.pool") {
            written.trains.pool = pool;
        }
        if let Some(scrapped) = self.words("trains.scrapped") {
            written.trains.scrapped = scrapped;
        }
    }

    /// The round: what is left as it was keeps what has been done in it.
    fn round(&self, written: &mut WrittenPosition, wrong: &mut Vec<String>) {
        let Some(kind) = self.text("round") else { return };
        match (kind.as_str(), &mut written.round) {
            ("stock", WrittenRound::Stock { .. }) | ("operating", WrittenRound::Operating { .. }) => {}
            ("stock", round) => {
                *round = WrittenRound::Stock { number: 1, next: String::new(), passes: 0, sold: Vec::new() };
            }
            ("operating", round) => {
                let (order, turn) = (Vec::new(), WrittenTurn::default());
                *round = WrittenRound::Operating { set: 1, number: 1, order, turn };
            }
            _ => return,
        }
        match &mut written.round {
            WrittenRound::Stock { number, next, passes, .. } => {
                self.number("round.set", number, wrong);
                self.number("round.passes", passes, wrong);
                if let Some(player) = self.text("round.next") {
                    *next = player;
                }
            }
            WrittenRound::Operating { set, number, order, turn } => {
                self.number("round.set", set, wrong);
                self.number("round.number", number, wrong);
                if let Some(bank) = &mut written.bank {
                    self.number("round.rounds", &mut bank.rounds, wrong);
                }
                let given = self.words("round.order").unwrap_or_default();
                let floated = |symbol: &&String| {
                    written.companies.get(*symbol).is_some_and(|company| company.status == "floated")
                };
                *order = if given.is_empty() {
                    written.chart.iter().filter(floated).cloned().collect()
                } else {
                    given
                };
                self.turn(order, turn);
            }
            _ => {}
        }
    }

    fn turn(&self, order: &[String], turn: &mut WrittenTurn) {
        let step = self.text("round.step").filter(|step| !step.is_empty());
        let company = self.text("round.company").filter(|company| !company.is_empty());
        let company = company.or_else(|| order.first().cloned()).unwrap_or_default();
        if turn.company != company || turn.step != step {
            // In another turn or step nothing has been done yet.
            let first = turn.first && turn.company == company;
            *turn = WrittenTurn { company, step, first, ..WrittenTurn::default() };
        }
    }

    /// The tile that was picked for the hex, `57/2` or none, and the station that is placed there or taken away.
    fn map(&self, written: &mut WrittenPosition) {
        let Some(hex) = self.get("hex") else { return };
        let station = match self.get("station") {
            Some(symbol) => written.companies.get_mut(symbol),
            None => None,
        };
        match (self.get("do"), station) {
            (Some("place"), Some(company)) => {
                let city = self.text("city").filter(|city| city != "1" && !city.is_empty());
                company.stations.push(city.map_or_else(|| hex.to_owned(), |city| format!("{hex}/{city}")));
            }
            (Some("take-away"), Some(company)) => {
                company.stations.retain(|station| station.split('/').next() != Some(hex));
            }
            _ => {}
        }
        let Some(picked) = self.get("lay") else { return };
        let tiles: &mut BTreeMap<String, String> = &mut written.tiles;
        if picked.is_empty() {
            tiles.remove(hex);
        } else {
            tiles.insert(hex.to_owned(), picked.to_owned());
        }
    }
}
