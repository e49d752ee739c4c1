//! What a server counts while it runs.

use std::time::Instant;

use prometheus::core::Collector;
use prometheus::{
    Gauge, Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, Opts, Registry,
};

use crate::error::AppError;

/// The upper bounds of a histogram, in seconds.
const BOUNDS: [f64; 13] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// The counts of a server. Clones count together.
#[derive(Clone)]
pub(crate) struct Metrics {
    pub(super) registry: Registry,
    began: Instant,
    /// Requests by method, pattern of the path and status.
    pub(super) requests: IntCounterVec,
    /// How long it took until the answer to a request began, by method and pattern of the path.
    pub(super) request_time: HistogramVec,
    /// Connections that are open.
    pub(crate) connections: IntGauge,
    /// Connections that were closed because of a limit, by which.
    pub(crate) connections_refused: IntCounterVec,
    /// Entries of logs by what became of them.
    moves: IntCounterVec,
    /// How often what is kept could not be read or written.
    pub(crate) store_errors: IntCounter,
    /// How long it takes until an entry is on disk.
    pub(crate) append: Histogram,
    /// How long bots think.
    pub(crate) thinking: Histogram,
    /// Games that were looked back at.
    pub(crate) reviews: IntCounter,
    /// What is not counted but measured when somebody asks.
    pub(super) gauges: Gauges,
}

/// What is measured when somebody asks.
#[derive(Clone)]
pub(super) struct Gauges {
    pub(super) live_tables: IntGauge,
    pub(super) event_streams: IntGauge,
    pub(super) work_waiting: IntGauge,
    uptime: Gauge,
    memory: IntGauge,
}

impl Metrics {
    pub(crate) fn new() -> prometheus::Result<Metrics> {
        let registry = Registry::new();
        let counter = |name: &str, help: &str, labels: &[&str]| {
            register(&registry, IntCounterVec::new(Opts::new(name, help), labels)?)
        };
        let histogram = |name: &str, help: &str| HistogramOpts::new(name, help).buckets(BOUNDS.to_vec());
        let timer =
            |name: &str, help: &str| register(&registry, Histogram::with_opts(histogram(name, help))?);
        let gauge = |name: &str, help: &str| register(&registry, IntGauge::new(name, help)?);
        let uptime = Gauge::new("lokalka_uptime_seconds", "Time since the start.")?;
        let build = Opts::new("lokalka_build_info", "The release that runs.");
        let build = IntGauge::with_opts(build.const_label("version", env!("CARGO_PKG_VERSION")))?;
        register(&registry, build)?.set(1);
        let errors = "How often what is kept could not be read or written.";
        let metrics = Metrics {
            began: Instant::now(),
            requests: counter(
                "lokalka_requests_total",
                "Requests by method, pattern of the path and status.",
                &["method", "route", "status"],
            )?,
            request_time: register(
                &registry,
                HistogramVec::new(
                    histogram("lokalka_request_seconds", "Time until an answer began."),
                    &["method", "route"],
                )?,
            )?,
            connections: gauge("lokalka_connections", "Open connections.")?,
            connections_refused: counter(
                "lokalka_connections_refused_total",
                "Connections that were closed because of a limit: too many of one address, too many in all, too slow.",
                &["why"],
            )?,
            moves: counter(
                "lokalka_moves_total",
                "Actions of people and bots, by what became of them.",
                &["outcome"],
            )?,
            store_errors: register(&registry, IntCounter::new("lokalka_store_errors_total", errors)?)?,
            append: timer("lokalka_append_seconds", "Time until an action was on disk.")?,
            thinking: timer("lokalka_bot_thinking_seconds", "Time that a bot thought about one decision.")?,
            reviews: register(
                &registry,
                IntCounter::new("lokalka_reviews_total", "Games that were looked back at.")?,
            )?,
            gauges: Gauges {
                live_tables: gauge("lokalka_live_tables", "Tables in memory.")?,
                event_streams: gauge("lokalka_event_streams", "Open streams of events to browsers.")?,
                work_waiting: gauge("lokalka_work_waiting", "Pieces of work that wait for their turn.")?,
                uptime: register(&registry, uptime)?,
                memory: gauge("process_resident_memory_bytes", "Memory that the process has in use.")?,
            },
            registry,
        };
        // Shown before anything has happened, too.
        for outcome in ["kept", "refused", "conflicting", "failed"] {
            metrics.moves.with_label_values(&[outcome]);
        }
        for why in ["address", "all", "slow"] {
            metrics.connections_refused.with_label_values(&[why]);
        }
        Ok(metrics)
    }

    /// Counts a move by what became of it.
    pub(crate) fn count_move<T>(&self, outcome: &Result<T, AppError>) {
        let outcome = match outcome {
            Ok(_) => "kept",
            Err(AppError::Stale(_)) => "conflicting",
            Err(
                AppError::Storage(_) | AppError::DiskFull | AppError::DatabaseDown | AppError::Corrupt(_),
            ) => "failed",
            Err(_) => "refused",
        };
        self.moves.with_label_values(&[outcome]).inc();
    }

    /// Measures this process.
    pub(super) fn measure_process(&self) {
        self.gauges.uptime.set(self.began.elapsed().as_secs_f64());
        self.gauges.memory.set(resident_memory().unwrap_or_default());
    }
}

fn register<M: Collector + Clone + 'static>(registry: &Registry, metric: M) -> prometheus::Result<M> {
    registry.register(Box::new(metric.clone()))?;
    Ok(metric)
}

/// The memory of this process in bytes, where the system tells it in a file.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_counted_by_what_became_of_it() {
        let metrics = Metrics::new().expect("no two have one name");
        let outcomes = [
            Ok(()),
            Err(AppError::Stale(3)),
            Err(AppError::Storage("full".into())),
            Err(AppError::DatabaseDown),
            Err(AppError::NotSeated),
        ];
        outcomes.iter().for_each(|outcome| metrics.count_move(outcome));
        for (outcome, count) in [("kept", 1), ("refused", 1), ("conflicting", 1), ("failed", 2)] {
            assert_eq!(metrics.moves.with_label_values(&[outcome]).get(), count, "{outcome}");
        }
    }
}
