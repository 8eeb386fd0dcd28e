//! Samples on their way from the sound system's thread, which must never wait, to the recorder's.

use std::sync::atomic::{AtomicI16, AtomicUsize, Ordering};

/// A ring for one writer and one reader. Neither ever waits for the other: what finds no room is lost and counted.
#[derive(Debug)]
pub struct Ring {
    cells: Box<[AtomicI16]>,
    /// How many samples were written and read since the beginning; they go round at the end of the numbers.
    written: AtomicUsize,
    read: AtomicUsize,
    lost: AtomicUsize,
}

impl Ring {
    /// A ring with room for at least so many samples.
    pub fn new(room: usize) -> Self {
        let room = room.next_power_of_two();
        Self {
            cells: (0..room).map(|_| AtomicI16::new(0)).collect(),
            written: AtomicUsize::new(0),
            read: AtomicUsize::new(0),
            lost: AtomicUsize::new(0),
        }
    }

    fn cell(&self, number: usize) -> Option<&AtomicI16> {
        // The room is a power of two, so the numbers may go round.
        self.cells.get(number & (self.cells.len() - 1))
    }

    /// Puts samples in; the writer's alone.
    pub fn push(&self, samples: &[i16]) {
        let written = self.written.load(Ordering::Relaxed);
        let held = written.wrapping_sub(self.read.load(Ordering::Acquire));
        let fits = samples.len().min(self.cells.len().saturating_sub(held));
        for (index, sample) in samples.iter().take(fits).enumerate() {
            if let Some(cell) = self.cell(written.wrapping_add(index)) {
                cell.store(*sample, Ordering::Relaxed);
            }
        }
        self.written.store(written.wrapping_add(fits), Ordering::Release);
        if fits < samples.len() {
            self.lost.fetch_add(samples.len() - fits, Ordering::Relaxed);
        }
    }

    /// Takes everything out; the reader's alone.
    pub fn take(&self, into: &mut Vec<i16>) {
        let read = self.read.load(Ordering::Relaxed);
        let written = self.written.load(Ordering::Acquire);
        let held = written.wrapping_sub(read);
        let samples = (0..held).filter_map(|index| self.cell(read.wrapping_add(index)));
        into.extend(samples.map(|cell| cell.load(Ordering::Relaxed)));
        self.read.store(written, Ordering::Release);
    }

    /// How many samples found no room so far.
    pub fn lost(&self) -> usize {
        self.lost.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn what_finds_no_room_is_counted_and_the_rest_stays_whole() {
        let ring = Ring::new(4);
        ring.push(&[1, 2, 3]);
        ring.push(&[4, 5]);
        let mut taken = Vec::new();
        ring.take(&mut taken);
        assert_eq!((taken.as_slice(), ring.lost()), (&[1, 2, 3, 4][..], 1));
        ring.push(&[6]);
        ring.take(&mut taken);
        assert_eq!(taken, [1, 2, 3, 4, 6]);
    }

    #[test]
    fn two_threads_hand_over_every_sample_in_its_order() {
        let ring = Arc::new(Ring::new(1 << 17));
        let other = Arc::clone(&ring);
        let all: Vec<i16> = (0..60_000_u16).map(u16::cast_signed).collect();
        let sent = all.clone();
        let writer = std::thread::Builder::new()
            .spawn(move || sent.chunks(7).for_each(|some| other.push(some)))
            .unwrap();
        let mut taken = Vec::new();
        while taken.len() < all.len() {
            ring.take(&mut taken);
        }
        writer.join().unwrap();
        assert_eq!((taken == all, ring.lost()), (true, 0));
    }
}
