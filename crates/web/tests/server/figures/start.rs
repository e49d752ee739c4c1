//! Companies to start: what one pays, the capital, the place in the order of operating, and with how many shares sold it floats.

use super::{Played, actions, after, browser, choice, followed, games, money, offered};
use fixtures::Random;
use records::game_file::GameFile;
use rules::event::For;
use rules::state::Capital;
use rules::{Action, CompanyId, Event, Game, Money, Offer, Options, title};

/// Whoever starts a company pays for so many shares (VII, R-36-SR-04).
const SHARES: Money = 2;

/// Players go on buying shares of the company and nothing else: how many were sold when it floats, and the capital that it gets
/// then. Nothing where the round ends before.
fn floated(mut game: Game, company: CompanyId) -> Option<(u8, Money)> {
    while game.view().operating_company().is_none() {
        let (seat, offers) = offered(&game, |_| true);
        let buys = |offer: &&Offer| matches!(offer, Offer::BuyShare { company: of, .. } if *of == company);
        let action = offers.iter().find(buys).map_or(Action::Pass, |offer| offer.action(0));
        let sold = game.state().shares_held(company) + u8::from(action != Action::Pass);
        let played = game.play(seat, &action).ok()?;
        let capital = played.events.iter().find_map(|event| match event {
            Event::MoneyMoved { amount, why: For::Capital, .. } => Some(*amount),
            _ => None,
        });
        if let Some(capital) = capital {
            return Some((sold, capital));
        }
        game = played.game;
    }
    None
}

/// With how many shares sold a company that was just started floats, or operates where it takes more of them.
fn needed(started: &Game, company: CompanyId) -> u8 {
    started.view().shares_to_float(company).max(started.view().shares_to_operate())
}

/// As which of how many it would operate. Those that do not operate do not count; this one may until then.
fn place_in_order(started: &Game, company: CompanyId) -> (usize, usize) {
    let order = started.operating_order_with(company);
    (1 + order.iter().position(|&it| it == company).expect("it is on the chart"), order.len())
}

#[tokio::test]
async fn a_price_to_start_at_says_what_it_costs_the_capital_the_order_and_when_it_floats() {
    let starts = |offer: &Offer| matches!(offer, Offer::StartCompany { .. });
    let mut followed = 0;
    for played in games() {
        let mut browser = browser();
        for at in played.offering(starts) {
            let game = &played.games[at];
            let (_, page) = played.page(&mut browser, at).await;
            let (_, offers) = offered(game, starts);
            for action in offers.iter().flat_map(actions) {
                let Action::StartCompany { company, price } = action else { unreachable!() };
                let started = after(game, &action);
                if has_credit(game) {
                    follow_credit(&page, game, &action);
                    continue;
                }
                let said = choice(&page, game, &action);
                let says = |words: String| {
                    assert!(said.contains(&format!("<small>{words}</small>")), "{said} should say {words}");
                };
                says(format!("pay {}", money(game, SHARES * price)));
                let capital = price * Money::from(game.view().total_shares(company));
                says(format!("capital {}", money(game, capital)));
                let (place, count) = place_in_order(&started, company);
                says(format!("order {place} of {count}"));
                // Above the prices of a company stands when it floats.
                let symbol = &game.title().charter(company).symbol;
                let of_company = page
                    .split("<li>")
                    .find(|item| item.contains(said) && item.contains(&format!("data-company=\"{symbol}\"")));
                let sold = format!(
                    " with {} of {} shares",
                    needed(&started, company),
                    game.view().total_shares(company)
                );
                assert!(of_company.is_some_and(|item| item.contains(&sold)), "{symbol} floats{sold}");
                if let Some(floats) = floated(started.clone(), company) {
                    assert_eq!(floats, (needed(&started, company), capital), "{symbol} at {price}");
                    followed += 1;
                }
            }
        }
    }
    assert!(followed > 0, "some company floats when its shares are bought");
}

/// Whether companies get their capital bit by bit, or some of it late (R-36-PAR).
fn has_credit(game: &Game) -> bool {
    game.title().play.features.credit
}

/// The amount in the row of this name and in the column of the price, above all companies.
fn amount(page: &str, symbol: &str, name: &str, price: Money) -> Money {
    let tables =
        page.split("class=\"start-prices\"").skip(1).filter_map(|rest| rest.split("</table>").next());
    let of = format!("data-starts=\"{symbol}\"");
    let table = tables.into_iter().find(|table| table.contains(&of)).expect("the prices");
    let cells = |has: &str| -> Vec<&str> {
        let row = table.split("<tr>").find(|row| row.contains(has)).unwrap_or_else(|| panic!("no row {has}"));
        let cells = row.split("class=\"number\"").skip(1);
        cells
            .map(|cell| cell.split('<').next().and_then(|cell| cell.rsplit('>').next()).unwrap_or_default())
            .collect()
    };
    let column = cells(">Price<").iter().position(|&at| at == price.to_string()).expect("the column");
    cells(name)[column].parse().expect("an amount")
}

