//! What only 1836Jr-56 decides: trains to borrow, stations to give up, debts, and shares to sell in need.

use super::{Played, after, best_with, browser, choice, earns, followed, money, offered, with_heading};
use ::browser::positions::{self, F56, Temper};
use records::game_file::{Correction, FileAction};
use records::position::{self, Basis};
use rules::event::Purse;
use rules::{
    Action, CompanyId, Decision, Event, F56Action, F56Decision, F56Event, F56Offer, Game, Money, Offer, Seat,
    notation, runnable,
};

/// So many games are tried of each temper.
const GAMES: u64 = 60;

/// A position of three players, as the last one of a game.
pub(super) fn found(wish: impl Fn(&Game) -> bool) -> (Played, usize) {
    all_found(&wish).next().expect("it comes up in one of the games")
}

/// The first such position of every game in which it comes up.
fn all_found(wish: &impl Fn(&Game) -> bool) -> impl Iterator<Item = (Played, usize)> {
    let tempers = [Temper::Indebted, Temper::Keen, Temper::Tinkering, Temper::Reckless];
    let games = (1..=GAMES).flat_map(move |seed| tempers.map(|temper| (seed, temper)));
    games.filter_map(move |(seed, temper)| {
        let all = positions::all(F56, 3, temper, seed, |game, _| wish(game));
        let mut position = all.into_iter().next()?;
        let at = position.file.actions.len();
        // One more action, so that the position itself is among those before an action.
        let next = position.offered(|_| true);
        position.play(&next);
        Some((followed(position.file), at))
    })
}

#[tokio::test]
async fn a_train_to_borrow_says_what_it_is_and_what_it_earns() {
    let (played, at) = found(|game| {
        let borrows = matches!(game.state().decision(), Some(Decision::F56(F56Decision::Borrow { .. })));
        borrows && game.offers().is_some_and(|offers| offers.offers.len() > 2)
    });
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let company = game.view().operating_company().expect("a company operates");
    let (seat, offers) = offered(game, |offer| matches!(offer, Offer::F56(F56Offer::BorrowTrain { .. })));
    assert!(offers.len() > 1);
    for offer in offers {
        let borrowed = game.play(seat, &offer.action(0)).expect("it is offered");
        let train = borrowed.events.iter().find_map(|event| match event {
            Event::F56(F56Event::TrainBorrowed { train, .. }) => Some(*train),
            _ => None,
        });
        let train = train.expect("it is borrowed");
        let said = choice(&page, game, &offer.action(0));
        let name = &game.title().train_types[game.view().side(train).train.index()].name;
        assert!(said.contains("Borrow a") && said.contains(name.as_str()), "{said} should name the {name}");
        let revenue = best_with(game, company, &[train]);
        assert!(said.contains(&format!("earns {}", money(game, revenue))), "{said}: {revenue}");
        // It is what the engine offers to run for.
        let (_, runs) = offered(&borrowed.game, |_| true);
        let best = runs.iter().filter_map(|offer| match offer {
            Offer::RunTrains { revenue, .. } => Some(*revenue),
            _ => None,
        });
        assert_eq!(best.max().unwrap_or(0), revenue);
    }
}

#[tokio::test]
async fn a_station_that_the_national_company_gives_up_says_what_its_trains_earn_without_it() {
    let (played, at) = found(|game| {
        let stations = matches!(
            game.state().decision(),
            Some(Decision::F56(F56Decision::NationalStations { hex: None, .. }))
        );
        let national = game.title().national().expect("there is one");
        stations && !game.state().company(national).trains.is_empty()
    });
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let national = game.title().national().expect("there is one");
    // Permanent trains stay, and others as far as there is room.
    let mut trains = game.state().company(national).trains.to_vec();
    let name = |train| game.view().side(train).train;
    trains.sort_by_key(|&train| {
        std::cmp::Reverse((game.title().is_permanent(name(train)), game.view().side(train).price))
    });
    trains.truncate(3);
    let before = best_with(game, national, &trains);
    let (_, offers) = offered(game, |_| true);
    for offer in &offers {
        let action = offer.action(0);
        let said = choice(&page, game, &action);
        let expected = earns(game, before, best_with(&after(game, &action), national, &trains));
        assert!(said.contains(&expected), "{said} should say {expected}");
    }
    // As many are given up as the page says.
    let (mut then, mut given_up) = (game.clone(), 0);
    while matches!(then.state().decision(), Some(Decision::F56(F56Decision::NationalStations { .. }))) {
        then = after(&then, &offered(&then, |_| true).1[0].action(0));
        given_up += 1;
    }
    let count = game.state().markers_of(national).count();
    let many = if given_up == 1 { "one".to_owned() } else { given_up.to_string() };
    let said = format!("may keep {} of its {count} stations; give up {many}.", count - given_up);
    assert!(page.contains(&said), "{said}");
}

