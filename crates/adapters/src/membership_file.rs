//! The tournament that this machine belongs to, in a file next to the settings that only its owner may read, since it
//! holds a key.

use std::io;
use std::path::{Path, PathBuf};

use super::disk_files;
use crate::ports::membership::Memberships;
use link::MOST_BYTES;
use link::membership::Membership;

/// The file, if there is a folder for it; see the module.
pub struct MembershipFile(Option<PathBuf>);

impl MembershipFile {
    /// The file in that folder; none without a folder.
    pub fn in_folder(data: Option<&Path>) -> Self {
        Self(data.map(|data| data.join("hall.json")))
    }
}

impl Memberships for MembershipFile {
    fn load(&mut self) -> Option<Membership> {
        let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX);
        let text = disk_files::text(self.0.as_deref()?, most).ok()?;
        Membership::decode(text.as_bytes())
    }

    fn can_keep(&mut self) -> io::Result<()> {
        self.0
            .as_deref()
            .and_then(Path::parent)
            .map_or(Ok(()), disk_files::try_folder)
    }

    fn keep(&mut self, place: Option<&Membership>) -> io::Result<()> {
        let Some(file) = &self.0 else { return Ok(()) };
        if let Some(place) = place {
            return disk_files::replace(file, &place.encode());
        }
        match std::fs::remove_file(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }
}
