//! The state of a game as readable tables.

use rules::notation::train_name;
use rules::state::{PrivateOwner, Round, Status};
use rules::{CompanyId, Game, Seat};

/// All tables of a position.
pub fn all(game: &Game, players: &[String]) -> String {
    [
        heading(game, players),
        player_table(game, players),
        company_table(game, players),
        trains(game),
        map(game),
    ]
    .join("\n")
}

/// Columns as wide as their widest entry, the first one to the left, numbers to the right.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|entry| entry.chars().count()).max().unwrap_or(0)
    };
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, entry) in row.iter().enumerate() {
            let gap = " ".repeat(width(column).saturating_sub(entry.chars().count()));
            let number = entry.chars().all(|c| c.is_ascii_digit() || c == '-') && !entry.is_empty();
            line += &if number { format!("{gap}{entry}") } else { format!("{entry}{gap}") };
            line += "  ";
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn row(entries: &[&str]) -> Vec<String> {
    entries.iter().map(|&entry| entry.to_owned()).collect()
}

fn joined(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(" ")
}

fn heading(game: &Game, players: &[String]) -> String {
    let state = game.state();
    let round = match &state.round {
        Round::PreStock { .. } => "Pre-Stock Round".to_owned(),
        Round::Auction { .. } => "Auction of private papers".to_owned(),
        Round::Privates(_) => "Auction of private companies".to_owned(),
        Round::Stock { number, .. } => format!("Stock Round {number}"),
        Round::Operating { set, number, .. } => format!("Operating Round {set}.{number}"),
        Round::Export { set } if game.title().play.vaclav.is_some() => format!("Hand-outs after set {set}"),
        Round::Export { set } => format!("Export after set {set}"),
        Round::Over => "The game is over".to_owned(),
    };
    let phase = &game.title().phase(state.phase).name;
    let turn = match (game.decider(), state.operating()) {
        (Some(seat), Some(operating)) => {
            let company = &game.title().charter(operating.company).symbol;
            let vaclav = if state.is_vaclavs(operating.company) { " for Václav" } else { "" };
            format!(", {company} operates, {} decides{vaclav}", players[seat.index()])
        }
        (Some(seat), None) => format!(", {} decides", players[seat.index()]),
        (None, _) => String::new(),
    };
    format!("{round}, phase {phase}{turn}\n")
}

fn player_table(game: &Game, players: &[String]) -> String {
    let view = game.view();
    let mut rows =
        vec![row(&["player", "cash", "certificates", "debt", "penalty", "worth", "local railways"])];
    for &seat in &view.state.order {
        let player = view.state.player(seat);
        let privates = view
            .privates_of(PrivateOwner::Player(seat))
            .map(|private| view.title.private(private).id.clone());
        rows.push(vec![
            players[seat.index()].clone(),
            player.cash.to_string(),
            format!("{}/{}", view.certificates(seat), view.certificate_limit()),
            player.debt.to_string(),
            player.penalty.to_string(),
            view.worth(seat).to_string(),
            joined(privates),
        ]);
    }
    columns(&rows)
}

fn company_table(game: &Game, players: &[String]) -> String {
    let view = game.view();
    if view.state.market.is_empty() {
        return "No company has been started.\n".to_owned();
    }
    let mut head = row(&["company", "price", "treasury"]);
    head.extend(players.iter().cloned());
    head.extend(view.title.play.vaclav.iter().map(|_| "Václav".to_owned()));
    head.extend(row(&["bank", "markers", "trains", "local railways"]));
    let mut rows = vec![head];
    for &company in &view.state.market {
        rows.push(company_row(game, company));
    }
    columns(&rows)
}

fn company_row(game: &Game, company: CompanyId) -> Vec<String> {
    let view = game.view();
    let entry = view.state.company(company);
    let percent = view.title.size_of(company).percent();
    let held = |seat: Seat| {
        let shares = view.state.shares(company, seat);
        let director = if entry.director == Some(seat) { "*" } else { "" };
        if shares == 0 { String::new() } else { format!("{} %{director}", shares * percent) }
    };
    let privates = view.privates_of(PrivateOwner::Company(company)).map(|private| {
        let used = if view.state.private(private).used { "(used)" } else { "" };
        format!("{}{used}", view.title.private(private).id)
    });
    let unfloated = if entry.status == Status::Started { " (not floated)" } else { "" };
    let mut cells = vec![
        format!("{}{unfloated}", view.title.charter(company).symbol),
        view.price(company).to_string(),
        entry.treasury.to_string(),
    ];
    cells.extend(view.state.seats().map(held));
    cells.extend(view.title.play.vaclav.iter().map(|_| match entry.vaclav {
        0 => String::new(),
        shares => format!("{} %*", shares * percent),
    }));
    cells.push(format!("{} %", view.shares_in_bank(company) * percent));
    cells.push(entry.markers.to_string());
    cells.push(joined(entry.trains.iter().map(|&train| train_name(view.title, train))));
    cells.push(joined(privates));
    cells
}

fn trains(game: &Game) -> String {
    let (title, trains) = (game.title(), &game.state().trains);
    let top = title.card(trains.top);
    let sides: Vec<String> = top
        .sides
        .iter()
        .map(|side| {
            format!("{} for {} {}", title.train_types[side.train.index()].name, side.price, title.currency)
        })
        .collect();
    let left = if top.count(game.view().players()).is_some() {
        trains.left.to_string()
    } else {
        "any number".to_owned()
    };
    let mut text = format!("stack: {left} of {} ({})\n", top.letter, sides.join(", "));
    if !trains.pool.is_empty() {
        text += &format!("pool: {}\n", joined(trains.pool.iter().map(|&train| train_name(title, train))));
    }
    if !trains.scrapped.is_empty() {
        let names = trains.scrapped.iter().map(|id| title.train_types[id.index()].name.clone());
        text += &format!("scrapped: {}\n", joined(names));
    }
    text
}

fn map(game: &Game) -> String {
    let view = game.view();
    let mut rows = Vec::new();
    for hex in view.title.hex_ids() {
        let laid = view.state.board.tiles[hex.index()];
        let markers = joined(
            view.state.markers_on(hex).map(|marker| view.title.charter(marker.company).symbol.clone()),
        );
        if laid.is_none() && markers.is_empty() {
            continue;
        }
        let printed = view.title.hex(hex);
        let tile = laid.map_or("printed".to_owned(), |laid| {
            format!("tile {} turned {}", view.title.tile(laid.tile).name, laid.rotation.0)
        });
        rows.push(vec![printed.name.clone(), printed.places.join(" / "), tile, markers]);
    }
    columns(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::train::Train;
    use rules::{CardId, Options, title::embedded};

    #[test]
    fn a_train_whose_card_is_named_by_it_is_named_once() {
        let title = embedded::title("1836jr56").expect("it is built in");
        let game = Game::new(title, Options::BOOK, 3, 1).expect("three may play").game;
        let mut position = game.state().position();
        let card = CardId(0);
        position.trains.pool.push(Train { card, side: game.title().card(card).sides[0].size });
        let game = Game::at(game.title().clone(), Options::BOOK, position);
        let told = all(&game, &["Anna", "Ben", "Cyril"].map(String::from));
        assert!(told.lines().any(|line| line == "pool: 2"), "{told}");
    }
}
