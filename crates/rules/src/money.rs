//! Whole korunas. No fractions exist: where a rule divides, it says how it rounds, and so does the function.

/// An amount of money in K.
pub type Money = u32;

/// What a holder of `shares` out of `total` receives of `revenue`, rounded up once per holder (VIII.8).
pub fn per_holder_rounded_up(revenue: Money, shares: u8, total: u8) -> Money {
    (revenue * Money::from(shares)).div_ceil(Money::from(total))
}

/// The lowest price per share of a take-over: half the share price, rounded up (VIII.9).
pub fn half_rounded_up(price: Money) -> Money {
    price.div_ceil(2)
}

/// The highest price per share of a take-over: one and a half times the share price, rounded down (VIII.9).
pub fn one_and_a_half_rounded_down(price: Money) -> Money {
    price * 3 / 2
}
