//! Which passwords are taken: long enough, not among the most common ones, and not made of what everybody knows. Nothing
//! else is asked of them.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::error::AppError;
use crate::text::{t, tr};

/// A password has at least so many letters.
pub(crate) const MIN_PASSWORD_LEN: usize = 8;

/// With so many it is a good one: people are told, and free to choose.
pub(crate) const GOOD_PASSWORD_LEN: usize = 15;

/// And at most so many: hashing takes time by length.
pub(crate) const MAX_PASSWORD_LEN: usize = 256;

/// A shorter word may be in a password by chance.
const MIN_WORD_LEN: usize = 4;

/// The most common passwords of at least [`MIN_PASSWORD_LEN`] letters, about 11,600 of the 30,000 that crate `zxcvbn` 3.1
/// lists: of each the first 4 bytes of its SHA-256, in order. As marks, since many are no words for a page.
const COMMON: &[u8] = include_bytes!("../../data/common_passwords.bin");
const MARK_LEN: usize = 4;

/// Words that everybody who guesses would try here, as [`plain`] has them.
pub(crate) struct PasswordPolicy {
    words: Vec<String>,
}

impl PasswordPolicy {
    /// For a site that has a name, and is perhaps found at a host.
    pub(crate) fn new(site: &str, host: Option<&str>) -> PasswordPolicy {
        let host = host.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
        PasswordPolicy { words: [Some(site), host].into_iter().flatten().map(plain).collect() }
    }

    /// Whether somebody of this name may have this password; if not, why.
    pub(crate) fn check(&self, password: &str, name: &str) -> Result<(), AppError> {
        let invalid = |sentence| Err(AppError::Invalid(sentence));
        let letters = password.chars().take(MAX_PASSWORD_LEN + 1).count();
        if letters < MIN_PASSWORD_LEN {
            return invalid(tr!("password-short", least = MIN_PASSWORD_LEN));
        }
        if letters > MAX_PASSWORD_LEN {
            return invalid(tr!("password-long", most = MAX_PASSWORD_LEN));
        }
        let password = plain(password);
        if is_common(&password) {
            return invalid(t("password-common"));
        }
        if is_made_of(&password, &plain(name)) {
            return invalid(t("password-of-name"));
        }
        if self.words.iter().any(|word| is_made_of(&password, word)) {
            return invalid(t("password-of-site"));
        }
        Ok(())
    }
}

/// Without letter case and accents, which hardly make a guess harder.
fn plain(text: &str) -> String {
    let letters = text.nfkd().filter(|letter| !is_combining_mark(*letter));
    letters.flat_map(char::to_lowercase).collect()
}

/// Whether a password is a common one, be it with some figures or signs behind it.
fn is_common(password: &str) -> bool {
    let word = password.trim_end_matches(|letter: char| !letter.is_alphabetic());
    [password, word].iter().any(|guess| {
        let digest = Sha256::digest(guess.as_bytes());
        let (marks, _) = COMMON.as_chunks::<MARK_LEN>();
        marks.binary_search_by(|mark| mark[..].cmp(&digest[..MARK_LEN])).is_ok()
    })
}

/// Whether a password has a word in it, or is hardly more than a short one.
fn is_made_of(password: &str, word: &str) -> bool {
    if word.is_empty() || !password.contains(word) {
        return false;
    }
    let rest = password.replace(word, "").chars().count();
    word.chars().count() >= MIN_WORD_LEN || rest < MIN_PASSWORD_LEN
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(password: &str, name: &str) -> Option<&'static str> {
        let policy = PasswordPolicy::new("Lokálka", Some("games.example.org:8443"));
        let Err(AppError::Invalid(why)) = policy.check(password, name) else { return None };
        let reasons = ["password-common", "password-of-name", "password-of-site"];
        Some(reasons.into_iter().find(|reason| t(reason) == why).unwrap_or("password-length"))
    }

    #[test]
    fn common_passwords_are_known_in_any_letter_case_and_with_figures_behind() {
        assert!(COMMON.len() / MARK_LEN > 3000 && COMMON.len().is_multiple_of(MARK_LEN));
        assert!(COMMON.as_chunks::<MARK_LEN>().0.is_sorted(), "they can be searched");
        for common in
            ["password", "12345678", "iloveyou", "qwertyuiop", "Password1", "PASSWORD123!", "sunshine2026"]
        {
            assert_eq!(refused(common, "Anna"), Some("password-common"), "{common}");
        }
    }

    #[test]
    fn a_password_is_not_made_of_the_name_nor_of_the_site() {
        for (password, name) in [
            ("annamaria7", "Annamaria"),
            ("xx-JIRI-kolar", "Jiří"),
            ("jiří je tady", "Jiri"),
            ("eva12345", "Eva"),
            ("evaevaeva", "Eva"),
            ("x1234567", "X"),
        ] {
            assert_eq!(refused(password, name), Some("password-of-name"), "{password}");
        }
        for password in ["lokalka-2026", "my LOKÁLKA", "at games.example.org"] {
            assert_eq!(refused(password, "Anna"), Some("password-of-site"), "{password}");
        }
    }

    #[test]
    fn anything_else_is_taken_as_long_as_it_is_long_enough() {
        for (password, name) in [
            ("correct horse", "Anna"),
            ("battery staple", "Bela"),
            ("evaporate the lake", "Eva"),
            ("日本語のパスワード", "さくら"),
            ("k7#x!2qP", "A"),
            ("        !", "Anna"),
        ] {
            assert_eq!(refused(password, name), None, "{password}");
        }
        for password in ["short", "1234567", &"x".repeat(MAX_PASSWORD_LEN + 1), &"x".repeat(1 << 20)] {
            assert_eq!(refused(password, "Anna"), Some("password-length"));
        }
    }
}
