//! A third family beside 18CZ and 1836Jr-56, played to the end on the small title that stands for it, and its rules one by one.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use fixtures::Random;
use rules::decision::Decision;
use rules::event::{Event, For, Purse};
use rules::message::Keyed;
use rules::state::{State, Status};
use rules::title::load::{Texts, paths};
use rules::title::{TITLE_FILE, Title, embedded};
use rules::{
    Action, CompanyId, E30Action, E30Decision, E30Event, Game, Money, Options, Played, Seat, e30_rules,
    fingerprint, notation,
};

const N: CompanyId = CompanyId(0);
const E: CompanyId = CompanyId(1);
const S: CompanyId = CompanyId(2);
const PASSES: [Action; 2] = [Action::Pass, Action::Pass];
const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn texts() -> Texts {
    let folder = fixtures::titles().join("1830-like");
    let mut texts = Texts { catalogue: embedded::catalogue().to_owned(), ..Texts::default() };
    for entry in fs::read_dir(&folder).expect("the title is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        texts.files.insert(name, fs::read_to_string(&path).expect("it can be read"));
    }
    let title = texts.files[TITLE_FILE].clone();
    for path in paths(Some(&title)).into_iter().filter(|path| path.starts_with("../")) {
        let ours = || embedded::file(&path).map(str::to_owned);
        let text = fs::read_to_string(folder.join(&path)).ok().or_else(ours);
        texts.files.insert(path.clone(), text.expect("a file of another title"));
    }
    texts
}

fn title() -> Arc<Title> {
    Arc::new(Title::from_texts(&texts()).expect("it has no faults"))
}

/// The same as seated, with something else in one of its files.
fn changed(file: &str, old: &str, new: &str) -> Result<Arc<Title>, String> {
    let mut texts = texts();
    let text = texts.files.get_mut(file).expect("it is there");
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replace(old, new);
    Title::from_texts(&texts).map(Arc::new).map_err(|faults| faults.to_string())
}

/// Anna begins.
fn seated(title: Arc<Title>, players: usize) -> Game {
    let options = Options { shuffle_order: false, ..Options::BOOK };
    Game::new(title, options, players, 1).expect("so many may play").game
}

/// Whoever must decide plays the actions one after the other.
fn after(mut game: Game, actions: &[Action]) -> Game {
    for action in actions {
        let seat = game.decider().expect("somebody decides");
        game.advance(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    }
    game
}

fn refused(game: &Game, action: &Action) -> &'static str {
    let seat = game.decider().expect("somebody decides");
    let refusal = game.check(seat, action).expect_err("it is refused");
    assert!(!game.offers().expect("the game goes on").allow(action), "{action:?} is offered");
    refusal.rule.id
}

fn start(company: CompanyId, price: Money) -> Action {
    Action::StartCompany { company, price }
}

fn buy(company: CompanyId) -> Action {
    Action::BuyShare { company }
}

fn sell(company: CompanyId, shares: u8) -> Action {
    Action::SellShares { company, shares }
}

/// Two players; N floated at 60 by Anna with four shares and Ben with two, and its revenue is to be paid.
fn at_dividend() -> Game {
    let actions = [start(N, 60), buy(N), buy(N), buy(N), buy(N), Action::Pass, Action::Pass];
    let game = after(seated(title(), 2), &actions);
    assert_eq!(game.state().decision(), Some(&Decision::Dividend { company: N, revenue: 30 }));
    game
}

/// The second stock round after that, with N's revenue retained. Ben begins.
fn second_round() -> Game {
    let game = after(at_dividend(), &[Action::Retain]);
    assert_eq!(game.decider(), Some(BEN), "Anna acted last");
    game
}

