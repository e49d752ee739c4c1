//! The memory in which passwords are hashed, kept for the next ones. Asked for and given back each time, pieces so large and so
//! aligned are not found again by the allocators of some systems, and a server grew by a gigabyte under a flood of attempts.

use std::sync::{Mutex, PoisonError};

use argon2::{Argon2, Block};

/// The pieces that nobody uses now; there are as many as were ever used at once.
#[derive(Default)]
pub(super) struct Memory(Mutex<Vec<Vec<Block>>>);

impl Memory {
    /// The hash of a password, as long as `out` is.
    pub(super) fn hash(
        &self,
        argon2: &Argon2<'_>,
        password: &str,
        salt: &[u8],
        out: &mut [u8],
    ) -> argon2::Result<()> {
        let mut blocks = self.pieces().pop().unwrap_or_default();
        let needed = argon2.params().block_count();
        if blocks.len() < needed {
            blocks.resize(needed, Block::new());
        }
        let done =
            argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut blocks[..needed]);
        // An old hash may have asked for more than any other will.
        if needed <= super::MEMORY as usize {
            self.pieces().push(blocks);
        }
        done
    }

    fn pieces(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use argon2::{Algorithm, Params, Version};

    use super::*;

    #[test]
    fn one_piece_serves_one_after_the_other_and_leaves_nothing_behind() {
        let memory = Memory::default();
        let with = |kib: u32| {
            Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(kib, 2, 1, None).expect("sound"))
        };
        for (kib, password) in [(64, "correct horse"), (256, "battery staple"), (64, "correct horse")] {
            let (mut reused, mut fresh) = ([0; 32], [0; 32]);
            memory.hash(&with(kib), password, b"some salt", &mut reused).expect("a hash");
            with(kib).hash_password_into(password.as_bytes(), b"some salt", &mut fresh).expect("a hash");
            assert_eq!(reused, fresh, "{kib} KiB");
            assert_eq!(memory.pieces().len(), 1);
        }
    }
}
