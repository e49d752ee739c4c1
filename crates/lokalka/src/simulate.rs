//! `lokalka simulate`: random legal games, with the invariants checked after every action.

use std::process::ExitCode;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use rules::seed::Draws;
use rules::words::Names;
use rules::{Action, Game, Options, Seat, invariants};

use crate::{Outcome, title_named, usual_seats};

/// Play random legal games and check the table after every action
#[derive(clap::Args)]
pub struct Arguments {
    /// The title, such as 18cz
    title: String,
    /// How many players; without it four, or as many as may play
    #[arg(long)]
    seats: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play as on 18xx.games instead of by the book
    #[arg(long)]
    as_on_18xx_games: bool,
}

/// More actions than any game takes: a game that is still going by then would never end.
const ENDLESS: usize = 100_000;

pub fn run(arguments: &Arguments) -> Outcome {
    let title = title_named(&arguments.title)?;
    let seats = arguments.seats.unwrap_or_else(|| usual_seats(&title));
    let options = if arguments.as_on_18xx_games { Options::AS_ON_18XX_GAMES } else { Options::BOOK };
    let style =
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left").expect("a valid template");
    let progress = ProgressBar::new(arguments.games).with_style(style);
    let began = Instant::now();
    let (mut actions, mut highest, mut lowest) = (0_u64, i64::MIN, i64::MAX);
    let mut signature = Signature::default();
    for number in 0..arguments.games {
        let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let game = Game::new(title.clone(), options, seats, seed).map_err(|error| error.to_string())?.game;
        match play_out(game, seed) {
            Ok(end) => {
                actions += end.actions;
                signature.add(end.actions);
                end.worth.iter().for_each(|&worth| signature.add(worth as u64));
                highest = highest.max(end.worth.iter().copied().max().unwrap_or(highest));
                lowest = lowest.min(end.worth.iter().copied().min().unwrap_or(lowest));
            }
            Err(broken) => {
                progress.finish_and_clear();
                eprintln!("game {} (seed {seed}): {broken}", number + 1);
                return Ok(ExitCode::FAILURE);
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{} games of {} with {} players: all ended, no invariant broken",
        arguments.games, title.name, seats
    );
    println!("{actions} actions, wealth from {lowest} K to {highest} K, signature {:016x}", signature.0);
    println!(
        "{:.1} s with all checks: {:.1} games/s, {:.0} actions/s",
        seconds,
        arguments.games as f64 / seconds,
        actions as f64 / seconds
    );
    Ok(ExitCode::SUCCESS)
}

/// One number for all that was played (FNV-1a over words), to see at a glance that two runs were the same.
struct Signature(u64);

impl Default for Signature {
    fn default() -> Self {
        Signature(0xcbf2_9ce4_8422_2325)
    }
}

impl Signature {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

/// How a game ended.
struct End {
    actions: u64,
    worth: Vec<i64>,
}

fn play_out(mut game: Game, seed: u64) -> Result<End, String> {
    let mut draws = Draws::new(seed);
    let mut actions = 0;
    while let Some((seat, action)) = choose(&game, &mut draws) {
        actions += 1;
        if actions > ENDLESS {
            return Err(format!("still not over after {ENDLESS} actions"));
        }
        let played = game.play(seat, &action).map_err(|refusal| {
            let players: Vec<String> =
                game.state().seats().map(|seat| format!("Player {}", seat.0 + 1)).collect();
            let names = Names { title: game.title(), players: &players };
            format!(
                "action {actions}, {}, was offered and refused: {}",
                names.action(&action),
                names.refusal(&refusal)
            )
        })?;
        game = played.game;
        let broken = invariants::check(&game);
        if !broken.is_empty() {
            return Err(format!("after action {actions}: {}", broken.join("; ")));
        }
    }
    let worth = game.state().seats().map(|seat| game.view().worth(seat)).collect();
    Ok(End { actions: actions as u64, worth })
}

/// Any offer, and any action in it.
fn choose(game: &Game, draws: &mut Draws) -> Option<(Seat, Action)> {
    let offers = game.offers()?;
    let offer = &offers.offers[draws.below(offers.offers.len())];
    Some((offers.seat, offer.action(draws.below(offer.len()))))
}
