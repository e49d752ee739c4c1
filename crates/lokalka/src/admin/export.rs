//! All games as files, with a list of them.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use languages::tr;
use rules::title::Shelf;
use store::owner_only;
use web::{Repository, admin, format_timestamp};

use crate::Outcome;

/// The list beside the games: one line for each, with tabs between the columns.
const LIST: &str = "games.tsv";

/// Writes every game into the folder, which must be empty or missing. The files are for who writes them only: they tell who played.
pub fn all(folder: &Path, repository: &Repository, shelf: &Shelf) -> Outcome {
    let cannot = |path: &Path, error: &std::io::Error| {
        tr!("terminal-cannot-write", path = path.display(), error = error)
    };
    owner_only::create_folders(folder).map_err(|error| cannot(folder, &error))?;
    let inside = fs::read_dir(folder).map_err(|error| cannot(folder, &error))?.count();
    if inside > 0 {
        return Err(tr!("admin-not-empty", path = folder.display()));
    }
    let mut list = "file\ttitle\tstatus\tentries\tlast\tplayers\tremark\n".to_owned();
    let (mut written, mut failed) = (0, 0);
    for id in repository.game_ids()? {
        let Some(game) = admin::game(repository, &id)? else { continue };
        // Ids are letters and digits; one that is not must not lead out of the folder.
        let name =
            format!("{}.lokalka.json", id.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_"));
        let (file, remark) = match admin::export(repository, shelf, &id) {
            Ok(exported) => {
                let path = folder.join(&name);
                owner_only::write(&path, &exported.text).map_err(|error| cannot(&path, &error))?;
                written += 1;
                (name, exported.cut.unwrap_or_default())
            }
            Err(why) => {
                outln!("{}", tr!("verify-game", game = id, title = game.title, what = why));
                failed += 1;
                (String::new(), why)
            }
        };
        let entries = game.entries.to_string();
        let (last, players) = (format_timestamp(game.last_at), game.players.join(", "));
        let columns = [&*file, &game.title, game.status, &entries, &last, &players, &remark];
        list += &columns.map(plain).join("\t");
        list.push('\n');
    }
    let path = folder.join(LIST);
    owner_only::write(&path, &list).map_err(|error| cannot(&path, &error))?;
    let told = tr!("admin-exported", count = written, path = folder.display(), failed_count = failed);
    outln!("{told}");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Without what would break a line or a column.
fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}
