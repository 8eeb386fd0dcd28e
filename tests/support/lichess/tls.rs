//! An authority of the tests' own, and a server it vouches for: made by openssl, new each time, and good for a day.

use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tempfile::TempDir;

pub(crate) struct Authority {
    folder: TempDir,
}

impl Authority {
    /// Makes a certificate for that IP address.
    pub(crate) fn new(ip: &str) -> Self {
        let authority = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        authority.make(
            "authority",
            &[
                "-addext",
                "basicConstraints=critical,CA:TRUE",
                "-addext",
                "keyUsage=keyCertSign",
            ],
        );
        let name = format!("subjectAltName=IP:{ip}");
        let by = [
            "-CA",
            "authority.pem",
            "-CAkey",
            "authority.key",
            "-addext",
            "basicConstraints=CA:FALSE",
            "-addext",
            &name,
        ];
        authority.make("server", &by);
        authority
    }

    fn make(&self, name: &str, more: &[&str]) {
        std::fs::File::create(self.folder.path().join("empty.cnf")).unwrap();
        let mut command = Command::new("openssl");
        let subject = format!("/CN=Annabella tests {name}");
        command
            .args("req -x509 -config empty.cnf -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1".split(' '));
        command.args([
            "-subj",
            &subject,
            "-addext",
            "subjectKeyIdentifier=hash",
            "-addext",
            "authorityKeyIdentifier=keyid",
        ]);
        command.args(["-keyout", &format!("{name}.key"), "-out", &format!("{name}.pem")]);
        let output = command.args(more).current_dir(self.folder.path()).output();
        let output = output.expect("openssl, of the Debian package of that name");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// Its own certificate.
    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("authority.pem")
    }

    pub(crate) fn pem(&self) -> Vec<u8> {
        std::fs::read(self.path()).unwrap()
    }

    /// The server it vouches for.
    pub(crate) fn server(&self) -> Arc<ServerConfig> {
        let file = |name: &str| self.folder.path().join(name);
        let certificate = CertificateDer::from_pem_file(file("server.pem")).unwrap();
        let key = PrivateKeyDer::from_pem_file(file("server.key")).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
        let config = config
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth();
        Arc::new(config.with_single_cert(vec![certificate], key).unwrap())
    }
}