#[tokio::test]
async fn a_train_that_the_national_company_gives_up_says_what_it_earns_without_it() {
    let (played, at) = found(|game| {
        let keeps =
            matches!(game.state().decision(), Some(Decision::F56(F56Decision::NationalTrains { .. })));
        keeps && game.view().operating_company().is_some()
    });
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let national = game.title().national().expect("there is one");
    let all = runnable(game.view(), national);
    let (_, offers) = offered(game, |offer| matches!(offer, Offer::ReturnTrain { .. }));
    assert!(!offers.is_empty());
    for offer in offers {
        let Offer::ReturnTrain { train } = offer else { unreachable!() };
        let mut left = all.clone();
        left.remove(left.iter().position(|&other| other == train).expect("the company has it"));
        let said = with_heading(&page, "verb-return-train", choice(&page, game, &offer.action(0)));
        let without = earns(game, best_with(game, national, &all), best_with(game, national, &left));
        assert!(said.contains(&format!("without it: {without}")), "{said} should say {without}");
    }
}

/// The company whose debts are decided about.
fn in_debt(game: &Game) -> Option<CompanyId> {
    match game.state().decision() {
        Some(&Decision::F56(F56Decision::Debts { company })) => Some(company),
        _ => None,
    }
}

/// How many companies are still to be decided about, and how many merge.
fn others(game: &Game) -> (usize, usize) {
    let forming = game.state().national.as_ref().and_then(|national| national.forming.as_ref());
    forming.map_or((0, 0), |forming| (forming.open.len(), forming.merging.len()))
}

/// The cells of both choices in a row of the comparison.
fn cells(page: &str, name: &str) -> Vec<String> {
    let row = page.split("class=\"debt-choices\"").nth(1).and_then(|table| table.split("</table>").next());
    let row = row.and_then(|table| table.split("<tr>").find(|row| row.contains(name)));
    let row = row.unwrap_or_else(|| panic!("no row {name}"));
    row.split("<td class=\"number\">")
        .skip(1)
        .map(|cell| cell.split("</td>").next().unwrap_or_default().to_owned())
        .collect()
}

/// The game after an answer about debts, and after all others have repaid, as far as they can.
fn settled(game: &Game, action: &Action) -> Game {
    let mut game = after(game, action);
    let pays = |offer: &Offer| matches!(offer, Offer::F56(F56Offer::PayLoans { .. }));
    while in_debt(&game).is_some() {
        let (_, offers) = offered(&game, pays);
        game = after(&game, &offers.first().expect("they can pay").action(0));
    }
    game
}

#[tokio::test]
async fn to_repay_and_to_merge_tell_cash_shares_and_worth_as_they_will_be() {
    let pays = Action::F56(F56Action::PayLoans);
    let (played, at) = found(|game| {
        // The last one, and another one merges: so that what is told is what comes.
        let pays = |offer: &Offer| matches!(offer, Offer::F56(F56Offer::PayLoans { .. }));
        in_debt(game).is_some() && others(game) == (0, 1) && !offered(game, pays).1.is_empty()
    });
    let game = &played.games[at];
    let company = in_debt(game).expect("debts are decided about");
    let (_, page) = played.page(&mut browser(), at).await;
    let president: Seat = game.view().director(company);
    let national = game.title().national().expect("there is one");
    let (_, offers) = offered(game, |_| true);
    let (worth, cash, shares) =
        (cells(&page, "Worth of"), cells(&page, "Cash of"), cells(&page, "Shares of"));
    assert_eq!((worth.len(), cash.len(), shares.len()), (2, 2, 2));
    for (index, offer) in offers.iter().enumerate() {
        let action = offer.action(0);
        let then = settled(game, &action);
        let amount = |amount: Money| money(game, amount);
        let [before, later] = [game, &then].map(|game| game.view().worth(president));
        let later_said = amount(u32::try_from(later).expect("no debt"));
        let before_said = languages::number(before).replace('\u{a0}', " ");
        let said = if before == later { later_said } else { format!("{before_said} → {later_said}") };
        assert_eq!(worth[index], said);
        assert!(cash[index].ends_with(&amount(then.state().player(president).cash)), "{}", cash[index]);
        let held = match action == pays {
            true => then.state().shares(company, president),
            false => then.state().shares(national, president),
        };
        let symbol = &game.title().charter(if action == pays { company } else { national }).symbol;
        assert!(shares[index].contains(&format!("{held} {symbol}")), "{}", shares[index]);
        // What he gets for shares of those that merge already is the same row of things, whether this one merges or not.
        let got = then.state().shares(national, president);
        assert_eq!(shares[index].contains(&format!("→ {got} ")), got > 0, "{}", shares[index]);
    }
}