#[test]
fn random_games_are_sound_and_told_by_their_events() {
    let title = title();
    let (mut verbs, mut told_of) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..120 {
        let options = if seed % 2 == 0 { Options::BOOK } else { Options::AS_ON_18XX_GAMES };
        let players = 2 + seed as usize % 3;
        let Played { mut game, events } =
            Game::new(title.clone(), options, players, seed).expect("so many may play");
        let mut told = State::new(&title, players);
        let mut tell = |events: &[Event], told: &mut State| {
            for event in events {
                told.apply(&title, event);
                told_of.insert(event.key());
            }
        };
        tell(&events, &mut told);
        let mut random = Random(seed);
        while let Some(offers) = game.offers() {
            let action = offers.action(random.below(offers.len())).expect("something is offered");
            let noted = notation::write(game.view(), &action);
            assert_eq!(notation::read(game.view(), &noted).as_ref(), Ok(&action), "seed {seed}");
            verbs.insert(action.kind());
            let before = fingerprint::text(game.view());
            let events = game.advance(offers.seat, &action).expect("what is offered is accepted");
            tell(&events, &mut told);
            assert_eq!(told, *game.state(), "seed {seed}, after {action:?}");
            assert_eq!(
                invariants::check(&game),
                Vec::<invariants::Fault>::new(),
                "seed {seed}, after {action:?}"
            );
            assert_ne!(fingerprint::text(game.view()), before, "seed {seed}, after {action:?}");
        }
        assert!(game.state().is_over(), "seed {seed}");
    }
    let all = ["buy_share", "pass", "pay_half", "pay_out", "retain", "sell_shares", "start_company"];
    assert_eq!(verbs, BTreeSet::from(all));
    let own = Event::E30(E30Event::RevenueEarned { company: N, revenue: 30 });
    assert!(told_of.contains(own.key()) && told_of.contains("event-company-floated"), "{told_of:?}");
}

#[test]
fn every_rule_that_is_cited_stands_in_the_catalogue() {
    let title = title();
    let catalogue = title.rulebook.as_ref().expect("the title has one");
    for cited in e30_rules::ALL {
        let section = catalogue.entry(cited.id).map(|rule| rule.section.as_str());
        assert_eq!((cited.title, section), (title.id.as_str(), Some(cited.section)), "{}", cited.id);
    }
}

#[test]
fn r_30_turn_01_all_players_pass_in_a_row_and_the_next_one_has_the_priority() {
    let game = seated(title(), 3);
    assert_eq!(game.state().decision(), Some(&Decision::E30(E30Decision::Dealing { seat: ANNA })));
    let refusal = game.check(BEN, &Action::Pass).expect_err("Anna begins");
    assert_eq!(refusal.rule.id, "R-30-TURN-01");
    assert_eq!(refused(&game, &Action::PayOut), "R-30-TURN-01");
    let game = after(game, &[Action::Pass, start(N, 60), Action::Pass, Action::Pass]);
    assert_eq!(game.decider(), Some(BEN), "Anna and Cleo passed after the start, and he may act again");
    let game = after(game, &[Action::Pass]);
    assert_eq!(game.state().order[..], [Seat(2), ANNA, BEN], "Cleo sits after Ben, the last one to act");
}

#[test]
fn r_30_par_01_a_company_is_started_at_one_of_its_prices() {
    let game = seated(title(), 2);
    assert_eq!(refused(&game, &start(N, 70)), "R-30-PAR-01");
    let game = after(game, &[start(N, 75)]);
    assert_eq!(refused(&game, &start(N, 75)), "R-30-PAR-01");
    let (state, company) = (game.state(), game.state().company(N));
    assert_eq!((company.director, company.start_price, game.view().price(N)), (Some(ANNA), 75, 75));
    assert_eq!((state.shares(N, ANNA), state.player(ANNA).cash), (2, 450));
}

#[test]
fn r_30_buy_01_shares_come_from_the_bank_at_the_price_on_the_chart() {
    let game = seated(title(), 4);
    assert_eq!(refused(&game, &buy(N)), "R-30-BUY-01");
    // 330 each: Anna has 150 left after N, and nothing to start S with.
    let round = [start(N, 90), buy(N), buy(N), buy(N)];
    let game = after(game, &round);
    assert_eq!(refused(&game, &start(S, 90)), "R-30-BUY-01");
    assert_eq!(after(game, &[buy(N)]).state().player(ANNA).cash, 60);
}

