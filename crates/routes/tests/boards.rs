//! Big boards: proven answers, the same every time, and honest figures under a work limit.

mod common;

use common::{Board, LATE, Random, big_network};
use routes::{Bonus, Proof, Reach, StopId, Train, When, best, check};

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
