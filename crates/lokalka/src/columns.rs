//! Texts in columns. Letters of some scripts, such as Japanese, are twice as wide as ours.

use unicode_width::UnicodeWidthStr as _;

/// How wide a text is on the screen.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Filled up with spaces behind it.
pub fn left(text: &str, wide: usize) -> String {
    format!("{text}{}", gap(text, wide))
}

/// Filled up with spaces before it.
pub fn right(text: &str, wide: usize) -> String {
    format!("{}{text}", gap(text, wide))
}

fn gap(text: &str, wide: usize) -> String {
    " ".repeat(wide.saturating_sub(width(text)))
}

/// Columns as wide as their widest entry, each entry placed in its own by a function of its column, its text and the width.
pub fn table(rows: &[Vec<String>], place: impl Fn(usize, &str, usize) -> String) -> String {
    let wide = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|entry| width(entry)).max().unwrap_or(0)
    };
    let mut text = String::new();
    for row in rows {
        let entries = row.iter().enumerate().map(|(column, entry)| place(column, entry, wide(column)));
        text += entries.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_twice() {
        let rows =
            [["会社", "価格"], ["EKJ", "50"], ["Pekař", "100"]].map(|row| row.map(str::to_owned).to_vec());
        let placed = table(
            &rows,
            |column, entry, wide| {
                if column == 0 { left(entry, wide) } else { right(entry, wide) }
            },
        );
        assert_eq!(placed, "会社   価格\nEKJ      50\nPekař   100\n");
    }
}
