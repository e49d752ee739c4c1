//! The state of a game as readable tables.

use languages::tr;
use rules::play::BetweenSets;
use rules::state::{PrivateOwner, Round, Status};
use rules::{CompanyId, Game, Seat};
use wording::Names;

use crate::{columns, titles};

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

/// Columns with numbers to the right, and all else to the left.
fn placed(rows: &[Vec<String>]) -> String {
    columns::table(rows, |_, entry, wide| {
        let number = entry.chars().all(|c| c.is_ascii_digit() || c == '-') && !entry.is_empty();
        if number { columns::right(entry, wide) } else { columns::left(entry, wide) }
    })
}

fn joined(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(" ")
}

fn heading(game: &Game, names: Names<'_>) -> String {
    let state = game.state();
    let round = match &state.round {
        Round::PreStock { .. } => tr!("round-pre-stock"),
        Round::Auction { .. } => tr!("round-auction"),
        Round::Privates(_) => tr!("round-privates"),
        Round::Stock { number, .. } => tr!("table-round-stock", number = number),
        Round::Operating { set, number, .. } => tr!("table-round-operating", set = set, number = number),
        Round::Export { set } => match game.title().play.between_sets {
            BetweenSets::Export => tr!("round-export", set = set),
            BetweenSets::HandOut => tr!("table-round-hand-out", set = set),
        },
        Round::Over => tr!("game-over"),
    };
    let phase = names.phase(state.phase);
    let Some(player) = game.decider().map(|seat| names.player(seat)) else {
        return tr!("table-heading", round = round, phase = phase) + "\n";
    };
    let heading = match state.operating().map(|operating| operating.company) {
        None => tr!("table-heading-decides", round = round, phase = phase, player = player),
        Some(id) => {
            let company = names.company(id);
            if state.is_vaclavs(id) {
                tr!("table-heading-vaclav", round = round, phase = phase, company = company, player = player)
            } else {
                tr!(
                    "table-heading-operates",
                    round = round,
                    phase = phase,
                    company = company,
                    player = player
                )
            }
        }
    };
    heading + "\n"
}

fn player_table(game: &Game, names: Names<'_>) -> String {
    let view = game.view();
    let mut rows = vec![vec![
        tr!("table-player"),
        tr!("table-cash"),
        tr!("table-certificates"),
        tr!("table-debt"),
        tr!("table-penalty"),
        tr!("table-worth"),
        privates_head(game),
    ]];
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
    placed(&rows)
}

fn privates_head(game: &Game) -> String {
    tr!("table-privates", privates = titles::kind_of_privates(game.title()))
}

fn company_table(game: &Game, names: Names<'_>) -> String {
    let view = game.view();
    if view.state.market.is_empty() {
        return tr!("table-no-company") + "\n";
    }
    let mut head = vec![tr!("table-company"), tr!("table-price"), tr!("table-treasury")];
    head.extend(names.players.iter().cloned());
    head.extend(view.title.play.vaclav.iter().map(|_| tr!("table-vaclav")));
    head.extend([tr!("table-bank"), tr!("table-markers"), tr!("table-trains"), privates_head(game)]);
    let mut rows = vec![head];
    for &company in &view.state.market {
        rows.push(company_row(game, names, company));
    }
    placed(&rows)
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
        let id = &view.title.private(private).id;
        if view.state.private(private).used { tr!("table-used", private = id) } else { id.clone() }
    });
    let symbol = names.company(company);
    let floated = entry.status != Status::Started;
    let mut cells = vec![
        if floated { symbol.to_owned() } else { tr!("table-not-floated", company = symbol) },
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
            let price = names.money(side.price);
            tr!("table-train-for", train = names.train_type(side.train), price = price)
        })
        .collect();
    let left = if top.count(game.view().players()).is_some() {
        trains.left.to_string()
    } else {
        tr!("table-any-number")
    };
    let mut text = tr!("table-stack", left = left, card = top.letter, trains = sides.join(", ")) + "\n";
    if !trains.pool.is_empty() {
        let pool = joined(trains.pool.iter().map(|&train| names.train(train)));
        text += &(tr!("table-pool", trains = pool) + "\n");
    }
    if !trains.scrapped.is_empty() {
        let names = trains.scrapped.iter().map(|id| title.train_types[id.index()].name.clone());
        text += &(tr!("table-scrapped", trains = joined(names)) + "\n");
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
        let tile = match laid {
            None => tr!("table-printed"),
            Some(laid) => {
                tr!("table-tile", tile = view.title.tile(laid.tile).name, rotation = laid.rotation.0)
            }
        };
        rows.push(vec![printed.name.clone(), printed.places.join(" / "), tile, markers]);
    }
    placed(&rows)
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
