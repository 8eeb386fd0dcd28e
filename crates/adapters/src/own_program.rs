//! The file of the program itself.

use std::io::{self, Read as _};

use sha2::{Digest as _, Sha256};

use super::own_files::{Access, open};

/// The SHA-256 of the program's own file, as `sha256sum` prints it. Reads the whole file: tens of megabytes.
///
/// # Errors
/// The system does not name the file, or it cannot be read: it was replaced or removed since the start.
pub fn sha256() -> io::Result<[u8; 32]> {
    let mut file = open(&std::env::current_exe()?, Access::Read)?;
    let mut hash = Sha256::new();
    let mut part = vec![0; 1 << 16];
    loop {
        match file.read(&mut part)? {
            0 => return Ok(hash.finalize().into()),
            read => hash.update(part.get(..read).unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_running_program() {
        let whole = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        assert_eq!(sha256().unwrap(), <[u8; 32]>::from(Sha256::digest(whole)));
    }
}
