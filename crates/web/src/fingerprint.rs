//! The fingerprint that is kept with every entry: the version of its form and a hash of the state, `1:9f86…`.

use rules::{Game, fingerprint};

use crate::repository::hash;

/// How a state compares with the fingerprint that was kept with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compared {
    Same,
    Differs,
    /// The fingerprint has another form, or none that is known: it says nothing.
    Unknown,
}

/// The fingerprint of a state.
pub(crate) fn of(game: &Game) -> String {
    format!("{}:{}", fingerprint::VERSION, hash(&fingerprint::text(game.view())))
}

/// Whether a fingerprint has the form that states are compared by.
pub(crate) fn is_known(kept: &str) -> bool {
    let version = kept.split_once(':').and_then(|(version, _)| version.parse().ok());
    version == Some(fingerprint::VERSION)
}

/// Compares a state with a fingerprint.
pub(crate) fn compare(game: &Game, kept: &str) -> Compared {
    if !is_known(kept) {
        Compared::Unknown
    } else if of(game) == kept {
        Compared::Same
    } else {
        Compared::Differs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Options, title::embedded};

    #[test]
    fn only_fingerprints_of_the_same_form_are_compared() {
        let title = embedded::title("18cz").expect("it is built in");
        let [one, other] =
            [1, 2].map(|seed| Game::new(title.clone(), Options::BOOK, 4, seed).expect("four may play").game);
        let kept = of(&one);
        assert!(kept.starts_with("1:") && kept.len() == 2 + 64, "{kept}");
        assert_eq!(compare(&one, &kept), Compared::Same);
        assert_eq!(compare(&other, &kept), Compared::Differs);
        // That of an earlier release, which hashed the state as the code prints it.
        let bare = kept.trim_start_matches("1:");
        for unknown in [bare, "", "2:00", "x:00", &format!(" {kept}")] {
            assert_eq!(compare(&one, unknown), Compared::Unknown, "{unknown}");
        }
    }
}
