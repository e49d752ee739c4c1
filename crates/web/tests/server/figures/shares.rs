//! Shares: the last run, what a share got of it and what that is in percent, one's own part, and certificates against their limit;
//! in the share table, on buttons, on sheets and in the purse.

use super::{Played, browser, choice, games, money, offered, with_heading};
use rules::event::{For, Purse};
use rules::{
    Action, CompanyId, CzDecision, Decision, Event, F56Decision, Game, Money, Offer, Seat,
    per_holder_rounded_up,
};

/// What a run brought, and what was left of it for shares.
struct LastRun {
    revenue: Money,
    left: Money,
}

impl Played {
    /// The last run of a company before a position.
    fn last_run(&self, at: usize, company: CompanyId) -> Option<LastRun> {
        (0..at).rev().find_map(|index| {
            let revenue = self.events[index].iter().rev().find_map(|event| match event {
                Event::TrainsRan { company: runs, revenue, .. } if *runs == company => Some(*revenue),
                Event::NothingEarned { company: runs } if *runs == company => Some(0),
                _ => None,
            })?;
            // A company in debt may have paid interest of it before its president was asked what to do with it.
            let asked = self.games[index + 1..].iter().map_while(|game| match game.state().decision() {
                Some(Decision::Dividend { company: of, revenue }) if *of == company => Some(*revenue),
                _ => None,
            });
            Some(LastRun { revenue, left: asked.last().unwrap_or(revenue) })
        })
    }
}

/// What a share gets of a revenue, and what its part of it is in percent of its price before it is rounded.
fn of_a_share(game: &Game, company: CompanyId, revenue: Money) -> (Money, u32) {
    let shares = game.view().total_shares(company);
    let value = f64::from(shares) * f64::from(game.view().price(company).max(1));
    let percent = f64::from(revenue) * 100.0 / value;
    (per_holder_rounded_up(revenue, 1, shares), percent.round() as u32)
}

/// The row in a table that has this in it.
fn row<'a>(page: &'a str, table: &str, has: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("<table class=\"{table}\"")).expect("the table");
    let table = rest.split("</table>").next().unwrap_or_default();
    table.split("<tr").find(|row| row.contains(has)).unwrap_or_else(|| panic!("no row with {has}"))
}

/// The row of a company in the share table.
fn of_company<'a>(page: &'a str, game: &Game, company: CompanyId) -> &'a str {
    row(page, "shares", &format!("data-company=\"{}\"", game.title().charter(company).symbol))
}

/// What stands in a cell of this class; nothing where it is empty.
fn cell(row: &str, class: &str) -> Option<String> {
    let (_, rest) = row.split_once(&format!("<td class=\"number {class}\">"))?;
    let text = rest.split("</td>").next().unwrap_or_default();
    (!text.is_empty()).then(|| text.to_owned())
}

/// What a seat would get if all were paid out now.
fn dividend(game: &Game, seat: Seat) -> Money {
    let decider = game.decider().expect("somebody decides");
    let events = game.play(decider, &Action::PayOut).expect("paying out is allowed").events;
    let part = |event: &Event| match event {
        Event::MoneyMoved { to: Purse::Player(to), amount, why: For::Dividend(_), .. } if *to == seat => {
            *amount
        }
        _ => 0,
    };
    events.iter().map(part).sum()
}

#[tokio::test]
async fn the_share_table_tells_the_last_run_and_what_a_share_gets_of_it() {
    for played in games() {
        let mut browser = browser();
        for at in played.positions(|game| matches!(game.state().decision(), Some(Decision::Dividend { .. })))
        {
            let game = &played.games[at];
            let (_, page) = played.page(&mut browser, at).await;
            for &company in &game.state().market {
                let row = of_company(&page, game, company);
                let ran = played.last_run(at, company);
                let revenue = ran.as_ref().map(|ran| ran.revenue.to_string());
                assert_eq!(cell(row, "ran"), revenue, "after {at} actions");
                let share = ran.map(|ran| of_a_share(game, company, ran.left));
                assert_eq!(cell(row, "per-share"), share.map(|(share, _)| share.to_string()));
                assert_eq!(cell(row, "yield"), share.map(|(_, percent)| percent.to_string()));
            }
            // What the engine would pay is what the table says is one's own.
            let Some(&Decision::Dividend { company, .. }) = game.state().decision() else { unreachable!() };
            let own = dividend(game, game.decider().expect("somebody decides"));
            assert_eq!(
                cell(of_company(&page, game, company), "yours"),
                Some(own.to_string()),
                "{} after {at} actions",
                played.file.title
            );
        }
    }
}

