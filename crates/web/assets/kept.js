// The last seen state of one's own games, kept in this browser to be looked at without a line.

const SEEN = "seen";

/** A moment after the last change, so that nobody waits for it. */
const REST = 1500;

/** So many games are kept, those that were seen last. */
const MOST = 12;

const WHO = "/who";

/** Browsers keep pages only where the line is safe. */
const canKeep = "caches" in self && "serviceWorker" in navigator;

/** The page as a reader finds it: without what was open, and what scripts have noted. */
function copy() {
  const page = document.cloneNode(true);
  for (const name of Object.keys(page.body.dataset)) delete page.body.dataset[name];
  page.body.classList.remove("asking");
  for (const dialog of page.querySelectorAll("dialog")) dialog.removeAttribute("open");
  for (const filled of page.querySelectorAll("#sheet, #tray, #info")) filled.replaceChildren();
  for (const shown of page.querySelectorAll("#tray, #hint, #talk")) shown.hidden = true;
  // Looks that scripts give are none that a page may bring along.
  for (const styled of page.querySelectorAll("[style]")) styled.removeAttribute("style");
  page.getElementById("wrong").replaceChildren();
  page.getElementById("wrong").hidden = true;
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/** Forgets the games of whoever was here before. */
async function ofPerson(who) {
  const known = await (await caches.open(SEEN)).match(WHO);
  if (known && (await known.text()) !== who) await caches.delete(SEEN);
  const cache = await caches.open(SEEN);
  await cache.put(WHO, new Response(who));
  return cache;
}

async function keep(table) {
  const cache = await ofPerson(table.dataset.own);
  const headers = { "content-type": "text/html; charset=utf-8", "x-title": encodeURIComponent(document.title) };
  // Anew, so that it stands last.
  await cache.delete(location.pathname);
  await cache.put(location.pathname, new Response(copy(), { headers }));
  const games = (await cache.keys()).filter(({ url }) => !url.endsWith(WHO));
  for (const old of games.slice(0, Math.max(0, games.length - MOST))) await cache.delete(old);
}

let timer = 0;

/** Keeps the present state of a table, if who looks has a seat there. */
export function keepTable(table) {
  if (!canKeep || !table.dataset.own || table.dataset.live !== "true") return;
  clearTimeout(timer);
  timer = setTimeout(() => keep(table).catch(() => {}), REST);
}

/** Lists the games that are kept. */
export async function listKept(list) {
  if (!canKeep) return;
  const cache = await caches.open(SEEN);
  for (const request of (await cache.keys()).reverse()) {
    const title = (await cache.match(request)).headers.get("x-title");
    if (!title) continue;
    const entry = document.createElement("li");
    const link = document.createElement("a");
    Object.assign(link, { href: new URL(request.url).pathname, textContent: decodeURIComponent(title) });
    entry.append(link);
    list.append(entry);
  }
}
