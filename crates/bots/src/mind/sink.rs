//! Where features are written: as numbers for the network, or as names for the hash of the layout. One declaration serves both, so
//! that neither order nor number of features can differ between them.

/// Features are whole numbers in units of 1/1024, so that they are the same on every machine and in every file of samples.
pub(crate) const ONE: i64 = 1_024;

/// Takes one feature after the other.
pub(crate) trait Sink {
    /// The next feature, and what it is called.
    fn put(&mut self, name: &'static str, value: i64);

    /// An amount in parts of what is usual.
    fn ratio(&mut self, name: &'static str, amount: i64, usual: i64) {
        self.put(name, amount * ONE / usual);
    }

    /// The same up to a limit, in parts of that: small amounts are told apart.
    fn up_to(&mut self, name: &'static str, amount: i64, limit: i64) {
        self.put(name, amount.clamp(-limit, limit) * ONE / limit);
    }

    /// Yes or no.
    fn flag(&mut self, name: &'static str, set: bool) {
        self.put(name, if set { ONE } else { 0 });
    }

    /// One of so many.
    fn one_of(&mut self, name: &'static str, count: usize, which: Option<usize>) {
        for index in 0..count {
            self.flag(name, which == Some(index));
        }
    }
}

/// Features as the network reads them.
impl Sink for Vec<i16> {
    fn put(&mut self, _: &'static str, value: i64) {
        self.push(value.clamp(i64::from(-i16::MAX), i64::from(i16::MAX)) as i16);
    }
}

/// The names of features, in order.
pub(crate) struct Names(pub(crate) Vec<&'static str>);

impl Sink for Names {
    fn put(&mut self, name: &'static str, _: i64) {
        self.0.push(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_are_the_same_features() {
        fn write(sink: &mut impl Sink) {
            sink.ratio("cash", 250, 500);
            sink.up_to("little", 700, 100);
            sink.one_of("kind", 3, Some(1));
            sink.put("huge", 1 << 40);
        }
        let (mut numbers, mut names) = (Vec::new(), Names(Vec::new()));
        write(&mut numbers);
        write(&mut names);
        assert_eq!(numbers, [512, 1_024, 0, 1_024, 0, i16::MAX]);
        assert_eq!(names.0, ["cash", "little", "kind", "kind", "kind", "huge"]);
    }
}
