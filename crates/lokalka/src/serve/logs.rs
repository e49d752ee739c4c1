//! What the server writes about itself while it runs: to standard error, as text for people or as JSON for programs.

use languages::tr;
use tracing_subscriber::filter::LevelFilter;

/// What to log, and how
#[derive(clap::Args)]
pub struct Logs {
    /// How much is logged: off, error, warn, info, debug (every request) or trace
    #[arg(long = "log", value_name = "LEVEL", default_value = "info", env = "LOKALKA_LOG")]
    level: LevelFilter,
    /// How it is written
    #[arg(long = "log-format", value_name = "FORMAT", default_value = "text", env = "LOKALKA_LOG_FORMAT")]
    format: Format,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    /// A line for people
    Text,
    /// A line of JSON
    Json,
}

impl Logs {
    /// Begins to log.
    pub fn begin(&self) -> Result<(), String> {
        let log = tracing_subscriber::fmt().with_max_level(self.level).with_writer(std::io::stderr);
        let begun = match self.format {
            Format::Text => log.with_target(false).try_init(),
            Format::Json => log.json().flatten_event(true).with_target(false).try_init(),
        };
        begun.map_err(|error| tr!("serve-cannot-log", error = error))
    }
}
