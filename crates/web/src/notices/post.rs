//! Posting to a webhook or a push service: one request on a connection of its own, and of the answer only the status.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, Error, RootCertStore};
use tracing::info;

use super::target::Target;
use crate::error::AppError;
use crate::text::{t, tr};

/// How long all of it may take.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The longest first line of an answer that is read.
const MAX_LINE_LEN: usize = 1000;

/// What is posted.
#[derive(Clone, Copy)]
pub(super) struct Parcel<'a> {
    /// Whole lines of the head, which say what it is.
    pub(super) headers: &'a str,
    pub(super) body: &'a [u8],
}

/// Posts JSON to a webhook at one of these addresses, all of which were checked. Redirects are not followed: they lead
/// anywhere.
///
/// # Errors
/// With a conflict where it may work later.
pub(super) async fn post(
    target: &Target,
    addresses: &[SocketAddr],
    body: &str,
    tls: &Arc<ClientConfig>,
) -> Result<(), AppError> {
    let host = target.host.as_str();
    let parcel = Parcel { headers: "content-type: application/json\r\n", body: body.as_bytes() };
    match deliver(target, addresses, parcel, tls).await? {
        200..300 => Ok(()),
        300..400 => Err(AppError::Invalid(t("webhook-redirects"))),
        status if may_work_later(status) => Err(AppError::Conflict(tr!("webhook-ailing", host = host))),
        _ => Err(AppError::Invalid(tr!("webhook-refused", host = host))),
    }
}

/// Whether a status says that it was too often, or that they have a trouble of their own.
pub(super) fn may_work_later(status: u16) -> bool {
    matches!(status, 408 | 429 | 500..)
}

/// Posts something to one of these addresses; gives the status of the answer.
///
/// # Errors
/// With a conflict where nobody answers: it may work later.
pub(super) async fn deliver(
    target: &Target,
    addresses: &[SocketAddr],
    parcel: Parcel<'_>,
    tls: &Arc<ClientConfig>,
) -> Result<u16, AppError> {
    let host = target.host.as_str();
    let failed = |why: &dyn std::fmt::Display| {
        info!(host, %why, "a webhook is not reached");
        AppError::Conflict(tr!("webhook-failed", host = host))
    };
    let status = timeout(TIMEOUT, send(target, addresses, parcel, tls)).await;
    let status = status.map_err(|late| failed(&late))?.map_err(|error| failed(&error))?;
    if !(200..300).contains(&status) {
        info!(host, status, "a webhook is not taken");
    }
    Ok(status)
}

async fn send(
    target: &Target,
    addresses: &[SocketAddr],
    parcel: Parcel<'_>,
    tls: &Arc<ClientConfig>,
) -> io::Result<u16> {
    let socket = TcpStream::connect(addresses).await?;
    if !target.secure {
        return exchange(socket, target, parcel).await;
    }
    let name = ServerName::try_from(target.host.clone()).map_err(io::Error::other)?;
    let connector = TlsConnector::from(Arc::clone(tls));
    exchange(connector.connect(name, socket).await?, target, parcel).await
}

/// Sends the request, and reads the status of the answer.
async fn exchange(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    target: &Target,
    parcel: Parcel<'_>,
) -> io::Result<u16> {
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\nuser-agent: lokalka\r\n{}content-length: {}\r\nconnection: close\r\n\r\n",
        target.path,
        target.authority,
        parcel.headers,
        parcel.body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(parcel.body).await?;
    stream.flush().await?;
    let mut line = Vec::new();
    while !line.contains(&b'\n') {
        let mut chunk = [0; 256];
        let length = stream.read(&mut chunk).await?;
        if length == 0 || line.len() > MAX_LINE_LEN {
            return Err(io::ErrorKind::InvalidData.into());
        }
        line.extend_from_slice(&chunk[..length]);
    }
    status_of(&line).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// The number in `HTTP/1.1 204 No Content`.
fn status_of(line: &[u8]) -> Option<u16> {
    let line = String::from_utf8_lossy(line);
    let mut words = line.split_whitespace();
    words.next().filter(|version| version.starts_with("HTTP/1."))?;
    words.next()?.parse().ok()
}

/// TLS with the authorities that browsers trust.
pub(crate) fn tls_config() -> Result<Arc<ClientConfig>, Error> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions()?.with_root_certificates(roots);
    Ok(Arc::new(builder.with_no_client_auth()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_is_in_the_first_line() {
        assert_eq!(status_of(b"HTTP/1.1 204 No Content\r\n"), Some(204));
        assert_eq!(status_of(b"HTTP/1.0 500\r\n"), Some(500));
        for wrong in [&b"SSH-2.0-OpenSSH\r\n"[..], b"\n", b"HTTP/1.1 many\n", b"220 mail.example.org ESMTP\n"]
        {
            assert_eq!(status_of(wrong), None);
        }
        assert!(tls_config().is_ok());
    }
}