/// Capital with credit: what the table of prices says against what the treasury has while its shares are sold.
fn follow_credit(page: &str, game: &Game, action: &Action) {
    let Action::StartCompany { company, price } = *action else { unreachable!() };
    let started = after(game, action);
    let symbol = &game.title().charter(company).symbol;
    let told = |name: &str| amount(page, symbol, name, price);
    let (place, count) = place_in_order(&started, company);
    let said = choice(page, game, action);
    assert!(said.contains(&format!("{place}/{count}")), "{said}");
    let sold = format!("with {} of {} shares", needed(&started, company), game.view().total_shares(company));
    assert!(page.contains(&sold), "it operates {sold}");
    let all = price * Money::from(game.view().total_shares(company));
    match game.view().capital_of_new(company) {
        Capital::Full => assert_eq!((told(">You pay<"), told(">At ")), (SHARES * price, all)),
        Capital::Incremental => {
            assert_eq!(told(">Paid in at once<"), started.state().company(company).treasury);
            assert_eq!(told(">All shares sold<"), all);
        }
        Capital::Escrow => {
            assert_eq!(told(">Paid in at once<"), started.state().company(company).treasury);
            let (treasury, held_back) = sold_out(started, company);
            assert_eq!(treasury, told(">Five shares sold<").min(treasury + held_back));
            assert_eq!(told(">All sold, joined<"), all);
        }
    }
}

/// Players go on buying shares of the company and nothing else, to the end of the round: what its treasury has then, and what is held
/// back.
fn sold_out(mut game: Game, company: CompanyId) -> (Money, Money) {
    let stands = |game: &Game| (game.state().company(company).treasury, game.view().credit(company).escrow);
    let mut stood = stands(&game);
    while game.view().operating_company().is_none() {
        stood = stands(&game);
        let (seat, offers) = offered(&game, |_| true);
        let buys = |offer: &&Offer| matches!(offer, Offer::BuyShare { company: of, .. } if *of == company);
        let action = offers.iter().find(buys).map_or(Action::Pass, |offer| offer.action(0));
        let Ok(played) = game.play(seat, &action) else { break };
        game = played.game;
    }
    stood
}

/// A position in which starting a company ends the round, since nobody can do anything after it, and the next one brings money.
fn last_start() -> (Played, usize, Action) {
    let title = title::embedded::title("18cz").expect("it is built in");
    let found = (1..=200).find_map(|seed| {
        let mut game = Game::new(title.clone(), Options::BOOK, 4, seed).expect("four play").game;
        let (mut chance, mut played) = (Random(seed), Vec::new());
        let mut below = |bound: usize| (chance.next() % bound as u64) as usize;
        while game.view().operating_company().is_none() {
            let offers = game.offers().expect("somebody decides");
            let starts = |offer: &&Offer| matches!(offer, Offer::StartCompany { .. });
            let ends = |action: &Action| {
                let after = game.play(offers.seat, action).expect("it is offered");
                let cash = |game: &Game| game.state().player(offers.seat).cash;
                let Action::StartCompany { price, .. } = *action else { unreachable!() };
                let began = after.events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
                began && cash(&after.game) + SHARES * price != cash(&game)
            };
            let last = offers.offers.iter().filter(starts).flat_map(actions).find(ends);
            let offer = &offers.offers[below(offers.offers.len())];
            let action = last.clone().unwrap_or_else(|| offer.action(below(offer.len())));
            played.push((offers.seat, action.clone()));
            if last.is_some() {
                let names = ["Anna", "Bela", "Cyril", "Dora"].map(str::to_owned).into();
                let file = GameFile::of(&title, Options::BOOK, seed, names, &played).expect("it was played");
                return Some((followed(file), played.len() - 1, action));
            }
            game = game.play(offers.seat, &action).expect("it is offered").game;
        }
        None
    });
    found.expect("some round ends so")
}

/// What local railways bring in the next round made the price look lower.
#[tokio::test]
async fn what_a_company_costs_leaves_out_what_the_next_round_brings() {
    let (played, at, action) = last_start();
    let Action::StartCompany { company, price } = action else { unreachable!() };
    let game = &played.games[at];
    let mut browser = browser();
    let (id, page) = played.page(&mut browser, at).await;
    let said = choice(&page, game, &action);
    assert!(said.contains(&format!("<small>pay {}</small>", money(game, SHARES * price))), "{said}");
    let symbol = &game.title().charter(company).symbol;
    let sheet = browser.get(&format!("/games/{id}/company?company={symbol}&cell=bank")).await.text;
    let cash = game.state().player(game.decider().expect("somebody decides")).cash;
    let row = sheet.split("<tr>").find(|row| row.contains(&format!(">{}</button>", money(game, price))));
    let (row, left) = (row.expect("its row"), money(game, cash - SHARES * price));
    assert!(row.contains(&format!(">{left}</td>")), "{row} should say {left}");
}
