//! Numbers that keep their meaning: what stays possible stays under its number for as long as the same player goes on, and to pass
//! is always 0.

use rules::{Offer, Seat};

/// Which number stands for what.
#[derive(Default)]
pub struct Numbers {
    whose: Option<Seat>,
    /// What each number has stood for, from 1 on, in words.
    known: Vec<String>,
}

impl Numbers {
    /// The number of each offer, given what is said of it.
    pub fn of(&mut self, seat: Seat, offers: &[Offer], words: impl Fn(&Offer) -> String) -> Vec<usize> {
        if self.whose != Some(seat) {
            *self = Numbers { whose: Some(seat), known: Vec::new() };
        }
        let number = |offer: &Offer| {
            if matches!(offer, Offer::Pass) {
                return 0;
            }
            let words = words(offer);
            let place = self.known.iter().position(|known| *known == words).unwrap_or_else(|| {
                self.known.push(words);
                self.known.len() - 1
            });
            place + 1
        };
        offers.iter().map(number).collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::PrivateId;

    use super::*;

    fn sale(private: u8) -> Offer {
        Offer::BuyPrivate { private: PrivateId(private), price: 20 }
    }

    #[test]
    fn what_stays_possible_keeps_its_number() {
        let mut numbers = Numbers::default();
        let words = |offer: &Offer| format!("{offer:?}");
        assert_eq!(numbers.of(Seat(0), &[sale(1), sale(2), Offer::Pass], words), [1, 2, 0]);
        assert_eq!(numbers.of(Seat(0), &[sale(2), sale(3), Offer::Pass], words), [2, 3, 0]);
        assert_eq!(numbers.of(Seat(1), &[sale(3), Offer::Pass], words), [1, 0], "somebody else begins anew");
    }
}
