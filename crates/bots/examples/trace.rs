use bots::{Budget, Strength, think};
use rules::words::Names;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let bots: Vec<Strength> = args[1].split(',').map(|w| w.parse().unwrap()).collect();
    let nodes: u64 = args[2].parse().unwrap();
    let title = rules::title::embedded::title("18cz").unwrap();
    let players: Vec<String> = (0..bots.len()).map(|i| format!("P{i}")).collect();
    let mut game = rules::Game::new(title.clone(), rules::Options::BOOK, bots.len(), 1).unwrap().game;
    let mut n = 0;
    while let Some(seat) = game.decider() {
        let t = think(&game, bots[seat.index()], &Budget::nodes(nodes), n).unwrap();
        n += 1;
        let names = Names { title: &title, players: &players };
        let played = game.play(seat, &t.action).unwrap();
        println!("{} {}: {}  [{}]", n, players[seat.index()], names.action(&t.action), t.reason);
        for e in &played.events {
            use rules::Event as E;
            if matches!(
                e,
                E::RoundBegan { .. }
                    | E::TypeScrapped { .. }
                    | E::PhaseBegan { .. }
                    | E::PriceMoved { .. }
                    | E::DebtChanged { .. }
                    | E::NothingEarned { .. }
                    | E::DealRefused { .. }
            ) || matches!(e, E::TurnBegan { .. })
            {
                println!("      * {}", names.event(e));
                if matches!(e, E::RoundBegan { .. }) {
                    let v = game.view();
                    for s in game.state().seats() {
                        print!(
                            "   P{} cash {} worth {} cert {};",
                            s.0,
                            game.state().player(s).cash,
                            v.worth(s),
                            v.certificates(s)
                        );
                    }
                    println!();
                    for &c in &game.state().market {
                        let k = game.state().company(c);
                        println!(
                            "        {} dir {:?} price {} treasury {} trains {:?} held {}",
                            title.charter(c).symbol,
                            k.director,
                            v.price(c),
                            k.treasury,
                            k.trains.iter().map(|&t| names.train(t)).collect::<Vec<_>>(),
                            game.state().shares_held(c)
                        );
                    }
                }
            }
        }
        game = played.game;
    }
}
