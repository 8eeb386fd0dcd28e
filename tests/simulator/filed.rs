//! The file of a desk (`adapters::desk_file`), written and read again when the process of the desk ends.

use std::path::{Path, PathBuf};

use adapters::desk_file::DeskFile;
use adapters::ports::desk_store::{
    DeskOwner, DeskStore as _, KeptChange, KeptKey, LoadedTournament, Replicated, StoreFailure,
};
use tempfile::TempDir;

use crate::auditor::Fault;

/// Memory that looks like a folder, on systems that have it: nothing in a simulated story survives the computer.
const MEMORY: &str = "/dev/shm";

/// The file of a desk, and the changes since it was written.
pub struct FiledDesk {
    _folder: TempDir,
    path: PathBuf,
    owner: DeskOwner,
    changes: Vec<KeptChange>,
    batches: Vec<Replicated>,
}

impl FiledDesk {
    /// A file that does not exist yet, of the arbiter of that name.
    pub fn new(by: &str, seed: u8) -> Self {
        let memory = Path::new(MEMORY);
        let folder = if memory.is_dir() {
            TempDir::new_in(memory)
        } else {
            TempDir::new()
        };
        let folder = folder.expect("a folder for a desk");
        Self {
            path: folder.path().join(DeskFile::name("Club Open")),
            _folder: folder,
            owner: owner(by, seed),
            changes: Vec::new(),
            batches: Vec::new(),
        }
    }

    /// Keeps a change.
    pub fn keep(&mut self, change: KeptChange) {
        self.changes.push(change);
    }

    /// Keeps entries of tables.
    pub fn replicate(&mut self, batch: Vec<Replicated>) {
        self.batches.extend(batch);
    }

    /// The desk comes in anew with another key.
    ///
    /// # Errors
    /// The file does not work.
    pub fn rejoin(&mut self, seed: u8) -> Result<(), Fault> {
        self.owner = owner(&self.owner.by, seed);
        self.written()
            .and_then(|mut file| file.rejoin(&self.owner))
            .map_err(|failure| fault(&failure))
    }

    /// Writes all changes, and reads the file as the next process does.
    ///
    /// # Errors
    /// The file does not work, or has something else than what was kept.
    pub fn read_again(&mut self, kept: &LoadedTournament) -> Result<LoadedTournament, Fault> {
        drop(self.written().map_err(|failure| fault(&failure))?);
        let (mut file, _) = DeskFile::open(&self.path).map_err(|failure| fault(&failure))?;
        let loaded = file.load().map_err(|failure| fault(&failure))?;
        let entries = |of: &LoadedTournament| {
            let batches = of.replicas.iter();
            let all = batches.flat_map(|batch| {
                batch
                    .entries
                    .iter()
                    .map(move |sent| (batch.table, batch.game.0, sent.hash().0))
            });
            all.collect::<std::collections::BTreeSet<_>>()
        };
        let is_same = (
            &loaded.rulings,
            &loaded.roster,
            &loaded.owed,
            &loaded.used_files,
            &loaded.notes,
        ) == (&kept.rulings, &kept.roster, &kept.owed, &kept.used_files, &kept.notes);
        if is_same && entries(&loaded) == entries(kept) {
            return Ok(loaded);
        }
        let shown = format!(
            "owed {:?} instead of {:?}; {loaded:?} instead of {kept:?}",
            loaded.owed, kept.owed
        );
        Err(Fault::new("a desk's file has what was kept in it", shown))
    }

    fn written(&mut self) -> Result<DeskFile, StoreFailure> {
        let mut file = if self.path.exists() {
            DeskFile::open(&self.path)?.0
        } else {
            DeskFile::create(&self.path, &self.owner)?
        };
        for change in self.changes.drain(..) {
            file.keep(&change)?;
        }
        file.replicate(&std::mem::take(&mut self.batches))?;
        Ok(file)
    }
}

fn owner(by: &str, seed: u8) -> DeskOwner {
    DeskOwner {
        name: String::from("Club Open"),
        by: by.to_owned(),
        key: KeptKey::Open([seed; 32]),
        authority: None,
        joined: None,
    }
}

fn fault(failure: &StoreFailure) -> Fault {
    Fault::new("a desk's file has what was kept in it", format!("{failure:?}"))
}
