// What the server tells as it happens: one stream of events for the page, opened anew when it was cut off for good.

/** So long after the stream has been closed for good it is opened again, in milliseconds. */
const AGAIN = 4000;

/** What the server tells, and what becomes of the stream. */
const NAMES = ["seq", "chat", "seats", "open", "error"];

/** What nobody else can change tells nothing: a target of no events. */
export function silence() {
  const still = new EventTarget();
  still.isOpen = () => true;
  return still;
}

/** Follows a game: gives a target of all events of its stream, which lasts longer than the stream. */
export function follow(game) {
  const live = new EventTarget();
  let stream = null;
  const open = () => {
    stream?.close();
    stream = new EventSource(`/api/games/${game}/events`);
    for (const name of NAMES) {
      stream.addEventListener(name, ({ data }) => live.dispatchEvent(new MessageEvent(name, { data })));
    }
    // A browser comes back by itself after a lost line, but not after an answer that is no stream.
    stream.addEventListener("error", () => {
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, AGAIN);
    });
  };
  open();
  live.isOpen = () => stream.readyState === EventSource.OPEN;
  // Where the browser knows of the line, a stream may still look open that nothing comes through any more.
  addEventListener("offline", () => live.dispatchEvent(new Event("error")));
  addEventListener("online", open);
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  return live;
}