#[test]
fn r_30_limit_01_nobody_buys_above_60_percent_or_too_many_certificates() {
    let mut game = after(seated(title(), 2), &[start(N, 60)]);
    for _ in 0..4 {
        game = after(game, &[Action::Pass, buy(N)]);
    }
    let game = after(game, &[Action::Pass]);
    assert_eq!((game.decider(), game.state().shares(N, ANNA)), (Some(ANNA), 6));
    assert_eq!(refused(&game, &buy(N)), "R-30-LIMIT-01");
    let few = changed(TITLE_FILE, "certificates = 14", "certificates = 1").expect("it has no faults");
    let options = Options { shuffle_order: false, skip_idle_steps: false, ..Options::BOOK };
    let game = Game::new(few, options, 2, 1).expect("two may play").game;
    let game = after(game, &[start(N, 60), Action::Pass]);
    assert_eq!(refused(&game, &start(E, 60)), "R-30-LIMIT-01");
}

#[test]
fn r_30_float_01_a_company_floats_at_60_percent_with_full_capital() {
    let five = after(seated(title(), 2), &[start(N, 60), buy(N), buy(N), buy(N)]);
    assert_eq!((five.state().company(N).status, five.state().company(N).treasury), (Status::Started, 0));
    let played = five.play(ANNA, &buy(N)).expect("it is for sale");
    let capital =
        Event::MoneyMoved { from: Purse::Bank, to: Purse::Company(N), amount: 600, why: For::Capital };
    assert!(played.events.contains(&Event::CompanyFloated { company: N }));
    assert!(played.events.contains(&capital));
    let company = played.game.state().company(N);
    assert_eq!((company.status, company.treasury), (Status::Floated, 600));
}

#[test]
fn r_30_float_01_how_many_shares_float_a_company_is_data() {
    let title = changed("sizes.toml", "float = 6", "float = 3").expect("it has no faults");
    let game = after(seated(title, 2), &[start(N, 60), buy(N)]);
    assert_eq!(game.state().company(N).status, Status::Floated);
}

#[test]
fn r_30_div_01_the_price_moves_right_stays_or_moves_left() {
    let game = at_dividend();
    assert_eq!(refused(&game, &Action::Pass), "R-30-DIV-01");
    assert_eq!(refused(&game, &buy(N)), "R-30-DIV-01");
    // Anna holds four shares, Ben two: of 30 they get 12 and 6, of 15 half of that.
    let half = Action::E30(E30Action::PayHalf);
    for (action, anna, ben, treasury, price) in
        [(Action::PayOut, 12, 6, 0, 65), (half, 6, 3, 15, 60), (Action::Retain, 0, 0, 30, 50)]
    {
        let paid = after(game.clone(), std::slice::from_ref(&action));
        let more = |seat: Seat| paid.state().player(seat).cash - game.state().player(seat).cash;
        assert_eq!((more(ANNA), more(BEN)), (anna, ben), "{action:?}");
        assert_eq!(paid.state().company(N).treasury, 600 + treasury, "{action:?}");
        assert_eq!(paid.view().price(N), price, "{action:?}");
    }
}

#[test]
fn r_30_div_01_companies_operate_by_price_and_only_when_floated() {
    let deals = [start(N, 60), start(E, 75), buy(N), buy(E), buy(N), buy(E), buy(N), buy(E), buy(N)];
    let title = changed("sizes.toml", "float = 6", "float = 5").expect("it has no faults");
    let game = after(seated(title, 2), &[&deals[..], &PASSES].concat());
    assert_eq!(
        (game.state().company(N).status, game.state().company(E).status),
        (Status::Floated, Status::Floated)
    );
    assert_eq!(game.state().decision(), Some(&Decision::Dividend { company: E, revenue: 30 }));
    let game = after(game, &[Action::PayOut]);
    assert_eq!(game.state().decision(), Some(&Decision::Dividend { company: N, revenue: 30 }));
}

