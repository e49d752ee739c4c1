//! The names that the server answers to. Against DNS rebinding: a page of somebody else's can make its own name lead to
//! this server, and would be of the same origin then, for a browser that stands where strangers cannot reach the server.
//! That name is in `Host`, and is not ours.

use std::net::IpAddr;

use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::http::uri::Authority;

use crate::public_url::PublicUrl;

/// Ends of names that nobody can have on the internet, as networks at home have them.
const PRIVATE_ENDS: [&str; 5] = [".local", ".localhost", ".lan", ".internal", ".home.arpa"];

/// Reads the name of a host, without scheme and port: `games.example.org`.
///
/// # Errors
/// In words, when it is none.
pub fn host_name(text: &str) -> Result<String, String> {
    let name = text.parse::<Authority>().ok().map(|authority| authority.host().to_ascii_lowercase());
    name.filter(|name| *name == text.to_ascii_lowercase() && !name.is_empty()).ok_or_else(|| {
        format!("`{text}` is no name of a host; it stands without scheme and port, such as games.example.org")
    })
}

/// The names that the server answers to.
#[derive(Clone, Default, Debug)]
pub(crate) struct Hosts {
    /// In small letters.
    names: Vec<String>,
    /// Whether the host has said by which name the server is found; otherwise it may be any in a network at home.
    is_named: bool,
}

impl Hosts {
    pub(crate) fn new(public_url: &PublicUrl, others: Vec<String>) -> Hosts {
        let public = public_url.host().and_then(name_in);
        Hosts { is_named: public.is_some(), names: others.into_iter().chain(public).collect() }
    }

    /// Whether a request asks for this server. One that names none is no page's: browsers always do.
    pub(crate) fn serve(&self, request: &Parts) -> bool {
        let headers = request.headers.get_all(HOST).iter().map(|host| host.to_str().ok());
        let line = request.uri.authority().map(|authority| Some(authority.as_str()));
        headers.chain(line).all(|host| host.and_then(name_in).is_some_and(|name| self.has(&name)))
    }

    fn has(&self, name: &str) -> bool {
        // An address is no name that could lead elsewhere; with a public name, nobody but this machine asks by it.
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().ok();
        if name == "localhost" || address.is_some_and(|address| address.to_canonical().is_loopback()) {
            return true;
        }
        let at_home = || {
            let private = !name.contains('.') || PRIVATE_ENDS.iter().any(|end| name.ends_with(end));
            address.is_some() || private
        };
        self.names.iter().any(|known| known == name) || (!self.is_named && at_home())
    }
}

/// The name in what stands in `Host`, in small letters and without the port or the dot at the end.
fn name_in(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok().filter(|_| !host.contains('@'))?;
    let name = authority.host().to_ascii_lowercase();
    Some(name.strip_suffix('.').map(str::to_owned).unwrap_or(name)).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serves(hosts: &Hosts, host: &str) -> bool {
        let (mut parts, ()) = axum::http::Request::new(()).into_parts();
        parts.headers.insert(HOST, host.parse().expect("a header"));
        hosts.serve(&parts)
    }

    #[test]
    fn without_a_public_name_it_may_be_any_of_a_network_at_home() {
        let hosts = Hosts::new(&PublicUrl::default(), vec![host_name("Box.Example.org").expect("a name")]);
        for ours in [
            "127.0.0.1:1867",
            "[::1]:1867",
            "192.168.1.5:1867",
            "[fd00::5]",
            "localhost:1867",
            "LOCALHOST",
            "living-room:1867",
            "living-room.local",
            "box.example.org:1867",
            "box.example.org.",
        ] {
            assert!(serves(&hosts, ours), "{ours}");
        }
        for foreign in [
            "evil.example",
            "box.example.org.evil.example",
            "127.0.0.1.evil.example",
            "local.example",
            "a@localhost",
            ":80",
            "a b",
        ] {
            assert!(!serves(&hosts, foreign), "{foreign}");
        }
    }

    #[test]
    fn with_a_public_name_it_is_that_and_what_leads_to_this_machine() {
        let public_url = PublicUrl::new(Some("https://Games.example.org:8443")).expect("an address");
        let hosts = Hosts::new(&public_url, Vec::new());
        for ours in
            ["games.example.org", "GAMES.example.org:8443", "127.0.0.1:1867", "[::1]:1867", "localhost"]
        {
            assert!(serves(&hosts, ours), "{ours}");
        }
        for foreign in ["evil.example", "example.org", "192.168.1.5", "living-room", "x.games.example.org"] {
            assert!(!serves(&hosts, foreign), "{foreign}");
        }
        let (mut parts, ()) = axum::http::Request::new(()).into_parts();
        assert!(hosts.serve(&parts), "no browser");
        parts.headers.append(HOST, "games.example.org".parse().expect("a header"));
        parts.headers.append(HOST, "evil.example".parse().expect("a header"));
        assert!(!hosts.serve(&parts), "both must be ours");
        let (parts, ()) =
            axum::http::Request::get("http://evil.example/").body(()).expect("a request").into_parts();
        assert!(!hosts.serve(&parts), "nor may the first line name another");
    }

    #[test]
    fn a_name_stands_alone() {
        for wrong in
            ["", "https://games.example.org", "games.example.org:80", "a b", "a/b", "user@games.example.org"]
        {
            assert!(host_name(wrong).expect_err(wrong).contains("games.example.org"));
        }
        assert_eq!(host_name("192.168.1.5"), Ok("192.168.1.5".to_owned()));
    }
}
