//! How soon the program says what a company would run for. Run by `cargo xtask bench what-if`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    match trials::what_if::run(Path::new(env!("CARGO_BIN_EXE_lokalka"))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
