//! Licences as crates name them: SPDX expressions, and the older way with a slash between alternatives.

use std::collections::BTreeSet;

/// What must be kept to.
#[derive(Debug, PartialEq, Eq)]
pub enum Expression {
    /// One licence, with its exception if it has one.
    Licence(String),
    /// All of them.
    All(Vec<Expression>),
    /// Any of them.
    Any(Vec<Expression>),
}

impl Expression {
    /// Reads one; nothing where it is none.
    pub fn parse(text: &str) -> Option<Expression> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let mut words = spaced.split_whitespace().peekable();
        let expression = any(&mut words)?;
        words.next().is_none().then_some(expression)
    }

    /// Whether one may keep to it by licences that are allowed.
    pub fn is_allowed(&self, allowed: &BTreeSet<String>) -> bool {
        match self {
            Expression::Licence(name) => allowed.contains(name),
            Expression::All(parts) => parts.iter().all(|part| part.is_allowed(allowed)),
            Expression::Any(parts) => parts.iter().any(|part| part.is_allowed(allowed)),
        }
    }

    /// All licences in it.
    pub fn names(self) -> Vec<String> {
        match self {
            Expression::Licence(name) => vec![name],
            Expression::All(parts) | Expression::Any(parts) => {
                parts.into_iter().flat_map(Expression::names).collect()
            }
        }
    }
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>) -> Option<Expression> {
    joined(words, "OR", all, Expression::Any)
}

fn all(words: &mut Words<'_>) -> Option<Expression> {
    joined(words, "AND", one, Expression::All)
}

/// Parts with a word between them; one alone is itself.
fn joined(
    words: &mut Words<'_>,
    between: &str,
    part: fn(&mut Words<'_>) -> Option<Expression>,
    together: fn(Vec<Expression>) -> Expression,
) -> Option<Expression> {
    let mut parts = vec![part(words)?];
    while words.next_if_eq(&between).is_some() {
        parts.push(part(words)?);
    }
    if parts.len() == 1 { parts.pop() } else { Some(together(parts)) }
}

fn one(words: &mut Words<'_>) -> Option<Expression> {
    match words.next()? {
        "(" => {
            let inside = any(words)?;
            words.next_if_eq(&")").map(|_| inside)
        }
        ")" | "OR" | "AND" | "WITH" => None,
        name => match words.next_if_eq(&"WITH") {
            Some(_) => words.next().map(|exception| Expression::Licence(format!("{name} WITH {exception}"))),
            None => Some(Expression::Licence(name.to_owned())),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_of_some_is_enough_and_all_of_others_are_needed() {
        let allowed = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned).into();
        let may = |text: &str| Expression::parse(text).expect(text).is_allowed(&allowed);
        for yes in [
            "MIT",
            "GPL-2.0-only OR MIT",
            "Apache-2.0/MIT",
            "MIT AND ISC",
            "(Zlib OR MIT) AND ISC",
            "Zlib AND BSL-1.0 OR MIT",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(may(yes), "{yes}");
        }
        for no in
            ["Zlib", "MIT AND Zlib", "MIT AND (Zlib OR BSL-1.0)", "Apache-2.0", "MIT WITH LLVM-exception"]
        {
            assert!(!may(no), "{no}");
        }
        for none in ["", "OR", "MIT OR", "MIT ISC", "(MIT", "MIT)", "MIT WITH"] {
            assert_eq!(Expression::parse(none), None, "{none}");
        }
    }

    #[test]
    fn every_licence_in_it_is_named() {
        let expression = Expression::parse("(MIT OR Zlib) AND ISC").expect("it is one");
        assert_eq!(expression.names(), ["MIT", "Zlib", "ISC"]);
    }
}
