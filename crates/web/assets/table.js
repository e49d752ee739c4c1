// The table: sends actions, hears of new ones, and brings the parts of the page up to date that changed.

import { setUpDeliberation } from "./deliberate.js";
import { dressHistory, setUpHistory } from "./history.js";
import { keepTable } from "./kept.js";
import { follow, silence } from "./live.js";
import { keepView, setUpMap } from "./map.js";
import { unmark } from "./marks.js";
import { morph } from "./morph.js";
import { get, post } from "./post.js";
import { holdFocus, setUpFocus } from "./question.js";

const wrong = document.getElementById("wrong");
const table = () => document.getElementById("table");
const game = table().dataset.game;
/** A branch is its owner's alone: nobody else acts or speaks there. */
const isBranch = "branch" in table().dataset;
let asking = false;
/** The number of the last entry that the server has told. */
let heard = 0;

/** The page has been seen; in a window that is hidden, or slow, it is not waited for. */
const seen = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, document.hidden ? 0 : 300);
});
/** The tools are set up then, and whoever wants one waits for them. */
const fetched = seen.then(() => import("./tools.js"));
let tools = null;

/** Says what went wrong, with the way to the rule that was broken, or to try again; or nothing. */
function say(sentence, { rule, page } = {}, again = null) {
  wrong.textContent = sentence ?? "";
  if (rule) {
    const link = document.createElement("a");
    Object.assign(link, { href: page, target: "rules", textContent: rule });
    wrong.append(" ", link);
  }
  if (again) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: wrong.dataset.again });
    button.addEventListener("click", again);
    wrong.append(" ", button);
  }
  wrong.hidden = !sentence;
}

/** So long after the page could not be fetched it is asked for again, in milliseconds. */
const AGAIN = 1000;

/** What was asked for and may not have arrived. */
let unsent = null;

/** The line is lost. What was not sent by then is more important. */
function sayLost() {
  if (!unsent) say(wrong.dataset.lost);
}

/** Something has come: the line is there. Gives whether it was said to be lost. */
function sayFound() {
  const lost = wrong.textContent === wrong.dataset.lost;
  if (lost) say("");
  return lost;
}

/** Whether the present is shown, as against a position of the past. */
const live = () => !new URLSearchParams(location.search).has("at");

/** The position that the map was last drawn for. */
let drawn = table().dataset.at;

/** Shows another state of the table: only what differs is touched. */
function swap(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("table");
  if (!fresh) return;
  const old = table();
  const setFocus = holdFocus();
  const before = { ...old.dataset };
  const called = fresh.dataset.yours === "true" && old.dataset.yours !== "true";
  // Only what is another one: who watches an attribute hears of it even where it is set to what it was.
  for (const name of fresh.getAttributeNames()) {
    if (old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
  }
  for (const name of ["data-over", "data-acts"]) old.toggleAttribute(name, fresh.hasAttribute(name));
  const changes = [];
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const shown = document.getElementById(part.id);
    // What the page itself has changed about a part, such as the view of the map, is no reason to touch it.
    const same = part.dataset.part ? shown?.dataset.part === part.dataset.part : shown?.outerHTML === part.outerHTML;
    if (shown && !same && !("busy" in shown.dataset)) changes.push({ shown, part });
  }
  if (changes.some(({ part }) => part.id === "map")) {
    drawn = fresh.dataset.at;
    // A picture as it was sent becomes another one with the fewest changes.
    unmark(document.getElementById("map"));
  }
  // All at once, so that the browser lays the page out only once.
  for (const { shown, part } of changes) morph(shown, part);
  if (old.dataset.seq !== before.seq || old.dataset.at !== before.at) requestAnimationFrame(showBeginning);
  tools?.closeTools();
  if (called && !chosen) showWhereItIsDecided();
  dress();
  setFocus();
}

/** Another question is seen from its beginning; of the latest moves, the last one. */
function showBeginning() {
  const choices = document.getElementById("choices");
  choices.scrollTop = choices.querySelector(".latest") ? choices.scrollHeight : 0;
}

