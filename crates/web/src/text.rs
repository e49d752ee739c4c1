//! Every word of the pages that is not a name or a sentence of the rules: messages of the language that is spoken.

use std::fmt::Display;

use rules::Title;

pub(crate) use languages::{listed, tr};

/// `120 K`, in the money of a title.
pub(crate) fn money(title: &Title, amount: impl Display) -> String {
    languages::money(amount, &title.currency)
}

/// A message without arguments.
pub(crate) fn t(key: &str) -> String {
    languages::message(key, [])
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use rules::Action;
    use rules::message::Keyed;

    #[test]
    fn every_key_has_its_text() {
        let missing = languages::survey::without_text(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(missing.is_empty(), "missing: {missing:?}");
        // Every verb is listed under a heading.
        let texts = languages::survey::keys();
        let groups = <Action as Keyed>::examples().into_iter().map(|action| action.group());
        let missing: Vec<_> = groups.filter(|key| !texts.contains(key)).collect();
        assert!(missing.is_empty(), "missing: {missing:?}");
    }
}
