//! What families share: a step takes from here what its rules have in common with others.

pub(crate) mod course;
pub(crate) mod deals;
pub(crate) mod directors;
pub(crate) mod effect;
pub(crate) mod home;
pub(crate) mod income;
pub(crate) mod lay;
pub(crate) mod returns;
pub(crate) mod run;
pub(crate) mod scrapping;
pub(crate) mod shares;
pub(crate) mod station;
pub(crate) mod stock_turn;
