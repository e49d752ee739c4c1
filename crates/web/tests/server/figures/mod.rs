//! An expert's figures on the page, each compared with the engine: on a whole game that bots have played.

use crate::common::{Browser, server};
use bots::{Budget, Strength, think};
use records::game_file::{self, GameFile};
use rules::board::RailNetwork;
use rules::event::{For, Purse};
use rules::train::{Source, Train};
use rules::{
    Action, CompanyId, Decision, Event, Game, Money, Offer, Options, Seat, notation, per_holder_rounded_up,
    runnable, title,
};
use serde_json::{Value, json};

/// So many positions of each kind are looked at.
const OF_EACH: usize = 12;

/// A game with all that was played.
struct Played {
    file: GameFile,
    /// The positions before each action, and the events of each.
    games: Vec<Game>,
    events: Vec<Vec<Event>>,
}

/// Novices play to the end.
fn played() -> Played {
    let title = title::embedded::title("18cz").expect("it is built in");
    let mut game = Game::new(title.clone(), Options::BOOK, 4, 77).expect("four play").game;
    let (mut games, mut events, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(thought) = think(&game, Strength::Novice, &Budget::nodes(1), actions.len() as u64) {
        games.push(game.clone());
        let played = game.play(thought.seat, &thought.action).expect("a bot plays what is offered");
        events.push(played.events);
        game = played.game;
        actions.push((thought.seat, thought.action));
    }
    let names = ["Anna", "Bela", "Cyril", "Dora"].map(str::to_owned).to_vec();
    let file = GameFile::of(&title, Options::BOOK, 77, names, &actions).expect("it was played");
    Played { file, games, events }
}

impl Played {
    /// The first positions of which this holds, spread over the game.
    fn positions(&self, wanted: impl Fn(&Game) -> bool) -> Vec<usize> {
        let all: Vec<usize> = (0..self.games.len()).filter(|&at| wanted(&self.games[at])).collect();
        let step = (all.len() / OF_EACH).max(1);
        assert!(!all.is_empty(), "such a decision comes up");
        all.into_iter().step_by(step).collect()
    }

    /// The page of a position, as whoever plays all seats sees it.
    async fn page(&self, browser: &mut Browser, at: usize) -> (String, String) {
        let file = GameFile { actions: self.file.actions[..at].to_vec(), ..self.file.clone() };
        let answer = browser.post_text("/api/import", "text/plain", game_file::write(&file)).await;
        let id = answer.json()["id"].as_str().unwrap_or_else(|| panic!("{}", answer.text)).to_owned();
        let page = browser.get(&format!("/games/{id}/table")).await.text;
        (id, page)
    }

    /// What the last run of a company brought before a position.
    fn last_run(&self, at: usize, company: CompanyId) -> Option<Money> {
        self.events[..at].iter().rev().flatten().find_map(|event| match event {
            Event::TrainsRan { company: runs, revenue, .. } if *runs == company => Some(*revenue),
            Event::NothingEarned { company: runs } if *runs == company => Some(0),
            _ => None,
        })
    }
}

/// The row of a company in the share table.
fn row<'a>(page: &'a str, symbol: &str) -> &'a str {
    let (_, table) = page.split_once("<table class=\"shares\"").expect("the share table");
    let table = table.split("</table>").next().unwrap_or_default();
    let own = format!("data-company=\"{symbol}\"");
    table.split("<tr").find(|row| row.contains(&own)).unwrap_or_else(|| panic!("no row of {symbol}"))
}

/// What stands in a cell of this class; nothing where it is empty.
fn cell(row: &str, class: &str) -> Option<String> {
    let (_, rest) = row.split_once(&format!("<td class=\"number {class}\">"))?;
    let text = rest.split("</td>").next().unwrap_or_default();
    (!text.is_empty()).then(|| text.to_owned())
}

/// The button that plays the action, as far as its end.
fn button<'a>(page: &'a str, game: &Game, action: &Action) -> &'a str {
    let written = json!(notation::write(game.view(), action)).to_string().replace('"', "&quot;");
    let mark = format!("data-action=\"{written}\"");
    let (_, rest) = page.split_once(&mark).unwrap_or_else(|| panic!("no button with {mark}"));
    rest.split("</button>").next().unwrap_or_default()
}

/// What the solver finds for the trains of a company.
fn best(game: &Game, company: CompanyId) -> Money {
    RailNetwork::of(game.view(), company).best(game.view(), &runnable(game.view(), company)).revenue
}

