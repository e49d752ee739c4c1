//! Checks the private companies with powers of their own (R-36-PRV), and enters them among the papers.

use crate::ids::{HexId, TileId};
use crate::title::board::Tile;
use crate::title::paper::{PaperKind, Power, PrivateCompany, PrivatePower, Size};
use facts::{HexRow, List, PrivateRow, Report, join};

/// Adds the private companies behind the other papers.
pub(super) fn add(
    list: &List<PrivateRow>,
    map: &List<HexRow>,
    tiles: &[Tile],
    privates: &mut Vec<PrivateCompany>,
    report: &mut Report,
) {
    let file = list.file;
    for (at, row) in &list.rows {
        report.check(
            !row.id.is_empty() && !row.name.is_empty(),
            file,
            at,
            "a private company has an id and a name",
        );
        report.check(row.price > 0, file, join(at, "price"), "0; private companies cost money");
        let twin = privates.iter().any(|other| other.id == row.id);
        report.check(!twin, file, at, "another paper has this id already");
        let blocks = row.blocks.as_ref();
        let blocks = blocks.and_then(|hex| map.index(hex, "hex", file, join(at, "blocks"), report));
        report.check(
            row.tiles.is_empty() || row.blocks.is_some(),
            file,
            join(at, "tiles"),
            "on which hex? give blocks",
        );
        let mut made = Vec::new();
        for name in &row.tiles {
            match tiles.iter().position(|tile| tile.name == *name) {
                Some(index) => made.push(TileId::at(index)),
                None => report.add(file, join(at, "tiles"), format!("there is no tile `{name}` in the box")),
            }
        }
        privates.push(PrivateCompany {
            kind: PaperKind::Private,
            id: row.id.clone(),
            name: row.name.clone(),
            name_de: row.name.clone(),
            size: Size::Small,
            price: row.price,
            income: row.income,
            power: Power { purple: Vec::new(), waives: Vec::new() },
            private: PrivatePower {
                blocks: blocks.map(HexId::at),
                tiles: made,
                extra: row.extra,
                station: row.station,
                bonus: row.bonus,
            },
        });
    }
}