/** What every new state needs. */
function dress() {
  keepView();
  dressHistory();
  tools?.dressInfo();
  keepTable(table());
}

/** The parts that are shown: they need not be sent again. */
function marks() {
  const parts = [...document.querySelectorAll("[data-part]")].filter((part) => part.dataset.part);
  const hexes = `picture:${drawn}.${document.getElementById("picture")?.dataset.mark}`;
  const rounds = `rounds:${document.querySelector("#history .rounds")?.dataset.mark}`;
  return [...parts.map((part) => `${part.id}:${part.dataset.part}`), hexes, rounds].join(",");
}

/** What is being fetched, and what waits for it. */
let fetching = Promise.resolve();
let waiting = null;
/** The address to go to next, and the one on its way. Browsers are slow to note one, so that is done once it is shown. */
let next = null;
let going = null;

/** Shows the state that the address names. One after the other: an answer leaves out what was shown when it was asked for. */
function refresh() {
  const begin = () => {
    waiting = null;
    fetching = show();
    return fetching;
  };
  waiting ??= fetching.then(begin, begin);
  return waiting;
}

/** Fetches the state that the address names, or will. */
async function show() {
  const wish = next;
  [going, next] = [wish, null];
  const asked = new URLSearchParams((wish ?? location).search);
  asked.set("known", marks());
  // Who went back meanwhile is not taken along.
  const note = () => going === wish && wish?.note();
  let response, text;
  try {
    response = await get(`/games/${game}/table?${asked}`);
    text = await response.text();
  } catch {
    note();
    sayLost();
    // The stream may be back before the rest of the line, and then nobody would ask again.
    setTimeout(() => events.isOpen() && refresh(), AGAIN);
    return;
  }
  sayFound();
  // Who went back meanwhile is not shown another position first: the one gone back to comes next.
  if (response.ok && going === wish) swap(text);
  note();
  if (!response.ok && !live()) {
    // The position is gone, since actions were taken back.
    history.replaceState(null, "", `/games/${game}`);
    await show();
  }
}

/** Goes to a position of the game; without a number, to the present. Quietly: without a way back. */
async function travel(at, quietly) {
  const present = at === "" || Number(at) >= Number(table().dataset.now);
  // What else the address says may change before it is noted.
  const address = () => {
    const there = new URL(location.href);
    if (present) there.searchParams.delete("at");
    else there.searchParams.set("at", at);
    return there;
  };
  const note = () => (quietly ? history.replaceState(null, "", address()) : history.pushState(null, "", address()));
  next = { search: address().search, note };
  await refresh();
}

/** Asks for a change at the position that is shown. */
const ask = (wish) => send({ seq: Number(table().dataset.seq), ...wish });

/** Where the game has gone on, what was not sent has arrived after all, or has no place any more. */
function lookForUnsent() {
  if (!unsent || heard <= unsent.seq) return;
  unsent = null;
  say(wrong.dataset.late);
}

/** Sends what is asked for, once at a time. The answer has the parts of the page that are others now. */
async function send(wish) {
  if (asking) return;
  asking = true;
  const again = wish === unsent;
  unsent = null;
  tools?.closeSheet();
  document.body.classList.add("asking");
  const known = marks();
  const look = new URLSearchParams(location.search);
  look.set("known", known);
  try {
    const { ok, status, answer, text } = await post(`/games/${game}/table?${look}`, wish);
    const late = again && status === 409;
    say(ok ? "" : late ? wrong.dataset.late : (answer.sentence ?? String(status)), answer);
    // What was being fetched before the change must not come after it.
    await fetching.catch(() => {});
    // The answer leaves out what was shown when it was asked for: that must still be so.
    if (ok && marks() === known) swap(text);
    else if (ok || status === 409) await refresh();
    if (ok) showWhereItIsDecided();
  } catch {
    // Whether it arrived is not known. To send it again is safe: the number in it is taken once.
    unsent = wish;
    say(wrong.dataset.unsent, {}, () => send(wish));
  } finally {
    asking = false;
    document.body.classList.remove("asking");
  }
  // What happened meanwhile was not looked at.
  lookForUnsent();
  if (heard > Number(table().dataset.seq)) refresh();
}

