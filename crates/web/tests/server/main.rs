//! The server, asked as browsers and programs ask it. One program for all of it: it is linked once, and tests that wait do so
//! side by side.

mod accounts;
mod api;
mod attacks;
mod audit;
mod bohemia;
mod bots;
mod common;
mod decisions;
mod f56;
mod figures;
mod files;
mod history;
mod incidents;
mod info;
mod installed;
mod languages;
mod moravia;
mod notices;
mod online;
mod operation;
mod pages;
mod peers;
mod play;
mod positions;
mod push;
mod room;
mod rulebook;
mod second_factor;
mod slow_lines;
mod undo;
mod verify;
