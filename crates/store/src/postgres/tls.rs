//! Encrypted lines to PostgreSQL, by `rustls`.

use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use postgres::Socket;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::client::{WebPkiServerVerifier, verify_server_name};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// The name of the protocol within TLS.
const PROTOCOL: &[u8] = b"postgresql";

/// Who is taken for the database.
#[derive(Debug)]
pub(super) enum Trust {
    /// Whoever answers: nobody can listen in, but anybody could pretend.
    Anybody,
    /// Who has a certificate by an authority in this file.
    Chain(PathBuf),
    /// Who has a certificate for the host, by an authority in this file or one that is built in.
    Host(Option<PathBuf>),
}

/// How lines are encrypted, if they are.
#[derive(Clone)]
pub(super) struct Tls {
    config: Arc<ClientConfig>,
}

impl Tls {
    /// # Errors
    /// In words, when a file with authorities cannot be used.
    pub(super) fn new(trust: &Trust) -> Result<Tls, String> {
        let provider = Arc::new(ring::default_provider());
        let verifier = Verifier::new(trust, &provider)?;
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let mut config = config
            .map_err(|error| error.to_string())?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier))
            .with_no_client_auth();
        config.alpn_protocols = vec![PROTOCOL.to_vec()];
        Ok(Tls { config: Arc::new(config) })
    }
}

/// Whether a server is who it should be.
#[derive(Debug)]
struct Verifier {
    provider: Arc<CryptoProvider>,
    /// Looks at chain and name; nothing where anybody is trusted.
    authorities: Option<Arc<WebPkiServerVerifier>>,
    /// The certificates that the host of this server has named.
    named: Vec<CertificateDer<'static>>,
    checks_name: bool,
}

impl Verifier {
    fn new(trust: &Trust, provider: &Arc<CryptoProvider>) -> Result<Verifier, String> {
        let (file, checks_name) = match trust {
            Trust::Anybody => {
                let provider = Arc::clone(provider);
                return Ok(Verifier { provider, authorities: None, named: Vec::new(), checks_name: false });
            }
            Trust::Chain(file) => (Some(file), false),
            Trust::Host(file) => (file.as_ref(), true),
        };
        let mut roots = RootCertStore::empty();
        let mut named = Vec::new();
        match file {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(file) => {
                let wrong = |why: String| format!("sslrootcert {}: {why}", file.display());
                let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect);
                named = read.map_err(|error| wrong(error.to_string()))?;
                if named.is_empty() {
                    return Err(wrong(
                        "there is no certificate in it; it must have one or more in PEM".to_owned(),
                    ));
                }
                for certificate in &named {
                    roots.add(certificate.clone()).map_err(|error| wrong(error.to_string()))?;
                }
            }
        }
        let authorities = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), Arc::clone(provider));
        let authorities = Some(authorities.build().map_err(|error| error.to_string())?);
        Ok(Verifier { provider: Arc::clone(provider), authorities, named, checks_name })
    }
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(authorities) = &self.authorities else { return Ok(ServerCertVerified::assertion()) };
        // One that is signed by itself, as PostgreSQL's manual shows to make them, is no authority's; but it was named.
        if self.named.contains(certificate) {
            if self.checks_name {
                verify_server_name(&ParsedCertificate::try_from(certificate)?, name)?;
            }
            return Ok(ServerCertVerified::assertion());
        }
        match authorities.verify_server_cert(certificate, between, name, ocsp, now) {
            // The name is looked at last.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.checks_name => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Line;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Handshake> {
        Ok(Handshake { config: Arc::clone(&self.config), host: host.to_owned() })
    }
}

/// The beginning of an encrypted line.
pub(super) struct Handshake {
    config: Arc<ClientConfig>,
    host: String,
}

impl TlsConnect<Socket> for Handshake {
    type Stream = Line;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Line>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        Box::pin(async move {
            let host = ServerName::try_from(self.host).map_err(io::Error::other)?;
            TlsConnector::from(self.config).connect(host, socket).await.map(Line)
        })
    }
}

/// An encrypted line.
pub(super) struct Line(tokio_rustls::client::TlsStream<Socket>);

impl TlsStream for Line {
    /// What would bind the password to this line is not worked out: who wants to be sure of the other end checks its certificate.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, buffer)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
