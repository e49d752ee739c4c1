//! Moments in words.

/// Milliseconds since 1970 as `2026-11-15 16:04`, in UTC.
pub fn when(moment: i64) -> String {
    let minutes = moment.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

/// Year, month and day so many days after the first of January 1970.
///
/// Years are counted from the first of March, so that the day that not every year has is the last one, and in eras of 400
/// years, after which the calendar repeats itself.
fn date(days: i64) -> (i64, i64, i64) {
    let from_era = days + 719_468;
    let (era, day) = (from_era.div_euclid(146_097), from_era.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_their_dates() {
        assert_eq!(when(0), "1970-01-01 00:00 UTC");
        assert_eq!(when(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(when(1_900_000_000_000), "2030-03-17 17:46 UTC");
        assert_eq!(when(-1), "1969-12-31 23:59 UTC");
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let leap = |year: i64| (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
        let mut expected = (1970, 1, 1);
        for days in 0..200_000 {
            assert_eq!(date(days), expected);
            let (year, month, day) = expected;
            let last = match month {
                2 => 28 + i64::from(leap(year)),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            expected = match (day == last, month == 12) {
                (false, _) => (year, month, day + 1),
                (true, false) => (year, month + 1, 1),
                (true, true) => (year + 1, 1, 1),
            };
        }
    }
}
