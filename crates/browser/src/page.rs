//! One tab of the browser: where it is, what it shows, and waiting for what it should show.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};

use crate::chromium::text;
use crate::socket::Socket;
use crate::watch::{Traffic, Watch};

/// How long a page may take to show what it should; generous, for busy machines.
const PATIENCE: Duration = Duration::from_secs(60);

/// The pause between two looks at the page.
const BETWEEN: Duration = Duration::from_millis(10);

/// Marks the page that is about to be left.
const MARK: &str = "document.before = true";

/// Finds the first visible element of a selector that has the text, in its words or in its label.
const FIND: &str = r#"
const find = (css, text) => [...document.querySelectorAll(css)].find((element) => {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === "hidden") return false;
  const words = `${element.textContent} ${element.getAttribute("aria-label") ?? ""}`.replace(/\s+/g, " ");
  return words.includes(text);
});
"#;

/// Which element: the first visible one of a selector, perhaps with a text.
#[derive(Clone, Debug)]
pub struct Spot {
    css: String,
    text: String,
}

impl Spot {
    /// The first with this text in its words or its label.
    #[must_use]
    pub fn with(mut self, text: &str) -> Spot {
        text.clone_into(&mut self.text);
        self
    }

    /// An expression for the element.
    pub(crate) fn script(&self) -> String {
        format!("find({}, {})", json!(self.css), json!(self.text))
    }
}

impl<T: Into<String>> From<T> for Spot {
    fn from(css: T) -> Spot {
        Spot { css: css.into(), text: String::new() }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.css)?;
        if self.text.is_empty() { Ok(()) } else { write!(f, " with “{}”", self.text) }
    }
}

/// The size of the window and the colours that the system asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewport {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// A phone: touch instead of a mouse.
    pub phone: bool,
    /// Dark colours.
    pub dark: bool,
}

impl Viewport {
    /// A usual screen.
    pub const DESKTOP: Viewport = Viewport { width: 1440, height: 900, phone: false, dark: false };
    /// A usual phone.
    pub const PHONE: Viewport = Viewport { width: 390, height: 844, phone: true, dark: false };

    /// A tablet upright.
    pub const TABLET: Viewport = Viewport { width: 820, height: 1180, phone: true, dark: false };

    /// The same in the dark.
    #[must_use]
    pub fn in_the_dark(self) -> Viewport {
        Viewport { dark: true, ..self }
    }
}

/// One tab. What it must not do is noted while it is used.
pub struct Page {
    pub(crate) socket: RefCell<Socket>,
    pub(crate) watch: RefCell<Watch>,
    viewport: Cell<Viewport>,
    /// When what hands do happens, where the page is told another time than now.
    pub(crate) stamp: Cell<Option<SystemTime>>,
}

impl Page {
    pub(crate) fn new(socket: Socket) -> Page {
        let page = Page {
            socket: RefCell::new(socket),
            watch: RefCell::default(),
            viewport: Cell::new(Viewport::DESKTOP),
            stamp: Cell::default(),
        };
        for domain in ["Page", "Runtime", "Network", "Log", "Audits", "DOM"] {
            page.ask(&format!("{domain}.enable"), &json!({}));
        }
        page.ask("Emulation.setFocusEmulationEnabled", &json!({"enabled": true}));
        page.set_viewport(Viewport::DESKTOP);
        page
    }

    /// Sends a command; events that came meanwhile are watched.
    pub(crate) fn try_ask(&self, method: &str, parameters: &Value) -> Result<Value, String> {
        let mut socket = self.socket.borrow_mut();
        let answer = socket.ask(method, parameters);
        let mut watch = self.watch.borrow_mut();
        socket.take_events().iter().for_each(|event| watch.see(event));
        answer
    }

    #[track_caller]
    pub(crate) fn ask(&self, method: &str, parameters: &Value) -> Value {
        self.try_ask(method, parameters).unwrap_or_else(|why| panic!("{why}"))
    }

