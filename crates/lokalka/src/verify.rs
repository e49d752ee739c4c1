//! `lokalka verify`: every stored game, replayed and compared with what was kept.

use std::process::ExitCode;

use languages::tr;
use web::verify::{self, Verdict, Verified};

use crate::{Outcome, data, progress_bar, titles};

/// Replay every stored game and compare each state with the fingerprint that was kept with it
///
/// Run it after an upgrade, before the server starts again. A game that differs is frozen at its last good action, with the
/// reason shown to its players; nothing of it is lost. A game that was frozen in this way goes on as soon as it passes again.
/// Exits with 1 when a game differs. What an earlier release has kept is brought up to date first, as `serve` does.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only these games, by their ids; otherwise all
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    #[command(flatten)]
    location: data::DataLocation,
    #[command(flatten)]
    titles: titles::Titles,
    /// Only report: freeze nothing, and let nothing go on
    #[arg(long)]
    dry_run: bool,
}

/// How the games came out.
#[derive(Default)]
struct Tally {
    sound: usize,
    mended: usize,
    wrong: usize,
    entries: u64,
    not_compared: u64,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let shelf = arguments.titles.shelf()?;
    let repository = arguments.location.existing_repository()?;
    let named = !arguments.games.is_empty();
    let ids = if named { arguments.games.clone() } else { repository.game_ids()? };
    let progress = progress_bar(ids.len() as u64);
    let mut tally = Tally::default();
    for id in &ids {
        match verify::game(&repository, &shelf, id, arguments.dry_run)? {
            Some(verified) => {
                if let Some(told) = tally.add(&verified, arguments.dry_run) {
                    let told = tr!("verify-game", game = id, title = verified.title, what = told);
                    progress.suspend(|| outln!("{told}"));
                }
            }
            None if named => return Err(tr!("verify-no-game", game = id)),
            // Deleted since the list was made.
            None => {}
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    outln!("{}", tally.told());
    Ok(if tally.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Tally {
    /// Counts a game; gives what there is to say about it.
    fn add(&mut self, verified: &Verified, dry_run: bool) -> Option<String> {
        self.entries += u64::from(verified.entries);
        self.not_compared += u64::from(verified.not_compared);
        match &verified.verdict {
            Verdict::Sound => {
                self.sound += 1;
                None
            }
            Verdict::Mended => {
                self.mended += 1;
                Some(if dry_run { tr!("verify-could-go-on") } else { tr!("verify-goes-on") })
            }
            Verdict::Differs(why) => {
                self.wrong += 1;
                Some(if dry_run { why.clone() } else { tr!("verify-frozen", why = why) })
            }
            Verdict::Unreadable(why) => {
                self.wrong += 1;
                Some(tr!("verify-not-begun", why = why))
            }
        }
    }

    fn told(&self) -> String {
        let Tally { sound, mended, wrong, entries, not_compared } = self;
        tr!(
            "verify-tally",
            game_count = sound + mended + wrong,
            entry_count = entries,
            pass_count = sound + mended,
            wrong_count = wrong,
            mended_count = mended,
            uncompared_count = not_compared,
        )
    }
}
