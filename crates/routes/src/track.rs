//! The track of a route: a bit set of elements, in words of 64.

/// Whether a route leaves the used track alone. Few networks need more than one word.
#[inline]
pub(crate) fn is_free(used: &[u64], track: &[u64]) -> bool {
    match (used, track) {
        ([used], [track]) => used & track == 0,
        _ => used.iter().zip(track).all(|(u, t)| u & t == 0),
    }
}

/// Adds a route to the used track.
#[inline]
pub(crate) fn take(used: &mut [u64], track: &[u64]) {
    match (&mut *used, track) {
        ([used], [track]) => *used |= track,
        _ => used.iter_mut().zip(track).for_each(|(u, t)| *u |= t),
    }
}

/// Takes it off again.
#[inline]
pub(crate) fn give_back(used: &mut [u64], track: &[u64]) {
    match (&mut *used, track) {
        ([used], [track]) => *used &= !track,
        _ => used.iter_mut().zip(track).for_each(|(u, t)| *u &= !t),
    }
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
