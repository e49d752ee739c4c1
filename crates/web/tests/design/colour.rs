//! Colours as figures: how light they are, and how far apart.

/// Red, green and blue in proportion to light, from `#rrggbb`.
pub fn linear(colour: &str) -> [f64; 3] {
    [1, 3, 5].map(|at| {
        let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two hex digits")) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(colour: &str) -> f64 {
    let [red, green, blue] = linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colours, as WCAG 2.2 defines it.
pub fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour in CIE L*a*b*, under the white of daylight (D65).
pub fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let bend = |part: f64| {
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    let x = bend((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47);
    let y = bend(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue);
    let z = bend((0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far apart two colours are: ΔE of 1976.
pub fn apart(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (lab(one), lab(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}
