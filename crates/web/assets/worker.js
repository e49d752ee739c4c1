// Beside the pages: what is seen without a line, and news of turns that come by push.
// It keeps no page by itself: the table keeps the last state of one's own games (`kept.js`).

/** Our files at their present addresses, and what a page may do; the server writes both here. */
const FILES = $FILES;
const POLICY = $POLICY;
const KEPT_FILES = `files ${FILES.join(" ")}`;
const SEEN = "seen";

/** Whoever signs in or out, or changes the account, may be another person than the one who saw the games. */
const PERSON = /^\/(sign-|account|api\/session|api\/account)/;

self.addEventListener("install", (event) => {
  // What scripts ask for, such as the states of tables, is none of ours: browsers that can ask past the worker.
  event.addRoutes?.({ condition: { requestMethod: "GET", requestDestination: "" }, source: "network" });
  const keep = async () => {
    await (await caches.open(KEPT_FILES)).addAll(["/offline", ...FILES]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT_FILES && name !== SEEN) await caches.delete(name);
  };
  // Pages that are open get the worker at once, whatever else takes long; and pages are asked for while it wakes up.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), tidy()]));
});

/** A page that opened too late to be claimed asks for it. */
self.addEventListener("message", (event) => event.waitUntil(self.clients.claim()));

/** A page as the server has it; without a line, as it was seen last, or a page that says so. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (lost) {
    const address = new URL(request.url);
    const seen = await caches.open(SEEN).then((cache) => cache.match(address.pathname));
    if (!seen) return (await caches.match("/offline")) ?? Promise.reject(lost);
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
    return new Response(seen.body, { headers });
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (PERSON.test(address.pathname)) event.waitUntil(caches.delete(SEEN));
  } else if (request.mode === "navigate") event.respondWith(page(event));
  else if (FILES.includes(address.pathname)) {
    event.respondWith(caches.match(address.pathname).then((kept) => kept ?? fetch(request)));
  }
});

self.addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  const look = { body: text, icon: FILES.find((file) => file.endsWith("/icon-192.png")), tag: link, data: link };
  event.waitUntil(self.registration.showNotification(title, look));
});

/** A click on news leads to the table, in the window that shows it already where there is one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data ?? "/", self.location.href).href;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find(({ url }) => url.split("?")[0] === link);
    await (there ? there.focus() : self.clients.openWindow(link));
  };
  event.waitUntil(show());
});
