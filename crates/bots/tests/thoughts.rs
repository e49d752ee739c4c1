//! What holds for every bot: its action is allowed, its thought is the same for the same seed, and it answers offers by
//! their value.

use rules::{Action, CzAction, CzDecision, Decision, Game, Options, Seat};
use std::time::Duration;

use bots::arena::Match;
use bots::{Bot, Budget, Reason, Strength, Thought, think};
use rules::deal::Deal;
use rules::seed::Draws;

/// Few enough for a test, enough to look ahead late in a game.
const NODES: u64 = 600;

/// A game of Moravia-Silesia by this many.
fn moravia(players: usize, seed: u64) -> Game {
    let title = rules::title::embedded::title("18cz-moravia-silesia").expect("it is embedded");
    Game::new(title, Options::BOOK, players, seed).expect("it is played by so many").game
}

/// Two play Bohemia.
fn begun(players: usize, seed: u64) -> Game {
    let id = if players == 2 { "18cz-bohemia" } else { "18cz" };
    let title = rules::title::embedded::title(id).expect("it is embedded");
    Game::new(title, Options::BOOK, players, seed).expect("it is played by so many").game
}

fn step(game: &Game, seat: Seat, action: &Action) -> Game {
    match game.play(seat, action) {
        Ok(played) => played.game,
        Err(refusal) => panic!("{action:?} was refused: {refusal:?}"),
    }
}

/// Plays a game by lot and shows every position.
fn wander(players: usize, seed: u64, mut look: impl FnMut(&Game, usize)) {
    let mut game = begun(players, seed);
    let mut draws = Draws::new(seed);
    let mut number = 0;
    while let Some(offers) = game.offers() {
        look(&game, number);
        number += 1;
        let offer = &offers.offers[draws.below(offers.offers.len())];
        game = step(&game, offers.seat, &offer.action(draws.below(offer.len())));
    }
}

/// A game of novices up to this action.
fn after_novices(actions: usize) -> Game {
    let mut game = begun(4, 3);
    for number in 0..actions {
        let thought = think(&game, Strength::Thumb, &Budget::nodes(0), number as u64).expect("it goes on");
        game = step(&game, thought.seat, &thought.action);
    }
    game
}

