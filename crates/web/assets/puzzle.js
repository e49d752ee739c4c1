// A puzzle: routes are drawn hex by hex, or a move is chosen, on the board or in the list; the answer is sent as a form.

import { setUpHexes } from "./hexes.js";
import { keepView, reveal, setUpMap } from "./map.js";
import { morph } from "./morph.js";
import { get } from "./post.js";
import { openConfirm, openTray, setUpTray } from "./tray.js";
import { tellVisit } from "./visit.js";

const { puzzle, kind } = document.getElementById("table").dataset;
const wrong = document.getElementById("wrong");
const form = document.getElementById("answer");

/** Says what went wrong, or nothing. */
function say(sentence) {
  wrong.textContent = sentence ?? "";
  wrong.hidden = !sentence;
}

/** The trains whose routes are drawn, each with the hexes that were pointed at. */
const trains = () => [...document.querySelectorAll("#choices [data-train]")];
const hexesOf = (train) => train.dataset.route.split(",").filter(Boolean);
const active = () => trains().findIndex((train) => train.getAttribute("aria-pressed") === "true");

/** Only the last of what was asked for is shown. */
let asked = 0;

/** Has the routes drawn, with these hexes for the train that is being drawn. */
async function draw(hexes, at = active()) {
  const lists = trains().map((train, index) => (index === active() ? hexes : hexesOf(train)).join(","));
  const number = ++asked;
  const query = new URLSearchParams({ routes: lists.join(";"), train: String(at) });
  let text;
  try {
    const response = await get(`/puzzles/${puzzle}/routes?${query}`);
    if (!response.ok) return;
    text = await response.text();
    say("");
  } catch {
    say(wrong.dataset.lost);
    return;
  }
  if (number !== asked) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const part of ["map", "choices"]) morph(document.getElementById(part), fresh.getElementById(part));
  keepView();
}

/** The hexes with one more. The last one again means its next stop, where it has several, and otherwise takes it back. */
function pointedAt(hexes, hex) {
  const last = hexes.at(-1);
  const [name, stop] = last?.split(".") ?? [];
  if (name !== hex) return [...hexes, hex];
  const stops = JSON.parse(document.querySelector("#choices [data-many]").dataset.many)[hex] ?? 1;
  if (stops === 1) return hexes.slice(0, -1);
  return [...hexes.slice(0, -1), `${hex}.${(Number(stop ?? 0) + 1) % stops}`];
}

/** A hex was chosen on the map or by keys. */
function chooseHex(hex) {
  if (!form) return;
  if (kind === "run") draw(pointedAt(hexesOf(trains()[active()]), hex));
  else if (document.querySelector("#choices [data-tray]")) openTray(`/puzzles/${puzzle}`, hex, say, true);
}

function showTab(name) {
  document.body.dataset.tab = name;
  for (const tab of document.querySelectorAll("#tabs button")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  }
  if (name === "map") keepView();
}

document.addEventListener("click", ({ target }) => {
  const pressed = target.closest("[data-action], [data-tray], [data-train], [data-back], [data-clear], #tabs button");
  if (!pressed) return;
  const { action, tray, train, back, clear, tab } = pressed.dataset;
  if (action && form) {
    form.elements.answer.value = action;
    form.submit();
  } else if (tray) openTray(`/puzzles/${puzzle}`, tray, say, true);
  else if (train) draw(hexesOf(trains()[active()]), Number(train));
  else if (back !== undefined) draw(hexesOf(trains()[active()]).slice(0, -1));
  else if (clear !== undefined) draw([]);
  else if (tab) showTab(tab);
});

form?.addEventListener("submit", () => {
  form.elements.routes.value = trains().map((train) => hexesOf(train).join(",")).join(";");
});

setUpMap(`puzzle-${puzzle}`, chooseHex, (spot, choice) => choice && openConfirm(spot, choice));
setUpTray();
setUpHexes(chooseHex, reveal);
showTab(document.getElementById("verdict") || kind === "train" || kind === "take-over" ? "choices" : "map");
keepView();
tellVisit(puzzle);
document.getElementById("verdict")?.focus({ preventScroll: true });
document.body.dataset.pane = "shares";
document.body.dataset.ready = "";
