//! `lokalka simulate`: random legal games, with the invariants checked after every action.

mod f56;

use std::process::ExitCode;
use std::time::Instant;

use languages::{money, tr};
use records::in_words::player_count;
use rules::message::Keyed;
use rules::seed::Draws;
use rules::title::{PaperKind, Title};
use rules::{Action, CzEvent, CzOffer, Event, F56Event, Family, Game, Offer, PrivateId, Seat};
use wording::{Names, Printed};

use crate::{Outcome, progress_bar, saved_games, titles, usual_seats};

/// Play random legal games and check the table after every action
#[derive(clap::Args)]
pub struct Arguments {
    /// The title, such as 18cz
    title: String,
    #[command(flatten)]
    titles: titles::Titles,
    /// How many players; without it four, or as many as may play
    #[arg(long)]
    seats: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only play: do not look at the table after every action, nor at what happened, to see how fast the engine is
    #[arg(long)]
    unchecked: bool,
    #[command(flatten)]
    profile: titles::Profile,
    #[command(flatten)]
    keep: saved_games::SaveGames,
}

/// More actions than any game takes: a game that is still going by then would never end.
const ENDLESS: usize = 100_000;

pub fn run(arguments: &Arguments) -> Outcome {
    let title = arguments.titles.named(&arguments.title)?;
    let seats = arguments.seats.unwrap_or_else(|| usual_seats(&title));
    let options = arguments.profile.options();
    arguments.keep.prepare()?;
    let progress = progress_bar(arguments.games);
    let began = Instant::now();
    let (mut actions, mut highest, mut lowest) = (0_u64, i64::MIN, i64::MAX);
    let mut fingerprint = Fingerprint::default();
    let mut uses = Uses::of(&title);
    let mut counts = f56::Counts::default();
    for number in 0..arguments.games {
        let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let game = Game::new(title.clone(), options, seats, seed).map_err(|wrong| player_count(&wrong))?.game;
        let look = (!arguments.unchecked).then_some((&mut uses, &mut counts));
        match play_out(game, seed, look) {
            Ok(end) => {
                actions += end.played.len() as u64;
                fingerprint.add(end.played.len() as u64);
                end.worth.iter().for_each(|&worth| fingerprint.add(worth as u64));
                highest = highest.max(end.worth.iter().copied().max().unwrap_or(highest));
                lowest = lowest.min(end.worth.iter().copied().min().unwrap_or(lowest));
                arguments.keep.game(&title, options, seats, seed, &end.played)?;
            }
            Err(broken) => {
                progress.finish_and_clear();
                eprintln!("{}", tr!("simulate-broken", number = number + 1, seed = seed, why = broken));
                return Ok(ExitCode::FAILURE);
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let checked = if arguments.unchecked { "no" } else { "yes" };
    let told = tr!(
        "simulate-games",
        game_count = arguments.games,
        title = Printed::of(&title).name(),
        player_count = seats,
        checked = checked,
    );
    outln!("{told}");
    let told = tr!(
        "simulate-actions",
        count = actions,
        lowest = money(lowest, &title.currency),
        highest = money(highest, &title.currency),
        fingerprint = format!("{:016x}", fingerprint.0),
    );
    outln!("{told}");
    if title.play.family == Family::F56 && !arguments.unchecked {
        outln!("{}", counts.told());
    }
    if let Some(told) = uses.told(&title).filter(|_| !arguments.unchecked) {
        outln!("{told}");
    }
    let told = tr!(
        "simulate-speed",
        seconds = format!("{seconds:.1}"),
        checked = checked,
        games = format!("{:.1}", arguments.games as f64 / seconds),
        actions = format!("{:.0}", actions as f64 / seconds),
    );
    outln!("{told}");
    Ok(ExitCode::SUCCESS)
}

/// One number for all that was played (FNV-1a over words), to see at a glance that two runs were the same.
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

/// How often private papers were used, by paper; of interest where there are some besides local railways.
struct Uses(Vec<u64>);

impl Uses {
    fn of(title: &Title) -> Uses {
        Uses(vec![0; title.privates.len()])
    }

    /// The power of a local railway, the marker of the post, a run of a private train, a tile of a private railway or its sale to a company.
    fn count(&mut self, title: &Title, events: &[Event]) {
        let paper_of = |company| title.railways().find(|&(_, railway)| railway == company);
        for event in events {
            let used: Option<PrivateId> = match event {
                Event::PowerUsed { private, .. } => Some(*private),
                Event::F56(F56Event::PostMoved { to: Some(_) }) => {
                    title.private_ids().find(|&paper| title.private(paper).private.bonus > 0)
                }
                Event::TileLaid { company, .. }
                | Event::Cz(CzEvent::MarkersTakenOver { target: company, .. }) => {
                    paper_of(*company).map(|(paper, _)| paper)
                }
                Event::TrainsRan { runs, .. } => title.private_ids().find(|&paper| {
                    let PaperKind::Train(card) = title.private(paper).kind else { return false };
                    runs.iter().any(|ran| ran.run.train.card == card)
                }),
                _ => None,
            };
            if let Some(used) = used {
                self.0[used.index()] += 1;
            }
        }
    }

    fn told(&self, title: &Title) -> Option<String> {
        if title.privates.iter().all(|private| private.kind == PaperKind::Local) {
            return None;
        }
        let names = Names { title, players: &[] };
        let counts = title.private_ids().zip(&self.0).map(|(id, count)| {
            let paper = title.private(id);
            let called = if paper.kind == PaperKind::Local { names.private(id) } else { paper.id.clone() };
            tr!("simulate-use", private = called, number = count)
        });
        Some(tr!("simulate-uses", uses = counts.collect::<Vec<_>>().join(", ")))
    }
}

/// How a game ended.
struct End {
    played: Vec<(Seat, Action)>,
    worth: Vec<i64>,
}

/// Plays a game to its end. What happens is only looked at, and the table only checked, where it is to be counted.
fn play_out(
    mut game: Game,
    seed: u64,
    mut look: Option<(&mut Uses, &mut f56::Counts)>,
) -> Result<End, String> {
    let mut draws = Draws::new(seed);
    let mut moves = Vec::new();
    let ends = look.as_ref().map(|(_, counts)| counts.ends());
    while let Some((seat, action)) = choose(&game, &mut draws) {
        let number = moves.len() + 1;
        if number > ENDLESS {
            return Err(tr!("simulate-endless", count = ENDLESS));
        }
        let played = match look {
            Some(_) => game.advance(seat, &action),
            None => game.advance_unheard(seat, &action).map(|()| Vec::new()),
        };
        let events = played.map_err(|refusal| {
            let names = Names { title: game.title(), players: &[] };
            let (action, why) = (names.action(&action), names.refusal(&refusal));
            tr!("simulate-refused", number = number, action = action, why = why)
        })?;
        if let Some((uses, counts)) = &mut look {
            uses.count(game.title(), &events);
            counts.count(&action, &events);
        }
        moves.push((seat, action));
        if look.is_none() {
            continue;
        }
        let broken = invariants::check(&game);
        if !broken.is_empty() {
            let names = Names { title: game.title(), players: &[] };
            let faults: Vec<String> = broken.iter().map(|fault| names.say(&fault.message())).collect();
            return Err(tr!("simulate-wrong-after", number = number, faults = faults.join("; ")));
        }
    }
    if let Some(((_, counts), ends)) = look.zip(ends) {
        counts.end(ends);
    }
    let worth = game.state().seats().map(|seat| game.view().worth(seat)).collect();
    Ok(End { played: moves, worth })
}

/// Bids are among so many of the lowest: others would take all the money out of the game before it begins.
const LOW_BIDS: usize = 20;

/// Any offer, and any action in it.
fn choose(game: &Game, draws: &mut Draws) -> Option<(Seat, Action)> {
    let offers = game.offers()?;
    if game.title().play.family == Family::F56 {
        return Some((offers.seat, f56::choose(game, &offers, draws)));
    }
    let offer = &offers.offers[draws.below(offers.offers.len())];
    let most = if matches!(offer, Offer::Cz(CzOffer::Bid { .. })) { LOW_BIDS } else { usize::MAX };
    Some((offers.seat, offer.action(draws.below(offer.len().min(most)))))
}
