//! The track of a route: a bit set of elements, in words of 64.

/// Whether a route leaves the used track alone.
pub(crate) fn is_free(used: &[u64], track: &[u64]) -> bool {
    used.iter().zip(track).all(|(u, t)| u & t == 0)
}

/// The elements of a track set.
pub(crate) fn elements(track: &[u64]) -> impl Iterator<Item = usize> + '_ {
    track.iter().enumerate().flat_map(|(w, &bits)| {
        let mut bits = bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let e = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(w * 64 + e)
        })
    })
}
