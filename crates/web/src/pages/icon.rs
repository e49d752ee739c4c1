//! Icons, drawn here: a font need not have the signs. Each takes its colour and size from the text that it stands in.

use maud::{Markup, PreEscaped};

/// An icon of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Back,
    Branch,
    Chat,
    Close,
    Files,
    Fit,
    Full,
    Help,
    Hint,
    Home,
    Link,
    Minus,
    On,
    Pause,
    Play,
    Plus,
    Redo,
    Turn,
    TurnBack,
    TurnOn,
    Undo,
}

/// The lines of an icon in a square of 24.
const fn lines(icon: Icon) -> &'static str {
    match icon {
        Icon::Back => "M15 5l-7 7l7 7",
        Icon::Branch => "M7 21v-18M7 15c0-6 10-3 10-9M14 8l3-3l3 3",
        Icon::Chat => "M4 5h16v11h-9l-5 4v-4h-2z",
        Icon::Close => "M6 6l12 12M18 6l-12 12",
        Icon::Files => "M12 4v11M7 11l5 5l5-5M5 20h14",
        Icon::Fit => "M4 9v-5h5M20 9v-5h-5M4 15v5h5M20 15v5h-5",
        Icon::Full => "M13 11l7-7M14 4h6v6M11 13l-7 7M10 20h-6v-6",
        Icon::Help => "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.6v.4",
        Icon::Hint => "M9 17h6M10 20h4M8.5 14a6 6 0 1 1 7 0q-1 1-1 3h-5q0-2-1-3z",
        Icon::Home => "M4 11l8-7l8 7M6 10v10h12v-10M10 20v-6h4v6",
        Icon::Link => {
            "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
        }
        Icon::Minus => "M5 12h14",
        Icon::On => "M9 5l7 7l-7 7",
        Icon::Pause => "M8 5v14M16 5v14",
        Icon::Play => "M8 5l11 7l-11 7z",
        Icon::Plus => "M12 5v14M5 12h14",
        Icon::Redo => "M20 10h-10a6 6 0 0 0 0 12h3M15 5l5 5l-5 5",
        Icon::Turn => "M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5",
        Icon::TurnBack => "M12 5l-7 7l7 7M20 5l-7 7l7 7",
        Icon::TurnOn => "M4 5l7 7l-7 7M12 5l7 7l-7 7",
        Icon::Undo => "M4 10h10a6 6 0 0 1 0 12h-3M9 5l-5 5l5 5",
    }
}

/// The icon; what it means is said by what it stands in.
pub(crate) fn icon(icon: Icon) -> Markup {
    PreEscaped(format!(
        r#"<svg class="icon icon-{:?}" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>"#,
        icon,
        lines(icon)
    ))
}
