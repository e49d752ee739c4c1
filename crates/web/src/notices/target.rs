//! Where a webhook may be: on the public internet, at the ports of the web. Otherwise anybody could have the server knock
//! at doors of its own network that are closed to them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use axum::http::Uri;
use tokio::net::lookup_host;
use tokio::time::timeout;
use tracing::info;

use crate::error::AppError;
use crate::text::{t, tr};

/// Which sockets may be spoken to.
pub(crate) type TargetFilter = fn(SocketAddr) -> bool;

/// The longest address of a webhook.
pub(crate) const MAX_WEBHOOK_LEN: usize = 500;

/// How long a name may take to be looked up.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A webhook, as its address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(super) secure: bool,
    /// Without the brackets of IPv6.
    pub(super) host: String,
    pub(super) port: u16,
    /// As it stands in the header `host`.
    pub(super) authority: String,
    pub(super) path: String,
}

impl Target {
    /// Scheme, host and port, by which a push service is known.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}

/// Reads the address of a webhook or a push service, which has at most so many letters.
pub(crate) fn read(url: &str, most: usize) -> Result<Target, AppError> {
    let wrong = || AppError::Invalid(t("webhook-wrong"));
    if url.len() > most {
        return Err(AppError::Invalid(tr!("webhook-long", most = most)));
    }
    let uri: Uri = url.parse().map_err(|_| wrong())?;
    let secure = match uri.scheme_str() {
        Some("https") => true,
        Some("http") => false,
        _ => return Err(wrong()),
    };
    let authority = uri.authority().ok_or_else(wrong)?;
    // A name and a password would be sent along.
    if authority.as_str().contains('@') || authority.host().is_empty() {
        return Err(wrong());
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    let port = match &authority.as_str()[authority.host().len()..] {
        "" if secure => 443,
        "" => 80,
        port => port.trim_start_matches(':').parse().map_err(|_| wrong())?,
    };
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    Ok(Target { secure, host, port, authority: authority.as_str().to_owned(), path })
}

/// Looks a name up, once: the connection is made to what was found and checked here, so that a name cannot mean one place
/// when it is checked and another when it is used. One bad address among good ones is one too many.
///
/// # Errors
/// With a conflict where it may work later.
pub(crate) async fn resolve(target: &Target, allowed: TargetFilter) -> Result<Vec<SocketAddr>, AppError> {
    let host = target.host.as_str();
    let found = match timeout(TIMEOUT, lookup_host((host, target.port))).await {
        Ok(Ok(found)) => found.collect(),
        _ => Vec::new(),
    };
    // In the same words: who asks must not learn which names there are in the network of the server.
    if found.is_empty() {
        info!(host, "a webhook leads nowhere: its name is not known");
        return Err(AppError::Conflict(t("webhook-not-public")));
    }
    if !found.iter().all(|&socket| allowed(socket)) {
        info!(host, ?found, "a webhook leads to a place that is not public");
        return Err(AppError::Invalid(t("webhook-not-public")));
    }
    Ok(found)
}

/// Whether a socket is one of the web on the public internet.
pub(crate) fn is_public(socket: SocketAddr) -> bool {
    let public = match socket.ip() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    };
    public && matches!(socket.port(), 80 | 443)
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = match (a, b, c) {
        // This network, loopback, multicast, and what was never given out, with broadcast.
        (0 | 127 | 224.., ..) => true,
        // Private networks; addresses that providers share among customers; those of one cable, with the metadata of clouds.
        (10, ..) | (172, 16..=31, _) | (192, 168, _) | (100, 64..=127, _) | (169, 254, _) => true,
        // Protocols, documentation, the relays of 6to4, and tests of speed.
        (192, 0, 0 | 2) | (198, 51, 100) | (203, 0, 113) | (192, 88, 99) | (198, 18 | 19, _) => true,
        _ => false,
    };
    !special
}

/// Only what is given out for the whole world, less the parts that carry addresses of IPv4 or are for documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global = a & 0xe000 == 0x2000;
    // 2001::/23 has Teredo and other protocols, 2002::/16 is 6to4.
    let special = (a == 0x2001 && (b < 0x0200 || b == 0x0db8)) || a == 0x2002 || (a == 0x3fff && b < 0x1000);
    global && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(url: &str) -> Result<Target, AppError> {
        super::read(url, MAX_WEBHOOK_LEN)
    }

