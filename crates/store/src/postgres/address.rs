//! The address of a database, with what it says about encryption: `sslmode` and `sslrootcert`, as other programs for PostgreSQL
//! understand them.

use std::path::PathBuf;

use percent_encoding::percent_decode_str;
use postgres::Config;
use postgres::config::{Host, SslMode};

use super::tls::{Tls, Trust};
use super::{OPENING, in_words};
use crate::{Error, Result};

/// How much the line must be protected, from the least to the most.
const MODES: [&str; 5] = ["disable", "prefer", "require", "verify-ca", "verify-full"];

/// The word for the authorities that are built in, instead of a file.
const BUILT_IN: &str = "system";

/// Reads an address: where the database is, and how the line to it is protected.
pub(super) fn parse(address: &str) -> Result<(Config, Tls)> {
    let wrong = |why: String| Error::Database { doing: OPENING, why };
    let Parameters { rest, mode, root } = if is_url(address) { of_url(address) } else { of_words(address) };
    let mut config: Config = rest.parse().map_err(|error| wrong(in_words(&error)))?;
    let mode = mode.as_deref().unwrap_or("prefer");
    let (ssl, trust) = protection(mode, root).map_err(wrong)?;
    // A socket of this machine is no line that anybody could listen to, and PostgreSQL does not encrypt it.
    let local = !config.get_hosts().is_empty() && config.get_hosts().iter().all(is_socket);
    config.ssl_mode(if local { SslMode::Disable } else { ssl });
    Ok((config, Tls::new(&trust).map_err(wrong)?))
}

/// What a mode asks for.
fn protection(mode: &str, root: Option<String>) -> Result<(SslMode, Trust), String> {
    let built_in = root.as_deref() == Some(BUILT_IN);
    let file = root.filter(|_| !built_in).map(PathBuf::from);
    match (mode, file) {
        ("disable" | "prefer", None) if built_in => Err(unprotected(mode)),
        ("disable" | "prefer", Some(_)) => Err(unprotected(mode)),
        ("disable", None) => Ok((SslMode::Disable, Trust::Anybody)),
        ("prefer", None) => Ok((SslMode::Prefer, Trust::Anybody)),
        // Anybody can have a certificate of a public authority for some name.
        ("require" | "verify-ca", None) if built_in => Err(format!(
            "sslrootcert={BUILT_IN} says nothing without the name of the host; use it with sslmode=verify-full"
        )),
        ("require", None) => Ok((SslMode::Require, Trust::Anybody)),
        ("verify-ca", None) => {
            Err("sslmode=verify-ca needs sslrootcert=FILE, the certificate of the authority to trust"
                .to_owned())
        }
        ("require" | "verify-ca", Some(file)) => Ok((SslMode::Require, Trust::Chain(file))),
        ("verify-full", file) => Ok((SslMode::Require, Trust::Host(file))),
        (unknown, _) => Err(format!("there is no sslmode={unknown}; it is one of {}", MODES.join(", "))),
    }
}

fn unprotected(mode: &str) -> String {
    format!("sslrootcert is not looked at with sslmode={mode}; use it with require, verify-ca or verify-full")
}

fn is_socket(host: &Host) -> bool {
    !matches!(host, Host::Tcp(_))
}

/// An address without what is said about encryption.
#[derive(Debug, PartialEq, Eq, Default)]
struct Parameters {
    rest: String,
    mode: Option<String>,
    root: Option<String>,
}

impl Parameters {
    /// The place for the value of a parameter that is ours to understand.
    fn ours(&mut self, name: &str) -> Option<&mut Option<String>> {
        match name {
            "sslmode" => Some(&mut self.mode),
            "sslrootcert" => Some(&mut self.root),
            _ => None,
        }
    }
}

fn is_url(address: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme))
}

/// Of `postgres://user@host/name?key=value&…`.
fn of_url(address: &str) -> Parameters {
    let after_user = address.find('@').unwrap_or(0);
    let Some(mark) = address[after_user..].find('?') else {
        return Parameters { rest: address.to_owned(), ..Parameters::default() };
    };
    let (place, query) = address.split_at(after_user + mark);
    let mut parameters = Parameters::default();
    let mut others = Vec::new();
    for parameter in query[1..].split('&') {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        match parameters.ours(name) {
            Some(ours) => *ours = Some(percent_decode_str(value).decode_utf8_lossy().into_owned()),
            None => others.push(parameter),
        }
    }
    let mark = if others.is_empty() { "" } else { "?" };
    parameters.rest = format!("{place}{mark}{}", others.join("&"));
    parameters
}

