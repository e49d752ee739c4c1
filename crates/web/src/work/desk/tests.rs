//! Whose turn it is at the desk.

use std::future::poll_fn;
use std::net::Ipv4Addr;
use std::pin::Pin;
use std::task::Poll;

use super::*;

/// Looks once whether it is done.
async fn polled<F: Future + Unpin>(future: &mut F) -> Poll<F::Output> {
    poll_fn(|context| Poll::Ready(Pin::new(&mut *future).poll(context))).await
}

fn share(number: u8) -> Share {
    Share::Address(Ipv4Addr::new(192, 0, 2, number).into())
}

fn desk() -> Arc<Desk> {
    Desk::with_cores(2, limits)
}

#[tokio::test]
async fn those_who_ask_for_much_wait_for_themselves() {
    let desk = desk();
    let first = desk.ask(Effort::Slow, share(1)).await.expect("nobody is there");
    // One share asks for five more before another asks for its first.
    let mut greedy: Vec<_> = (0..5).map(|_| Box::pin(desk.ask(Effort::Slow, share(1)))).collect();
    for ask in &mut greedy {
        assert!(polled(ask).await.is_pending());
    }
    let mut other = Box::pin(desk.ask(Effort::Slow, share(2)));
    assert!(polled(&mut other).await.is_pending());
    drop(first);
    let Poll::Ready(Ok(second)) = polled(&mut greedy[0]).await else { panic!("it was the first to wait") };
    drop(second);
    let Poll::Ready(Ok(third)) = polled(&mut other).await else { panic!("now it is another's turn") };
    drop(third);
    assert!(polled(&mut greedy[1]).await.is_ready());
}

#[tokio::test]
async fn who_hangs_up_loses_the_place() {
    let desk = desk();
    let first = desk.ask(Effort::Slow, share(1)).await.expect("nobody is there");
    let mut gone = Box::pin(desk.ask(Effort::Slow, share(2)));
    let mut handed_and_gone = Box::pin(desk.ask(Effort::Slow, share(3)));
    let mut next = Box::pin(desk.ask(Effort::Slow, share(4)));
    for ask in [&mut gone, &mut handed_and_gone, &mut next] {
        assert!(polled(ask).await.is_pending());
    }
    drop(gone);
    drop(first);
    // It has the place by now, and does not look.
    drop(handed_and_gone);
    assert!(polled(&mut next).await.is_ready());
    drop(next);
    assert_eq!(desk.waiting(), 0);
    assert!(desk.ask(Effort::Slow, share(1)).await.is_ok());
}

#[tokio::test]
async fn a_share_has_some_of_the_places_and_some_of_its_own_may_wait() {
    let desk = desk();
    let Limits { one, .. } = limits(2, Kind::Light);
    let mut held = Vec::new();
    for _ in 0..one {
        held.push(desk.ask(Effort::Light, share(1)).await.expect("there is room"));
    }
    let mut waiting: Vec<_> =
        (0..Effort::Light.most_waiting()).map(|_| Box::pin(desk.ask(Effort::Light, share(1)))).collect();
    for ask in &mut waiting {
        assert!(polled(ask).await.is_pending());
    }
    assert!(matches!(desk.ask(Effort::Light, share(1)).await, Err(AppError::Busy(_))));
    assert!(desk.ask(Effort::Light, share(2)).await.is_ok(), "others have room");
    // Who has left makes room for another.
    waiting.pop();
    let mut again = Box::pin(desk.ask(Effort::Light, share(1)));
    assert!(polled(&mut again).await.is_pending());
    let mut bot = Box::pin(desk.wait(Effort::Light, share(1)));
    assert!(polled(&mut bot).await.is_pending(), "what goes on by itself is not turned away");
}

#[tokio::test]
async fn games_that_nobody_looks_at_come_last_and_come() {
    let desk = desk();
    let mut place = desk.wait(Effort::Slow, share(1)).await.expect("nobody is there");
    let mut idle = Box::pin(desk.wait(Effort::Idle, share(2)));
    assert!(polled(&mut idle).await.is_pending());
    let mut begun = 0;
    loop {
        let mut looked_at = Box::pin(desk.wait(Effort::Slow, share(1)));
        assert!(polled(&mut looked_at).await.is_pending());
        drop(place);
        if polled(&mut idle).await.is_ready() {
            break;
        }
        place = looked_at.await.expect("it is next");
        begun += 1;
    }
    assert_eq!(begun, IDLE_EVERY);
}

#[tokio::test]
async fn slow_work_leaves_room_for_what_is_done_sooner() {
    let desk = desk();
    let _slow = desk.wait(Effort::Slow, share(1)).await.expect("nobody is there");
    let mut second = Box::pin(desk.wait(Effort::Slow, share(2)));
    assert!(polled(&mut second).await.is_pending());
    let quick = [
        desk.ask(Effort::Quick, share(1)).await.expect("there is room"),
        desk.ask(Effort::Quick, share(2)).await.expect("there is room"),
    ];
    let mut third = Box::pin(desk.ask(Effort::Quick, share(3)));
    assert!(polled(&mut third).await.is_pending());
    drop(quick);
}