#[test]
fn no_bot_does_what_is_not_offered() {
    for (players, seed) in [(2, 10), (3, 11), (4, 12), (6, 13)] {
        wander(players, seed, |game, number| {
            let strength = match number % 40 {
                0 => Strength::OldDirector,
                10 => Strength::Director,
                20 => Strength::OldConductor,
                30 => Strength::Conductor,
                number if number % 4 == 0 => Strength::Novice,
                number if number % 2 == 0 => Strength::Thumb,
                _ => return,
            };
            let thought = think(game, strength, &Budget::nodes(NODES), seed).expect("the game goes on");
            let offers = game.offers().expect("the game goes on");
            assert_eq!(thought.seat, offers.seat);
            assert!(offers.allow(&thought.action), "{strength}: {:?} is not offered", thought.action);
            step(game, thought.seat, &thought.action);
        });
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought() {
    let mut game = after_novices(330);
    for number in 0..60 {
        for strength in Strength::ALL.into_iter().chain(Strength::OLD) {
            let twice: Vec<_> =
                (0..2).filter_map(|_| think(&game, strength, &Budget::nodes(NODES), number)).collect();
            assert_eq!(twice[0].action, twice[1].action, "{strength}");
            assert_eq!(twice[0].reason, twice[1].reason, "{strength}");
        }
        let thought = think(&game, Strength::Thumb, &Budget::nodes(0), number).expect("it goes on");
        game = step(&game, thought.seat, &thought.action);
    }
}

#[test]
fn offers_of_others_are_answered_by_their_value() {
    let (mut kept, mut sold) = (0, 0);
    for seed in 0..12 {
        wander(3, seed, |game, _| {
            let Some(&Decision::Answer { deal, price, .. }) = game.state().decision() else { return };
            let answer = think(game, Strength::Thumb, &Budget::nodes(0), seed).expect("it goes on").action;
            match deal {
                // A local railway is worth at least 120 K at the end.
                Deal::Private(_) if price < 100 => {
                    assert_eq!(answer, Action::Refuse, "a local railway for {price} K");
                    kept += 1;
                }
                // For twice what it cost, and what the dearest one now costs, any train can be replaced.
                Deal::Train(_, train) => {
                    let title = game.title();
                    let now = title.card(game.state().trains.top).sides.iter().map(|side| side.price);
                    let dearest = now.chain([game.view().side(train).price]).max().unwrap_or(0);
                    if price > 2 * dearest {
                        assert_eq!(answer, Action::Accept, "a train for {price} K");
                        sold += 1;
                    }
                }
                _ => {}
            }
        });
    }
    assert!(kept > 20, "only {kept} offers for local railways were met");
    assert!(sold > 5, "only {sold} good offers for trains were met");
}

#[test]
fn a_cancelled_thought_ends_at_once() {
    let director = |game: &Game, budget: &Budget| {
        think(game, Strength::OldDirector, budget, 1).map(|thought| (thought.action, thought.reason))
    };
    let mut game = after_novices(330);
    // A position in which looking ahead leads to something else.
    while director(&game, &Budget::nodes(0)) == director(&game, &Budget::nodes(NODES)) {
        let thought = think(&game, Strength::Thumb, &Budget::nodes(0), 1).expect("the game goes on");
        game = step(&game, thought.seat, &thought.action);
    }
    let budget = Budget::time(Duration::from_secs(600));
    budget.cancel.cancel();
    assert_eq!(director(&game, &budget), director(&game, &Budget::nodes(0)), "it has looked ahead");
}

#[test]
fn games_of_all_strengths_end_with_the_invariants_intact() {
    let contest = Match {
        title: rules::title::embedded::title("18cz").expect("18cz is embedded"),
        options: Options::BOOK,
        bots: Strength::ALL.map(Bot::from).to_vec(),
        budget: Budget::nodes(NODES),
        seed: 1,
        check: true,
    };
    for number in 0..2 {
        let outcome = contest.play(number).expect("a game without a refusal or a broken invariant");
        assert!(
            outcome.worth[0] < outcome.worth[1],
            "by lot {} K, by rule {} K",
            outcome.worth[0],
            outcome.worth[1]
        );
    }
}

#[test]
fn a_game_of_bohemia_ends_with_the_invariants_intact() {
    let contest = Match {
        title: rules::title::embedded::title("18cz-bohemia").expect("it is embedded"),
        options: Options::BOOK,
        bots: vec![Strength::Random.into(), Strength::Conductor.into()],
        budget: Budget::nodes(NODES),
        seed: 1,
        check: true,
    };
    let worth = contest.play(0).expect("a game without a refusal or a broken invariant").worth;
    assert!(worth[0] < worth[1], "by lot {} K, by rule {} K", worth[0], worth[1]);
}

/// Plays whole games of novices and shows every position with what is done there.
fn novices(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Game, &Action)) {
    for seed in seeds {
        let mut game = begun(4, seed);
        let mut number = 0;
        while let Some(thought) = think(&game, Strength::Thumb, &Budget::nodes(0), seed ^ number << 20) {
            look(&game, &thought.action);
            game = step(&game, thought.seat, &thought.action);
            number += 1;
        }
    }
}

#[test]
fn novices_ask_for_what_the_others_will_agree_to() {
    let (mut agreed, mut refused, mut privates) = (0, 0, 0);
    novices(40..43, |_, action| match action {
        Action::Accept => agreed += 1,
        Action::Refuse => refused += 1,
        Action::OfferForPrivate { .. } => privates += 1,
        _ => {}
    });
    assert!(agreed > 10, "only {agreed} deals");
    assert!(refused * 10 <= agreed, "{refused} offers refused, {agreed} accepted");
    assert!(privates > 0, "no company bought a local railway of its director");
}

#[test]
fn novices_find_a_route_for_every_company_with_trains() {
    let mut idle = 0;
    let mut turns = 0;
    novices(50..53, |game, _| {
        // Before the trains are bought: a company that has had a turn before and could not run now.
        let Some(&Decision::Trains { company }) = game.state().decision() else { return };
        let turn = game.state().operating().expect("an operating round");
        let view = game.view();
        if turn.first || !view.has_runnable_train(company) {
            return;
        }
        turns += 1;
        let trains = rules::runnable(view, company);
        let runs = rules::board::RailNetwork::of(view, company).solve(view, &trains, Some(4_000)).1.total > 0;
        idle += usize::from(!runs);
    });
    assert!(turns > 100, "only {turns} turns");
    assert!(idle * 20 <= turns, "{idle} of {turns} turns with trains and without a route");
}

#[test]
fn r_mor_12_novices_bid_for_papers_by_their_value_and_use_them() {
    let (mut sold, mut floated, mut assigned, mut joined) = (0, 0, 0, 0);
    for seed in 0..6 {
        let mut game = moravia(2 + seed as usize % 2, seed);
        let mut number = 0;
        while let Some(thought) = think(&game, Strength::Thumb, &Budget::nodes(0), seed * 1000 + number) {
            if let Action::Cz(CzAction::Bid { amount }) = thought.action {
                let Some(&Decision::Cz(CzDecision::Bid { paper, .. })) = game.state().decision() else {
                    unreachable!()
                };
                let lowest = game.title().private(paper).price;
                assert!(amount < 4 * lowest, "{amount} K for {}", game.title().private(paper).id);
                assert!(
                    game.state().player(thought.seat).cash - amount >= 100,
                    "nothing is left for a company"
                );
            }
            let played = game.play(thought.seat, &thought.action).expect("it is offered");
            for event in &played.events {
                match event {
                    rules::Event::CompanyFloated { .. } => floated += 1,
                    rules::Event::Cz(rules::CzEvent::MarkersTakenOver { .. }) => joined += 1,
                    rules::Event::TrainsRan { runs, .. } => {
                        let private =
                            |ran: &rules::event::Ran| game.title().is_paper_card(ran.run.train.card);
                        assigned += usize::from(runs.iter().any(private));
                    }
                    rules::Event::PrivateMoved { from: rules::state::PrivateOwner::Sheet, to, .. } => {
                        sold += usize::from(matches!(to, rules::state::PrivateOwner::Player(_)));
                    }
                    _ => {}
                }
            }
            game = played.game;
            number += 1;
        }
        assert!(!game.view().nobody_bid());
        assert_eq!(invariants::check(&game), Vec::<invariants::Fault>::new());
    }
    assert!(sold >= 15 && floated >= 12, "{sold} papers sold, {floated} companies floated");
    assert!(
        assigned >= 3 && joined >= 1,
        "the train ran {assigned} times, {joined} companies bought the railway"
    );
}

#[test]
fn games_of_moravia_end_with_the_invariants_intact() {
    for bots in [
        vec![Strength::Random, Strength::Novice],
        vec![Strength::Random, Strength::Novice, Strength::Conductor],
    ] {
        let contest = Match {
            title: rules::title::embedded::title("18cz-moravia-silesia").expect("it is embedded"),
            options: Options::BOOK,
            bots: bots.into_iter().map(Bot::from).collect(),
            budget: Budget::nodes(NODES),
            seed: 1,
            check: true,
        };
        let worth = contest.play(0).expect("a game without a refusal or a broken invariant").worth;
        assert!(worth[0] < worth[1], "by lot {} K, by rule {} K", worth[0], worth[1]);
    }
}

#[test]
fn who_has_said_no_is_not_asked_again_until_something_changes() {
    let mut asked = Vec::new();
    let mut game = begun(4, 60);
    let mut number = 0;
    while let Some(thought) = think(&game, Strength::OldConductor, &Budget::nodes(NODES), 60 ^ number << 20) {
        if let Action::Cz(CzAction::TakeOver { target, .. }) = thought.action {
            let refused = game.state().refused().and_then(|refused| refused.price(Deal::TakeOver(target)));
            asked.push(refused);
        }
        game = step(&game, thought.seat, &thought.action);
        number += 1;
    }
    assert!(!asked.is_empty(), "nobody wanted to take over anything");
    assert!(asked.iter().all(Option::is_none), "{asked:?}");
}

#[test]
fn a_director_has_weights_of_its_own_long_before_it_looks_ahead() {
    let mut game = begun(4, 3);
    let mut others_started = false;
    loop {
        let thought =
            think(&game, Strength::OldConductor, &Budget::nodes(0), 1).expect("companies are started");
        let starts = matches!(thought.action, Action::StartCompany { .. });
        if starts && others_started {
            break;
        }
        others_started |= starts;
        game = step(&game, thought.seat, &thought.action);
    }
    let thought = think(&game, Strength::OldDirector, &Budget::nodes(0), 1).expect("the game goes on");
    // It rather has a part in what another has started.
    assert!(matches!(thought.action, Action::BuyShare { .. }), "{:?}", thought.action);
}

/// The game as if its offer or counter-offer were for another price.
fn at_price(game: &Game, other: u32) -> Game {
    let mut state = game.state().position();
    if let Some(Decision::Answer { price, .. } | Decision::CounterOffer { price, .. }) =
        state.agenda.last_mut()
    {
        *price = other;
    }
    Game::at(std::sync::Arc::clone(game.title()), *game.options(), state)
}

#[test]
fn a_price_is_named_where_it_would_be_agreed_to() {
    let novice = |game: &Game| think(game, Strength::Thumb, &Budget::nodes(0), 1).expect("it goes on").action;
    let (mut named, mut taken, mut left) = (0, 0, 0);
    for seed in 0..12 {
        wander(3, seed, |game, _| match game.state().decision() {
            Some(&Decision::Answer { price: offered, .. }) => {
                if let Action::CounterOffer { price } = novice(game) {
                    assert!(price > offered);
                    assert_eq!(
                        novice(&at_price(game, price)),
                        Action::Accept,
                        "{price} instead of {offered}"
                    );
                    named += 1;
                }
            }
            Some(&Decision::CounterOffer { price, .. }) => match novice(game) {
                Action::Accept => {
                    assert_eq!(novice(&at_price(game, price - 1)), Action::Accept, "less than {price}");
                    taken += 1;
                }
                answer => {
                    assert_eq!(answer, Action::Refuse);
                    left += 1;
                }
            },
            _ => {}
        });
    }
    assert!(named > 20 && taken > 5 && left > 5, "{named} named, {taken} taken, {left} left");
}

#[test]
fn a_reason_speaks_for_what_is_done() {
    let (mut game, mut reasons) = (begun(3, 5), 0);
    for number in 0..260 {
        let thought = think(&game, Strength::Conductor, &Budget::nodes(0), number).expect("it goes on");
        let Thought { action, reason, .. } = &thought;
        assert!(
            *reason != Reason::NothingBetter || *action == Action::Pass,
            "{number}: {action:?}, as nothing is worth its price"
        );
        if let Reason::Earns { from, to } = reason {
            assert!(to > from, "{number}: {action:?} for {to} instead of {from}");
        }
        let own = game.state().decision().and_then(Decision::own_turn);
        if let (Some(own), Reason::Runs { company, .. } | Reason::Lasts { company, .. }) = (own, reason) {
            assert_eq!(company.0, own, "{number}: {action:?} for the sake of another company");
            reasons += 1;
        }
        game = step(&game, thought.seat, &thought.action);
    }
    assert!(reasons > 0, "no reason was the run of a company");
}
