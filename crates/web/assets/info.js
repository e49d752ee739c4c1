// The panel beside the map: shares, log, and what one looks up, fetched when it is opened and again when the game goes on.

import { get } from "./post.js";

const section = () => document.getElementById("info");
const table = () => document.getElementById("table");
let open = "";
/** What is shown: drawer, position and number of the log. */
let shown = "";

async function load() {
  const { game, at, seq } = table().dataset;
  const asked = open;
  const wanted = `${asked} ${at} ${seq}`;
  if (!asked || wanted === shown) return;
  const response = await get(`/games/${game}/info/${asked}?bare&at=${at}`);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  // Another one has been opened meanwhile.
  if (asked !== open) return;
  const again = shown.startsWith(`${asked} `);
  const scrolled = again ? section().scrollTop : 0;
  shown = wanted;
  section().replaceChildren(...fresh.body.childNodes);
  section().scrollTop = scrolled;
  if (!again) showHere();
}

/** Of the rounds one looks for the one that is played: it has its place in the middle. */
function showHere() {
  const here = section().querySelector(".course .here")?.getBoundingClientRect();
  if (!here) return;
  const room = section().getBoundingClientRect();
  section().scrollTop += here.top + here.height / 2 - room.top - room.height / 2;
}

/** Shows a part of the panel: `shares`, `log`, or `info` with the drawer that is open. */
export function showPane(name) {
  document.body.dataset.pane = name;
  for (const tab of document.querySelectorAll("#drawers [aria-pressed]")) {
    const shown = name === "info" ? tab.dataset.drawer === open : tab.dataset.pane === name;
    tab.setAttribute("aria-pressed", String(shown));
  }
}

/** Opens a drawer, or closes the open one; `showTab` shows it on a phone. */
export async function openDrawer(name, showTab) {
  open = name;
  section().hidden = !name;
  showPane(name ? "info" : "shares");
  if (!name) return;
  showTab?.("info");
  await load();
  section().focus({ preventScroll: true });
}

/** A new state is shown: what is open is looked up again. */
export function dressInfo() {
  load();
}

/** Listens once. */
export function setUpInfo() {
  document.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-drawer], #drawers [data-pane]");
    if (tab?.dataset.pane) {
      openDrawer("");
      showPane(tab.dataset.pane);
    } else if (tab) {
      event.preventDefault();
      openDrawer(tab.dataset.drawer);
    }
    // On a phone the tab opens the drawer that was open last, or the first.
    if (event.target.closest('[data-tab="info"]')) openDrawer(open || "phases");
    const tile = event.target.closest('#info a[href^="#tile-"]');
    if (tile) {
      event.preventDefault();
      const target = document.getElementById(tile.hash.slice(1));
      target?.scrollIntoView({ block: "center" });
      section().querySelector(".found")?.classList.remove("found");
      target?.classList.add("found");
    }
  });
}
