//! Bots in 1836Jr-56: whole games end with nothing broken, and each decision that only this title asks is answered by its value.

use bots::arena::Match;
use bots::{Bot, Budget, Memory, Strength, think, think_with};
use rules::event::For;
use rules::seed::Draws;
use rules::state::{Credit, Round};
use rules::title::Size;
use rules::train::Train;
use rules::{Action, CardId, Decision, Event, F56Action, F56Decision, F56Event, Game, Offer, Options, Seat};

/// Few enough for a test, enough to look ahead.
const NODES: u64 = 400;

fn begun(players: usize, seed: u64, options: Options) -> Game {
    let title = rules::title::embedded::title("1836jr56").expect("it is embedded");
    Game::new(title, options, players, seed).expect("it is played by so many").game
}

fn contest(bots: &[Strength], options: Options, seed: u64) -> Match {
    let title = rules::title::embedded::title("1836jr56").expect("it is embedded");
    Match {
        title,
        options,
        bots: bots.iter().copied().map(Bot::from).collect(),
        budget: Budget::nodes(NODES),
        seed,
        check: true,
    }
}

fn diesels(mut options: Options) -> Options {
    options.f56.diesels = true;
    options
}

fn novice(game: &Game, seed: u64) -> Option<(Seat, Action)> {
    think(game, Strength::Thumb, &Budget::nodes(0), seed).map(|thought| (thought.seat, thought.action))
}

/// Plays a whole game of novices and shows every position with what is done there, and what came of it.
fn novices(players: usize, seed: u64, mut look: impl FnMut(&Game, &Action, &[Event])) -> Game {
    let mut game = begun(players, seed, Options::BOOK);
    let mut number = 0;
    while let Some((seat, action)) = novice(&game, seed ^ number << 20) {
        let played = game.play(seat, &action).expect("it is offered");
        look(&game, &action, &played.events);
        game = played.game;
        number += 1;
    }
    game
}

#[test]
fn games_of_all_strengths_end_with_the_invariants_intact() {
    use Strength::{Conductor, Director, Novice, Random};
    let tables: [(&[Strength], Options); 4] = [
        (&[Random, Novice, Conductor, Director], Options::BOOK),
        (&[Director, Novice], diesels(Options::BOOK)),
        (&[Random, Conductor, Novice], Options::AS_ON_18XX_GAMES),
        (&[Novice, Director], diesels(Options::AS_ON_18XX_GAMES)),
    ];
    for (bots, options) in tables {
        let outcome = contest(bots, options, 2).play(0).expect("nothing is refused and nothing broken");
        assert!(outcome.played.len() > 200, "{bots:?} played only {} actions", outcome.played.len());
    }
}

#[test]
fn a_novice_is_worth_more_than_chance() {
    use Strength::{Novice, Random};
    for number in 0..4 {
        let worth = contest(&[Novice, Random, Random], Options::BOOK, 7).play(number).expect("it ends").worth;
        assert!(worth[0] > worth[1] && worth[0] > worth[2], "{worth:?}");
    }
}

