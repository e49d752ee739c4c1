//! The colours of tiles as those see them who lack one kind of cone: each pair stays apart.

use super::colour::{apart, linear};

/// What becomes of red, green and blue (Machado, Oliveira and Fernandes 2009, at full severity).
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The colours of tiles and of empty hexes.
const TILES: [&str; 6] = ["white", "yellow", "green", "brown", "grey", "red"];

/// So far apart they are at least.
const LEAST: f64 = 20.0;

/// A colour of the first style sheet that has one for the class.
pub fn of_class(styles: &[&'static str], class: &str, property: &str) -> Option<&'static str> {
    let rule = format!(".{class} {{");
    styles.iter().find_map(|style| {
        let line = style.lines().find(|line| line.starts_with(&rule))?;
        let after = line.split_once(&format!("{property}: "))?.1;
        Some(after.split([';', ' ']).next().unwrap_or(after)).filter(|value| value.len() == 7)
    })
}

/// The colours of tiles on light and on dark ground.
pub fn themes() -> [(&'static str, Vec<(&'static str, &'static str)>); 2] {
    let of = |styles: &[&'static str]| {
        TILES.map(|name| (name, of_class(styles, name, "fill").expect("tiles have colours"))).to_vec()
    };
    [("light", of(&[draw::STYLE])), ("dark", of(&[draw::DARK_STYLE, draw::STYLE]))]
}

/// The marks that pictures have of their own: what was built last, and the edge of purple tiles.
pub fn marks() -> [&'static str; 2] {
    ["last", "purple"].map(|class| of_class(&[draw::STYLE], class, "stroke").expect("marks have colours"))
}

fn seen(colour: &str, [red, green, blue]: [[f64; 3]; 3]) -> [f64; 3] {
    let light = linear(colour);
    [red, green, blue]
        .map(|row| row.iter().zip(light).map(|(part, of)| part * of).sum::<f64>().clamp(0.0, 1.0))
}

/// The two colours that are least apart to such eyes, and how far.
fn nearest(tiles: &[(&'static str, &'static str)], eyes: [[f64; 3]; 3]) -> (f64, String) {
    let pairs = tiles
        .iter()
        .enumerate()
        .flat_map(|(index, one)| tiles[index + 1..].iter().map(move |other| (one, other)));
    let measured = pairs.map(|((one, first), (other, second))| {
        (apart(seen(first, eyes), seen(second, eyes)), format!("{one} and {other}"))
    });
    measured.min_by(|(one, _), (other, _)| one.total_cmp(other)).expect("there are tiles")
}

#[test]
fn tiles_stay_apart_for_those_who_lack_a_kind_of_cone() {
    for (theme, tiles) in themes() {
        for (name, eyes) in EYES {
            let (least, pair) = nearest(&tiles, eyes);
            println!("{theme}, {name}: {pair} {least:.1}");
            assert!(least >= LEAST, "{theme}, {name}: {pair} are {least:.1} apart");
        }
    }
}

/// The document tells the smallest distances.
#[test]
fn the_table_of_distances_has_the_measured_figures() {
    let document = include_str!("../../../../docs/design.md");
    for (name, eyes) in EYES {
        let row =
            document.lines().find(|line| line.starts_with(&format!("| {name} |"))).expect("a row for each");
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        for (at, (_, tiles)) in themes().iter().enumerate() {
            let (least, pair) = nearest(tiles, eyes);
            assert_eq!(cells[2 + at], format!("{least:.1} ({pair})"), "{row}");
        }
    }
}
