//! Moments for people: day and minute, in UTC.

use crate::repository::Timestamp;

const MINUTE: i64 = 60_000;
pub(crate) const DAY: i64 = 24 * 60 * MINUTE;

/// `2026-11-15 15:38 UTC`.
pub fn format_timestamp(moment: Timestamp) -> String {
    let minutes = moment.rem_euclid(DAY) / MINUTE;
    format!("{} {:02}:{:02} UTC", format_date(moment), minutes / 60, minutes % 60)
}

/// `2026-11-15`.
pub(crate) fn format_date(moment: Timestamp) -> String {
    let (year, month, day) = date(moment.div_euclid(DAY));
    format!("{year:04}-{month:02}-{day:02}")
}

/// The day of a moment as other programs read it, from its midnight: `2026-11-15T00:00:00Z`.
pub(crate) fn format_midnight(moment: Timestamp) -> String {
    let (year, month, day) = date(moment.div_euclid(DAY));
    format!("{year:04}-{month:02}-{day:02}T00:00:00Z")
}

/// The date so many days after 1970-01-01. Years are counted from March, so that the day of leap years is their last.
fn date(days: i64) -> (i64, i64, i64) {
    // 400 years have always as many days; the first of these eras began on 0000-03-01.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (400 * era + year + later, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(format_timestamp(0), "1970-01-01 00:00 UTC");
        assert_eq!(format_timestamp(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(format_timestamp(951_868_799_999), "2000-02-29 23:59 UTC");
        assert_eq!(format_timestamp(1_900_000_000_000), "2030-03-17 17:46 UTC");
        assert_eq!(format_timestamp(4_107_542_400_000), "2100-03-01 00:00 UTC");
        assert_eq!(format_timestamp(-60_000), "1969-12-31 23:59 UTC");
        assert_eq!(format_midnight(951_868_799_999), "2000-02-29T00:00:00Z");
    }
}
