//! Act and undo in a loop: every entry is kept for ever.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;
use crate::{Client, Dice};

/// Games at once, all of one address.
const ATTACKERS: usize = 8;

/// One address should not be able to write more in an hour: about as much as ten tables that move once a second.
const MEGABYTES_PER_HOUR: f64 = 20.0;

pub(super) async fn attack(ground: &Ground) -> Result<Vec<Finding>, String> {
    let before = size(&ground.data)?;
    let attack = |ground: Ground, number: usize| act_and_undo(ground, number as u64);
    let kept = ground.together(ATTACKERS, attack).await?;
    let written = size(&ground.data)?.saturating_sub(before) as f64 / 1e6;
    let (early, late): (usize, usize) =
        kept.into_iter().fold((0, 0), |(early, late), one| (early + one.0, late + one.1));
    let each = written / (early + late).max(1) as f64;
    let half = (ground.until() - ground.middle()).as_secs_f64();
    let per_hour = late as f64 * each / half * 3600.0;
    let words = format!(
        "{} entries, {:.1} MB; at the pace of the second half {per_hour:.0} MB an hour (at most {MEGABYTES_PER_HOUR:.0})",
        early + late,
        written
    );
    // In a short time nobody has come beyond what may be done at once.
    let finding = match ground.form {
        super::Form::Full => Finding::goal(words, per_hour <= MEGABYTES_PER_HOUR),
        super::Form::Short => Finding::note(words),
    };
    Ok(vec![finding])
}

/// How many entries were kept in the first half of the attack, and in the second.
async fn act_and_undo(ground: Ground, number: u64) -> (usize, usize) {
    let mut client = ground.client(ATTACKER);
    let mut dice = Dice::new(number);
    let (mut early, mut late) = (0, 0);
    while !ground.is_over() {
        let Some((game, action)) = begin(&ground, &mut client, &mut dice).await else {
            continue;
        };
        let mut seq = 0;
        while !ground.is_over() {
            let (path, body) = if seq % 2 == 0 {
                (format!("/api/games/{game}/actions"), json!({"seq": seq, "action": action}))
            } else {
                (format!("/api/games/{game}/undo"), json!({"seq": seq}))
            };
            match ground.post(&mut client, &path, &body).await.map(|answer| answer.status) {
                Some(200) => {
                    seq += 1;
                    let count = if Instant::now() < ground.middle() { &mut early } else { &mut late };
                    *count += 1;
                }
                Some(429 | 503) | None => {}
                // This game takes no more: there are others.
                Some(_) => break,
            }
        }
    }
    (early, late)
}

/// A new game and something that may be done in it.
async fn begin(ground: &Ground, client: &mut Client, dice: &mut Dice) -> Option<(String, Value)> {
    let game = ground.new_game(client, &json!(["Anna", "Bela", "Cyril"])).await?;
    let position = ground.get(client, &format!("/api/games/{game}")).await?.body;
    Some((game, dice.choose(&position)?))
}

/// How many bytes the databases in a folder have, with what has not come from their logs to their files yet.
fn size(folder: &Path) -> Result<u64, String> {
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let databases = files.flatten().map(|entry| entry.path());
    let databases = databases.filter(|path| path.extension().is_some_and(|ending| ending == "sqlite"));
    let size = |path: PathBuf| -> rusqlite::Result<u64> {
        let database = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let number =
            |pragma| database.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0).map(u64::from));
        Ok(number("page_count")? * number("page_size")?)
    };
    databases.map(|path| size(path).map_err(|error| error.to_string())).sum()
}
