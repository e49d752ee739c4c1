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
    Bank, Bidding, Board, Capital, Company, Credit, Formation, Laid, Marker, National, Player, Position,
    PrivateAuction, PrivateOwner, PrivateState, Round, Trains,
};
use crate::view::View;
use crate::{CompanyId, Seat};
pub(crate) use asked::{blocks, deal};
use line::Lines;
pub(crate) use line::{Line, Names};

/// The version of the form. Fingerprints of different versions cannot be compared: raise it whenever a line of a game that is
/// possible today would be written differently.
pub const VERSION: u32 = 1;

/// The state of the game as text.
///
/// ```
/// use rules::{Action, Game, Options, fingerprint, title::embedded};
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let seat = game.decider().expect("the game has begun");
/// let [one, other] = [(), ()].map(|()| game.play(seat, &Action::Pass).expect("one may pass").game);
/// assert_eq!(fingerprint::text(one.view()), fingerprint::text(other.view()));
/// assert_ne!(fingerprint::text(one.view()), fingerprint::text(game.view()));
/// assert!(fingerprint::text(game.view()).lines().any(|line| line == "phase a"));
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
pub fn text(view: View<'_>) -> String {
    let Position {
        agenda,
        round,
        players,
        order,
        companies: _,
        shares: _,
        market,
        privates,
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
    } = &**view.state;
    let title = view.title;
    let names = Names { title };
    // Nearly in the order in which they are sorted in the end, which makes that short.
    let mut lines = Lines::new();
    for (depth, decision) in agenda.iter().enumerate() {
        asked::decision(lines.about("asked").word(depth), names, decision);
    }
    if let Some(bank) = bank {
        of_bank(lines.about("bank"), bank);
    }
    for company in title.company_ids() {
        of_company(lines.about("company").word(names.company(company)), view, company);
    }
    for (private, paper) in title.private_ids().zip(privates) {
        of_private(lines.about("local").word(names.private(private)), names, paper);
    }
    if let Some(price) = local_price {
        lines.about("local_price").word(price);
    }
    if let Some(lot) = lot {
        of_lot(lines.about("lot"), lot);
    }
    of_board(&mut lines, names, board);
    lines.about("market").list("companies", names.companies(market));
    if let Some(national) = national {
        of_national(lines.about("national"), names, national);
    }
    options(lines.about("options"), view);
    lines.about("order").list("seats", order.iter().map(|seat| seat.0));
    lines.about("phase").word(&title.phase(*phase).name);
    for (seat, player) in players.iter().enumerate() {
        of_player(lines.about("player").word(seat), player);
    }
    if let Some((company, hex)) = *post {
        lines.about("post").word(names.company(company)).word(names.hex(hex));
    }
    lines.about("purchases").list("of", pairs(names, purchases));
    rounds(lines.about("round"), names, round);
    for (tile, left) in title.tiles.iter().zip(supply).filter(|(tile, left)| tile.count != **left) {
        lines.about("supply").word(&tile.name).item("left", left);
    }
    lines.about("title").word(&title.id);
    of_trains(lines.about("trains"), names, trains);
    if let Some(turn) = view.state.operating() {
        asked::turn(lines.about("turn"), names, turn);
    }
    lines.joined()
}

/// The options that differ from the book.
fn options(line: Line<'_>, view: View<'_>) {
    let book = &Options::BOOK;
    let differs = |name: &&str| view.options.get(name) != book.get(name);
    line.list("not_by_the_book", view.title.play.option_names().filter(differs));
}

