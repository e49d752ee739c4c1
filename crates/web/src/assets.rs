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
    ("bots.js", include_str!("../assets/bots.js")),
    ("history.js", include_str!("../assets/history.js")),
    ("gathering.js", include_str!("../assets/gathering.js")),
    ("home.js", include_str!("../assets/home.js")),
    ("info.js", include_str!("../assets/info.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("map.js", include_str!("../assets/map.js")),
    ("online.js", include_str!("../assets/online.js")),
    ("marks.js", include_str!("../assets/marks.js")),
    ("post.js", include_str!("../assets/post.js")),
    ("sheet.js", include_str!("../assets/sheet.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("tray.js", include_str!("../assets/tray.js")),
    ("turn.js", include_str!("../assets/turn.js")),
];

/// Styles of pages, in this order.
const STYLES: &[&str] = &[
    include_str!("../assets/page.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/decisions.css"),
    include_str!("../assets/history.css"),
    include_str!("../assets/log.css"),
    include_str!("../assets/online.css"),
    include_str!("../assets/info.css"),
    include_str!("../assets/charts.css"),
    include_str!("../assets/market.css"),
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

/// The scripts that a script imports, and those that they import, each once: a page that names them has them fetched
/// at once, not one after the other.
pub(crate) fn modules_of(script: &str) -> Vec<&'static str> {
    let text = |name: &str| SCRIPTS.iter().find(|(known, _)| *known == name).map_or("", |&(_, text)| text);
    let mut found: Vec<&'static str> = Vec::new();
    let mut open = vec![text(script)];
    while let Some(source) = open.pop() {
        for import in source.split("from \"./").skip(1) {
            let name = import.split('"').next().unwrap_or_default();
            if !found.contains(&name) {
                found.push(name);
                open.push(text(name));
            }
        }
    }
    found
}

/// The looks of pages and pictures together.
fn style() -> &'static str {
    static STYLE: OnceLock<String> = OnceLock::new();
    STYLE.get_or_init(|| {
        // The short class names of pictures mean something only inside them.
        let mut style = format!(
            "{}\nsvg {{\n{}{}}}\n@media (prefers-color-scheme: dark) {{ svg {{\n{}}} }}\n",
            STYLES.concat(),
            draw::STYLE,
            draw::CHART_STYLE,
            draw::DARK_STYLE
        );
        for title in embedded::ids().iter().filter_map(|id| embedded::title(id)) {
            for charter in &title.companies {
                let ink = if draw::is_dark(&charter.colour) { "#fff" } else { "#000" };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imported_scripts_are_found_and_exist() {
        let modules = modules_of("table.js");
        assert!(modules.contains(&"map.js") && modules.contains(&"history.js"), "{modules:?}");
        for module in modules {
            assert!(SCRIPTS.iter().any(|(name, _)| *name == module), "{module}");
        }
        assert!(modules_of("post.js").is_empty());
    }
}