/// What is said of two revenues.
fn earns(before: Money, after: Money) -> String {
    match before == after {
        true => format!("earns {after} K as before"),
        false => format!("earns {before} → {after} K"),
    }
}

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
    let (played, server) = (played(), server());
    let mut browser = Browser::new(&server);
    for at in played.positions(|game| matches!(game.state().decision(), Some(Decision::Dividend { .. }))) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        let decider = game.decider().expect("somebody decides");
        for &company in &game.state().market {
            let row = row(&page, &game.title().charter(company).symbol);
            let ran = played.last_run(at, company);
            assert_eq!(cell(row, "ran"), ran.map(|ran| ran.to_string()), "after {at} actions");
            let share = ran.map(|ran| per_holder_rounded_up(ran, 1, game.view().total_shares(company)));
            assert_eq!(cell(row, "per-share"), share.map(|share| share.to_string()));
            let percent =
                share.map(|share| (f64::from(share) * 100.0 / f64::from(game.view().price(company))).round());
            assert_eq!(cell(row, "yield"), percent.map(|percent| format!("{percent}%")));
        }
        // What the engine would pay is what the table says is one's own.
        let Some(&Decision::Dividend { company, .. }) = game.state().decision() else { unreachable!() };
        let own = dividend(game, decider);
        assert_eq!(cell(row(&page, &game.title().charter(company).symbol), "yours"), Some(own.to_string()));
    }
}

#[tokio::test]
async fn a_train_says_what_the_next_run_earns_with_it() {
    let (played, server) = (played(), server());
    let mut browser = Browser::new(&server);
    let buys = |offer: &Offer| matches!(offer, Offer::BuyTrain { .. });
    let mut compared = 0;
    for at in played.positions(|game| {
        matches!(game.state().decision(), Some(Decision::Trains { .. }))
            && game.offers().is_some_and(|offers| offers.offers.iter().any(buys))
    }) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        let company = game.view().operating_company().expect("a company buys");
        let offers = game.offers().expect("offers");
        for offer in offers.offers.iter().filter(|offer| buys(offer)) {
            let after = game.play(offers.seat, &offer.action(0)).expect("it is offered").game;
            let said = button(&page, game, &offer.action(0));
            let runs = |game: &Game| !runnable(game.view(), company).is_empty();
            if !runs(game) && !runs(&after) {
                assert!(!said.contains("next run"), "it has nothing to run: {said}");
                continue;
            }
            let expected = earns(best(game, company), best(&after, company));
            assert!(said.contains(&format!("next run: {expected}")), "{said} should say {expected}");
            compared += 1;
        }
    }
    assert!(compared > OF_EACH / 2, "only {compared} trains were compared");
}

#[tokio::test]
async fn a_station_says_what_the_next_run_earns_with_it() {
    let (played, server) = (played(), server());
    let mut browser = Browser::new(&server);
    let places = |offer: &Offer| matches!(offer, Offer::PlaceStation { .. });
    for at in played.positions(|game| {
        matches!(game.state().decision(), Some(Decision::Station { .. }))
            && game
                .view()
                .operating_company()
                .is_some_and(|company| !runnable(game.view(), company).is_empty())
            && game.offers().is_some_and(|offers| offers.offers.iter().any(places))
    }) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        let company = game.view().operating_company().expect("a company builds");
        let offers = game.offers().expect("offers");
        for offer in offers.offers.iter().filter(|offer| places(offer)) {
            let after = game.play(offers.seat, &offer.action(0)).expect("it is offered").game;
            let said = button(&page, game, &offer.action(0));
            let expected = earns(best(game, company), best(&after, company));
            // What is the same for all places is said once, above them.
            let above = page.split("verb-place-station").nth(1).and_then(|group| group.split("<ul").next());
            let told = said.contains(&expected) || above.is_some_and(|above| above.contains(&expected));
            assert!(told, "{said} should say {expected}");
        }
    }
}

#[tokio::test]
async fn a_tile_says_what_it_earns_also_for_a_company_without_trains() {
    let (played, server) = (played(), server());
    let mut browser = Browser::new(&server);
    let lays = |offer: &Offer| matches!(offer, Offer::LayTile { .. });
    let (mut with, mut without) = (0, 0);
    for at in played.positions(|game| {
        matches!(game.state().decision(), Some(Decision::Track { .. }))
            && game.offers().is_some_and(|offers| offers.offers.iter().any(lays))
    }) {
        let game = &played.games[at];
        let (id, _) = played.page(&mut browser, at).await;
        let company = game.view().operating_company().expect("a company builds");
        let offers = game.offers().expect("offers");
        let Some(Offer::LayTile { hex, .. }) = offers.offers.iter().find(|offer| lays(offer)) else {
            unreachable!()
        };
        let name = &game.title().hex(*hex).name;
        let told = browser.get(&format!("/games/{id}/tray/revenue?hex={name}")).await.json();
        let told: Vec<&str> = told.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let here =
            offers.offers.iter().filter(|offer| matches!(offer, Offer::LayTile { hex: on, .. } if on == hex));
        let actions: Vec<Action> =
            here.flat_map(|offer| (0..offer.len()).map(|index| offer.action(index))).collect();
        let has_trains = !runnable(game.view(), company).is_empty();
        for (index, action) in actions.iter().enumerate() {
            let after = game.play(offers.seat, action).expect("it is offered").game;
            match (has_trains, told.get(index)) {
                (true, said) => {
                    let alone = earns(best(game, company), best(&after, company));
                    let said = said.unwrap_or_else(|| panic!("nothing is said of choice {index}"));
                    assert_eq!(said.split(';').next(), Some(alone.as_str()));
                    with += 1;
                }
                (false, Some(said)) => {
                    assert!(said.starts_with("with a ") && said.contains("earns"), "{said}");
                    without += 1;
                }
                (false, None) => {}
            }
        }
    }
    assert!(with > 0 && without > 0, "{with} with trains, {without} without");
}

