//! What a page must not do: complain on the console, break, offend its own policy, or ask anybody but us.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::chromium::text;
use crate::socket::Event;

/// What was seen of a page.
#[derive(Default)]
pub(crate) struct Watch {
    complaints: Vec<String>,
    origins: BTreeSet<String>,
    /// Parts of complaints that the test brings about on purpose.
    expected: Vec<String>,
    /// What has come since it was last asked for.
    pub(crate) traffic: Traffic,
    /// Workers beside the pages: the numbers that the browser gave them, by the addresses that they are for.
    pub(crate) workers: BTreeMap<String, String>,
}

/// What came over the line.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Traffic {
    /// Answers that did not come from the browser's own memory, and have ended.
    pub requests: usize,
    /// Their bytes as they travelled, with their heads.
    pub bytes: u64,
}

impl Watch {
    /// Takes note of an event.
    pub(crate) fn see(&mut self, event: &Event) {
        let what = &event.what;
        match event.method.as_str() {
            "Runtime.consoleAPICalled" if matches!(what["type"].as_str(), Some("error" | "assert")) => {
                self.complaints.push(format!("console: {}", what["args"]));
            }
            "Runtime.exceptionThrown" => {
                let details = &what["exceptionDetails"];
                let thrown = details["exception"]["description"].as_str().or(details["text"].as_str());
                self.complaints.push(format!("exception: {}", thrown.unwrap_or_default()));
            }
            "Log.entryAdded" if what["entry"]["level"] == "error" => {
                let entry = &what["entry"];
                self.complaints.push(format!("log: {} {}", text(&entry["text"]), text(&entry["url"])));
            }
            "Audits.issueAdded" if what["issue"]["code"] == "ContentSecurityPolicyIssue" => {
                self.complaints.push(format!("policy: {}", what["issue"]["details"]));
            }
            "Network.requestWillBeSent" => self.origins.extend(origin(&what["request"]["url"])),
            "Network.loadingFinished" => {
                // Of what the browser has already, nothing travels.
                let bytes = what["encodedDataLength"].as_f64().unwrap_or_default() as u64;
                self.traffic.bytes += bytes;
                self.traffic.requests += usize::from(bytes > 0);
            }
            "ServiceWorker.workerRegistrationUpdated" => {
                for one in what["registrations"].as_array().into_iter().flatten() {
                    let scope = text(&one["scopeURL"]);
                    match one["isDeleted"] == true {
                        true => self.workers.remove(&scope),
                        false => self.workers.insert(scope, text(&one["registrationId"])),
                    };
                }
            }
            "Network.webSocketCreated" => self.origins.extend(origin(&what["url"])),
            _ => {}
        }
    }

    /// Such a complaint is what the test wants to see.
    pub(crate) fn expect(&mut self, part: &str) {
        self.expected.push(part.to_owned());
    }

    /// What is wrong with what was seen.
    pub(crate) fn faults(&self, ours: &str) -> Vec<String> {
        let unexpected = |complaint: &&String| !self.expected.iter().any(|part| complaint.contains(part));
        let complaints = self.complaints.iter().filter(unexpected).cloned();
        let foreign = self.origins.iter().filter(|origin| *origin != ours);
        complaints.chain(foreign.map(|origin| format!("a request to {origin}"))).collect()
    }
}

/// Scheme, host and port; pictures and the like inside an address have none.
fn origin(address: &Value) -> Option<String> {
    let address = address.as_str()?;
    let (scheme, rest) = address.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    Some(format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn seen(method: &str, what: Value) -> Watch {
        let mut watch = Watch::default();
        watch.see(&Event { method: method.to_owned(), what });
        watch
    }

    #[test]
    fn a_request_to_another_origin_is_a_fault() {
        let to = |url: &str| seen("Network.requestWillBeSent", json!({"request": {"url": url}}));
        let ours = "http://127.0.0.1:1867";
        assert_eq!(to("http://127.0.0.1:1867/assets/app.css").faults(ours), Vec::<String>::new());
        assert_eq!(to("data:image/png;base64,AA").faults(ours), Vec::<String>::new());
        assert_eq!(to("https://example.org/?a").faults(ours), ["a request to https://example.org"]);
        assert_eq!(to("http://127.0.0.1:80/").faults(ours).len(), 1);
    }

    #[test]
    fn what_travels_is_counted() {
        let mut watch = seen("Network.loadingFinished", json!({"encodedDataLength": 700}));
        for bytes in [0, 300] {
            let what = json!({"encodedDataLength": bytes});
            watch.see(&Event { method: "Network.loadingFinished".to_owned(), what });
        }
        assert_eq!(watch.traffic, Traffic { requests: 2, bytes: 1000 });
    }

    #[test]
    fn complaints_are_faults_unless_expected() {
        let mut watch = seen("Log.entryAdded", json!({"entry": {"level": "error", "text": "status of 422"}}));
        assert_eq!(watch.faults("").len(), 1);
        watch.expect("status of 422");
        assert_eq!(watch.faults("").len(), 0);
        let quiet = seen("Log.entryAdded", json!({"entry": {"level": "info", "text": "hello"}}));
        assert_eq!(quiet.faults("").len(), 0);
        assert_eq!(
            seen("Runtime.consoleAPICalled", json!({"type": "error", "args": []})).faults("").len(),
            1
        );
        assert_eq!(
            seen("Runtime.exceptionThrown", json!({"exceptionDetails": {"text": "no"}})).faults("").len(),
            1
        );
    }
}
