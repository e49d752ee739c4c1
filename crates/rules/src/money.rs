//! Money in whole numbers. No fractions exist: where a rule divides, it says how it rounds, and so does the function.

pub use facts::Money;

/// What a holder of `shares` out of `total` receives of `revenue`, rounded up once per holder (VIII.8).
pub fn per_holder_rounded_up(revenue: Money, shares: u8, total: u8) -> Money {
    (revenue * Money::from(shares)).div_ceil(Money::from(total))
}
