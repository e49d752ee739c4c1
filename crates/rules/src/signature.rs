//! The state of a game as text that outlives the code: what is kept with every action, so that a later release can tell
//! whether it still plays the same game.
//!
//! It says everything that a rule can depend on, in the names of the title files, one thing on a line. It does not lean on the
//! names and the order of things in the code, so that code can be rearranged. Lines are sorted; what is at rest (no debt, no
//! loan, an option as in the book) is not written, so that something new on the table changes no game that does not have it.
//!
//! Every struct is taken apart without `..`: what is added to the state must be written here before it compiles.

mod asked;
mod line;

use crate::options::Options;
use crate::seed::Lot;
use crate::state::{
    Bank, Bidding, Board, Capital, Company, Credit, Formation, Laid, Local, LocalOwner, Marker, National,
    Player, Privates, Round, State, Trains,
};
use crate::view::View;
use crate::{CompanyId, Seat};
use line::{Line, Names};

/// The version of the form. Signatures of different versions cannot be compared: raise it whenever a line of a game that is
/// possible today would be written differently.
pub const VERSION: u32 = 1;

/// The state of the game as text.
///
/// ```
/// use rules::{Action, Game, Options, signature, title::embedded};
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let seat = game.decider().expect("the game has begun");
/// let [one, other] = [(), ()].map(|()| game.play(seat, &Action::Pass).expect("one may pass").game);
/// assert_eq!(signature::text(one.view()), signature::text(other.view()));
/// assert_ne!(signature::text(one.view()), signature::text(game.view()));
/// assert!(signature::text(game.view()).lines().any(|line| line == "phase a"));
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
pub fn text(view: View<'_>) -> String {
    let State {
        agenda,
        round,
        players,
        order,
        companies: _,
        shares: _,
        market,
        locals,
        board,
        supply,
        trains,
        phase,
        local_price,
        bank,
        pool: _,
        credit: _,
        national,
        purchases,
        post,
        lot,
    } = view.state;
    let title = view.title;
    let names = Names { title };
    let mut lines = vec![Line::of("title").word(&title.id), options(view)];
    lines.push(rounds(names, round));
    lines.extend(agenda.iter().enumerate().map(|(depth, decision)| asked::decision(names, depth, decision)));
    lines.extend(view.state.operating().map(|turn| asked::turn(names, turn)));
    lines.push(Line::of("order").list("seats", order.iter().map(|seat| seat.0)));
    lines.extend(players.iter().enumerate().map(|(seat, player)| of_player(seat, player)));
    lines.extend(title.company_ids().map(|company| of_company(view, company)));
    lines.push(Line::of("market").list("companies", names.companies(market)));
    lines.extend(
        title.local_ids().zip(locals).map(|(local, paper)| of_local(names, names.local(local), paper)),
    );
    of_board(&mut lines, names, board);
    let used = title.tiles.iter().zip(supply).filter(|(tile, left)| tile.count != **left);
    lines.extend(used.map(|(tile, left)| Line::of("supply").word(&tile.name).item("left", left)));
    lines.push(of_trains(names, trains));
    lines.push(Line::of("phase").word(&title.phase(*phase).name));
    lines.extend(local_price.map(|price| Line::of("local_price").word(price)));
    lines.extend(bank.as_ref().map(of_bank));
    lines.extend(national.as_ref().map(|national| of_national(names, national)));
    lines.push(Line::of("purchases").list("of", pairs(names, purchases)));
    lines.extend(
        post.map(|(company, hex)| Line::of("post").word(names.company(company)).word(names.hex(hex))),
    );
    lines.extend(lot.as_ref().map(of_lot));
    line::joined(lines)
}

/// The options that differ from the book.
fn options(view: View<'_>) -> Line {
    let book = &Options::BOOK;
    let differs = |name: &&str| view.options.get(name) != book.get(name);
    Line::of("options").list("not_by_the_book", view.title.play.option_names().filter(differs))
}

fn rounds(names: Names<'_>, round: &Round) -> Line {
    let line = Line::of("round");
    match round {
        Round::PreStock { turns, passed } => {
            line.word("pre_stock").item("turns", turns).list("passed", set(passed))
        }
        Round::Auction { opened, unsold, bidding } => {
            let line = line.word("auction").item("opened", opened).item("unsold", unsold);
            match bidding {
                None => line,
                Some(Bidding { paper, next, highest, out }) => line
                    .item("paper", names.local(*paper))
                    .item("next", next)
                    .list("highest", highest.map(|(seat, bid)| format!("{}:{bid}", seat.0)))
                    .list("out", set(out)),
            }
        }
        Round::Privates(Privates { next, passes, asking, bids, contested, last }) => line
            .word("privates")
            .item("next", next)
            .item("passes", passes)
            .item("asking", asking)
            .list(
                "bids",
                bids.iter().map(|(local, seat, bid)| format!("{}:{}:{bid}", names.local(*local), seat.0)),
            )
            .list("contested", contested.map(|local| names.local(local)))
            .list("last", last.map(|(cheapest, any)| format!("{}:{}", cheapest.0, any.0))),
        Round::Stock { number, next, passes, sold } => line
            .word("stock")
            .item("number", number)
            .item("next", next)
            .item("passes", passes)
            .list("sold", pairs(names, sold)),
        // The turn in progress has a line of its own.
        Round::Operating { set, number, order, begun, turn: _ } => line
            .word("operating")
            .item("set", set)
            .item("number", number)
            .list("order", names.companies(order))
            .item("begun", begun),
        Round::Export { set } => line.word("export").item("set", set),
        Round::Over => line.word("over"),
    }
}