/// The row of a company among those in debt.
fn debtor<'a>(page: &'a str, game: &Game, company: CompanyId) -> &'a str {
    let table = page.split("class=\"debtors\"").nth(1).and_then(|table| table.split("</table>").next());
    let symbol = &game.title().charter(company).symbol;
    let rows = table
        .and_then(|table| table.split("<tr").find(|row| row.contains(&format!("data-company=\"{symbol}\""))));
    rows.expect("its row")
}

#[tokio::test]
async fn a_company_that_has_merged_still_tells_what_it_owed() {
    let (played, at) = found(|game| in_debt(game).is_some() && others(game).0 > 0);
    let game = &played.games[at];
    let company = in_debt(game).expect("debts are decided about");
    let (loans, treasury) = (game.view().credit(company).loans, game.state().company(company).treasury);
    let merges = Action::F56(F56Action::Merge);
    let mut file = played.file.part(at);
    let seat = game.decider().expect("somebody decides");
    file.actions.push(FileAction {
        seat: Some(file.players[seat.index()].clone()),
        action: notation::write(game.view(), &merges),
    });
    let then = after(game, &merges);
    assert!(in_debt(&then).is_some(), "the next one is asked");
    let played = Played { file, games: vec![then], events: Vec::new() };
    let (_, page) = played.page(&mut browser(), at + 1).await;
    let row = debtor(&page, game, company);
    for said in [
        format!("<td class=\"number\">{loans}</td>"),
        format!("<td class=\"number\">{treasury}</td>"),
        "merges".to_owned(),
    ] {
        assert!(row.contains(&said), "{row} should say {said}");
    }
}

#[tokio::test]
async fn a_sale_in_need_says_what_is_left_or_missing_then() {
    let (played, at) = found(|game| {
        let sells = |offer: &Offer| matches!(offer, Offer::SellShares { .. });
        let raises = matches!(game.state().decision(), Some(Decision::F56(F56Decision::Raising { .. })));
        raises && offered(game, sells).1.len() > 1
    });
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let raising = game.view().raising().expect("money is due");
    let (seat, offers) = offered(game, |offer| matches!(offer, Offer::SellShares { .. }));
    let mut places = Vec::new();
    for action in offers.iter().flat_map(super::actions) {
        let then = after(game, &action);
        let said = choice(&page, game, &action);
        let still =
            then.view().raising().filter(|now| now.need == raising.need && now.company == raising.company);
        let (expected, rank) = match still {
            Some(now) if now.missing() > now.most => {
                (format!("then {} is missing", money(game, now.missing())), 2)
            }
            Some(now) if now.missing() > 0 => {
                (format!("then {} is still missing", money(game, now.missing())), 1)
            }
            _ => (format!("then all is paid, {} left", money(game, then.state().player(seat).cash)), 0),
        };
        assert!(said.contains(&expected), "{said} should say {expected}");
        places.push((page.find(said).expect("it is on the page"), rank));
    }
    places.sort_unstable();
    assert!(places.is_sorted_by_key(|&(_, rank)| rank), "what solves the problem comes first: {places:?}");
}

/// The sales of a president who must raise money.
fn sales(game: &Game) -> Vec<Action> {
    offered(game, |offer| matches!(offer, Offer::SellShares { .. }))
        .1
        .iter()
        .flat_map(super::actions)
        .collect()
}

/// Whether more is due than a president has.
fn is_in_need(game: &Game) -> bool {
    game.view().raising().is_some_and(|raising| raising.missing() > 0)
}

