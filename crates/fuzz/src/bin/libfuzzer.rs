//! libFuzzer on the target that `LOKALKA_FUZZ` names; `cargo xtask fuzz` builds and calls it.
#![no_main]

use std::sync::LazyLock;

use fuzz::Target;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("LOKALKA_FUZZ").unwrap_or_default();
    Target::named(&name).unwrap_or_else(|| panic!("LOKALKA_FUZZ names no target: “{name}”"))
});

fuzz_target!(|bytes: &[u8]| TARGET.put(bytes));

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    // Single bytes now and then: what reads texts must stand that, too.
    let text = std::str::from_utf8(&data[..size]).ok().filter(|_| !seed.is_multiple_of(4));
    match text.map(|text| fuzz::mutate(text, seed.into())) {
        Some(changed) if changed.len() <= most => {
            data[..changed.len()].copy_from_slice(changed.as_bytes());
            changed.len()
        }
        _ => fuzzer_mutate(data, size, most),
    }
});
