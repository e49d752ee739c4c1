//! What commands print.
//!
//! Whoever reads it may stop reading, as `head` does after its lines. Then there is nobody left to tell, and the command ends
//! at once, with the code that a program has which the system stops for writing into a closed pipe.

use std::fmt;
use std::io::{self, ErrorKind, Write as _};
use std::process;

use languages::tr;

/// 128 and the number of SIGPIPE.
const CLOSED_PIPE: i32 = 141;

/// Prints like `print!`.
macro_rules! out {
    ($($text:tt)*) => { $crate::output::write(format_args!($($text)*)) };
}

/// Prints like `println!`.
macro_rules! outln {
    () => { $crate::output::write(format_args!("\n")) };
    ($($text:tt)*) => { $crate::output::write_line(format_args!($($text)*)) };
}

/// Writes to the standard output.
pub fn write(text: fmt::Arguments<'_>) {
    end_unless(io::stdout().write_fmt(text));
}

/// Writes a line to the standard output, as one piece.
pub fn write_line(text: fmt::Arguments<'_>) {
    end_unless(writeln!(io::stdout(), "{text}"));
}

fn end_unless(written: io::Result<()>) {
    let Err(error) = written else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        process::exit(CLOSED_PIPE);
    }
    eprintln!("lokalka: {}", tr!("terminal-cannot-print", error = error));
    process::exit(i32::from(crate::BAD_INPUT));
}
