//! R-36-SET, what lies on the table at the beginning, and what is printed as far as the rules give numbers.

use rules::state::{PrivateOwner, Status};
use rules::{Game, Money};

use super::Fault;

/// Trains by name, number and price (SET-05).
const TRAINS: [(&str, u8, Money); 6] =
    [("2", 5, 100), ("3", 4, 225), ("4", 3, 350), ("5", 2, 550), ("6", 2, 700), ("8", 5, 1000)];

/// Private companies by name, price and income (SET-06).
const PRIVATES: [(&str, Money, Money); 4] =
    [("ACC", 20, 5), ("E-SF", 40, 10), ("CdH", 50, 10), ("RdP", 70, 15)];

/// Companies by symbol and number of stations (SET-07).
const COMPANIES: [(&str, u8); 7] =
    [("B", 4), ("GCL", 4), ("Nord", 3), ("NBDS", 3), ("HSM", 2), ("NFL", 2), ("MESS", 10)];

/// Looks over a game that has just begun.
pub(super) fn judge(begun: &Game) -> Result<(), Fault> {
    let (title, state) = (begun.title(), begun.state());
    let sees = |right: bool, rule: &'static str, why: &str| {
        if right { Ok(()) } else { Err(Fault::of(rule, why.to_owned())) }
    };
    let players = state.players.len();
    let (cash, limit) = match players {
        2 => (450, 20),
        3 => (300, 13),
        4 => (225, 10),
        _ => return Err(Fault::of("R-36-SET-01", format!("{players} players"))),
    };
    let all_have = state.players.iter().all(|player| player.cash == cash);
    sees(all_have, "R-36-SET-03", "what players begin with")?;
    let counts = title.seat_counts.iter().find(|count| usize::from(count.players) == players);
    sees(
        counts.is_some_and(|count| count.certificate_limit == limit),
        "R-36-SET-04",
        "the certificate limit",
    )?;
    let bank = 6000 - i64::from(cash) * players as i64;
    sees(state.bank.is_some_and(|of| of.cash == bank), "R-36-SET-02", "the money of the bank")?;
    for (name, number, price) in TRAINS {
        let card = title.cards.iter().find(|card| card.letter == name);
        let right =
            card.is_some_and(|card| card.count(players) == Some(number) && card.sides[0].price == price);
        sees(right, "R-36-SET-05", &format!("number or price of {name}-trains"))?;
    }
    let stack = &state.trains;
    sees(stack.top.0 == 0 && stack.left == 5 && stack.pool.is_empty(), "R-36-SET-05", "the stack of trains")?;
    for (private, (id, price, income)) in title.privates.iter().zip(PRIVATES) {
        let right = (private.id.as_str(), private.price, private.income) == (id, price, income);
        sees(right, "R-36-SET-06", &format!("price or income of the {id}"))?;
    }
    let unsold = state.privates.iter().all(|private| private.owner == PrivateOwner::Sheet);
    sees(unsold && state.privates.len() == PRIVATES.len(), "R-36-SET-06", "the private companies")?;
    for ((charter, company), (symbol, markers)) in title.companies.iter().zip(&state.companies).zip(COMPANIES)
    {
        let right = charter.symbol == symbol
            && company.status == Status::Unstarted
            && company.markers == markers
            && company.treasury == 0
            && company.trains.is_empty();
        sees(right, "R-36-SET-07", &format!("the company {symbol}"))?;
    }
    let nothing_held = state.shares.iter().chain(&state.pool).all(|&shares| shares == 0);
    sees(nothing_held && state.companies.len() == COMPANIES.len(), "R-36-SET-07", "the shares")?;
    let mut seats: Vec<usize> = state.order.iter().map(|seat| seat.index()).collect();
    seats.sort();
    sees(seats == (0..players).collect::<Vec<_>>(), "R-36-SET-09", "the order of players")?;
    let supply: Vec<u8> = title.tiles.iter().map(|tile| tile.count).collect();
    let bare = state.board.tiles.iter().all(Option::is_none) && state.board.markers.is_empty();
    sees(bare && state.supply == supply, "R-36-TRK-08", "the board and the supply of tiles")
}
