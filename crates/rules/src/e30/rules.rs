//! The rules that refusals cite, in the catalogue of the title that stands for the family.

crate::rule::rules! {
    "1830-like" {
        TURN_01 = "R-30-TURN-01", "1";
        PAR_01 = "R-30-PAR-01", "2";
        BUY_01 = "R-30-BUY-01", "3";
        LIMIT_01 = "R-30-LIMIT-01", "3";
        SELL_01 = "R-30-SELL-01", "4";
        DIV_01 = "R-30-DIV-01", "6";
        END_01 = "R-30-END-01", "7";
    }
}