/// Whether shares are dealt in.
fn is_stock(game: &Game) -> bool {
    let decision = game.state().decision();
    matches!(
        decision,
        Some(Decision::Cz(CzDecision::Stock { .. }) | Decision::F56(F56Decision::Exchange { .. }))
    )
}

/// Certificates of a seat against the limit: `5/16`, with halves where there are any.
fn certificates(game: &Game, seat: Seat) -> String {
    let halves = game.view().half_certificates(seat);
    let half = if halves % 2 == 1 { "½" } else { "" };
    format!("{}{half}/{}", halves / 2, game.view().certificate_limit())
}

#[tokio::test]
async fn the_players_table_and_the_purse_tell_certificates_and_how_many_there_may_be() {
    for played in games() {
        let mut browser = browser();
        for at in played.positions(is_stock) {
            let game = &played.games[at];
            let (_, page) = played.page(&mut browser, at).await;
            for seat in game.state().seats() {
                let row = row(&page, "players", &format!(">{}", played.file.players[seat.index()]));
                let held = certificates(game, seat);
                assert!(row.contains(&format!(">{held}</td>")), "{row} should say {held}");
            }
            let (_, purse) = page.split_once("<div class=\"purse\"").expect("the purse");
            let purse = purse.split("</div>").next().unwrap_or_default();
            let seat = game.decider().expect("somebody decides");
            assert!(purse.contains(&format!("{} cert.", certificates(game, seat))), "{purse}");
            assert!(purse.contains(&money(game, game.state().player(seat).cash)), "{purse}");
        }
    }
}

#[tokio::test]
async fn a_share_to_buy_says_what_the_last_run_brought_it_and_what_one_has_then() {
    let buys = |offer: &Offer| matches!(offer, Offer::BuyShare { .. });
    let mut compared = 0;
    for played in games() {
        let mut browser = browser();
        for at in played.positions(|game| is_stock(game) && !offered(game, buys).1.is_empty()) {
            let game = &played.games[at];
            let (id, page) = played.page(&mut browser, at).await;
            let (seat, offers) = offered(game, buys);
            for offer in offers {
                let action = offer.action(0);
                let Action::BuyShare { company } = action else { unreachable!() };
                let symbol = &game.title().charter(company).symbol;
                let address = format!("/games/{id}/company?company={symbol}&cell=bank");
                let button = with_heading(&page, "verb-buy-share", choice(&page, game, &action));
                let sheet = browser.get(&address).await.text;
                match played.last_run(at, company) {
                    None => assert!(button.contains("has not run yet") && sheet.contains("has not run yet")),
                    Some(LastRun { revenue: 0, .. }) => {
                        assert!(button.contains("last run earned nothing"), "{button}")
                    }
                    Some(ran) => {
                        let (share, percent) = of_a_share(game, company, ran.left);
                        let each = format!("{} a share, {percent} %", money(game, share));
                        assert!(button.contains(&format!("last run {each}")), "{button} should say {each}");
                        assert!(
                            sheet.contains(&format!("Last run {}: {each}", money(game, ran.revenue))),
                            "{sheet} should say {each}"
                        );
                    }
                }
                let done = game.play(seat, &action).expect("it is offered");
                // Income comes later, even where the round ends with this share.
                let spent = done.events.iter().filter_map(|event| match event {
                    Event::MoneyMoved { from, amount, why: For::Shares(_), .. }
                        if *from == Purse::Player(seat) =>
                    {
                        Some(*amount)
                    }
                    _ => None,
                });
                let cash = game.state().player(seat).cash - spent.sum::<Money>();
                for then in [certificates(&done.game, seat), money(game, cash)] {
                    assert!(sheet.contains(&format!("<dd>{then}</dd>")), "{sheet} should say {then}");
                }
                compared += 1;
            }
        }
    }
    assert!(compared > super::OF_EACH, "only {compared} shares were compared");
}
