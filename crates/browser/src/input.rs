//! What hands do: the mouse, fingers and keys, as the browser gets them from the system.

use std::thread;
use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value, json};

use crate::page::{Page, Spot};

/// How long an element may take to be there and uncovered.
const PATIENCE: Duration = Duration::from_secs(60);

/// What moves by less than this between two looks, in pixels, is at rest.
const AT_REST: f64 = 1.0;

/// Brings an element into view; gives its centre, or says what is in the way.
const REACH: &str = r#"
(element) => {
  if (!element) return "is not shown";
  if (element.disabled) return "is disabled";
  if ("settling" in document.body.dataset && !element.matches("[data-stand-in]")) return "is too new to be pressed";
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (!top) return `lies outside of the window at ${x}, ${y}`;
  if (!element.contains(top) && !top.contains(element)) return `is covered by ${top.outerHTML.slice(0, 120)}`;
  if (top.contains(element) && top !== element && top.closest("button, a, input, dialog, [role=dialog]") !== element.closest("button, a, input, dialog, [role=dialog]"))
    return `is covered by ${top.outerHTML.slice(0, 120)}`;
  return [x, y];
}
"#;

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Enter.
    Enter,
    /// Tab.
    Tab,
    /// Tab with Shift: back.
    ShiftTab,
    /// Escape.
    Escape,
    /// To the beginning.
    Home,
    /// The space bar.
    Space,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// A letter, digit or sign.
    Sign(char),
}

impl Key {
    /// The name, the code of the key and its number, and the text that it writes.
    fn parameters(self) -> (String, String, u32, String) {
        let named = |name: &str, number: u32| (name.to_owned(), name.to_owned(), number, String::new());
        match self {
            Key::Enter => ("Enter".to_owned(), "Enter".to_owned(), 13, "\r".to_owned()),
            Key::Tab | Key::ShiftTab => named("Tab", 9),
            Key::Escape => named("Escape", 27),
            Key::Space => (" ".to_owned(), "Space".to_owned(), 32, " ".to_owned()),
            Key::Home => named("Home", 36),
            Key::Left => named("ArrowLeft", 37),
            Key::Up => named("ArrowUp", 38),
            Key::Right => named("ArrowRight", 39),
            Key::Down => named("ArrowDown", 40),
            Key::Sign(sign) => {
                let upper = sign.to_ascii_uppercase();
                let code = match sign {
                    'a'..='z' | 'A'..='Z' => format!("Key{upper}"),
                    '0'..='9' => format!("Digit{sign}"),
                    _ => String::new(),
                };
                let number = if code.is_empty() { 0 } else { upper as u32 };
                (sign.to_string(), code, number, sign.to_string())
            }
        }
    }
}