/// Who goes bankrupt by this action alone.
fn made_bankrupt(game: &Game, action: &Action) -> Option<Seat> {
    let seat = game.decider().expect("somebody decides");
    let events = game.play(seat, action).expect("it is offered").events;
    events.iter().find_map(|event| match event {
        Event::F56(F56Event::WentBankrupt { seat, .. }) => Some(*seat),
        _ => None,
    })
}

#[tokio::test]
async fn a_sale_after_which_nothing_is_left_to_sell_says_that_it_is_bankruptcy_and_comes_last() {
    let (played, at) =
        found(|game| is_in_need(game) && sales(game).iter().any(|sale| made_bankrupt(game, sale).is_some()));
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let mut places = Vec::new();
    for sale in sales(game) {
        let said = choice(&page, game, &sale);
        let bankrupt = made_bankrupt(game, &sale);
        if let Some(seat) = bankrupt {
            let player = &played.file.players[seat.index()];
            assert!(said.contains(&format!("{player} is bankrupt and the game ends")), "{said}");
            assert!(!said.contains("paid"), "{said}");
        }
        places.push((page.find(said).expect("it is on the page"), bankrupt.is_some()));
    }
    places.sort_unstable();
    assert!(places.is_sorted_by_key(|&(_, bankrupt)| bankrupt), "bankruptcy comes last: {places:?}");
}

#[tokio::test]
async fn a_president_is_told_to_be_bankrupt_only_where_sales_are_all_that_is_left() {
    let gives_up = |offer: &Offer| matches!(offer, Offer::F56(F56Offer::GoBankrupt));
    let sells = |offer: &Offer| matches!(offer, Offer::SellShares { .. });
    for only_sales in [true, false] {
        let (played, at) = found(|game| {
            let offers = game.offers().map_or_else(Vec::new, |offers| offers.offers);
            is_in_need(game)
                && offers.iter().any(gives_up)
                && offers.iter().any(sells)
                && offers.iter().all(|offer| gives_up(offer) || sells(offer)) == only_sales
        });
        let (_, page) = played.page(&mut browser(), at).await;
        let raising = played.games[at].view().raising().expect("money is due");
        let most = money(&played.games[at], raising.most);
        let lost = format!("but can raise only {most}: you are bankrupt and the game ends");
        assert_eq!(page.contains(&lost), only_sales, "{lost}");
        assert_eq!(page.contains(&format!("but shares bring only {most}")), !only_sales);
    }
}

/// A game in which the loans of the company that is asked first are found to be one more just before the national company is formed,
/// and it merges; with its loans then. Nothing where that cannot be.
fn corrected(played: &Played, at: usize) -> Option<(Played, CompanyId, u8)> {
    let bought = at.checked_sub(1).filter(|&bought| played.games[bought].state().national.is_none())?;
    let (game, company) = (&played.games[bought], in_debt(&played.games[at])?);
    let mut file = played.file.part(bought);
    let mut position = position::write(game, &file.players).ok()?;
    let entry = position.companies.get_mut(&*game.title().charter(company).symbol)?;
    entry.loans += 1;
    let loans = entry.loans;
    let mut game = position::read(&position, &Basis::of(game)).ok()?.game;
    file.corrections.push(Correction { after: bought, why: "A loan was forgotten".to_owned(), position });
    let buys = notation::read(game.view(), &played.file.actions[bought].action).ok()?;
    for action in [buys, Action::F56(F56Action::Merge)] {
        // Its treasury has repaid nothing.
        let owes = game.view().credit(company).loans == loans;
        let seat = game.decider().filter(|_| owes)?;
        let name = Some(file.players[seat.index()].clone());
        file.actions.push(FileAction { seat: name, action: notation::write(game.view(), &action) });
        game = game.play(seat, &action).ok()?.game;
    }
    in_debt(&game)?;
    Some((Played { file, games: vec![game], events: Vec::new() }, company, loans))
}

#[tokio::test]
async fn a_company_that_has_merged_tells_what_it_owed_by_a_correction() {
    let wish = |game: &Game| in_debt(game).is_some() && others(game).0 > 0;
    let mut positions = all_found(&wish);
    let found = positions.find_map(|(played, at)| corrected(&played, at));
    let (played, company, loans) = found.expect("one can be corrected");
    let (_, page) = played.page(&mut browser(), played.file.actions.len()).await;
    let row = debtor(&page, &played.games[0], company);
    let said = format!("<td class=\"number\">{loans}</td>");
    assert!(row.contains(&said), "{row} should say {said}");
}

