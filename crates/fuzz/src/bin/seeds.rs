//! `seeds FOLDER`: writes the seeds of each target into a folder of its own.

use std::fs;
use std::path::PathBuf;

use fuzz::Target;

fn main() -> Result<(), String> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).ok_or("name the folder for the seeds")?;
    for target in Target::ALL {
        let folder = folder.join(target.name());
        let written = fs::create_dir_all(&folder).and_then(|()| {
            fuzz::seeds(target)
                .iter()
                .enumerate()
                .try_for_each(|(number, seed)| fs::write(folder.join(format!("seed-{number}")), seed))
        });
        written.map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    Ok(())
}
