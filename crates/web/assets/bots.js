// Bots beside the table: a suggestion, seats handed over, and whether their reasons are shown.

import { post } from "./post.js";

const KEPT = "lokalka-reasons";

/** Shows or hides the reasons of bots in the log, as it was chosen last. */
function showReasons() {
  const shown = localStorage.getItem(KEPT) !== "no";
  document.body.classList.toggle("without-reasons", !shown);
  const box = document.getElementById("reasons");
  if (box) box.checked = shown;
}

async function suggest(game) {
  const said = document.getElementById("suggestion");
  said.textContent = said.dataset.thinking;
  const response = await fetch(`/api/games/${game}/suggestion`);
  const answer = await response.json();
  said.textContent = response.ok ? `${answer.words} – ${answer.why}.` : answer.sentence;
}

async function standIn(game, button) {
  const { ok, answer } = await post(`/api/games/${game}/seats/${button.dataset.standIn}/stand-in`, {
    bot: button.dataset.bot || null,
  });
  if (ok) location.reload();
  else button.closest("details").append(answer.sentence ?? "");
}

export function setUpBots(game) {
  showReasons();
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-suggest], [data-stand-in]");
    if (!button) return;
    if (button.dataset.suggest !== undefined) suggest(game);
    else standIn(game, button);
  });
  document.addEventListener("change", (event) => {
    if (event.target.id !== "reasons") return;
    localStorage.setItem(KEPT, event.target.checked ? "yes" : "no");
    showReasons();
  });
}