/// Of `key=value key='another value' …`.
fn of_words(address: &str) -> Parameters {
    let mut parameters = Parameters::default();
    let mut left = address.trim_start();
    while let Some((name, after)) = left.split_once('=') {
        let value = after.trim_start();
        let (text, length) = word(value);
        let next = &value[length..];
        match parameters.ours(name.trim()) {
            Some(ours) => *ours = Some(text),
            None => parameters.rest += &left[..left.len() - next.len()],
        }
        parameters.rest.push(' ');
        left = next.trim_start();
    }
    // What makes no sense is told by who reads the rest.
    parameters.rest += left;
    parameters
}

/// The first value of a text, and how much of it that is: up to a space, or between quotes; a backslash takes the next letter as it is.
fn word(text: &str) -> (String, usize) {
    let quoted = text.starts_with('\'');
    let mut value = String::new();
    let mut letters = text.char_indices().skip(usize::from(quoted));
    while let Some((place, letter)) = letters.next() {
        match letter {
            '\'' if quoted => return (value, place + 1),
            ' ' | '\t' | '\n' if !quoted => return (value, place),
            '\\' => value.extend(letters.next().map(|(_, letter)| letter)),
            _ => value.push(letter),
        }
    }
    (value, text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str) -> (String, Option<String>, Option<String>) {
        let Parameters { rest, mode, root } =
            if is_url(address) { of_url(address) } else { of_words(address) };
        (rest.split_whitespace().collect::<Vec<_>>().join(" "), mode, root)
    }

    #[test]
    fn what_is_said_about_encryption_is_taken_out_and_the_rest_stays() {
        let some = |text: &str| Some(text.to_owned());
        let told = [
            ("postgres://anna@host/name", "postgres://anna@host/name", None, None),
            ("postgres://anna@host/name?sslmode=require", "postgres://anna@host/name", some("require"), None),
            (
                "postgresql://anna:p?ss@host/name?connect_timeout=5&sslmode=verify-full&sslrootcert=%2Fetc%2Fa%20b.pem&user=x",
                "postgresql://anna:p?ss@host/name?connect_timeout=5&user=x",
                some("verify-full"),
                some("/etc/a b.pem"),
            ),
            ("host=a dbname=b", "host=a dbname=b", None, None),
            (
                r"host=a sslmode = verify-ca password='it\'s sslmode=x' sslrootcert='/etc/a b.pem' dbname=b",
                r"host=a password='it\'s sslmode=x' dbname=b",
                some("verify-ca"),
                some("/etc/a b.pem"),
            ),
            (r"sslrootcert=/etc/a\ b.pem host=a", "host=a", None, some("/etc/a b.pem")),
            ("sslmode=", "", some(""), None),
            ("nonsense", "nonsense", None, None),
        ];
        for (address, rest, mode, root) in told {
            assert_eq!(read(address), (rest.to_owned(), mode, root), "{address}");
        }
    }

    #[test]
    fn a_mode_that_is_unknown_or_promises_what_it_does_not_keep_is_refused_in_words() {
        let refused = |query: &str| match parse(&format!("postgres://anna@host/name?{query}")) {
            Err(Error::Database { why, .. }) => why,
            other => panic!("{query}: {:?}", other.map(|(config, _)| config)),
        };
        let told = [
            (
                "sslmode=always",
                "there is no sslmode=always; it is one of disable, prefer, require, verify-ca, verify-full",
            ),
            ("sslmode=", "there is no sslmode=;"),
            ("sslmode=prefer&sslrootcert=a.pem", "not looked at with sslmode=prefer"),
            ("sslmode=disable&sslrootcert=system", "not looked at with sslmode=disable"),
            ("sslrootcert=a.pem", "not looked at with sslmode=prefer"),
            ("sslmode=verify-ca", "needs sslrootcert=FILE"),
            ("sslmode=verify-ca&sslrootcert=system", "use it with sslmode=verify-full"),
            ("sslmode=verify-full&sslrootcert=/no/such.pem", "/no/such.pem"),
            ("sslmode=verify-full&sslrootcert=/dev/null", "no certificate"),
            ("sslcert=mine.pem", "sslcert"),
        ];
        for (query, words) in told {
            let why = refused(query);
            assert!(why.contains(words), "{query}: {why}");
        }
    }

    #[test]
    fn a_mode_says_what_is_asked_of_the_line_and_sockets_need_nothing() {
        let mode = |address: &str| parse(address).expect(address).0.get_ssl_mode();
        assert_eq!(mode("postgres://anna@host/name"), SslMode::Prefer);
        assert_eq!(mode("postgres://anna@host/name?sslmode=disable"), SslMode::Disable);
        for strict in ["require", "verify-full", "verify-full&sslrootcert=system"] {
            assert_eq!(mode(&format!("postgres://anna@host/name?sslmode={strict}")), SslMode::Require);
        }
        assert_eq!(mode("host=/run/postgresql user=anna sslmode=require"), SslMode::Disable);
        assert_eq!(mode("postgres://anna@%2Frun%2Fpostgresql/name"), SslMode::Disable);
    }
}
