//! A legal game that is far too long is brought, pushed out of memory by other games, and read by many at once.

use records::game_file;
use serde_json::json;

use super::Form;
use super::games::deals::long_game;
use super::ground::{ATTACKER, Ground, address};
use super::outcome::Finding;

/// As long as the game that was found to take 0.7 GB; shorter ones where the server does not take it.
const LENGTHS: [usize; 8] = [18_318, 12_000, 8_000, 5_000, 3_000, 2_000, 1_500, 1_000];

/// Copies of it: fewer than one address may bring at once.
const COPIES: usize = 10;

/// So many other games push it out of memory where tables are bounded by their number.
const OTHERS: usize = 64;

/// Who reads at once.
const READERS: usize = 8;

/// What is read of it: nothing of it is looked at by only its end.
const PARTS: [&str; 7] = ["", "/log", "/api", "/api/log", "/api/lokalka.json", "/charts/worth.csv", "/table"];

/// The game in all lengths, the longest first.
pub(super) fn files(form: Form) -> Result<Vec<(usize, String)>, String> {
    let whole = long_game(LENGTHS[0])?;
    let lengths = if form == Form::Full { &LENGTHS[..] } else { &LENGTHS[4..] };
    Ok(lengths
        .iter()
        .map(|&length| {
            let mut file = whole.clone();
            file.actions.truncate(length);
            (file.actions.len(), game_file::write(&file))
        })
        .collect())
}

pub(super) async fn attack(ground: &Ground, files: &[(usize, String)]) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let (mut games, mut findings) = (Vec::new(), Vec::new());
    let mut files = files.iter();
    let mut file = files.next();
    while let Some((length, text)) = file
        && games.len() < ground.scale(COPIES, 2)
        && tokio::time::Instant::now() < ground.middle()
    {
        match ground.import(&mut client, text).await {
            Some(Ok(game)) => games.push(game),
            Some(Err(why)) if games.is_empty() => {
                findings.push(Finding::note(format!("{length} actions are refused: {why}")));
                file = files.next();
                continue;
            }
            _ => break,
        }
        if games.len() == 1 {
            findings.push(Finding::note(format!("{length} actions, {} KB, are taken", text.len() >> 10)));
        }
    }
    for number in 0..ground.scale(OTHERS, 8) {
        let mut other = ground.client(address(number / 32));
        ground.new_game(&mut other, &json!(["Anna", "Bela", "Cyril"])).await;
    }
    if !games.is_empty() {
        let attack = |ground: Ground, number: usize| read(ground, games.clone(), number);
        ground.together(READERS, attack).await?;
    }
    Ok(findings)
}

async fn read(ground: Ground, games: Vec<String>, number: usize) {
    let mut client = ground.client(ATTACKER);
    for turn in (number..).take_while(|_| !ground.is_over()) {
        let (game, part) = (&games[turn % games.len()], PARTS[turn / games.len() % PARTS.len()]);
        let path = match part.strip_prefix("/api") {
            Some(part) => format!("/api/games/{game}{part}"),
            None => format!("/games/{game}{part}"),
        };
        ground.get(&mut client, &path).await;
    }
}
