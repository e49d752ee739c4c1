//! The program, called as people call it from a shell, a service or a container.

mod converting;
mod keeping;
mod languages;
mod output;
mod program;
mod serve;
mod stopping;
mod titles;
