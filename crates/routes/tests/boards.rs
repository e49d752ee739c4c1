//! Big boards: proven answers, the same every time, and honest figures under a work limit.

mod common;

use common::{Board, LATE, Random, big_network};
use routes::{Best, Bonus, Effort, Proof, Reach, StopId, Train, When, best, best_with, check};

fn trains(reaches: &[Reach]) -> Vec<Train> {
    let home = Bonus { stops: vec![StopId(0)], amount: 50, when: When::Ends };
    let with_home = |&reach: &Reach| Train { bonuses: vec![home.clone()], ..Train::new(reach) };
    reaches.iter().map(with_home).collect()
}

#[test]
fn big_boards_are_proven_and_repeatable() {
    let boards = [Board { junctions: 25, built: 75, stations: 3, closed: 6, ..LATE }, LATE];
    let sets = [
        vec![Reach::Express(8)],
        vec![Reach::Plain(3), Reach::Plain(4), Reach::Plain(4)],
        vec![Reach::Plus { cities: 5, total: 10 }, Reach::Express(5)],
        vec![Reach::Express(5), Reach::Express(5), Reach::Express(6)],
        vec![Reach::Plain(8), Reach::Plain(8)],
    ];
    for board in &boards {
        for seed in 0..4 {
            let net = big_network(&mut Random(seed), board);
            for set in &sets {
                let trains = trains(set);
                let found = best(&net, &trains, None);
                let Proof::Optimal { nodes } = found.proof else { panic!("no limit was given") };
                assert_eq!(check(&net, &trains, &found.routes()).expect("legal").total, found.total);
                assert_eq!(best(&net, &trains, None), found);
                for limit in [0, 10, 100, nodes / 2, nodes] {
                    let hasty = best(&net, &trains, Some(limit));
                    match hasty.proof {
                        Proof::Optimal { .. } => assert_eq!(hasty.total, found.total),
                        Proof::AtLeast { found: low, bound, .. } => {
                            assert_eq!(low, hasty.total);
                            assert!(low <= found.total && found.total <= bound);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn more_trains_never_earn_less() {
    for seed in 10..20 {
        let net = big_network(&mut Random(seed), &LATE);
        let mut last = 0;
        for count in 1..4 {
            let now = best(&net, &trains(&vec![Reach::Express(4); count]), None).total;
            assert!(now >= last);
            last = now;
        }
    }
}

fn total_and_pieces(found: &Best) -> (u32, usize) {
    assert!(matches!(found.proof, Proof::Optimal { .. }));
    (found.total, found.routes().iter().flatten().map(|route| route.pieces.len()).sum())
}

#[test]
fn diagrams_and_lists_find_the_same() {
    let sets = [
        vec![Reach::Unlimited],
        vec![Reach::Unlimited, Reach::Plain(4)],
        vec![Reach::Plain(5), Reach::Plain(5), Reach::Plain(3)],
        vec![Reach::Plus { cities: 3, total: 6 }, Reach::Express(4)],
    ];
    let board = Board { junctions: 25, built: 60, stations: 3, closed: 6, ..LATE };
    for seed in 30..36 {
        let net = big_network(&mut Random(seed), &board);
        for set in &sets {
            let trains = trains(set);
            let by = |patience| best_with(&net, &trains, None, Effort { patience, ..Effort::USUAL });
            let (diagrams, lists) = (by(0), by(u64::MAX));
            assert_eq!(total_and_pieces(&diagrams), total_and_pieces(&lists), "seed {seed}: {set:?}");
        }
    }
}

/// Boards on which a diesel has so many routes that no list is ever complete.
#[test]
fn diagrams_prove_what_lists_cannot() {
    let mut beyond_lists = 0;
    for seed in 50..56 {
        let net = big_network(&mut Random(seed), &LATE);
        let trains = trains(&[Reach::Unlimited; 2]);
        let by = |patience| best_with(&net, &trains, Some(400_000), Effort { patience, ..Effort::USUAL });
        let found = by(Effort::USUAL.patience);
        assert!(matches!(found.proof, Proof::Optimal { .. }), "seed {seed}: {:?}", found.proof);
        beyond_lists += usize::from(matches!(by(u64::MAX).proof, Proof::AtLeast { .. }));
    }
    assert!(beyond_lists > 0, "boards that are too easy");
}