/// What a company that has no train would run: the dearest side of the next card that it can pay.
fn with_affordable(game: &Game, company: CompanyId) -> Vec<Train> {
    let view = game.view();
    let own = runnable(view, company);
    if !own.is_empty() {
        return own;
    }
    let card = view.card_at(Source::Stack);
    let sides = game.title().card(card).sides.iter().map(|side| Train { card, side: side.size });
    let pays = |train: &Train| view.side(*train).price <= game.state().company(company).treasury;
    sides
        .filter(|train| view.runs(company, *train) && pays(train))
        .max_by_key(|&train| view.side(train).price)
        .into_iter()
        .collect()
}

#[tokio::test]
async fn a_tile_of_a_first_turn_says_what_it_earns_with_a_second_one() {
    let (played, server) = (played(), server());
    let mut browser = Browser::new(&server);
    let lays = |offer: &&Offer| matches!(offer, Offer::LayTile { private: None, .. });
    let each = |offer: &Offer| (0..offer.len()).map(|index| offer.action(index)).collect::<Vec<Action>>();
    let (mut better, mut no_better) = (0, 0);
    for at in played.positions(|game| {
        matches!(game.state().decision(), Some(Decision::Track { .. }))
            && game.state().operating().is_some_and(|turn| turn.first && turn.laid == 0)
    }) {
        let game = &played.games[at];
        let (id, _) = played.page(&mut browser, at).await;
        let company = game.view().operating_company().expect("a company builds");
        let trains = with_affordable(game, company);
        let earned = |game: &Game| RailNetwork::of(game.view(), company).best(game.view(), &trains).revenue;
        let offers = game.offers().expect("offers");
        for hex in game.title().hex_ids() {
            let here = offers
                .offers
                .iter()
                .filter(|offer| matches!(offer, Offer::LayTile { hex: on, .. } if *on == hex));
            let actions: Vec<Action> = here.flat_map(each).collect();
            if actions.is_empty() {
                continue;
            }
            let address = format!("/games/{id}/tray/revenue?hex={}", game.title().hex(hex).name);
            let told = browser.get(&address).await.json();
            let told: Vec<&str> = told.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            assert_eq!(told.len(), if trains.is_empty() { 0 } else { actions.len() });
            for (action, said) in actions.iter().zip(told) {
                let after = game.play(offers.seat, action).expect("it is offered").game;
                let goes_on = after.view().operating_company() == Some(company);
                let next = after.offers().filter(|_| goes_on);
                let seconds = next.iter().flat_map(|next| next.offers.iter().filter(lays).flat_map(each));
                let two = |second| earned(&after.play(offers.seat, &second).expect("it is offered").game);
                let most = seconds.map(two).max().unwrap_or_default();
                if most > earned(&after) {
                    assert!(
                        said.contains(&format!("; {most} K with a second one: Tile ")),
                        "{said}, but {most}"
                    );
                    better += 1;
                } else {
                    assert!(!said.contains("second"), "{said}");
                    no_better += 1;
                }
            }
        }
    }
    assert!(better > 0 && no_better > 0, "{better} gain by a second tile, {no_better} do not");
}

#[tokio::test]
async fn a_price_to_start_at_says_the_capital_and_the_place_among_those_who_operate() {
    let (played, server) = (played(), server());
    let mut browser = Browser::new(&server);
    let starts = |offer: &Offer| matches!(offer, Offer::StartCompany { .. });
    for at in played.positions(|game| game.offers().is_some_and(|offers| offers.offers.iter().any(starts))) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        let offers = game.offers().expect("offers");
        for offer in offers.offers.iter().filter(|offer| starts(offer)) {
            for action in (0..offer.len()).map(|index| offer.action(index)) {
                let Action::StartCompany { company, price } = action else { unreachable!() };
                let after = game.play(offers.seat, &action).expect("it is offered").game;
                let market = &after.state().market;
                let place =
                    1 + market.iter().position(|&other| other == company).expect("it is on the chart");
                let said = button(&page, game, &action);
                let capital = price * Money::from(game.view().total_shares(company));
                let paid = 2 * price;
                assert!(said.contains(&format!("<small>pay {paid} K</small>")), "{said}");
                assert!(said.contains(&format!("<small>capital {capital} K</small>")), "{said}");
                assert!(
                    said.contains(&format!("<small>order {place} of {}</small>", market.len())),
                    "{said}"
                );
            }
        }
    }
}
