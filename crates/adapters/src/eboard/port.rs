//! One serial port, and the list of all ports.

use std::io::{ErrorKind as Io, Read as _, Write as _};
use std::path::Path;
use std::time::Duration;

use serialport::{ClearBuffer, DataBits, ErrorKind, Parity, SerialPort, SerialPortType, StopBits, UsbPortInfo};

use protocols::boards::make::{Serial, Wire};
use protocols::eboard::{BoardLoss, BoardMake, Obstacle};

/// The longest wait for a read or a write. An order to a board waits as long at most.
const WAIT: Duration = Duration::from_millis(50);

/// An open port, closed when it is dropped.
pub(super) struct Port(Box<dyn SerialPort>);

/// The error of a port that is no longer there.
pub(super) struct PortGone;

impl Port {
    /// Opens the port for us alone; bytes that came in before are discarded.
    pub(super) fn open(place: &str, wire: Wire) -> Result<Self, BoardLoss> {
        match wire {
            Wire::Serial(line) => Self::serial(place, line),
            Wire::LiveChess => Err(BoardLoss::NotOpened(Obstacle::NotUnderstood)),
        }
    }

    fn serial(place: &str, line: Serial) -> Result<Self, BoardLoss> {
        let (data_bits, parity) = if line.seven_bits_odd {
            (DataBits::Seven, Parity::Odd)
        } else {
            (DataBits::Eight, Parity::None)
        };
        let port = serialport::new(place, line.baud)
            .data_bits(data_bits)
            .parity(parity)
            .stop_bits(StopBits::One)
            .timeout(WAIT)
            .open()
            .map_err(|error| lost(place, error.kind()))?;
        if let Err(error) = port.clear(ClearBuffer::Input) {
            log::debug!("{place}: what came before could not be dropped: {error}");
        }
        Ok(Self(port))
    }

    /// Reads the bytes that have come; returns their number, 0 if none came in time.
    pub(super) fn read(&mut self, buffer: &mut [u8]) -> Result<usize, PortGone> {
        match self.0.read(buffer) {
            // The terminal was closed.
            Ok(0) => Err(PortGone),
            Ok(length) => Ok(length),
            Err(error) if matches!(error.kind(), Io::TimedOut | Io::WouldBlock | Io::Interrupted) => Ok(0),
            Err(_) => Err(PortGone),
        }
    }

    /// Writes the bytes. Bytes that the board does not take are dropped: a board that does not read does not answer
    /// either, and that is noticed.
    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), PortGone> {
        match self.0.write_all(bytes) {
            Ok(()) => Ok(()),
            Err(error) if matches!(error.kind(), Io::TimedOut | Io::WouldBlock | Io::Interrupted) => Ok(()),
            Err(_) => Err(PortGone),
        }
    }
}

fn lost(place: &str, error: ErrorKind) -> BoardLoss {
    match error {
        ErrorKind::Io(Io::PermissionDenied) => BoardLoss::NotOpened(Obstacle::Forbidden),
        // Windows reports the same for a port in use and for one that is not there.
        ErrorKind::NoDevice if is_there(place) => BoardLoss::NotOpened(Obstacle::Busy),
        ErrorKind::NoDevice | ErrorKind::InvalidInput | ErrorKind::Unknown | ErrorKind::Io(_) => BoardLoss::Gone,
    }
}

fn is_there(place: &str) -> bool {
    Path::new(place).exists() || ports().iter().any(|found| found.name == place)
}

/// A place where a board may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BoardPlace {
    /// The name of its port.
    pub(super) name: String,
    /// The makes it may be, in the order in which they are tried.
    pub(super) kinds: Vec<BoardMake>,
    /// True if the board is certainly one of them.
    pub(super) is_certain: bool,
    /// The serial number of the cable's plug. It is used for a board that tells no number of its own.
    pub(super) plug: Option<String>,
}

/// The length below which a plug's number is no number: chips that were never given one have "0001".
const SHORTEST_PLUG: usize = 6;

impl BoardPlace {
    /// A place that is one of these makes for certain.
    pub(super) fn of(name: &str, kinds: Vec<BoardMake>) -> Self {
        Self {
            name: name.to_owned(),
            kinds,
            is_certain: true,
            plug: None,
        }
    }

    /// The name of a board there that tells no number of its own.
    pub(super) fn serial(&self) -> &str {
        self.plug.as_ref().unwrap_or(&self.name)
    }
}

/// The ports of this machine that may lead to a board: by USB, or by Bluetooth as a serial device.
pub(super) fn ports() -> Vec<BoardPlace> {
    // Without this folder the listing panics.
    if cfg!(target_os = "linux") && !Path::new("/sys/class/tty").is_dir() {
        return Vec::new();
    }
    let ports = serialport::available_ports().unwrap_or_else(|error| {
        log::warn!("serial ports could not be listed: {error}");
        Vec::new()
    });
    let place = |port: serialport::SerialPortInfo| {
        let ((kinds, is_certain), plug) = match port.port_type {
            SerialPortType::UsbPort(usb) => (by_usb(&usb), usb.serial_number),
            SerialPortType::BluetoothPort => {
                let by_bluetooth = BoardMake::serial().filter(|(_, serial)| serial.by_bluetooth);
                ((by_bluetooth.map(|(kind, _)| kind).collect(), false), None)
            }
            SerialPortType::PciPort | SerialPortType::Unknown => return None,
        };
        Some(BoardPlace {
            name: port.port_name,
            kinds,
            is_certain,
            plug: plug.filter(|number| number.len() >= SHORTEST_PLUG),
        })
    };
    ports.into_iter().filter_map(place).collect()
}

/// The makes that a USB device may be, and whether that is certain. A DGT board names itself ("DGT Chessboard"). The
/// others have a USB chip that many devices have.
fn by_usb(usb: &UsbPortInfo) -> (Vec<BoardMake>, bool) {
    let names = [&usb.manufacturer, &usb.product].map(|name| name.as_deref().unwrap_or_default().to_lowercase());
    let says = |kind: &BoardMake| {
        let words = kind.plugs();
        names.iter().any(|name| words.iter().any(|word| name.contains(word)))
    };
    let all = || BoardMake::serial().map(|(kind, _)| kind);
    let named: Vec<BoardMake> = all().filter(says).take(1).collect();
    if named.is_empty() {
        (all().collect(), false)
    } else {
        (named, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_known_by_its_name_on_usb_and_others_are_asked() {
        let usb = |manufacturer: Option<&str>, product: Option<&str>| {
            by_usb(&UsbPortInfo {
                vid: 0,
                pid: 0,
                serial_number: None,
                manufacturer: manufacturer.map(str::to_owned),
                product: product.map(str::to_owned),
            })
        };
        assert_eq!(usb(Some("DGT"), Some("DGT Chessboard")), (vec![BoardMake::Dgt], true));
        assert_eq!(
            usb(None, Some("Millennium ChessLink")),
            (vec![BoardMake::Millennium], true)
        );
        let (kinds, is_certain) = usb(Some("FTDI"), None);
        assert_eq!((kinds.len(), is_certain), (3, false));
    }

    #[test]
    fn a_port_that_is_not_there_is_gone() {
        let wire = BoardMake::Dgt.wire();
        assert_eq!(Port::open("/nowhere/at/all", wire).err(), Some(BoardLoss::Gone));
    }
}