impl Page {
    /// Waits until the element is there and at rest, and nothing covers its centre; gives the centre.
    #[track_caller]
    fn reach(&self, spot: &Spot) -> (f64, f64) {
        let began = Instant::now();
        let mut before: Option<(f64, f64)> = None;
        loop {
            let found = self.try_evaluate(&format!("({REACH})({})", spot.script()));
            if let Ok(Value::Array(point)) = &found
                && let [x, y] = point.as_slice()
            {
                let (x, y) = (x.as_f64().unwrap_or_default(), y.as_f64().unwrap_or_default());
                let before = before.replace((x, y));
                if before.is_some_and(|(old_x, old_y)| (x - old_x).hypot(y - old_y) < AT_REST) {
                    return (x, y);
                }
            }
            assert!(began.elapsed() < PATIENCE, "{spot} cannot be reached: {found:?}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Hands the browser what happened, stamped with the time that the hand is set to.
    fn hand(&self, method: &str, mut parameters: Value) {
        if let Some(time) = self.stamp.get() {
            let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            parameters["timestamp"] = json!(since.as_secs_f64());
        }
        self.ask(method, &parameters);
    }

    /// Does something twice, so far apart by the time that the page is told, however late the machine comes to it.
    fn twice(&self, apart: Duration, press: impl Fn()) {
        let first = SystemTime::now();
        self.stamp.set(Some(first));
        press();
        thread::sleep(apart.saturating_sub(first.elapsed().unwrap_or_default()));
        self.stamp.set(Some(first + apart));
        press();
        self.stamp.set(None);
    }

    fn mouse(&self, kind: &str, (x, y): (f64, f64), buttons: u32) {
        let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
        let parameters =
            json!({"type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1});
        self.hand("Input.dispatchMouseEvent", parameters);
    }

    /// Clicks the centre of the element with the mouse, or taps it on a phone.
    #[track_caller]
    pub fn click(&self, spot: impl Into<Spot>) {
        let spot = spot.into();
        if self.viewport().phone {
            return self.tap(&spot);
        }
        let at = self.reach(&spot);
        self.mouse("mouseMoved", at, 0);
        self.mouse("mousePressed", at, 1);
        self.mouse("mouseReleased", at, 0);
    }

    /// Drags from the centre of the element by this much: with the mouse, or with a finger on a phone.
    #[track_caller]
    pub fn drag(&self, spot: impl Into<Spot>, (by_x, by_y): (f64, f64)) {
        const STEPS: u8 = 4;
        let (x, y) = self.reach(&spot.into());
        let on_the_way = |step: u8| {
            let part = f64::from(step) / f64::from(STEPS);
            (x + by_x * part, y + by_y * part)
        };
        if self.viewport().phone {
            self.touch("touchStart", &[(x, y)]);
            (1..=STEPS).for_each(|step| self.touch("touchMove", &[on_the_way(step)]));
            return self.touch("touchEnd", &[]);
        }
        self.mouse("mouseMoved", (x, y), 0);
        self.mouse("mousePressed", (x, y), 1);
        (1..=STEPS).for_each(|step| self.mouse("mouseMoved", on_the_way(step), 1));
        self.mouse("mouseReleased", on_the_way(STEPS), 0);
    }

    /// Turns the wheel over the centre of the element: towards the hand by a positive number.
    #[track_caller]
    pub fn turn_wheel(&self, spot: impl Into<Spot>, by: f64) {
        let (x, y) = self.reach(&spot.into());
        let parameters = json!({"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by});
        self.ask("Input.dispatchMouseEvent", &parameters);
    }

    fn touch(&self, kind: &str, points: &[(f64, f64)]) {
        let points = points.iter().enumerate().map(|(id, (x, y))| json!({"x": x, "y": y, "id": id}));
        let parameters = json!({"type": kind, "touchPoints": points.collect::<Vec<_>>()});
        self.hand("Input.dispatchTouchEvent", parameters);
    }

    /// Taps the centre of the element with a finger.
    #[track_caller]
    fn tap(&self, spot: &Spot) {
        let at = self.reach(spot);
        self.touch("touchStart", &[at]);
        self.touch("touchEnd", &[]);
    }

    /// Presses the same place twice, as fast as told: with the mouse, or with a finger on a phone. What is there by then is hit.
    #[track_caller]
    pub fn press_twice(&self, spot: impl Into<Spot>, apart: Duration) {
        let at = self.reach(&spot.into());
        self.twice(apart, || {
            if self.viewport().phone {
                self.touch("touchStart", &[at]);
                self.touch("touchEnd", &[]);
            } else {
                self.mouse("mousePressed", at, 1);
                self.mouse("mouseReleased", at, 0);
            }
        });
    }

    /// Gives an element the focus, and presses a key twice, as fast as told, on whatever has the focus by then.
    #[track_caller]
    pub fn press_key_twice(&self, spot: impl Into<Spot>, key: Key, apart: Duration) {
        let spot = spot.into();
        self.reach(&spot);
        self.evaluate(&format!("{}.focus()", spot.script()));
        self.twice(apart, || self.press(key));
    }

    /// Waits until what is new on the page may be answered.
    #[track_caller]
    pub fn until_settled(&self) {
        self.until("the page to take answers", "!('settling' in document.body.dataset)");
    }

    /// Moves two fingers apart, from the centre of the element, to this many times their distance.
    #[track_caller]
    pub fn pinch(&self, spot: impl Into<Spot>, times: f64) {
        let (x, y) = self.reach(&spot.into());
        let fingers = |apart: f64| [(x - apart, y), (x + apart, y)];
        self.touch("touchStart", &fingers(30.0));
        for step in 1..=4 {
            let part = f64::from(step) / 4.0;
            self.touch("touchMove", &fingers(30.0 * (1.0 + (times - 1.0) * part)));
        }
        self.touch("touchEnd", &[]);
    }

    /// Puts a finger on the centre of the element and moves it to each of these places around it; it stays down.
    #[track_caller]
    pub fn slide(&self, spot: impl Into<Spot>, places: &[(f64, f64)]) {
        let (x, y) = self.reach(&spot.into());
        for (index, (by_x, by_y)) in places.iter().enumerate() {
            self.touch(if index == 0 { "touchStart" } else { "touchMove" }, &[(x + by_x, y + by_y)]);
        }
    }

    /// Puts two fingers around the centre of the element, and moves them to each of these multiples of their distance; they
    /// stay down.
    #[track_caller]
    pub fn spread(&self, spot: impl Into<Spot>, times: &[f64]) {
        let (x, y) = self.reach(&spot.into());
        for (index, times) in times.iter().enumerate() {
            let apart = 30.0 * times;
            let kind = if index == 0 { "touchStart" } else { "touchMove" };
            self.touch(kind, &[(x - apart, y), (x + apart, y)]);
        }
    }

    /// Lifts all fingers.
    #[track_caller]
    pub fn let_go(&self) {
        self.touch("touchEnd", &[]);
    }

    /// Presses a key and lets it go.
    #[track_caller]
    pub fn press(&self, key: Key) {
        let (name, code, number, text) = key.parameters();
        let shift = key == Key::ShiftTab || matches!(key, Key::Sign(sign) if sign.is_ascii_uppercase());
        let mut parameters = json!({
            "type": if text.is_empty() { "rawKeyDown" } else { "keyDown" },
            "key": name, "code": code, "windowsVirtualKeyCode": number,
            "modifiers": if shift { 8 } else { 0 },
        });
        if !text.is_empty() {
            parameters["text"] = json!(text);
        }
        self.hand("Input.dispatchKeyEvent", parameters.clone());
        parameters["type"] = json!("keyUp");
        if let Some(object) = parameters.as_object_mut() {
            object.remove("text");
        }
        self.hand("Input.dispatchKeyEvent", parameters);
    }

    /// Writes into what has the focus, key by key.
    #[track_caller]
    pub fn write(&self, text: &str) {
        text.chars().for_each(|sign| self.press(Key::Sign(sign)));
    }

    /// Clicks into a field and replaces what it holds.
    #[track_caller]
    pub fn fill(&self, spot: impl Into<Spot>, text: &str) {
        let spot = spot.into();
        self.click(spot.clone());
        self.evaluate(&format!("{}.select()", spot.script()));
        self.write(text);
    }

    /// Chooses an entry of a list by the keyboard: its first letters are enough.
    #[track_caller]
    pub fn pick(&self, spot: impl Into<Spot>, entry: &str) {
        let spot = spot.into();
        self.reach(&spot);
        self.evaluate(&format!("{}.focus()", spot.script()));
        self.write(entry);
        let chosen = format!("{}.selectedOptions[0].textContent === {}", spot.script(), json!(entry));
        self.until(entry, &chosen);
    }

    /// Goes from element to element by the Tab key until the expression holds for the focused one, called `it`.
    ///
    /// # Panics
    /// When the whole page was gone through in vain.
    #[track_caller]
    pub fn tab_to(&self, what: &str, expression: &str) {
        const MOST: usize = 400;
        let holds = format!("((it) => Boolean({expression}))(document.activeElement)");
        for _ in 0..MOST {
            if self.evaluate(&holds) == Value::Bool(true) {
                return;
            }
            self.press(Key::Tab);
        }
        panic!("{MOST} times Tab, and {what} did not get the focus");
    }
}