    fn public(address: &str, port: u16) -> bool {
        is_public(SocketAddr::from((address.parse::<IpAddr>().expect(address), port)))
    }

    #[test]
    fn only_the_public_internet_can_be_reached() {
        for address in
            ["1.1.1.1", "8.8.8.8", "172.15.0.1", "172.32.0.1", "100.63.0.1", "100.128.0.1", "223.255.255.254"]
        {
            assert!(public(address, 443) && public(address, 80), "{address}");
        }
        for address in ["2606:4700::1111", "2a00:1450::1", "2001:4860:4860::8888", "2001:200::1"] {
            assert!(public(address, 443), "{address}");
        }
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.250",
            "240.0.0.1",
            "255.255.255.255",
        ] {
            assert!(!public(address, 443), "{address}");
            // The same, dressed as IPv6.
            for dressed in
                [format!("::ffff:{address}"), format!("::{address}"), format!("64:ff9b::{address}")]
            {
                assert!(!public(&dressed, 443), "{dressed}");
            }
        }
        for address in [
            "::",
            "::1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "100::1",
            "64:ff9b:1::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:a9fe:a9fe::1",
            "3fff::1",
            "4000::1",
            "5f00::1",
        ] {
            assert!(!public(address, 443), "{address}");
        }
        for port in [0, 22, 25, 81, 5432, 6379, 8080] {
            assert!(!public("1.1.1.1", port), "{port}");
        }
    }

    #[test]
    fn addresses_are_read_and_others_refused() {
        let target = read("https://discord.example/api/webhooks/1/x?wait=true").expect("an address");
        assert_eq!((target.secure, &*target.host, target.port), (true, "discord.example", 443));
        assert_eq!(target.path, "/api/webhooks/1/x?wait=true");
        assert_eq!(target.origin(), "https://discord.example");
        assert_eq!(read("http://[2606:4700::1111]:80/").expect("an address").host, "2606:4700::1111");
        let long = format!("https://example.org/{}", "x".repeat(500));
        for wrong in [
            "",
            "example.org",
            "/path",
            "ftp://example.org/",
            "file:///etc/passwd",
            "gopher://example.org/",
            "https://",
            "https:///x",
            "https://user:secret@example.org/",
            "https://example.org@127.0.0.1/",
            "http://example.org:99999/",
            "http://example.org:/",
            "http://exa mple.org/",
            "http://example.org/\r\nX: y",
            "javascript:alert(1)",
            &long,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[tokio::test]
    async fn whatever_a_name_means_is_checked() {
        let refused = AppError::Invalid(t("webhook-not-public"));
        for url in [
            "http://localhost/",
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://0.0.0.0/",
            "http://127.1/",
            "http://2130706433/",
            "http://0x7f.0.0.1/",
            "http://169.254.169.254/latest/meta-data/",
            "http://[::ffff:10.0.0.1]/",
            "https://192.168.0.1/",
            "http://1.1.1.1:8080/",
        ] {
            let target = read(url).expect(url);
            match resolve(&target, is_public).await {
                Err(error) if error == refused => {}
                // Not every system takes numbers for names.
                Err(AppError::Conflict(_)) if !url.contains("localhost") => {}
                other => panic!("{url}: {other:?}"),
            }
        }
        let target = read("http://127.0.0.1:4711/").expect("an address");
        assert_eq!(resolve(&target, |_| true).await, Ok(vec![SocketAddr::from(([127, 0, 0, 1], 4711))]));
    }
}
