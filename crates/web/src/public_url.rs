//! Where the server is found: its public address, which links carry and which decides whether cookies need https.

use rules::rule::Rule;

/// The public address of the server, where one was given.
#[derive(Clone, Default, Debug)]
pub(crate) struct PublicUrl {
    /// Without a slash at its end.
    url: Option<String>,
}

impl PublicUrl {
    /// Checks an address such as `https://games.example.org`.
    pub(crate) fn new(url: Option<&str>) -> Result<PublicUrl, String> {
        let Some(url) = url else { return Ok(PublicUrl::default()) };
        let url = url.trim_end_matches('/');
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
                Ok(PublicUrl { url: Some(url.to_owned()) })
            }
            _ => Err(format!(
                "`{url}` is no public address; it is the scheme and the host alone, such as https://games.example.org"
            )),
        }
    }

    /// Whether cookies may travel by https only.
    pub(crate) fn is_secure(&self) -> bool {
        self.url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The host with its port.
    pub(crate) fn host(&self) -> Option<&str> {
        self.url.as_ref()?.split_once("://").map(|(_, host)| host)
    }

    /// The whole address of a path; without a public address, the path alone.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.url.as_deref().unwrap_or_default())
    }
}

/// The entry of a rule, on the page of its title.
pub(crate) fn rule_entry(rule: Rule) -> String {
    format!("/rules/{}#{}", rule.title, rule.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_address_decides_links_and_cookies() {
        let public_url = PublicUrl::new(Some("https://games.example.org/")).expect("an address");
        assert!(public_url.is_secure());
        assert_eq!(public_url.host(), Some("games.example.org"));
        assert_eq!(public_url.link("/join/1"), "https://games.example.org/join/1");
        let plain = PublicUrl::new(Some("http://10.0.0.5:1867")).expect("an address");
        assert!(!plain.is_secure());
        assert_eq!(PublicUrl::default().link("/join/1"), "/join/1");
        for wrong in ["games.example.org", "https://", "https://a/b", "ftp://a"] {
            assert!(PublicUrl::new(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
