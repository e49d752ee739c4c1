// A game that looks for players: its seats follow what happens, links are copied.

import { setUpSharing, setUpWorker } from "./installed.js";
import { follow } from "./live.js";
import { get, post } from "./post.js";

const place = () => document.getElementById("gathering");
const game = place().dataset.game;

function say(sentence) {
  document.getElementById("gathering-wrong").textContent = sentence;
}

/** Fetches the page again: the seats as they are now, or the table once the game has begun. */
async function refresh() {
  const response = await get(location.pathname);
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("gathering");
  if (!fresh) {
    location.reload();
    return;
  }
  // What is the same stays: somebody may be about to press a button.
  if (fresh.isEqualNode(place())) return;
  // A name that is being typed stays.
  for (const field of place().querySelectorAll("input[id]")) {
    const same = fresh.querySelector(`#${CSS.escape(field.id)}`);
    if (same) same.value = field.value;
  }
  const focused = document.activeElement?.id;
  place().replaceWith(document.adoptNode(fresh));
  whole();
  if (focused) document.getElementById(focused)?.focus();
}

/** Links that are paths alone get the address at which this page was reached. */
function whole() {
  let here = false;
  for (const field of document.querySelectorAll("[data-link]")) {
    const link = new URL(field.value, location.href);
    here ||= /^(localhost|127\..*|\[::1\])$/.test(link.hostname);
    field.value = link.href;
  }
  // Such a link leads nowhere on another computer.
  document.getElementById("only-here")?.toggleAttribute("hidden", !here);
}

async function ask(path, method) {
  const { ok, status, answer } = await post(`/api/games/${game}${path}`, {}, "application/json", method);
  if (ok) return true;
  say(answer.sentence ?? String(status));
  return false;
}

async function copy(button) {
  const field = button.parentElement.querySelector("[data-link]");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without the right to the clipboard the older way still works.
    document.execCommand("copy");
  }
  button.textContent = button.dataset.copied;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if ("copy" in button.dataset) await copy(button);
  else if ("renew" in button.dataset) (await ask(`/seats/${button.dataset.renew}/invite`)) && (await refresh());
  else if ("leave" in button.dataset) (await ask(`/seats/${button.dataset.leave}/leave`)) && (await refresh());
  else if ("callOff" in button.dataset) {
    if (button.dataset.sure) {
      button.textContent = button.dataset.sure;
      delete button.dataset.sure;
    } else if (await ask("", "DELETE")) location.href = "/";
  }
});

whole();
const events = follow(game);
events.addEventListener("seats", refresh);
// At first, and after a lost connection: somebody may have sat down meanwhile.
events.addEventListener("open", refresh);
setUpWorker();
setUpSharing();
