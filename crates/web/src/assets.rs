//! The files that browsers fetch besides pages: styles and scripts, embedded as they are.

use std::fmt::Write;
use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use rules::title::embedded;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Scripts by the name that pages and other scripts fetch them under.
const SCRIPTS: &[(&str, &str)] = &[
    ("home.js", include_str!("../assets/home.js")),
    ("map.js", include_str!("../assets/map.js")),
    ("marks.js", include_str!("../assets/marks.js")),
    ("post.js", include_str!("../assets/post.js")),
    ("sheet.js", include_str!("../assets/sheet.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("tray.js", include_str!("../assets/tray.js")),
];

/// Styles of pages, in this order.
const STYLES: &[&str] = &[
    include_str!("../assets/page.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/decisions.css"),
];

/// Answers with an embedded file.
pub(crate) async fn serve(Path(name): Path<String>) -> Response {
    let script = || SCRIPTS.iter().find(|(known, _)| *known == name).map(|&(_, text)| (SCRIPT, text));
    let found = match name.as_str() {
        "app.css" => Some((CSS, style())),
        "icon.svg" => Some(("image/svg+xml", include_str!("../assets/icon.svg"))),
        _ => script(),
    };
    let Some((kind, text)) = found else { return StatusCode::NOT_FOUND.into_response() };
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// The looks of pages and pictures together.
fn style() -> &'static str {
    static STYLE: OnceLock<String> = OnceLock::new();
    STYLE.get_or_init(|| {
        // The short class names of pictures mean something only inside them.
        let mut style = format!("{}\nsvg {{\n{}}}\n", STYLES.concat(), draw::STYLE);
        for title in embedded::ids().iter().filter_map(|id| embedded::title(id)) {
            for charter in &title.companies {
                let ink = if is_dark(&charter.colour) { "#fff" } else { "#111" };
                let _ = writeln!(
                    style,
                    ".badge[data-company=\"{}\"] {{ background: {}; color: {ink}; }}",
                    charter.symbol, charter.colour
                );
            }
        }
        style
    })
}

/// Whether white letters read better than nearly black ones on this `#rrggbb`, by the contrast of light that WCAG uses.
fn is_dark(colour: &str) -> bool {
    let part = |at: usize| {
        let byte = colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(255);
        let share = f64::from(byte) / 255.0;
        if share <= 0.04 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    let light = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
    // As far from white as from #111.
    light < 0.168
}
