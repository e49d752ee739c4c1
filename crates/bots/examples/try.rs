use bots::{Budget, Strength, arena::Match};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let bots: Vec<Strength> = args[1].split(',').map(|w| w.parse().unwrap()).collect();
    let games: u64 = args[2].parse().unwrap();
    let nodes: u64 = args[3].parse().unwrap();
    let title = rules::title::embedded::title("18cz").unwrap();
    let m = Match {
        title,
        options: rules::Options::BOOK,
        bots: bots.clone(),
        budget: Budget::nodes(nodes),
        seed: 1,
        check: false,
    };
    let mut wins = vec![0.0; bots.len()];
    let mut worth = vec![0i64; bots.len()];
    let mut time = vec![0.0; bots.len()];
    let (mut actions, mut phases, mut loans, mut thoughts) = (0, 0, 0, vec![0; bots.len()]);
    let t = std::time::Instant::now();
    for n in 0..games {
        let o = m.play(n).unwrap();
        let best = *o.worth.iter().max().unwrap();
        let k = o.worth.iter().filter(|&&w| w == best).count() as f64;
        for b in 0..bots.len() {
            worth[b] += o.worth[b];
            time[b] += o.time[b].as_secs_f64();
            thoughts[b] += o.thoughts[b];
            if o.worth[b] == best {
                wins[b] += 1.0 / k;
            }
        }
        actions += o.actions;
        phases += o.phase;
        loans += o.loans;
        if args.len() > 4 {
            println!("{n} {:?} actions {} phase {} loans {}", o.worth, o.actions, o.phase, o.loans);
        }
    }
    for b in 0..bots.len() {
        println!(
            "{:10} wins {:5.1} % worth {:6} time/move {:.2} ms",
            bots[b].name(),
            wins[b] * 100.0 / games as f64,
            worth[b] / games as i64,
            1000.0 * time[b] / thoughts[b] as f64
        );
    }
    println!(
        "{games} games {:.1} s, {:.0} actions, phase {:.1}, loans {:.1}",
        t.elapsed().as_secs_f64(),
        actions as f64 / games as f64,
        phases as f64 / games as f64,
        loans as f64 / games as f64
    );
}
