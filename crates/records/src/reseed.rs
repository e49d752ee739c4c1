//! A game under another seed, of which a file may be given away while the game goes on: all that was drawn comes out the
//! same, and what will be drawn is anybody's guess.

use rules::title::Shelf;
use rules::{CzEvent, Event, told};

use crate::game_file::{Error, GameFile};

/// So many seeds are tried. The first order of six players and two companies that are left out are drawn by one in a few thousand.
const MOST_SEEDS: u32 = 100_000;

/// The same game with another seed. `happened` is all that its actions led to, and `from` is where the search begins, by
/// chance, so that what is found says nothing of what was there. Nothing, where no other draws the same.
///
/// # Errors
/// When the game cannot be set up.
pub fn reseed<'a>(
    file: &GameFile,
    shelf: &Shelf,
    happened: impl IntoIterator<Item = &'a Event>,
    from: u32,
) -> Result<Option<GameFile>, Error> {
    let setup = told(file.begin(shelf)?.events);
    // Each as the place of what was drawn among so many.
    let drawn: Vec<(usize, usize)> = happened
        .into_iter()
        .filter_map(|event| match event {
            Event::Cz(CzEvent::CompanyDrawn { company, among, .. }) => {
                Some((among.iter().position(|one| one == company)?, among.len()))
            }
            _ => None,
        })
        .collect();
    let mut other = file.clone();
    for number in 0..MOST_SEEDS {
        other.seed = u64::from(from.wrapping_add(number));
        let begun = other.begin(shelf)?;
        let mut lot = begun.game.state().lot.clone();
        let mut draws_same =
            |&(place, among): &(usize, usize)| lot.as_mut().is_some_and(|lot| lot.below(among) == place);
        if other.seed != file.seed && told(begun.events) == setup && drawn.iter().all(&mut draws_same) {
            return Ok(Some(other));
        }
    }
    Ok(None)
}
