//! The looks of routes: each has a colour and dashes of its own, on the map, beside its stops, and wherever a page tells of it.

use std::fmt::Write;

/// How the line of a route looks.
#[derive(Clone, Copy, Debug)]
pub struct RouteLook {
    /// Its colour, as `#rrggbb`.
    pub colour: &'static str,
    /// Its dashes and what lies between them, in turn, in units of the picture; none where it is drawn through.
    pub dashes: &'static [u8],
}

/// The looks of routes, one after the other; the fifth route has the first one again.
pub const ROUTE_LOOKS: [RouteLook; 4] = [
    RouteLook { colour: "#d0021b", dashes: &[] },
    RouteLook { colour: "#0a58ca", dashes: &[10, 4] },
    RouteLook { colour: "#00857a", dashes: &[4, 4] },
    RouteLook { colour: "#e06c00", dashes: &[12, 3, 3, 3] },
];

/// The rules for lines on the map and for the frames of what their stops bring, to stand beside [`STYLE`](crate::STYLE).
pub fn route_style() -> String {
    let mut style = String::new();
    for (index, look) in ROUTE_LOOKS.iter().enumerate() {
        let _ = writeln!(style, ".route-{index}, .sum-{index} {{ stroke: {}; }}", look.colour);
        if !look.dashes.is_empty() {
            let dashes = |part: f64| {
                let lengths = look.dashes.iter().map(|&length| (f64::from(length) * part).to_string());
                lengths.collect::<Vec<_>>().join(" ")
            };
            // Round ends would fill what lies between dashes.
            let lines = format!("stroke-dasharray: {}; stroke-linecap: butt;", dashes(1.0));
            let frames = format!("stroke-dasharray: {};", dashes(0.5));
            let _ = writeln!(style, ".route-{index} {{ {lines} }}\n.sum-{index} {{ {frames} }}");
        }
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_has_looks_of_its_own() {
        for (index, one) in ROUTE_LOOKS.iter().enumerate() {
            for other in &ROUTE_LOOKS[..index] {
                assert!(one.colour != other.colour && one.dashes != other.dashes, "{one:?} {other:?}");
            }
            assert!(one.dashes.len().is_multiple_of(2), "what lies between dashes belongs to them: {one:?}");
        }
        let style = route_style();
        for part in [
            ".route-0, .sum-0 { stroke: #d0021b; }",
            ".route-3 { stroke-dasharray: 12 3 3 3;",
            ".sum-2 { stroke-dasharray: 2 2; }",
        ] {
            assert!(style.contains(part), "{part}: {style}");
        }
        assert!(!crate::STYLE.contains(".route-"), "they are declared here alone");
    }
}
