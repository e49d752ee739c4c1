//! Damaged files: whatever is wrong with them, reading ends with a message and never with a panic.

use crate::common::{random_game, shelf};
use fixtures::Random;
use records::conformance::check_file;
use records::{game_file, site};
use rules::Options;

/// The text with a few characters changed, left out or doubled, or a number made large.
fn damaged(text: &str, dice: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(2) {
        let place = dice.below(bytes.len());
        match dice.below(5) {
            0 => drop(bytes.remove(place)),
            1 => bytes.insert(place, bytes[place]),
            2 => bytes[place] = b'0' + dice.below(10) as u8,
            3 => bytes[place] = b'A' + dice.below(26) as u8,
            _ => {
                // Somewhere after here a number becomes the largest that fits.
                if let Some(digit) = (place..bytes.len()).find(|&index| bytes[index].is_ascii_digit()) {
                    bytes.splice(digit..=digit, *b"4294967295");
                }
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_game_files_do_not_panic() {
    let (file, _) = random_game(Options::AS_ON_18XX_GAMES, 3, 31, 220);
    let text = game_file::write(&file);
    let mut dice = Random(1);
    for _ in 0..400 {
        if let Ok(file) = game_file::read(&damaged(&text, &mut dice), &shelf())
            && let Err(error) = game_file::replay(&file, &shelf(), None)
        {
            assert!(!error.to_string().is_empty());
        }
    }
}

#[test]
fn damaged_records_do_not_panic() {
    let (file, _) = random_game(Options::AS_ON_18XX_GAMES, 4, 32, 400);
    let text = site::write(&file, &shelf()).unwrap();
    let mut dice = Random(2);
    for _ in 0..300 {
        assert!(!check_file(&damaged(&text, &mut dice), &shelf()).to_string().is_empty());
    }
}
