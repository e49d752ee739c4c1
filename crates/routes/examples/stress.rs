//! Times the solver on big random boards: `cargo run --release -p routes --example stress [boards] [limit]`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use common::{Board, LATE, Random, big_network};
use routes::{Bonus, Network, Proof, Reach, Train, When, best, check};

fn sets() -> Vec<(&'static str, Vec<Train>)> {
    let e = |n| Train::new(Reach::Express(n));
    let p = |n| Train::new(Reach::Plain(n));
    let plus = |n| Train::new(Reach::Plus { cities: n, total: 2 * n });
    vec![
        ("2", vec![p(2)]),
        ("3", vec![p(3)]),
        ("4", vec![p(4)]),
        ("3 3 4", vec![p(3), p(3), p(4)]),
        ("5+5", vec![plus(5)]),
        ("4+4 5+5", vec![plus(4), plus(5)]),
        ("5+5 5+5 5+5", vec![plus(5), plus(5), plus(5)]),
        ("3E", vec![e(3)]),
        ("5E", vec![e(5)]),
        ("8E", vec![e(8)]),
        ("3E 3E", vec![e(3), e(3)]),
        ("5E 5E", vec![e(5), e(5)]),
        ("8E 8E", vec![e(8), e(8)]),
        ("3E 3E 3E", vec![e(3), e(3), e(3)]),
        ("5E 5E 5E", vec![e(5), e(5), e(5)]),
        ("8E 8E 8E", vec![e(8), e(8), e(8)]),
        ("4E 5E 6E 8E", vec![e(4), e(5), e(6), e(8)]),
    ]
}

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let boards = args.next().unwrap_or(25);
    let limit = args.next().or(Some(3_000_000));
    let half = Board { junctions: 25, built: 75, stations: 3, closed: 6, ..LATE };
    let full = Board { junctions: 100, ..LATE };
    for (name, board) in [("half built", half), ("late", LATE), ("full", full)] {
        println!("{name}: {boards} boards");
        for (train_names, trains) in sets() {
            measure(train_names, &trains, &board, boards, limit);
        }
    }
}

fn measure(name: &str, trains: &[Train], board: &Board, boards: u64, limit: Option<u64>) {
    let mut times = Vec::new();
    let (mut open, mut most_nodes, mut total) = (0, 0, 0);
    for seed in 0..boards {
        let net: Network = big_network(&mut Random(seed), board);
        let mut trains = trains.to_vec();
        for train in &mut trains {
            let stops = vec![routes::StopId(0)];
            train.bonuses.push(Bonus { stops, amount: 50, when: When::Ends });
        }
        let start = Instant::now();
        let found = best(&net, &trains, limit);
        times.push(start.elapsed().as_nanos());
        assert_eq!(check(&net, &trains, &found.routes()).expect("legal").total, found.total);
        let nodes = match found.proof {
            Proof::Optimal { nodes } => nodes,
            Proof::AtLeast { nodes, .. } => {
                open += 1;
                nodes
            }
        };
        most_nodes = most_nodes.max(nodes);
        total += found.total;
    }
    times.sort_unstable();
    println!(
        "  {name:<12} median {:>9} us  max {:>9} us  most nodes {most_nodes:>8}  unproven {open}  sum {total}",
        times[times.len() / 2] / 1000,
        times[times.len() - 1] / 1000,
    );
}