/** On a phone: whether somebody has chosen the part that is shown. Whoever reads is not taken away from it. */
let chosen = false;

/** On a phone: the part of the page in which the next decision is made. */
function showWhereItIsDecided() {
  chosen = false;
  showTab(table().dataset.decision);
}

function chooseTab(name) {
  chosen = true;
  showTab(name);
}

function showTab(name) {
  document.body.dataset.tab = name;
  for (const tab of document.querySelectorAll("#tabs button")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  }
  if (name === "map") keepView();
  if (name === "market") showStacks();
}

/** The chart is wider than a phone: the highest stack, which operates first, is in sight. */
function showStacks() {
  const chart = document.querySelector("#market .market");
  const taken = [...chart.querySelectorAll(".taken")].map((space) => space.offsetLeft);
  if (chart.scrollLeft === 0 && taken.length > 0) chart.scrollLeft = Math.max(...taken) - 0.75 * chart.clientWidth;
}

/** What a choice does right after its action. */
const then = ({ dataset }) => (dataset.then ? { then: JSON.parse(dataset.then) } : {});

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-action], [data-ask], [data-tray], [data-sheet], [data-at], #tabs button");
  if (!target || target.tagName === "FORM") return;
  if (target.dataset.action) ask({ action: JSON.parse(target.dataset.action), ...then(target) });
  else if (target.dataset.ask) ask({ ask: target.dataset.ask });
  else if (target.dataset.tray) fetched.then(({ openTray }) => openTray(`/games/${game}`, target.dataset.tray, say));
  else if (target.dataset.sheet) fetched.then(({ openSheet }) => openSheet(target.dataset.sheet, target, say));
  else if (target.dataset.tab) chooseTab(target.dataset.tab);
  else if (target.dataset.at !== undefined && target.tagName === "A") {
    event.preventDefault();
    travel(target.dataset.at);
  }
});

document.addEventListener("click", (event) => {
  const quick = event.target.closest("[data-number]");
  if (quick) quick.form.elements.number.value = quick.dataset.number;
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-action]");
  if (!form) return;
  event.preventDefault();
  const action = JSON.parse(form.dataset.action);
  action[form.dataset.field] = Number(form.elements.number.value);
  ask({ action });
});

addEventListener("popstate", () => {
  [going, next] = [null, null];
  refresh();
});

/** A hex was chosen on the map: while track is laid its tray opens, otherwise what is known of it. */
function chooseHex(hex) {
  const lays = document.querySelector("#choices [data-tray]");
  fetched.then(({ openTray, openHex }) => (lays ? openTray(`/games/${game}`, hex, say) : openHex(game, hex)));
}

/** A city was chosen on the map: it is asked once more. */
function choosePlace(spot, choice) {
  if (choice) fetched.then(({ openConfirm }) => openConfirm(spot, choice));
}

document.body.dataset.pane = "shares";
setUpDeliberation();
setUpFocus();
setUpMap(game, chooseHex, choosePlace);
setUpHistory(travel, refresh);
showWhereItIsDecided();
// What measures the page comes after its first picture, which needs none of it.
seen.then(dress);

const events = isBranch ? silence() : follow(game);
events.addEventListener("seq", (event) => {
  const lost = sayFound();
  heard = Number(event.data);
  lookForUnsent();
  if ((lost || heard !== Number(table().dataset.seq)) && !asking) refresh();
});
events.addEventListener("error", sayLost);
fetched.then((module) => {
  tools = module;
  tools.setUpTools(game, isBranch ? null : events, chooseTab, chooseHex);
  document.body.dataset.ready = "";
});