fn rounds<'a>(line: Line<'a>, names: Names<'_>, round: &Round) -> Line<'a> {
    match round {
        Round::PreStock { turns, passed } => {
            line.word("pre_stock").item("turns", turns).list("passed", set(passed))
        }
        Round::Auction { opened, unsold, bidding } => {
            let unsold = unsold.iter().map(|paper| names.private(*paper));
            let line = line.word("auction").item("opened", opened).list("unsold", unsold);
            match bidding {
                None => line,
                Some(Bidding { paper, next, highest, out }) => line
                    .item("paper", names.private(*paper))
                    .item("next", next)
                    .list("highest", highest.map(|(seat, bid)| (seat.0, bid)))
                    .list("out", set(out)),
            }
        }
        Round::Privates(PrivateAuction { next, passes, asking, bids, contested, last }) => line
            .word("privates")
            .item("next", next)
            .item("passes", passes)
            .item("asking", asking)
            .list("bids", bids.iter().map(|(private, seat, bid)| (names.private(*private), seat.0, bid)))
            .list("contested", contested.map(|private| names.private(private)))
            .list("last", last.map(|(cheapest, any)| (cheapest.0, any.0))),
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

fn of_player(line: Line<'_>, player: &Player) {
    let Player { cash, debt, penalty } = player;
    line.item("cash", cash).amount("debt", *debt).amount("penalty", *penalty);
}

fn of_company<'a>(line: Line<'a>, view: View<'_>, id: CompanyId) -> Line<'a> {
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
    let line = line
        .word(status.name())
        .list("director", director.map(|seat| seat.0))
        .list("shares", held.filter(|&(_, shares)| shares > 0).map(|(seat, shares)| (seat.0, shares)))
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

fn with_credit<'a>(line: Line<'a>, credit: &Credit) -> Line<'a> {
    let Credit { capital, escrow, reached, loans, routed } = credit;
    line.list("capital", capital.map(Capital::name))
        .amount("escrow", *escrow)
        .flag("reached", *reached)
        .amount("loans", (*loans).into())
        .flag("routed", *routed)
}

fn of_private<'a>(line: Line<'a>, names: Names<'_>, private: &PrivateState) -> Line<'a> {
    let PrivateState { owner, used } = private;
    let line = line.flag("used", *used);
    match owner {
        PrivateOwner::Sheet => line.word("sheet"),
        PrivateOwner::Player(seat) => line.item("player", seat.0),
        PrivateOwner::Company(company) => line.item("company", names.company(*company)),
        PrivateOwner::Removed => line.word("removed"),
        PrivateOwner::Closed => line.word("closed"),
    }
}

fn of_board(lines: &mut Lines, names: Names<'_>, board: &Board) {
    let Board { tiles, markers } = board;
    for (hex, laid) in names.title.hexes.iter().zip(tiles) {
        if let Some(Laid { tile, rotation }) = laid {
            let tile = &names.title.tile(*tile).name;
            lines.about("tile").word(&hex.name).word(tile).item("rotation", rotation.0);
        }
    }
    for Marker { hex, city, company } in markers {
        let line = lines.about("marker").word(names.hex(*hex)).list("city", *city);
        line.item("company", names.company(*company));
    }
}

fn of_trains(line: Line<'_>, names: Names<'_>, trains: &Trains) {
    let Trains { top, left, pool, scrapped, beside, overlooked } = trains;
    let types = scrapped.iter().map(|train| names.train_type(*train));
    line.item("top", &names.title.card(*top).letter)
        .item("left", left)
        .list("pool", names.trains(pool))
        .list("scrapped", types)
        .amount("beside", (*beside).into())
        .flag("overlooked", *overlooked);
}

fn of_bank(line: Line<'_>, bank: &Bank) {
    let Bank { cash, broken, rounds, bankrupt } = bank;
    line.item("cash", cash)
        .flag("broken", *broken)
        .item("rounds", rounds)
        .list("bankrupt", bankrupt.map(|(seat, owes)| (seat.0, owes)));
}

fn of_national<'a>(line: Line<'a>, names: Names<'_>, national: &National) -> Line<'a> {
    let National { company, shares, temporary, frozen, first, unlimited, forming } = national;
    let line = line
        .word(names.company(*company))
        .item("shares", shares)
        .flag("temporary", *temporary)
        .flag("frozen", *frozen)
        .flag("first", *first)
        .flag("unlimited", *unlimited);
    match forming {
        None => line,
        Some(Formation { trigger, buyer, open, merging }) => line
            .item("trigger", trigger.0)
            .item("buyer", names.company(*buyer))
            .list("open", names.companies(open))
            .list("merging", names.companies(merging)),
    }
}

fn of_lot<'a>(line: Line<'a>, lot: &Lot) -> Line<'a> {
    match lot {
        Lot::Own(draws) => line.item("own", draws.place()),
        Lot::OfSite(last) => line.item("of_site", last),
    }
}

/// The seats for which it holds.
fn set(holds: &[bool]) -> impl Iterator<Item = usize> {
    holds.iter().enumerate().filter(|&(_, &holds)| holds).map(|(seat, _)| seat)
}

fn pairs<'a>(names: Names<'a>, pairs: &[(Seat, CompanyId)]) -> impl Iterator<Item = (u8, &'a str)> {
    pairs.iter().map(move |(seat, company)| (seat.0, names.company(*company)))
}