fn of_player(seat: usize, player: &Player) -> Line {
    let Player { cash, debt, penalty } = player;
    Line::of("player").word(seat).item("cash", cash).amount("debt", *debt).amount("penalty", *penalty)
}

fn of_company(view: View<'_>, id: CompanyId) -> Line {
    let names = Names { title: view.title };
    let company = view.state.company(id);
    let Company {
        status,
        director,
        vaclav,
        start_price,
        space,
        treasury,
        trains,
        markers,
        extra,
        home_placed,
        has_operated,
        has_laid,
        has_taken_over,
    } = company;
    let (row, column) = view.title.chart.place(*space);
    let held = view.state.seats().map(|seat| (seat, view.state.shares(id, seat)));
    let line = Line::of("company")
        .word(names.company(id))
        .word(status.name())
        .list("director", director.map(|seat| seat.0))
        .list(
            "shares",
            held.filter(|&(_, shares)| shares > 0).map(|(seat, shares)| format!("{}:{shares}", seat.0)),
        )
        .amount("vaclav", (*vaclav).into())
        .amount("pool", view.state.pool.get(id.index()).copied().unwrap_or(0).into())
        .amount("start_price", *start_price)
        .item("space", format_args!("{row}.{column}"))
        .amount("treasury", *treasury)
        .list("trains", names.trains(trains))
        .item("markers", markers)
        .amount("extra", (*extra).into())
        .flag("home_placed", *home_placed)
        .flag("has_operated", *has_operated)
        .flag("has_laid", *has_laid)
        .flag("has_taken_over", *has_taken_over);
    match view.state.credit.get(id.index()) {
        Some(credit) => with_credit(line, credit),
        None => line,
    }
}

fn with_credit(line: Line, credit: &Credit) -> Line {
    let Credit { capital, escrow, reached, loans } = credit;
    line.list("capital", capital.map(Capital::name))
        .amount("escrow", *escrow)
        .flag("reached", *reached)
        .amount("loans", (*loans).into())
}

fn of_local(names: Names<'_>, id: &str, local: &Local) -> Line {
    let Local { owner, used } = local;
    let line = Line::of("local").word(id).flag("used", *used);
    match owner {
        LocalOwner::Sheet => line.word("sheet"),
        LocalOwner::Player(seat) => line.item("player", seat.0),
        LocalOwner::Company(company) => line.item("company", names.company(*company)),
        LocalOwner::Removed => line.word("removed"),
        LocalOwner::Closed => line.word("closed"),
    }
}

fn of_board(lines: &mut Vec<Line>, names: Names<'_>, board: &Board) {
    let Board { tiles, markers } = board;
    for (hex, laid) in names.title.hexes.iter().zip(tiles) {
        if let Some(Laid { tile, rotation }) = laid {
            let tile = &names.title.tile(*tile).name;
            lines.push(Line::of("tile").word(&hex.name).word(tile).item("rotation", rotation.0));
        }
    }
    for Marker { hex, city, company } in markers {
        let line = Line::of("marker").word(names.hex(*hex)).list("city", *city);
        lines.push(line.item("company", names.company(*company)));
    }
}

fn of_trains(names: Names<'_>, trains: &Trains) -> Line {
    let Trains { top, left, pool, scrapped, beside } = trains;
    let types = scrapped.iter().map(|train| names.train_type(*train));
    Line::of("trains")
        .item("top", &names.title.card(*top).letter)
        .item("left", left)
        .list("pool", names.trains(pool))
        .list("scrapped", types)
        .amount("beside", (*beside).into())
}

fn of_bank(bank: &Bank) -> Line {
    let Bank { cash, broken, rounds, bankrupt } = bank;
    Line::of("bank")
        .item("cash", cash)
        .flag("broken", *broken)
        .item("rounds", rounds)
        .list("bankrupt", bankrupt.map(|(seat, owes)| format!("{}:{owes}", seat.0)))
}

fn of_national(names: Names<'_>, national: &National) -> Line {
    let National { company, shares, temporary, frozen, first, forming } = national;
    let line = Line::of("national")
        .word(names.company(*company))
        .item("shares", shares)
        .flag("temporary", *temporary)
        .flag("frozen", *frozen)
        .flag("first", *first);
    match forming {
        None => line,
        Some(Formation { trigger, buyer, open, merging }) => line
            .item("trigger", trigger.0)
            .item("buyer", names.company(*buyer))
            .list("open", names.companies(open))
            .list("merging", names.companies(merging)),
    }
}

fn of_lot(lot: &Lot) -> Line {
    let line = Line::of("lot");
    match lot {
        Lot::Own(draws) => line.item("own", draws.place()),
        Lot::OfSite(last) => line.item("of_site", last),
    }
}

/// The seats for which it holds.
fn set(holds: &[bool]) -> impl Iterator<Item = usize> {
    holds.iter().enumerate().filter(|&(_, &holds)| holds).map(|(seat, _)| seat)
}

fn pairs<'a>(names: Names<'a>, pairs: &[(Seat, CompanyId)]) -> impl Iterator<Item = String> {
    pairs.iter().map(move |(seat, company)| format!("{}:{}", seat.0, names.company(*company)))
}
