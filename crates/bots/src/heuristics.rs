//! Rules of thumb that all families share, below what only one of them does.

pub(crate) mod answers;
pub(crate) mod building;
pub(crate) mod first_route;
pub(crate) mod glance;
pub(crate) mod trains;
