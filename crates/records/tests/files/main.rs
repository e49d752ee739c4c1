//! Files read and written: games of our own and of elsewhere, whole ones and broken ones.

mod common;
mod conformance;
mod cz;
mod damaged;
mod f56;
mod game_file;
mod position;
mod reseed;
mod site;
mod titles;
mod verbs;
