//! What a server is told when it starts, and what it takes for granted.

use std::net::SocketAddr;
use std::time::Duration;

use ipnet::IpNet;
use rules::title::Shelf;

use crate::bots;
use crate::connections::Limits;
use crate::notices::{self, Mailer, TargetFilter, Timing};
use crate::operation::contact::Contact;
use crate::proxies::Proxies;
use crate::public_url::PublicUrl;
use crate::repository::Repository;
use crate::tables::{self, Room, Seeds};
use crate::throttle::{self, Rate};

/// What a server needs to know.
pub struct Config {
    pub(crate) repository: Repository,
    pub(crate) public_url: PublicUrl,
    pub(crate) hosts: Vec<String>,
    pub(crate) session: Duration,
    pub(crate) thinking: Duration,
    pub(crate) shelf: Shelf,
    pub(crate) proxies: Proxies,
    pub(crate) rate: Rate,
    pub(crate) limits: Limits,
    pub(crate) mailer: Option<Mailer>,
    pub(crate) allowed_targets: TargetFilter,
    pub(crate) timing: Timing,
    pub(crate) seeds: Seeds,
    pub(crate) room: Room,
    pub(crate) contact: Option<Contact>,
}

impl Config {
    /// A server for this machine or network, over what is kept.
    pub fn new(repository: Repository) -> Config {
        Config {
            repository,
            public_url: PublicUrl::default(),
            hosts: Vec::new(),
            session: Duration::from_secs(60 * 24 * 60 * 60),
            thinking: bots::THINKING,
            shelf: Shelf::built_in(),
            proxies: Proxies::default(),
            rate: Rate::PerSecond(throttle::REQUESTS_PER_SECOND),
            limits: Limits::default(),
            mailer: None,
            allowed_targets: notices::target::is_public,
            timing: Timing::default(),
            seeds: tables::random_seed,
            room: Room::default(),
            contact: None,
        }
    }

    /// Where the server is found from outside, such as `https://games.example.org`: links carry it, and with https
    /// cookies travel by https only.
    ///
    /// # Errors
    /// In words, when that is no such address.
    pub fn public_url(mut self, url: Option<&str>) -> Result<Config, String> {
        self.public_url = PublicUrl::new(url)?;
        Ok(self)
    }

    /// Names that the server answers to besides that of its public address; without one, also to addresses and to names
    /// that only a network at home can have.
    pub fn hosts(mut self, names: Vec<String>) -> Config {
        self.hosts = names;
        self
    }

    /// The titles that are played; the built-in ones unless told.
    pub fn titles(mut self, shelf: Shelf) -> Config {
        self.shelf = shelf;
        self
    }

    /// The proxies that are believed when they say where a request comes from; those on this machine that ask from
    /// 127.0.0.1 or ::1 always are.
    pub fn trusted_proxies(mut self, networks: Vec<IpNet>) -> Config {
        self.proxies = Proxies(networks);
        self
    }

    /// How many requests an address may make in a second; 200 unless told.
    pub fn rate_limit(mut self, per_second: u32) -> Config {
        self.rate = Rate::PerSecond(per_second);
        self
    }

    /// How many connections there may be, and how long they may take.
    pub fn limits(mut self, limits: Limits) -> Config {
        self.limits = limits;
        self
    }

    /// Lifts all limits on how often something may be done: for load tests, which come from one address.
    pub fn no_rate_limits(mut self) -> Config {
        self.rate = Rate::Unlimited;
        self
    }

    /// Whom to tell of a weakness of this server, by e-mail or https; without one nothing is said.
    ///
    /// # Errors
    /// In words, when that is no such address.
    pub fn security_contact(mut self, contact: Option<&str>) -> Result<Config, String> {
        self.contact = contact.map(Contact::new).transpose()?;
        Ok(self)
    }

    /// The mail server, such as `smtps://user:password@mail.example.org`, and who sends; without one there is no e-mail.
    ///
    /// # Errors
    /// In words, when either is wrong.
    pub fn mail(mut self, server: &str, from: &str) -> Result<Config, String> {
        self.mailer = Some(Mailer::new(server, from)?);
        Ok(self)
    }

    /// Which sockets webhooks may be sent to; ports of the web on the public internet unless told, as tests do.
    pub fn webhooks_to(mut self, allowed: fn(SocketAddr) -> bool) -> Config {
        self.allowed_targets = allowed;
        self
    }

    /// How long after a turn has begun people elsewhere are told of it, a minute unless told; and how long to wait before
    /// a second attempt, 10 seconds unless told.
    pub fn notices_after(mut self, grace: Duration, again: Duration) -> Config {
        self.timing = Timing { grace, again };
        self
    }

    /// How long those who sign in stay signed in; 60 days unless told.
    pub fn session(mut self, lasts: Duration) -> Config {
        self.session = lasts;
        self
    }

    /// Where the seeds of new games come from where nobody names one; chance unless told. For tests that must come out the
    /// same every time.
    pub fn seeds(mut self, seeds: fn() -> Result<u64, String>) -> Config {
        self.seeds = seeds;
        self
    }

    /// How long games are kept after the last move in which nobody with an account has a part; 180 days unless told, and for
    /// ever with none.
    pub fn keep_abandoned(mut self, kept: Option<Duration>) -> Config {
        self.room.abandoned = kept;
        self
    }

    /// How many branches of one game are kept for each person; 30 unless told, and with 0 nobody can try anything out.
    pub fn branches(mut self, most: u32) -> Config {
        self.room.branches = most;
        self
    }

    /// How long branches are kept that their owners do not change; 90 days unless told, and for ever with none.
    pub fn keep_branches(mut self, kept: Option<Duration>) -> Config {
        self.room.idle_branches = kept;
        self
    }

    /// How many bytes tables in memory may take together, about; 192 MiB unless told. The others come back from their logs.
    pub fn memory_for_tables(mut self, bytes: usize) -> Config {
        self.room.memory = bytes;
        self
    }

    /// How long a bot thinks at most; 2 seconds unless told.
    pub fn thinking(mut self, at_most: Duration) -> Config {
        self.thinking = at_most;
        self
    }
}
