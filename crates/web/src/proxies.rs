//! Where requests come from: the address that limits count, and the proxies that are believed when they name another.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::HeaderName;
use axum::http::request::Parts;
use ipnet::IpNet;

/// Where a proxy says that a request comes from.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Reads an address or all that begin with the same bits: `10.0.0.5`, `10.0.0.0/8`, `2001:db8::/32`.
///
/// # Errors
/// In words, when it is neither.
pub fn network(text: &str) -> Result<IpNet, String> {
    let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
    network.map_err(|_| {
        format!("`{text}` is neither an address, such as 10.0.0.5, nor a network, such as 10.0.0.0/8")
    })
}

/// The proxies that are believed, besides those that ask from 127.0.0.1 or ::1. Other addresses of this machine are
/// strangers: whoever takes one of them means to be told apart.
#[derive(Clone, Default, Debug)]
pub(crate) struct Proxies(pub(crate) Vec<IpNet>);

impl Proxies {
    /// Where a request comes from, as limits count it.
    ///
    /// Every proxy adds to the end of the list whom it was asked by. It is read from there, as far as those who wrote it
    /// are believed: what stands before that, anybody may have made up.
    pub(crate) fn address(&self, request: &Parts) -> IpAddr {
        let peer = request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let mut address = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let lines = request.headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
        let named: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
        for name in named.into_iter().rev() {
            if !self.believes(address) {
                break;
            }
            match read(name.trim()) {
                Some(named) => address = named,
                None => break,
            }
        }
        place(address)
    }

    pub(crate) fn believes(&self, address: IpAddr) -> bool {
        // IPv4 may come as the part of IPv6 that it is mapped to.
        let address = address.to_canonical();
        let here = address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST;
        here || self.0.iter().any(|network| network.contains(&address))
    }
}

/// An address as proxies write it, some with the port.
fn read(name: &str) -> Option<IpAddr> {
    name.parse().ok().or_else(|| name.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

/// What limits count as one place: of IPv6 the first half, since everybody has the whole of the other.
pub(crate) fn place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => IpAddr::V6((u128::from(long) >> 64 << 64).into()),
        short => short,
    }
}

/// A place as it stands in the log: of IPv6 the network.
pub(crate) fn in_log(place: IpAddr) -> String {
    if place.is_ipv4() { place.to_string() } else { format!("{place}/64") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(peer: &str, named: &[&'static str]) -> Parts {
        let (mut parts, ()) = axum::http::Request::new(()).into_parts();
        for line in named {
            parts.headers.append(FORWARDED_FOR, axum::http::HeaderValue::from_static(line));
        }
        let peer: IpAddr = peer.parse().expect("an address");
        parts.extensions.insert(ConnectInfo(SocketAddr::from((peer, 80))));
        parts
    }

    #[test]
    fn only_proxies_that_are_believed_say_who_asks() {
        let (alone, proxies) = (
            Proxies::default(),
            Proxies(["192.0.2.1", "10.0.0.0/8"].map(|text| network(text).expect("a network")).to_vec()),
        );
        let from = |proxies: &Proxies, peer: &str, named: &[&'static str]| {
            proxies.address(&asked(peer, named)).to_string()
        };
        let list = ["10.0.0.1, 203.0.113.9"];
        assert_eq!(from(&alone, "127.0.0.1", &list), "203.0.113.9");
        assert_eq!(from(&alone, "::ffff:127.0.0.1", &list), "203.0.113.9");
        assert_eq!(from(&alone, "::1", &list), "203.0.113.9");
        assert_eq!(
            from(&alone, "127.0.0.2", &list),
            "127.0.0.2",
            "not every address of this machine is a proxy"
        );
        assert_eq!(from(&alone, "198.51.100.7", &list), "198.51.100.7", "a stranger is not believed");
        assert_eq!(from(&alone, "192.0.2.1", &list), "192.0.2.1", "nor is a proxy that nobody named");
        assert_eq!(from(&proxies, "192.0.2.1", &list), "203.0.113.9");
        let made_up = ["1.1.1.1, 203.0.113.9", "10.3.4.5"];
        assert_eq!(from(&proxies, "192.0.2.1", &made_up), "203.0.113.9", "what stands before is made up");
        assert_eq!(from(&proxies, "192.0.2.1", &["nonsense"]), "192.0.2.1");
        assert_eq!(from(&proxies, "192.0.2.1", &["203.0.113.9:4711"]), "203.0.113.9");
        assert_eq!(from(&proxies, "2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
    }

    #[test]
    fn networks_are_read_and_contain() {
        for wrong in ["", "10.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/x", "proxy.example.org"] {
            assert!(network(wrong).expect_err(wrong).contains("10.0.0.0/8"));
        }
        let contains = |text: &str, address: &str| {
            Proxies(vec![network(text).expect("a network")]).believes(address.parse().expect("an address"))
        };
        assert!(contains("10.0.0.0/8", "10.255.0.1") && contains("10.0.0.0/8", "::ffff:10.1.2.3"));
        assert!(!contains("10.0.0.0/8", "11.0.0.1") && !contains("10.0.0.5", "10.0.0.4"));
        assert!(contains("2001:db8::/32", "2001:db8:9::1") && !contains("2001:db8::/32", "10.0.0.1"));
        assert!(contains("0.0.0.0/0", "198.51.100.7") && !contains("0.0.0.0/0", "2001:db8::1"));
    }
}
