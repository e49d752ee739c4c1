//! `/metrics`: what was counted, in the text format of Prometheus.

use std::fmt::Write;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

use super::metrics::{BOUNDS, Histogram, METRICS, Metrics};
use crate::Server;

/// What the format calls itself.
const FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Everything as it is now.
pub(crate) async fn show(State(server): State<Server>) -> impl IntoResponse {
    let mut page = Page::default();
    let (tables, streams) = server.tables.census();
    page.gauge("lokalka_live_tables", "Tables in memory.", tables as f64);
    page.gauge("lokalka_event_streams", "Open streams of events to browsers.", streams as f64);
    page.counted(&METRICS);
    page.process(&METRICS);
    ([(CONTENT_TYPE, FORMAT), (CACHE_CONTROL, "no-store")], page.text)
}

/// The text as it grows.
#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn counted(&mut self, metrics: &Metrics) {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let moves = &metrics.moves;
        self.head("lokalka_moves_total", "counter", "Actions of people and bots, by what became of them.");
        for (outcome, counter) in [
            ("kept", &moves.kept),
            ("refused", &moves.refused),
            ("conflicting", &moves.conflicting),
            ("failed", &moves.failed),
        ] {
            self.line("lokalka_moves_total", &format!("outcome=\"{outcome}\""), read(counter) as f64);
        }
        let name = "lokalka_store_errors_total";
        self.head(name, "counter", "How often what is kept could not be read or written.");
        self.line(name, "", read(&metrics.store_errors) as f64);
        let name = "lokalka_append_seconds";
        self.head(name, "histogram", "Time until an action was on disk.");
        self.histogram(name, "", &metrics.append);
        let name = "lokalka_bot_thinking_seconds";
        self.head(name, "histogram", "Time that a bot thought about one decision.");
        self.histogram(name, "", &metrics.thinking);
        self.requests(metrics);
    }

    fn requests(&mut self, metrics: &Metrics) {
        let name = "lokalka_requests_total";
        self.head(name, "counter", "Requests by method, pattern of the path and status.");
        metrics.each_request(|(method, route), requests| {
            for (status, count) in &requests.by_status {
                let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
                self.line(name, &labels, *count as f64);
            }
        });
        let name = "lokalka_request_seconds";
        self.head(name, "histogram", "Time until an answer began.");
        metrics.each_request(|(method, route), requests| {
            self.histogram(name, &format!("method=\"{method}\",route=\"{route}\""), &requests.took);
        });
    }

    fn process(&mut self, metrics: &Metrics) {
        let version = format!("version=\"{}\"", env!("CARGO_PKG_VERSION"));
        self.head("lokalka_build_info", "gauge", "The release that runs.");
        self.line("lokalka_build_info", &version, 1.0);
        self.gauge("lokalka_uptime_seconds", "Time since the start.", metrics.began.elapsed().as_secs_f64());
        if let Some(bytes) = resident_memory() {
            self.gauge("process_resident_memory_bytes", "Memory that the process has in use.", bytes);
        }
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.write(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}\n"));
    }

    fn line(&mut self, name: &str, labels: &str, value: f64) {
        match labels {
            "" => self.write(format_args!("{name} {value}\n")),
            labels => self.write(format_args!("{name}{{{labels}}} {value}\n")),
        }
    }

    fn gauge(&mut self, name: &str, help: &str, value: f64) {
        self.head(name, "gauge", help);
        self.line(name, "", value);
    }

    fn histogram(&mut self, name: &str, labels: &str, histogram: &Histogram) {
        let comma = if labels.is_empty() { "" } else { "," };
        let counts = histogram.up_to_each_bound();
        let bounds = BOUNDS.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        for (bound, count) in bounds.zip(counts) {
            self.line(&format!("{name}_bucket"), &format!("{labels}{comma}le=\"{bound}\""), count as f64);
        }
        self.line(&format!("{name}_sum"), labels, histogram.sum());
        self.line(&format!("{name}_count"), labels, counts[BOUNDS.len()] as f64);
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        self.text.write_fmt(text).expect("text grows without fail");
    }
}

/// The memory of this process in bytes, where the system tells it in a file.
fn resident_memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0)
}
