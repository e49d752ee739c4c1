//! Game files: what can be read is written and read again as the same, and replayed as far as it goes.

use records::game_file;
use rules::title::Shelf;

pub(crate) fn put(text: &str) {
    let shelf = Shelf::built_in();
    let file = match game_file::read(text, &shelf) {
        Ok(file) => file,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(game_file::read(&game_file::write(&file), &shelf).as_ref(), Ok(&file));
    if let Err(error) = game_file::replay(&file, &shelf, None) {
        assert!(!error.to_string().is_empty());
    }
}
