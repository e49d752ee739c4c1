//! 18CZ and its variants Bohemia and Moravia-Silesia: one file for each chapter of the rules.

mod book;
mod chart;
mod difference;
mod ends;
mod home;
mod judge;
mod order;
mod papers;
mod phases;
mod pre_stock;
mod privates;
mod reading;
mod running;
mod shares;
mod stations;
mod stock;
mod table;
mod take_over;
mod track;
mod trains;
mod vaclav;

pub use judge::CzReferee;