    /// Sets size, touch and colours.
    #[track_caller]
    pub fn set_viewport(&self, viewport: Viewport) {
        let Viewport { width, height, phone, dark } = viewport;
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            &json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone}),
        );
        self.ask("Emulation.setTouchEmulationEnabled", &json!({"enabled": phone, "maxTouchPoints": 2}));
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.ask("Emulation.setEmulatedMedia", &json!({"features": features}));
        self.viewport.set(viewport);
    }

    /// The size and colours that were set last.
    pub fn viewport(&self) -> Viewport {
        self.viewport.get()
    }

    /// Goes to an address and waits until the page is there with its scripts.
    #[track_caller]
    pub fn go(&self, address: &str) {
        self.until("the page to be marked", MARK);
        let answer = self.ask("Page.navigate", &json!({"url": address}));
        assert!(answer.get("errorText").is_none(), "{address}: {}", answer["errorText"]);
        // Without one it is the same page at another place.
        if answer.get("loaderId").is_some() {
            self.until_another("the page to come");
        }
        self.until_loaded();
    }

    /// Loads the page anew.
    #[track_caller]
    pub fn reload(&self) {
        self.until("the page to be marked", MARK);
        self.ask("Page.reload", &json!({}));
        self.until_another("the page to be loaded anew");
        self.until_loaded();
    }

    /// Waits until the page that was marked is gone: for a moment the browser still asks that one.
    #[track_caller]
    fn until_another(&self, what: &str) {
        self.until(what, "!document.before");
    }

    /// Waits until everything on the page is there.
    #[track_caller]
    pub fn until_loaded(&self) {
        self.until("the page to be loaded", "document.readyState === 'complete'");
    }

    /// The value of an expression; a promise is waited for.
    ///
    /// # Errors
    /// In words, when it throws, or when the page is just being left.
    pub fn try_evaluate(&self, expression: &str) -> Result<Value, String> {
        let expression = format!("(() => {{ {FIND} return ({expression}); }})()");
        let parameters = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let mut answer = self.try_ask("Runtime.evaluate", &parameters)?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(details["exception"]["description"]
                .as_str()
                .or(details["text"].as_str())
                .unwrap_or("an exception")
                .to_owned()),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// The value of an expression; a promise is waited for.
    #[track_caller]
    pub fn evaluate(&self, expression: &str) -> Value {
        self.try_evaluate(expression).unwrap_or_else(|why| panic!("{expression}: {why}"))
    }

    /// Runs a script in the page, past its own policy, as the console does.
    #[track_caller]
    pub fn run_script(&self, script: &str) {
        let answer = self.ask("Runtime.evaluate", &json!({"expression": script}));
        assert!(answer.get("exceptionDetails").is_none(), "{}", answer["exceptionDetails"]);
    }

    /// Looks at the page until the expression holds.
    #[track_caller]
    pub fn until(&self, what: &str, expression: &str) {
        self.until_value(what, expression, |value| *value == Value::Bool(true));
    }

    /// The same for what takes as long as the machine is slow: patience begins anew whenever the page tells of progress.
    #[track_caller]
    pub fn until_worked_out(&self, what: &str, expression: &str, progress: &str) {
        let (both, mut told) = (format!("[{expression}, String({progress})]"), Value::Null);
        loop {
            let goes_on = |seen: &Value| seen[0] == Value::Bool(true) || seen.is_array() && seen[1] != told;
            let seen = self.until_value(what, &both, goes_on);
            if seen[0] == Value::Bool(true) {
                return;
            }
            told = seen[1].clone();
        }
    }

    /// Looks at the page until the expression has such a value, and gives it.
    #[track_caller]
    fn until_value(&self, what: &str, expression: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            // Between two pages there is nothing to ask.
            match self.try_evaluate(expression) {
                Ok(value) if wanted(&value) => return value,
                value => assert!(
                    began.elapsed() < PATIENCE,
                    "waited in vain for {what}: {expression} is {value:?}"
                ),
            }
            thread::sleep(BETWEEN);
        }
    }

    /// A text of an element, once it is shown; both in one look, since the page may change in between.
    #[track_caller]
    fn text_of(&self, spot: &Spot, text_of_it: &str) -> String {
        let script = format!("((it) => it ? String({text_of_it}) : null)({})", spot.script());
        text(&self.until_value(&spot.to_string(), &script, Value::is_string))
    }

    /// Waits until the element is shown.
    #[track_caller]
    pub fn until_shown(&self, spot: impl Into<Spot>) {
        let spot = spot.into();
        self.until(&spot.to_string(), &format!("Boolean({})", spot.script()));
    }

    /// Waits until no such element is shown.
    #[track_caller]
    pub fn until_gone(&self, spot: impl Into<Spot>) {
        let spot = spot.into();
        self.until(&format!("{spot} to go"), &format!("!{}", spot.script()));
    }

    /// Whether the element is shown now.
    #[track_caller]
    pub fn shows(&self, spot: impl Into<Spot>) -> bool {
        self.evaluate(&format!("Boolean({})", spot.into().script())) == Value::Bool(true)
    }

    /// The words of an element, once it is shown.
    #[track_caller]
    pub fn words(&self, spot: impl Into<Spot>) -> String {
        self.text_of(&spot.into(), "it.innerText.replace(/\\s+/g, ' ').trim()")
    }

    /// An attribute of an element, once it is shown.
    #[track_caller]
    pub fn attribute(&self, spot: impl Into<Spot>, name: &str) -> String {
        self.text_of(&spot.into(), &format!("it.getAttribute({}) ?? ''", json!(name)))
    }

    /// How many elements the selector finds, shown or not.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let found = self.evaluate(&format!("document.querySelectorAll({}).length", json!(css)));
        usize::try_from(found.as_u64().unwrap_or_default()).unwrap_or_default()
    }

    /// The path and search of the address.
    #[track_caller]
    pub fn place(&self) -> String {
        text(&self.evaluate("location.pathname + location.search"))
    }

    /// Puts a file into a file input, as if it were chosen in the dialogue.
    #[track_caller]
    pub fn choose_file(&self, css: &str, file: &Path) {
        let expression = format!("document.querySelector({})", json!(css));
        let found = self.ask("Runtime.evaluate", &json!({"expression": expression}));
        let files = json!([file.to_string_lossy()]);
        let object = &found["result"]["objectId"];
        self.ask("DOM.setFileInputFiles", &json!({"files": files, "objectId": object}));
    }

    /// Puts the window before the others of its browser.
    #[track_caller]
    pub fn bring_to_front(&self) {
        self.ask("Page.bringToFront", &json!({}));
    }

    /// Waits until the window, which is in front, has drawn what is new.
    #[track_caller]
    pub fn until_drawn(&self) {
        self.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(true))))");
    }

    /// What is to be seen, as a PNG file.
    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        // What lies behind another window is not drawn, and its picture would be waited for without end.
        self.bring_to_front();
        let taken = self.ask("Page.captureScreenshot", &json!({"format": "png"}));
        BASE64_STANDARD.decode(text(&taken["data"])).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Runs a script at the beginning of every page that comes.
    #[track_caller]
    pub fn at_every_beginning(&self, script: &str) {
        self.ask("Page.addScriptToEvaluateOnNewDocument", &json!({"source": script}));
    }

    /// What has come over the line since this was asked last.
    #[track_caller]
    pub fn take_traffic(&self) -> Traffic {
        // An answer means that all events before it are here.
        self.ask("Runtime.evaluate", &json!({"expression": "0"}));
        std::mem::take(&mut self.watch.borrow_mut().traffic)
    }

    /// The worker beside the pages of this origin, once the browser, which was asked to, has told of it.
    #[track_caller]
    pub(crate) fn worker(&self, origin: &str) -> String {
        let began = Instant::now();
        loop {
            // What the browser tells comes along with an answer.
            self.evaluate("0");
            let watch = self.watch.borrow();
            if let Some((_, worker)) = watch.workers.iter().find(|(scope, _)| scope.starts_with(origin)) {
                return worker.clone();
            }
            drop(watch);
            assert!(began.elapsed() < PATIENCE, "no worker of {origin} was told of");
            thread::sleep(BETWEEN);
        }
    }

    /// A complaint with this text is brought about on purpose.
    pub fn expect_complaint(&self, part: &str) {
        self.watch.borrow_mut().expect(part);
    }

    /// What is wrong with what was seen of the page up to now.
    #[track_caller]
    pub fn faults(&self, origin: &str) -> Vec<String> {
        // An answer means that all events before it are here.
        self.ask("Runtime.evaluate", &json!({"expression": "0"}));
        self.watch.borrow().faults(origin)
    }
}
