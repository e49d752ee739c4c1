//! The state of a game as readable tables.

use rules::play::BetweenSets;
use rules::state::{PrivateOwner, Round, Status};
use rules::{CompanyId, Game, Seat};
use wording::Names;

/// All tables of a position.
pub fn all(game: &Game, players: &[String]) -> String {
    let names = Names { title: game.title(), players };
    [
        heading(game, names),
        player_table(game, names),
        company_table(game, names),
        trains(game, names),
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

fn heading(game: &Game, names: Names<'_>) -> String {
    let state = game.state();
    let round = match &state.round {
        Round::PreStock { .. } => "Pre-Stock Round".to_owned(),
        Round::Auction { .. } => "Auction of private papers".to_owned(),
        Round::Privates(_) => "Auction of private companies".to_owned(),
        Round::Stock { number, .. } => format!("Stock Round {number}"),
        Round::Operating { set, number, .. } => format!("Operating Round {set}.{number}"),
        Round::Export { set } => match game.title().play.between_sets {
            BetweenSets::Export => format!("Export after set {set}"),
            BetweenSets::HandOut => format!("Hand-outs after set {set}"),
        },
        Round::Over => "The game is over".to_owned(),
    };
    let phase = &game.title().phase(state.phase).name;
    let turn = match (game.decider(), state.operating()) {
        (Some(seat), Some(operating)) => {
            let company = names.company(operating.company);
            let vaclav = if state.is_vaclavs(operating.company) { " for Václav" } else { "" };
            format!(", {company} operates, {} decides{vaclav}", names.player(seat))
        }
        (Some(seat), None) => format!(", {} decides", names.player(seat)),
        (None, _) => String::new(),
    };
    format!("{round}, phase {phase}{turn}\n")
}

fn player_table(game: &Game, names: Names<'_>) -> String {
    let view = game.view();
    let papers = view.title.play.features.privates.several();
    let mut rows = vec![row(&["player", "cash", "certificates", "debt", "penalty", "worth", papers])];
    for &seat in &view.state.order {
        let player = view.state.player(seat);
        let privates = view
            .privates_of(PrivateOwner::Player(seat))
            .map(|private| view.title.private(private).id.clone());
        rows.push(vec![
            names.player(seat),
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

fn company_table(game: &Game, names: Names<'_>) -> String {
    let view = game.view();
    if view.state.market.is_empty() {
        return "No company has been started.\n".to_owned();
    }
    let mut head = row(&["company", "price", "treasury"]);
    head.extend(names.players.iter().cloned());
    head.extend(view.title.play.vaclav.iter().map(|_| "Václav".to_owned()));
    head.extend(row(&["bank", "markers", "trains", view.title.play.features.privates.several()]));
    let mut rows = vec![head];
    for &company in &view.state.market {
        rows.push(company_row(game, names, company));
    }
    columns(&rows)
}

fn company_row(game: &Game, names: Names<'_>, company: CompanyId) -> Vec<String> {
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
    cells.push(joined(entry.trains.iter().map(|&train| names.train(train))));
    cells.push(joined(privates));
    cells
}

fn trains(game: &Game, names: Names<'_>) -> String {
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
        text += &format!("pool: {}\n", joined(trains.pool.iter().map(|&train| names.train(train))));
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
    use rules::title::{Size, embedded};
    use rules::train::Train;
    use rules::{CardId, Options};

    use super::*;

    #[test]
    fn trains_and_private_companies_are_called_as_the_title_calls_them() {
        let title = embedded::title("1836jr56").expect("it is built in");
        let begun = Game::new(title.clone(), Options::BOOK, 2, 1).expect("two may play").game;
        let mut position = begun.state().position();
        let side = title.card(CardId(0)).sides.first().map_or(Size::Small, |side| side.size);
        position.trains.pool.push(Train { card: CardId(0), side });
        let game = Game::at(title, Options::BOOK, position);
        let told = all(&game, &["Anna".to_owned(), "Bela".to_owned()]);
        assert!(told.contains("private companies") && !told.contains("local railways"), "{told}");
        assert!(told.lines().any(|line| line == "pool: 2"), "{told}");
    }
}
