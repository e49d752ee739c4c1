//! What the host should know of those who sign in, and of those who are turned away: a line in the log for each, by its
//! address, in a form that programs such as fail2ban read.
//!
//! The event comes first and the address second, both in our words; the name comes quoted after them, so that nobody
//! writes a line of their own into the log. One address writes few lines in a row, and all together not many: what was
//! left out is counted in a later line.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::http::StatusCode;
use tracing::info;

use crate::error::AppError;
use crate::identity::Person;
use crate::incident::{Event, Incident};
use crate::names::MAX_NAME_LEN;
use crate::proxies::in_log;
use crate::throttle::{LOG_LINE, LOG_LINES, Rate, Throttle};

/// So many addresses have a count of their own for what was left out.
const MAX_COUNTED: usize = 1000;

/// What was left out of the log, and how much may still be written.
pub(crate) struct Incidents {
    throttle: Throttle,
    left_out: Mutex<LeftOut>,
}

#[derive(Default)]
struct LeftOut {
    by_address: HashMap<IpAddr, u64>,
    elsewhere: u64,
}

impl Incidents {
    pub(crate) fn new() -> Incidents {
        // Also where requests are not limited: the log of a load test is nobody's joy either.
        Incidents { throttle: Throttle::new(Rate::PerSecond(1)), left_out: Mutex::default() }
    }

    /// Notes what became of a request: what was said about it on the way, or that it was refused.
    pub(crate) fn note_answer(&self, person: &Person, route: Option<&str>, status: StatusCode) {
        let refused = |event| Incident { event, name: person.name().unwrap_or_default().to_owned() };
        let incident = match (person.incident.get(), status) {
            (Some(incident), _) => incident.clone(),
            (None, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) => refused(Event::RightRefused),
            (None, StatusCode::TOO_MANY_REQUESTS) => refused(Event::RequestThrottled),
            (None, StatusCode::PAYLOAD_TOO_LARGE) => refused(Event::RequestTooLarge),
            (None, StatusCode::REQUEST_TIMEOUT) => refused(Event::RequestTooSlow),
            _ => return,
        };
        self.write(person.address, &incident, route);
    }

    /// Notes that somebody was turned away before anybody knew who it is.
    pub(crate) fn note_stranger(&self, address: IpAddr, route: Option<&str>, error: &AppError) {
        let event = match error.status() {
            StatusCode::UNAUTHORIZED => Event::TokenUnknown,
            StatusCode::FORBIDDEN => Event::CrossSite,
            StatusCode::TOO_MANY_REQUESTS => Event::RequestThrottled,
            _ => return,
        };
        self.write(address, &Incident { event, name: String::new() }, route);
    }

    fn write(&self, address: IpAddr, incident: &Incident, route: Option<&str>) {
        let Some(repeated) = self.may_write(address, Instant::now()) else { return };
        let repeated = (repeated > 0).then_some(repeated);
        let name: String = incident.name.trim().chars().take(MAX_NAME_LEN).collect();
        let name = (!name.is_empty()).then_some(name.as_str());
        info!(address = %in_log(address), name, route, repeated, "{}", incident.event.word());
    }

    /// Whether there may be a line about an address, and how many were left out since the last one.
    fn may_write(&self, address: IpAddr, now: Instant) -> Option<u64> {
        let line = self.throttle.take_at(LOG_LINE, &address.to_string(), now);
        let lines = line.and_then(|()| self.throttle.take_at(LOG_LINES, "all", now));
        let mut left_out = self.left_out.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.is_ok() {
            let elsewhere = std::mem::take(&mut left_out.elsewhere);
            if elsewhere > 0 {
                info!(lines = elsewhere, "left out of the log");
            }
            return Some(left_out.by_address.remove(&address).unwrap_or(0));
        }
        if left_out.by_address.len() >= MAX_COUNTED && !left_out.by_address.contains_key(&address) {
            let sum: u64 = left_out.by_address.drain().map(|(_, count)| count).sum();
            left_out.elsewhere += sum;
        }
        *left_out.by_address.entry(address).or_insert(0) += 1;
        None
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn address(number: u32) -> IpAddr {
        IpAddr::from(number.to_be_bytes())
    }

    #[test]
    fn one_address_writes_few_lines_and_the_next_one_tells_how_many_were_left_out() {
        let (incidents, start) = (Incidents::new(), Instant::now());
        let written = (0..100).filter(|_| incidents.may_write(address(1), start).is_some()).count();
        assert!((10..=30).contains(&written), "enough to be caught by them: {written}");
        assert_eq!(incidents.may_write(address(2), start), Some(0), "others are not concerned");
        let later = start + Duration::from_secs(60);
        assert_eq!(incidents.may_write(address(1), later), Some(100 - written as u64));
        assert_eq!(incidents.may_write(address(1), later), Some(0), "they are told once");
    }

    #[test]
    fn many_addresses_do_not_fill_the_log_nor_the_memory() {
        let (incidents, start) = (Incidents::new(), Instant::now());
        let asked = 20 * MAX_COUNTED as u32;
        let written = (0..asked).filter(|number| incidents.may_write(address(*number), start).is_some());
        let written = written.count();
        assert!(written <= 500, "{written}");
        let left_out = incidents.left_out.lock().expect("nobody panicked");
        assert!(left_out.by_address.len() <= MAX_COUNTED);
        let counted = left_out.by_address.values().sum::<u64>() + left_out.elsewhere;
        assert_eq!(counted, u64::from(asked) - written as u64, "nothing is forgotten");
    }

    #[test]
    fn of_ipv6_the_network_is_told() {
        assert_eq!(in_log(IpAddr::from([203, 0, 113, 9])), "203.0.113.9");
        assert_eq!(in_log("2001:db8:1:2::".parse().expect("an address")), "2001:db8:1:2::/64");
    }
}
