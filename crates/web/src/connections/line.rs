//! One connection, from its first byte to its last, and how long it may take for what it does.

mod answer;
mod course;
mod stream;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::Limits;
use super::crowd::Ticket;
use super::refusals::{Refusals, Why};
use answer::Answering;
use course::Course;
use stream::Watched;

/// The largest headers of a request, and the most that is read ahead: each connection may take so much memory.
const MAX_BUFFER_SIZE: usize = 32 << 10;

/// Answers what comes by a connection, until either side ends it, it takes too long, or it has to give way.
pub(super) async fn answer(
    (stream, peer): (TcpStream, SocketAddr),
    mut ticket: Ticket,
    limits: Limits,
    router: Router,
    refusals: Arc<Refusals>,
    mut closing: watch::Receiver<bool>,
) {
    let (mut gives_way, address) = (pin!(ticket.gives_way()), ticket.address);
    let course = Arc::new(Course::new(ticket, limits));
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answering = Answering::begin(&course);
        // Asked for only if it is to be answered: nothing is done for whoever had to give way at this very moment.
        let answer = answering.map(|answering| (answering, router.call(request)));
        async {
            let (answering, answer) = answer?;
            let Ok(answer) = answer.await;
            Ok::<_, answer::GaveWay>(answer.map(|body| answering.with(body)))
        }
    });
    let io = TokioIo::new(Watched::new(stream, Arc::clone(&course)));
    let mut builder = http1::Builder::new();
    // How long headers may take is watched here, since a connection may be idle for longer than they may take.
    builder.max_buf_size(MAX_BUFFER_SIZE).header_read_timeout(None);
    let mut connection = pin!(builder.serve_connection(io, service));
    let mut overdue = pin!(course::Overdue::of(&course));
    let mut is_closing = false;
    loop {
        // In this order: who has to give way is not listened to any more, and what is overdue depends on what was heard.
        tokio::select! {
            biased;
            () = &mut gives_way => return,
            _ = connection.as_mut() => return,
            () = &mut overdue => {
                // Who was idle, or has connected for later as browsers do, has done nothing wrong.
                if course.is_slow() {
                    refusals.note(address, Why::Slow);
                }
                return;
            }
            _ = closing.wait_for(|closing| *closing), if !is_closing => {
                is_closing = true;
                if course.is_asking() {
                    return;
                }
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}
