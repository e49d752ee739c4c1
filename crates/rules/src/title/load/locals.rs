//! Checks local railways and their powers.

use super::map::terrain_named;
use super::sizes::size;
use super::tiles::colour;
use crate::title::board::Terrain;
use crate::title::colour::Colour;
use crate::title::paper::{PaperKind, Power, PrivateCompany, PrivatePower, Size};
use facts::{List, LocalRow, PowerRow, Report, join};

pub(super) fn locals(
    list: &List<LocalRow>,
    powers: &List<PowerRow>,
    report: &mut Report,
) -> Vec<PrivateCompany> {
    let file = list.file;
    let made: Vec<Power> = powers.rows.iter().map(|(at, row)| power(row, at, file, report)).collect();
    let mut locals = Vec::new();
    for (at, row) in &list.rows {
        report.check(!row.id.is_empty(), file, at, "a local railway has an id");
        report.check(row.price > 0, file, join(at, "price"), "0; local railways cost money");
        let name_de = row.name_de.as_ref().unwrap_or(&row.name);
        let named = !row.name.is_empty() && !name_de.is_empty();
        report.check(named, file, at, "a local railway has a name, and may have a German name of its own");
        let size = size(&row.size, file, join(at, "size"), report);
        let index =
            size.and_then(|_| powers.index(&row.size, "power for size", file, join(at, "size"), report));
        let (income, power) = match index {
            Some(index) => (powers.rows[index].1.income, made[index].clone()),
            None => (0, Power { purple: Vec::new(), waives: Vec::new() }),
        };
        locals.push(PrivateCompany {
            kind: PaperKind::Local,
            private: PrivatePower::default(),
            id: row.id.clone(),
            name: row.name.clone(),
            name_de: name_de.clone(),
            size: size.unwrap_or(Size::Small),
            price: row.price,
            income,
            power,
        });
    }
    locals
}

fn power(row: &PowerRow, at: &str, file: &str, report: &mut Report) -> Power {
    size(&row.size, file, at.into(), report);
    report.check(row.income > 0, file, join(at, "income"), "0; local railways have an income");
    let mut purple: Vec<Colour> = Vec::new();
    for name in &row.purple {
        let what = format!("`{name}`: purple-edged tiles are green, brown or grey, each named once");
        match colour(name) {
            Some(colour @ (Colour::Green | Colour::Brown | Colour::Grey)) if !purple.contains(&colour) => {
                purple.push(colour);
            }
            _ => report.add(file, join(at, "purple"), what),
        }
    }
    let mut waives: Vec<Terrain> = Vec::new();
    for name in &row.waives {
        let what = format!("`{name}`: terrain is river, hill or mountain, each named once");
        match terrain_named(name) {
            Some(terrain) if !waives.contains(&terrain) => waives.push(terrain),
            _ => report.add(file, join(at, "waives"), what),
        }
    }
    Power { purple, waives }
}