#[tokio::test]
async fn a_loan_for_interest_says_what_the_company_has_when_that_is_paid() {
    let takes = |offer: &Offer| matches!(offer, Offer::F56(F56Offer::TakeLoan { .. }));
    let (played, at) = found(|game| {
        let raises = matches!(game.state().decision(), Some(Decision::F56(F56Decision::Raising { .. })));
        raises && !offered(game, takes).1.is_empty()
    });
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let company = game.view().operating_company().expect("a company operates");
    let then = after(game, &Action::F56(F56Action::TakeLoan));
    let treasury = money(game, then.state().company(company).treasury);
    let said = format!("{} then has {treasury}", game.title().charter(company).symbol);
    let button = choice(&page, game, &Action::F56(F56Action::TakeLoan));
    assert!(button.contains(&said), "{button} should say {said}");
}

#[tokio::test]
async fn a_sale_for_a_train_says_what_is_left_when_it_is_bought() {
    let enough = |game: &Game, sale: &Action| {
        let then = after(game, sale);
        let raising =
            then.view().raising().filter(|raising| raising.need.is_none() && raising.missing() == 0);
        raising.map(|raising| raising.cash - raising.due)
    };
    let (played, at) =
        found(|game| is_in_need(game) && sales(game).iter().any(|sale| enough(game, sale).is_some()));
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    for sale in sales(game) {
        let said = choice(&page, game, &sale);
        let left = enough(game, &sale).map(|left| money(game, left));
        let told = left.as_ref().map(|left| format!("then there is enough for the train, {left} left"));
        assert!(told.is_none_or(|told| said.contains(&told)), "{said} should tell of {left:?}");
        assert!(!said.contains("all is paid"), "the train is still to be bought: {said}");
    }
}

#[tokio::test]
async fn a_sale_that_closes_the_company_in_need_does_not_say_that_anything_is_paid() {
    let closes = |game: &Game, sale: &Action| {
        let seat = game.decider().expect("somebody decides");
        let company = game.view().raising().expect("money is due").company;
        let events = game.play(seat, sale).expect("it is offered").events;
        let pays = |event: &Event| matches!(event, Event::MoneyMoved { from: Purse::Player(_), .. });
        events.contains(&Event::CompanyClosed { company }) && !events.iter().any(pays)
    };
    let (played, at) = found(|game| is_in_need(game) && sales(game).iter().any(|sale| closes(game, sale)));
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    for sale in sales(game).iter().filter(|sale| closes(game, sale)) {
        let said = choice(&page, game, sale);
        assert!(said.contains("then nothing is due any more"), "{said}");
    }
}

#[tokio::test]
async fn those_still_in_debt_are_asked_later_as_far_as_they_can_pay() {
    let (played, at) = found(|game| in_debt(game).is_some() && others(game).0 > 1);
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let forming = game.state().national.as_ref().and_then(|national| national.forming.as_ref());
    let open = &forming.expect("it is being formed").open;
    let mut asked = vec![game.view().director(in_debt(game).expect("debts are decided about"))];
    for &company in open {
        let president = game.view().director(company);
        let pays = game.state().player(president).cash >= game.view().missing_for_loans(company);
        let expected = match pays {
            false => "must merge",
            true if asked.contains(&president) => "later, if the cash lasts",
            true => "later",
        };
        let row = debtor(&page, game, company);
        assert!(row.contains(&format!("<td>{expected}</td>")), "{row} should say {expected}");
        asked.push(president);
    }
}

#[tokio::test]
async fn the_national_company_has_a_train_limit_of_its_own() {
    let limited = |game: &Game| {
        let national = game.state().national.as_ref().filter(|national| !national.unlimited);
        national.is_some_and(|national| national.shares > 0)
    };
    let (played, at) = found(limited);
    let game = &played.games[at];
    let (_, page) = played.page(&mut browser(), at).await;
    let national = game.title().national().expect("it is formed");
    let limit = format!("{} {}", game.title().charter(national).symbol, game.view().train_limit(national));
    let told = page.split("<dt>Train limit</dt>").nth(1).and_then(|rest| rest.split("</dd>").next());
    assert!(told.is_some_and(|told| told.ends_with(&limit)), "{told:?} should end with {limit}");
}
