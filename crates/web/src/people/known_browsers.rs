//! Browsers that have signed in to an account before: each has attempts of its own, so that strangers who try the name
//! cannot lock its owner out.
//!
//! A browser keeps a mark for each of its last few accounts in a cookie, which outlives the session. A mark opens nothing.

use crate::repository::random_id;
use crate::seal::Seal;

/// So many accounts a browser is known to have signed in to.
const MAX_MARKS: usize = 5;

/// What stands between two marks.
const BETWEEN: char = '-';

/// A mark: a number by which browsers are told apart, and the code over it and the name.
const NUMBER_LEN: usize = 16;
const MARK_LEN: usize = NUMBER_LEN + 32;

/// The longest cookie that is read.
pub(crate) const MAX_COOKIE_LEN: usize = MAX_MARKS * (MARK_LEN + 1);

/// What makes and recognises marks.
pub(super) struct KnownBrowsers {
    seal: Seal,
}

impl KnownBrowsers {
    pub(super) fn new(seal: Seal) -> KnownBrowsers {
        KnownBrowsers { seal }
    }

    /// The mark that a browser has for an account, by the key of its name.
    pub(super) fn mark<'a>(&self, cookie: &'a str, name_key: &str) -> Option<&'a str> {
        let mut marks = cookie.split(BETWEEN).take(MAX_MARKS);
        marks.find(|mark| {
            let number = mark.get(..NUMBER_LEN).filter(|_| mark.len() == MARK_LEN);
            number.is_some_and(|number| self.seal.is_code(&mark[NUMBER_LEN..], &sealed(number, name_key)))
        })
    }

    /// The cookie of a browser once it has signed in to an account: with a mark for it, before those for others.
    pub(super) fn remember(&self, cookie: &str, name_key: &str) -> Result<String, String> {
        let known = self.mark(cookie, name_key);
        let mark = match known {
            Some(mark) => mark.to_owned(),
            None => {
                let number = random_id()?[..NUMBER_LEN].to_owned();
                let code = self.seal.code(&sealed(&number, name_key));
                number + &code
            }
        };
        let others = cookie.split(BETWEEN).filter(|other| other.len() == MARK_LEN && Some(*other) != known);
        let marks: Vec<&str> = std::iter::once(mark.as_str()).chain(others).take(MAX_MARKS).collect();
        Ok(marks.join(&BETWEEN.to_string()))
    }
}

fn sealed(number: &str, name_key: &str) -> String {
    format!("{number} {name_key}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_for_the_last_accounts_that_it_signed_in_to() {
        let known = KnownBrowsers::new(Seal::new("secret".to_owned(), "test"));
        let mut cookie = known.remember("", "anna").expect("chance");
        let first = known.mark(&cookie, "anna").expect("known").to_owned();
        assert_eq!(known.mark(&cookie, "bela"), None);
        for name in ["bela", "cyril", "dora", "anna", "emil"] {
            cookie = known.remember(&cookie, name).expect("chance");
        }
        assert_eq!(known.mark(&cookie, "anna"), Some(&*first), "it is the same mark as long as it is there");
        assert!(["bela", "cyril", "dora", "emil"].iter().all(|name| known.mark(&cookie, name).is_some()));
        cookie = known.remember(&cookie, "franta").expect("chance");
        assert_eq!(known.mark(&cookie, "bela"), None, "the one that was longest ago is forgotten");
        assert!(cookie.len() < MAX_COOKIE_LEN);
    }

    #[test]
    fn nobody_makes_a_mark_without_the_secret() {
        let known = KnownBrowsers::new(Seal::new("secret".to_owned(), "test"));
        let other = KnownBrowsers::new(Seal::new("guess".to_owned(), "test"));
        let forged = other.remember("", "anna").expect("chance");
        for cookie in [&forged, "", "-", "----", &"0".repeat(MARK_LEN), &"é".repeat(MARK_LEN / 2)] {
            assert_eq!(known.mark(cookie, "anna"), None, "{cookie}");
        }
    }
}