#[test]
fn no_bot_does_what_is_not_offered() {
    for (players, seed, options) in
        [(2, 20, Options::BOOK), (3, 21, Options::AS_ON_18XX_GAMES), (4, 22, diesels(Options::BOOK))]
    {
        let mut game = begun(players, seed, options);
        let mut draws = Draws::new(seed);
        let mut number = 0;
        while let Some(offers) = game.offers() {
            let strength = match number % 60 {
                0 => Strength::OldDirector,
                15 => Strength::Director,
                30 => Strength::OldConductor,
                45 => Strength::Conductor,
                number if number % 3 == 0 => Strength::Novice,
                _ => Strength::Thumb,
            };
            let thought = think(&game, strength, &Budget::nodes(NODES), number).expect("the game goes on");
            assert!(offers.allow(&thought.action), "{strength}: {:?} is not offered", thought.action);
            // Chance goes on, so that positions come up that nobody would have wanted; most bids would end it at once.
            let offer = &offers.offers[draws.below(offers.offers.len())];
            let action = offer.action(draws.below(offer.len().min(20)));
            game = game.play(offers.seat, &action).expect("it is offered").game;
            number += 1;
            if number > 1_500 {
                break;
            }
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought() {
    let mut game = begun(3, 5, Options::BOOK);
    for number in 0..160 {
        for strength in Strength::ALL.into_iter().chain(Strength::OLD).filter(|_| number % 8 == 0) {
            let twice: Vec<_> =
                (0..2).filter_map(|_| think(&game, strength, &Budget::nodes(NODES), number)).collect();
            assert_eq!(twice[0].action, twice[1].action, "{strength}");
            assert_eq!(twice[0].reason, twice[1].reason, "{strength}");
        }
        let Some((seat, action)) = novice(&game, number) else { break };
        game = game.play(seat, &action).expect("it is offered").game;
    }
}

#[test]
fn novices_buy_private_companies_near_their_price_and_can_start_a_company_afterwards() {
    let (mut sold, mut above) = (0, 0);
    for seed in 0..12 {
        let players = 2 + seed as usize % 3;
        let mut game = begun(players, seed, Options::BOOK);
        let mut number = 0;
        while matches!(game.state().round, Round::Privates(_)) {
            let (seat, action) = novice(&game, seed ^ number << 20).expect("it goes on");
            if let Action::F56(F56Action::BidFor { private, amount }) = action {
                let price = game.title().private(private).price;
                assert!(amount <= price * 3 / 2, "{amount} for what costs {price}");
                above += usize::from(amount > price);
            }
            let played = game.play(seat, &action).expect("it is offered");
            let bought = |event: &&Event| matches!(event, Event::MoneyMoved { why: For::Private(_), .. });
            sold += played.events.iter().filter(bought).count();
            game = played.game;
            number += 1;
            assert!(number < 400, "the auction does not end");
        }
        // Everybody can still buy the president's certificate at the lowest price.
        let lowest = 2 * game.title().sizes[2].start_prices[0];
        let able = game.state().seats().filter(|&seat| game.state().player(seat).cash >= lowest).count();
        assert!(able >= players - 1, "{able} of {players} can start a company");
    }
    assert!(sold >= 40, "only {sold} were paid for");
    assert!(above > 0, "nobody ever bid");
}

#[test]
fn companies_of_novices_have_a_train_and_run_and_nobody_is_bankrupt_early() {
    let (mut runs, mut idle, mut interest, mut reached) = (0, 0, 0, 0);
    for seed in 30..36 {
        let mut sets = 0;
        let players = 2 + seed as usize % 3;
        let end = novices(players, seed, |_, _, events| {
            for event in events {
                match event {
                    Event::TrainsRan { .. } => runs += 1,
                    Event::NothingEarned { .. } => idle += 1,
                    Event::F56(F56Event::DestinationReached { .. }) => reached += 1,
                    Event::MoneyMoved { why: For::Interest, amount, .. } if *amount > 0 => interest += 1,
                    Event::RoundBegan { round: rules::round_name::RoundName::Stock(number) } => {
                        sets = *number
                    }
                    Event::F56(F56Event::WentBankrupt { seat, .. }) => {
                        assert!(sets > 5, "{seat:?} was bankrupt in set {sets} of game {seed}");
                    }
                    _ => {}
                }
            }
        });
        assert!(end.state().is_over());
        assert!(sets >= 5, "game {seed} was over after {sets} sets");
    }
    assert!(idle * 3 < runs, "{idle} turns without a run, {runs} with one");
    assert!(interest > 5, "interest was paid {interest} times");
    assert!(reached > 5, "only {reached} destinations were reached");
}

/// A position at the purchase of trains: the company is as `change` makes it.
fn at_trains(change: impl Fn(&Game) -> bool) -> Option<Game> {
    for seed in 40..60 {
        let mut game = begun(3, seed, Options::BOOK);
        let mut number = 0;
        while let Some((seat, action)) = novice(&game, seed ^ number << 20) {
            if matches!(game.state().decision(), Some(Decision::Trains { .. })) && change(&game) {
                return Some(game);
            }
            game = game.play(seat, &action).expect("it is offered").game;
            number += 1;
        }
    }
    None
}

#[test]
fn a_loan_is_taken_for_a_train_and_not_for_nothing() {
    let (mut for_train, mut idle) = (0, 0);
    for seed in 60..66 {
        let mut taken = false;
        novices(3, seed, |game, action, _| {
            if std::mem::take(&mut taken) {
                let buys = matches!(
                    action,
                    Action::BuyTrain { .. }
                        | Action::BuyTrainFrom { .. }
                        | Action::F56(F56Action::TradeTrain { .. })
                );
                if buys { for_train += 1 } else { idle += 1 }
            }
            if *action == Action::F56(F56Action::TakeLoan) {
                taken = true;
                assert!(matches!(game.state().decision(), Some(Decision::Trains { .. })), "not for a train");
            }
        });
    }
    assert!(for_train >= 6, "only {for_train} loans for trains");
    assert!(idle * 5 <= for_train, "{idle} loans for nothing, {for_train} for trains");
}

#[test]
fn a_company_without_a_train_that_can_pay_for_one_buys_it() {
    let found = at_trains(|game| {
        let Some(&Decision::Trains { company }) = game.state().decision() else { return false };
        let owner = game.state().company(company);
        owner.trains.is_empty()
            && game.offers().is_some_and(|offers| {
                offers.offers.iter().any(|offer| matches!(offer, Offer::BuyTrain { help: 0, .. }))
            })
    });
    let game = found.expect("a company buys its first train");
    let (_, action) = novice(&game, 1).expect("it goes on");
    assert!(matches!(action, Action::BuyTrain { .. }), "{action:?}");
}

/// The formation of the national company: this company must decide about its loans.
fn in_debt(loans: u8, treasury: u32, cash: u32, space_price: u32, lasting: bool) -> Option<Game> {
    let game = at_trains(|game| {
        let Some(&Decision::Trains { company }) = game.state().decision() else { return false };
        game.state().company(company).has_operated && game.view().has_runnable_train(company)
    })?;
    let &Decision::Trains { company } = game.state().decision()? else { return None };
    let mut state = game.state().position();
    let seat = state.company(company).director?;
    state.credit[company.index()] = Credit { loans, ..state.credit[company.index()] };
    state.players[seat.index()].cash = cash;
    state.companies[company.index()].treasury = treasury;
    state.companies[company.index()].space = game.title().chart.space(space_price)?;
    state.phase = rules::PhaseId::at(4);
    if lasting {
        state.companies[company.index()].trains =
            vec![Train { card: CardId::at(3), side: Size::Large }].into();
    }
    state.agenda.push(Decision::F56(F56Decision::Debts { company }));
    Some(Game::at(game.title().clone(), *game.options(), state))
}

#[test]
fn r_36_run_09_only_in_the_mind_is_a_revenue_stated_without_routes() {
    let mut asked = 0;
    novices(2, 80, |game, _, _| {
        let (Some(Decision::Run { .. }), Some(offers)) = (game.state().decision(), game.offers()) else {
            return;
        };
        asked += 1;
        assert!(!offers.offers.contains(&Offer::ClaimRevenue {}));
        let claim = Action::ClaimRevenue { amount: 100 };
        assert!(game.play(offers.seat, &claim).is_err());
        let mut options = *game.options();
        options.f56.claims = true;
        let imagined = Game::at(game.title().clone(), options, game.state().clone());
        assert!(imagined.play(offers.seat, &claim).is_ok());
    });
    assert!(asked > 20, "only {asked} runs");
}

#[test]
fn r_36_cgr_03_a_good_company_is_bought_free_and_a_bad_one_merges() {
    // One loan, nearly covered, of a company that stands at 250 and has a train that lasts.
    let good = in_debt(1, 80, 400, 250, true).expect("a position");
    assert_eq!(novice(&good, 1).expect("it goes on").1, Action::F56(F56Action::PayLoans));
    // More than the shares are worth, of a company that stands at 30.
    let bad = in_debt(5, 0, 600, 30, false).expect("a position");
    assert_eq!(novice(&bad, 1).expect("it goes on").1, Action::F56(F56Action::Merge));
}

#[test]
fn r_36_emr_05_whoever_must_raise_money_sells_before_giving_up() {
    let (mut raised, mut given_up) = (0, 0);
    for seed in 0..12 {
        let mut game = begun(4, seed, Options::BOOK);
        let mut draws = Draws::new(seed);
        let mut number = 0;
        while let Some(offers) = game.offers() {
            let (seat, mut action) = novice(&game, seed ^ number << 20).expect("it goes on");
            let can_sell = offers.offers.iter().any(|offer| matches!(offer, Offer::SellShares { .. }));
            let stock = matches!(game.state().decision(), Some(Decision::F56(F56Decision::Exchange { .. })));
            given_up += usize::from(action == Action::F56(F56Action::GoBankrupt));
            if can_sell && !stock {
                assert_ne!(action, Action::F56(F56Action::GoBankrupt));
                raised += usize::from(matches!(action, Action::SellShares { .. }));
            } else if seat.index() < 2 {
                // Two play by lot, so that money gets short.
                let offer = &offers.offers[draws.below(offers.offers.len())];
                action = offer.action(draws.below(offer.len().min(20)));
            }
            game = game.play(seat, &action).expect("it is offered").game;
            number += 1;
            if number > 1_500 {
                break;
            }
        }
    }
    assert!(raised > 0, "nobody had to sell; {given_up} gave up");
}

/// Two directors once handed a private company to and fro for ever: each liked to have it at the own turn, and a deal keeps the round going.
#[test]
fn papers_do_not_go_to_and_fro_between_directors_for_ever() {
    let seed = 771_002_324;
    let (mut game, budget) = (begun(3, seed, Options::BOOK), Budget::nodes(1_000));
    let mut memories = [Memory::default(), Memory::default(), Memory::default()];
    for number in 1..5_000 {
        let Some(seat) = game.decider() else { return };
        let memory = &mut memories[seat.index()];
        let thought = think_with(memory, &game, Bot::from(Strength::Director), &budget, seed ^ number << 20);
        let thought = thought.expect("somebody may do something");
        game = game.play(thought.seat, &thought.action).expect("it is offered").game;
    }
    panic!("it is still round {:?}", game.state().round);
}

/// A mind liked a position better in which a company had left its run on the track.
#[test]
fn companies_run_for_all_that_their_track_brings() {
    let mut runs = 0;
    for seed in [3, 8] {
        let mut game = begun(3, seed, Options::BOOK);
        for step in 0.. {
            let Some(thought) = think(&game, Strength::Novice, &Budget::nodes(1), step) else { break };
            if let Action::RunTrains { .. } = thought.action {
                let offers = game.offers().expect("somebody decides").offers;
                let revenue = |offer: &Offer| match offer {
                    Offer::RunTrains { revenue, .. } => Some(*revenue),
                    _ => None,
                };
                let best = offers.iter().filter_map(revenue).max();
                let chosen =
                    offers.iter().filter(|offer| offer.len() == 1 && offer.action(0) == thought.action);
                assert_eq!(chosen.filter_map(revenue).max(), best, "seed {seed}, action {step}");
                runs += 1;
            }
            game = game.play(thought.seat, &thought.action).expect("it is allowed").game;
        }
    }
    assert!(runs > 30, "{runs} runs");
}
