//! Random bytes from the system, for salts.

use journal::pin::Seed;

/// Unpredictable bytes. If the system has none, zeros: a salt is then unique only by its purpose, as in journals of earlier
/// versions, and the PIN is stretched all the same.
pub fn seed() -> Seed {
    let mut seed = Seed::default();
    if let Err(error) = getrandom::fill(&mut seed) {
        log::warn!("no random bytes from the system: {error}");
    }
    seed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seeds_are_alike() {
        assert_ne!(seed(), seed());
        assert_ne!(seed(), Seed::default());
    }
}
