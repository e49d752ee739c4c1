//! The database server, as lines to it are made.

use std::time::Duration;

use postgres::{Client, Config};

use super::address;
use super::tls::Tls;
use crate::Result;

/// How long to wait for it to accept a connection, or to answer at all, where the address says nothing else.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Where it is, and how lines to it are protected.
#[derive(Clone)]
pub(super) struct Server {
    config: Config,
    tls: Tls,
}

impl Server {
    pub(super) fn at(address: &str) -> Result<Server> {
        let (mut config, tls) = address::parse(address)?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(TIMEOUT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(TIMEOUT);
        }
        Ok(Server { config, tls })
    }

    /// A new line.
    pub(super) fn connect(&self) -> Result<Client, postgres::Error> {
        self.config.connect(self.tls.clone())
    }
}
