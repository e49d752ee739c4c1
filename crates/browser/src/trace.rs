//! What the browser did meanwhile, as it tells in its own trace.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chromium::text;
use crate::page::Page;

/// How long a trace may take to come.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// How often the page was laid out.
    pub layouts: usize,
    /// How many movements of a pointer it heard of.
    pub moves: usize,
}

impl Page {
    /// Counts what the browser does for this page while something is done.
    ///
    /// # Panics
    /// When the browser tells no trace.
    #[track_caller]
    pub fn traced(&self, act: impl FnOnce()) -> Trace {
        let frame = text(&self.ask("Page.getFrameTree", &json!({}))["frameTree"]["frame"]["id"]);
        let config = json!({"includedCategories": ["devtools.timeline"]});
        self.ask("Tracing.start", &json!({"transferMode": "ReportEvents", "traceConfig": config}));
        act();
        self.ask("Tracing.end", &json!({}));
        let told = self.until_traced();
        let of_page = |event: &&Value| event["args"]["beginData"]["frame"] == frame.as_str();
        let layouts = told.iter().filter(|event| event["name"] == "Layout").filter(of_page).count();
        let is_move = |event: &&Value| {
            event["name"] == "EventDispatch" && event["args"]["data"]["type"] == "pointermove"
        };
        Trace { layouts, moves: told.iter().filter(is_move).count() }
    }

    /// All that is told until the trace is complete.
    #[track_caller]
    fn until_traced(&self) -> Vec<Value> {
        let began = Instant::now();
        let mut told = Vec::new();
        loop {
            // An answer brings the events that came before it.
            let mut socket = self.socket.borrow_mut();
            let asked = socket.ask("Runtime.evaluate", &json!({"expression": "0"}));
            assert!(asked.is_ok(), "{asked:?}");
            for event in socket.take_events() {
                self.watch.borrow_mut().see(&event);
                match event.method.as_str() {
                    "Tracing.dataCollected" => {
                        told.extend(event.what["value"].as_array().cloned().unwrap_or_default());
                    }
                    "Tracing.tracingComplete" => return told,
                    _ => {}
                }
            }
            drop(socket);
            assert!(began.elapsed() < PATIENCE, "the browser told no trace");
            thread::sleep(Duration::from_millis(10));
        }
    }
}
