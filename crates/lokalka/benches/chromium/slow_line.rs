//! A long game on a phone with a slow line: how many bytes travel, and how long one waits.

use std::path::Path;
use std::thread;
use std::time::Duration;

use browser::{Line, Page, Stage, Traffic, Viewport};
use records::game_file::GameFile;
use serde_json::{Value, json};

/// At this action the game is opened, and so many moves are made there.
const AT: usize = 410;
const MOVES: usize = 20;
/// Openings of each kind.
const OPENINGS: usize = 7;
/// The processor of a phone is so many times slower than ours.
const SLOWER: f64 = 4.0;
/// Between two moves: pages leave out what comes right after another question.
const REST: Duration = Duration::from_millis(1500);

/// Notes when the page can be used.
const WATCH: &str = "new MutationObserver((_, observer) => {
    if (document.body?.dataset.ready === undefined) return;
    observer.disconnect();
    window.reacting = performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] })";

/// First paint and when the page can be used, in milliseconds after the navigation began.
const OPENED: &str = "new Promise((answer) => {
    const look = () => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (window.reacting && paint) answer([paint.startTime, window.reacting]);
        else setTimeout(look, 20);
    };
    look();
})";

/// Makes a move as a button of the page does: milliseconds until it was painted.
fn moved(action: &Value) -> String {
    format!(
        "new Promise((answer) => {{
            const table = document.getElementById('table');
            const button = document.createElement('button');
            button.dataset.action = {};
            document.body.append(button);
            const began = performance.now();
            new MutationObserver((_, observer) => {{
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => answer(performance.now() - began)));
            }}).observe(table, {{ attributeFilter: ['data-seq'] }});
            button.click();
            button.remove();
        }})",
        json!(action.to_string())
    )
}

/// Measures a game that is longer than the moves that are made in it.
pub(crate) fn measure(program: &Path, name: &str, file: &GameFile) {
    let stage = Stage::new(program).expect("there is a browser");
    let mut opened = file.clone();
    let rest = opened.actions.split_off(AT);
    let table = stage.table_of(&opened);
    let (page, place) = (table.page(), stage.address(&table.place()));
    page.set_viewport(Viewport::PHONE);
    page.bypass_worker();
    page.at_every_beginning(WATCH);
    page.set_line(Line::Fast3G);
    page.slow_down(SLOWER);
    println!("{name} at action {AT}, on Fast 3G with a {SLOWER} times slower processor:");
    for warm in [false, true] {
        let mut series = Series::default();
        for _ in 0..OPENINGS {
            if !warm {
                page.clear_cache();
            }
            page.take_traffic();
            page.go(&place);
            let times = page.evaluate(OPENED);
            // What is fetched once the page can be used belongs to it.
            thread::sleep(REST);
            series.note(page.take_traffic(), &[&times[0], &times[1]]);
        }
        series.report(if warm { "opened again" } else { "opened" }, &["painted", "reacting"]);
    }
    let mut series = Series::default();
    for action in rest.iter().take(MOVES) {
        thread::sleep(REST);
        page.take_traffic();
        let time = page.evaluate(&moved(&json!(action.action)));
        thread::sleep(REST);
        series.note(page.take_traffic(), &[&time]);
    }
    series.report("own move", &["seen"]);
    settled(page);
}

/// Back to a line on which the page can be left.
fn settled(page: &Page) {
    page.set_line(Line::Open);
    page.slow_down(1.0);
}

/// What was measured several times.
#[derive(Default)]
struct Series {
    traffic: Vec<Traffic>,
    times: Vec<Vec<f64>>,
}

impl Series {
    fn note(&mut self, traffic: Traffic, times: &[&Value]) {
        self.traffic.push(traffic);
        self.times.push(times.iter().map(|time| time.as_f64().expect("milliseconds")).collect());
    }

    /// Medians, and the most.
    fn report(&self, what: &str, names: &[&str]) {
        let bytes = self.traffic.iter().map(|traffic| traffic.bytes as f64 / 1000.0).collect();
        let requests = self.traffic.iter().map(|traffic| traffic.requests as f64).collect();
        let ([bytes, most_bytes], [requests, _]) = (median(bytes), median(requests));
        print!("  {what:14} {bytes:6.1} KB (most {most_bytes:6.1}), {requests:2} requests");
        for (index, name) in names.iter().enumerate() {
            let [time, most] = median(self.times.iter().map(|times| times[index]).collect());
            print!(", {name} {time:5.0} ms (most {most:5.0})");
        }
        println!();
    }
}

fn median(mut values: Vec<f64>) -> [f64; 2] {
    values.sort_by(f64::total_cmp);
    [values[values.len() / 2], values[values.len() - 1]]
}
