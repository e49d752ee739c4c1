// Bots beside the table: a hint, seats handed over, and whether their reasons are shown.

import { removeGhost, showGhost } from "./ghost.js";
import { get, post } from "./post.js";

const KEPT = "lokalka-reasons";
const hint = document.getElementById("hint");
const said = document.getElementById("suggestion");
const doIt = hint.querySelector("[data-do]");

/** Shows or hides the reasons of bots in the log, as it was chosen last. */
function showReasons() {
  const shown = localStorage.getItem(KEPT) !== "no";
  document.body.classList.toggle("without-reasons", !shown);
  const box = document.getElementById("reasons");
  if (box) box.checked = shown;
}

/** Asks a bot what it would do; what it says can be done at once, unless the game has gone on meanwhile. */
async function suggest(game) {
  said.textContent = said.dataset.thinking;
  doIt.hidden = true;
  hint.hidden = false;
  const response = await get(`/api/games/${game}/suggestion`);
  const answer = await response.json();
  if (hint.hidden) return;
  said.textContent = response.ok ? `${answer.words} – ${answer.why}.` : answer.sentence;
  if (!response.ok) return;
  doIt.dataset.action = JSON.stringify(answer.action);
  doIt.hidden = false;
  doIt.focus();
  point(answer);
}

/** Where it would be done: the button lights up, and a tile lies on the map as a ghost. */
function point({ action, tile }) {
  const written = JSON.stringify(action);
  const alike = (button) => button.dataset.action === written || (action.hex && button.dataset.tray === action.hex);
  const button = [...document.querySelectorAll("#choices button, #way button, #shares button")].find(alike);
  button?.classList.add("suggested");
  button?.scrollIntoView({ block: "nearest" });
  if (tile) showGhost(action.hex, new DOMParser().parseFromString(tile, "text/html").querySelector("svg"));
}

/** What was said belongs to the state before. */
export function closeHint() {
  if (!hint.hidden) removeGhost();
  hint.hidden = true;
  delete doIt.dataset.action;
  for (const button of document.querySelectorAll(".suggested")) button.classList.remove("suggested");
}

async function standIn(game, button) {
  const { ok, answer } = await post(`/api/games/${game}/seats/${button.dataset.standIn}/stand-in`, {
    bot: button.dataset.bot || null,
  });
  if (ok) location.reload();
  else button.parentElement.append(" ", answer.sentence ?? "");
}

export function setUpBots(game) {
  showReasons();
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-suggest], [data-stand-in], [data-close-hint]");
    if (!button) return;
    if (button.dataset.suggest !== undefined) suggest(game);
    else if (button.dataset.standIn !== undefined) standIn(game, button);
    else closeHint();
  });
  hint.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeHint();
  });
  document.addEventListener("change", (event) => {
    if (event.target.id !== "reasons") return;
    localStorage.setItem(KEPT, event.target.checked ? "yes" : "no");
    showReasons();
  });
}
