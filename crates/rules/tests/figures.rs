//! Titles with other figures than the printed ones are played by them: random games, and what they show.

#[allow(dead_code, reason = "only the choice of an action is needed here")]
#[path = "random_play/chance.rs"]
mod chance;

use chance::{Chance, Temper};
use rules::event::{For, Purse};
use rules::title::{Title, Zone, embedded};
use rules::{
    CzEvent, CzOffer, Decision, Event, F56Decision, F56Event, F56Offer, Game, Money, Offer, Options, Played,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A built-in title with other figures.
fn changed(id: &str, changes: &[(&str, &str, &str)]) -> Arc<Title> {
    let mut texts = embedded::texts(id).expect("it is built in");
    for (file, from, to) in changes {
        let text = texts.files.get_mut(*file).expect("it has the file");
        assert!(text.contains(from), "{from} is not in {file}");
        *text = text.replace(from, to);
    }
    Arc::new(Title::from_texts(&texts).unwrap_or_else(|faults| panic!("{faults}")))
}

/// Plays games of the seeds, and shows every position with what led to it.
fn play(
    title: &Arc<Title>,
    players: usize,
    temper: Temper,
    seeds: u64,
    mut look: impl FnMut(&Game, &[Event]),
) {
    for seed in 0..seeds {
        let mut chance = Chance::new(seed);
        let Played { mut game, events } =
            Game::new(Arc::clone(title), Options::BOOK, players, seed).expect("so many may play");
        look(&game, &events);
        while let Some(offers) = game.offers() {
            let action = chance.choose(title, &offers, temper);
            let played = game.play(offers.seat, &action).expect("it was offered");
            game = played.game;
            assert_eq!(invariants::check(&game), Vec::<invariants::Fault>::new());
            look(&game, &played.events);
        }
    }
}

/// What was paid for this, amount by amount.
fn paid(events: &[Event], of: impl Fn(Purse, For) -> bool) -> impl Iterator<Item = Money> {
    events.iter().filter_map(move |event| match *event {
        Event::MoneyMoved { from, amount, why, .. } if of(from, why) => Some(amount),
        _ => None,
    })
}

#[test]
fn stations_take_overs_and_first_tiles_of_18cz() {
    let title = changed(
        "18cz",
        &[
            ("figures.toml", "[40, 100]", "[20, 60, 70]"),
            ("figures.toml", "first_tiles = 2", "first_tiles = 3"),
            ("figures.toml", "[50, 150]", "[80, 120]"),
        ],
    );
    let (mut stations, mut laid, mut take_overs) = (BTreeSet::new(), 0, 0);
    play(&title, 4, Temper::Greedy, 3, |game, events| {
        stations.extend(paid(events, |_, why| matches!(why, For::Station(_))));
        laid = laid.max(game.state().operating().map_or(0, |turn| turn.laid));
        for offer in game.offers().iter().flat_map(|offers| &offers.offers) {
            if let Offer::Cz(CzOffer::TakeOver { target, from, to }) = *offer {
                let price = game.view().price(target);
                assert!(100 * from >= 80 * price && 100 * to <= 120 * price, "{from} to {to} of {price}");
                take_overs += 1;
            }
        }
    });
    assert_eq!(stations, BTreeSet::from([20, 60, 70]));
    assert_eq!(laid, 3);
    assert!(take_overs > 0, "nobody could be taken over");
}

#[test]
fn bids_and_bonuses_of_moravia_silesia() {
    let changes = [
        ("figures.toml", "bid_step = 5", "bid_step = 7"),
        ("figures.toml", "red_bonus = 50", "red_bonus = 80"),
    ];
    let title = changed("18cz-moravia-silesia", &changes);
    let (mut before, mut raised): (Option<(rules::PrivateId, Money)>, usize) = (None, 0);
    let mut bonuses = BTreeSet::new();
    play(&title, 2, Temper::Keen, 8, |_, events| {
        for event in events {
            match event {
                Event::Cz(CzEvent::BidMade { private, amount, .. }) => {
                    let highest = before.filter(|(of, highest)| of == private && highest < amount);
                    if let Some((_, highest)) = highest {
                        assert!(*amount >= highest + 7, "{amount} after {highest}");
                        raised += usize::from(*amount == highest + 7);
                    }
                    before = Some((*private, *amount));
                }
                Event::TrainsRan { runs, .. } => bonuses.extend(runs.iter().map(|ran| ran.bonus)),
                _ => {}
            }
        }
    });
    assert!(raised > 0, "no bid was raised by just a step");
    assert!(bonuses.contains(&80) && bonuses.iter().all(|bonus| bonus % 80 == 0), "{bonuses:?}");
}

#[test]
fn loans_shares_and_private_companies_of_1836jr56() {
    let title = changed(
        "1836jr56",
        &[
            ("figures.toml", "[40, 100]", "[30, 70]"),
            ("figures.toml", "bid_step = 5", "bid_step = 10"),
            ("figures.toml", "pool = 50", "pool = 30"),
            ("figures.toml", "[50, 200]", "[100, 150]"),
            ("figures.toml", "amount = 100, interest = 10", "amount = 150, interest = 15"),
            ("sizes.toml", "most = 6", "most = 4"),
        ],
    );
    let (mut stations, mut loans) = (BTreeSet::new(), BTreeSet::new());
    let (mut interest, mut capped, mut bids, mut privates, mut pool) = (0, 0, 0, 0, 0);
    for temper in [Temper::Patient, Temper::Tinkering, Temper::Greedy] {
        play(&title, 3, temper, 4, |game, events| {
            let (view, title) = (game.view(), game.title());
            stations.extend(paid(events, |_, why| matches!(why, For::Station(_))));
            loans.extend(paid(events, |_, why| why == For::Loan));
            let treasury = |from, why| matches!((from, why), (Purse::Company(_), For::Interest));
            for amount in paid(events, treasury) {
                assert_eq!(amount % 15, 0, "interest is paid for whole loans");
                interest += 1;
            }
            for event in events {
                match *event {
                    Event::F56(F56Event::BidPlaced { private, amount, .. }) => {
                        assert!(amount >= title.private(private).price + 10, "{amount}");
                        bids += 1;
                    }
                    Event::MoneyMoved {
                        from: Purse::Company(_), amount, why: For::Private(private), ..
                    } => {
                        let price = title.private(private).price;
                        assert!(price <= amount && 2 * amount <= 3 * price, "{amount} for {price}");
                        privates += 1;
                    }
                    _ => {}
                }
            }
            for company in title.company_ids().filter(|&company| !view.is_national(company)) {
                pool = pool.max(view.shares_in_pool(company));
            }
            let Some(Decision::F56(F56Decision::Exchange { seat, .. })) = game.state().decision() else {
                return;
            };
            for offer in game.offers().iter().flat_map(|offers| &offers.offers) {
                let (Offer::BuyShare { company, .. } | Offer::F56(F56Offer::BuyFromPool { company, .. })) =
                    *offer
                else {
                    continue;
                };
                let orange = title.chart.zone(game.state().company(company).space) == Zone::Orange;
                let held = game.state().shares(company, *seat);
                assert!(orange || view.is_national(company) || held < 4, "a fifth share");
                capped += usize::from(held == 3);
            }
        });
    }
    assert_eq!(stations, BTreeSet::from([30, 70]));
    assert_eq!(loans, BTreeSet::from([135, 150]));
    assert_eq!(pool, 3, "the pool holds 30 %");
    assert!(interest > 0 && capped > 0 && bids > 0 && privates > 0);
}

/// A loan lowers the value of a share by what the title says, and a company starts by the train on offer as it says.
#[test]
fn capital_and_value_of_1836jr56() {
    let capital =
        ("figures.toml", "escrow = 4, incremental = 5, float = 6", "escrow = 1, incremental = 1, float = 3");
    let title = changed("1836jr56", &[capital, ("figures.toml", "off_share = 10", "off_share = 4")]);
    let (mut floated, mut owing) = (0, 0);
    play(&title, 3, Temper::Keen, 4, |game, events| {
        let (view, state) = (game.view(), game.state());
        for event in events {
            if let Event::CompanyFloated { company } = *event {
                assert!(view.shares_sold(company) >= 3, "all of the capital comes with the third share");
                floated += 1;
            }
        }
        for seat in state.seats().filter(|_| state.bank.is_some_and(|bank| bank.bankrupt.is_none())) {
            let shares = state.market.iter().map(|&company| {
                let loans = i64::from(view.credit(company).loans);
                owing += loans;
                i64::from(state.shares(company, seat)) * (i64::from(view.price(company)) - 4 * loans).max(0)
            });
            let privates = view.privates_of(rules::state::PrivateOwner::Player(seat));
            let privates: Money = privates.map(|private| title.private(private).price).sum();
            let worth = i64::from(state.player(seat).cash) + shares.sum::<i64>() + i64::from(privates);
            assert_eq!(view.worth(seat), worth);
        }
    });
    assert!(floated > 0 && owing > 0);
}
