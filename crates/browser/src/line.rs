//! The line between a browser and the server, and how fast the browser thinks.

use serde_json::json;

use crate::page::Page;

/// How good a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// As it is.
    Open,
    /// What the tools of browsers call Fast 3G: each answer begins after 562 ms; 1.44 Mbit/s down, 0.68 Mbit/s up.
    Fast3G,
    /// Lost.
    Lost,
}

impl Page {
    /// Has the page speak over such a line from now on.
    #[track_caller]
    pub fn set_line(&self, line: Line) {
        let (delay, down, up) = match line {
            Line::Open | Line::Lost => (0.0, -1.0, -1.0),
            Line::Fast3G => (562.5, 180_000.0, 84_375.0),
        };
        self.ask(
            "Network.emulateNetworkConditions",
            &json!({
                "offline": line == Line::Lost,
                "latency": delay,
                "downloadThroughput": down,
                "uploadThroughput": up,
            }),
        );
    }

    /// Forgets the files that the browser keeps.
    #[track_caller]
    pub fn clear_cache(&self) {
        self.ask("Network.clearBrowserCache", &json!({}));
    }

    /// Leaves out the worker beside the pages: it has a line of its own, which is not slowed down.
    #[track_caller]
    pub fn bypass_worker(&self) {
        self.ask("Network.setBypassServiceWorker", &json!({"bypass": true}));
    }

    /// Hands a message to the worker beside the pages, as the browser does when its push service has one.
    ///
    /// # Panics
    /// When no worker comes.
    #[track_caller]
    pub fn push(&self, origin: &str, message: &str) {
        self.ask("ServiceWorker.enable", &json!({}));
        let worker = self.worker(origin);
        self.ask(
            "ServiceWorker.deliverPushMessage",
            &json!({"origin": origin, "registrationId": worker, "data": message}),
        );
    }

    /// Slows the processor of the page down by so many times.
    #[track_caller]
    pub fn slow_down(&self, times: f64) {
        self.ask("Emulation.setCPUThrottlingRate", &json!({"rate": times}));
    }
}