#[test]
fn r_30_sell_01_a_block_is_sold_at_one_price_which_falls_by_one_space() {
    let first = after(seated(title(), 2), &[start(N, 60), buy(N), buy(N)]);
    assert_eq!(refused(&first, &sell(N, 1)), "R-30-SELL-01");
    let game = second_round();
    assert_eq!(refused(&game, &sell(N, 3)), "R-30-SELL-01");
    assert_eq!(refused(&game, &sell(E, 1)), "R-30-SELL-01");
    let cash = game.state().player(BEN).cash;
    let sold = after(game, &[sell(N, 2)]);
    assert_eq!(sold.state().player(BEN).cash, cash + 100);
    assert_eq!(sold.view().price(N), 40);
    let again = after(sold, &[Action::Pass]);
    assert_eq!(refused(&again, &buy(N)), "R-30-SELL-01");
}

#[test]
fn r_30_sell_01_the_certificate_is_only_given_to_somebody_with_two_shares() {
    let anna = after(second_round(), &[Action::Pass]);
    let sold = after(anna, &[sell(N, 3)]);
    assert_eq!(sold.state().company(N).director, Some(BEN));
    assert_eq!((sold.state().shares(N, ANNA), sold.state().shares(N, BEN)), (1, 2));
    assert_eq!(refused(&sold, &sell(N, 1)), "R-30-SELL-01");
}

#[test]
fn r_30_end_01_the_game_ends_with_the_last_revenue() {
    let title = changed("figures.toml", "30, 40, 50, 60, 70, 80", "30, 40").expect("it has no faults");
    let game = after(seated(title, 2), &PASSES);
    assert!(!game.state().is_over());
    let game = after(game, &PASSES);
    assert!(game.state().is_over());
    let refusal = game.check(ANNA, &Action::Pass).expect_err("it is over");
    assert_eq!(refusal.rule.id, "R-30-END-01");
}

#[test]
fn r_30_end_01_the_game_ends_after_the_round_in_which_the_bank_cannot_pay() {
    // 1,200 go to the players, 360 come back, and 600 are capital: 10 are left for a dividend of 18.
    let title = changed(TITLE_FILE, "bank = 4000", "bank = 1450").expect("it has no faults");
    let deals = [start(N, 60), buy(N), buy(N), buy(N), buy(N), Action::Pass, Action::Pass];
    let game = after(seated(title, 2), &deals);
    assert_eq!(game.state().bank.map(|bank| (bank.cash, bank.broken)), Some((10, false)));
    let game = after(game, &[Action::PayOut]);
    assert!(game.state().is_over());
    assert_eq!(game.state().bank.map(|bank| (bank.cash, bank.broken)), Some((-8, true)));
}

#[test]
fn figures_that_nothing_asks_for_and_revenues_that_are_missing_are_faults() {
    for (new, fault) in [
        ("", "revenues: missing; the order of play asks for it"),
        ("revenues = []", "revenues: one above 0 for each round"),
        ("revenues = [30]\nstations = [40]", "stations: nothing in this title asks for it"),
        ("revenues = [30]\npool = 50", "pool: nothing in this title asks for it"),
    ] {
        let faults = changed("figures.toml", "revenues = [30, 40, 50, 60, 70, 80]", new);
        let faults = faults.expect_err("it has a fault");
        assert!(faults.contains(fault), "{faults}");
    }
}

/// What another family asks cannot be answered here: it is not waited for, and play goes on.
#[test]
fn a_decision_of_another_family_is_not_waited_for() {
    let game = at_dividend();
    let mut position = game.state().position();
    let below = Decision::Track { company: N };
    position.agenda.insert(0, below);
    let options = Options { shuffle_order: false, ..Options::BOOK };
    let game = Game::at(game.title().clone(), options, position);
    let game = after(game, &[Action::Retain]);
    assert_eq!(game.state().decision(), Some(&Decision::E30(E30Decision::Dealing { seat: BEN })));
}
