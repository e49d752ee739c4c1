// The drawer of the table: chat, private notes, the sound; and the reload when somebody sits down.

import { get, post } from "./post.js";
import { followTurn, setSound, soundOn } from "./turn.js";

const talk = document.getElementById("talk");
const list = document.getElementById("messages");
const say = document.getElementById("say");
const notes = document.getElementById("notes");
let game = "";
let last = 0;

/** Adds what was said since; without a script's HTML, so that a message is only ever text. */
async function fetchMessages(first) {
  let messages;
  try {
    const response = await get(`/api/games/${game}/chat?from=${last + 1}`);
    if (!response.ok) return;
    ({ messages } = await response.json());
  } catch {
    // When the connection is back, they are fetched again.
    return;
  }
  for (const message of messages) {
    if (message.number <= last) continue;
    last = message.number;
    const entry = document.createElement("li");
    const name = document.createElement("b");
    const time = document.createElement("time");
    const at = new Date(message.at);
    name.textContent = message.name;
    time.textContent = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    time.dateTime = at.toISOString();
    time.title = at.toLocaleString();
    entry.append(name, " ", time, " ", message.text);
    entry.classList.toggle("yours", message.yours);
    list.append(entry);
    if (!first && talk.hidden && !message.yours) mark(true);
  }
  list.scrollTop = list.scrollHeight;
}

/** Marks the buttons that open the drawer: something was said meanwhile. */
function mark(unread) {
  if (unread) document.body.dataset.unread = "";
  else delete document.body.dataset.unread;
  for (const button of document.querySelectorAll("#tools [data-talk]")) {
    button.title = unread ? talk.dataset.unread : "";
  }
}

function toggle() {
  talk.hidden = !talk.hidden;
  if (talk.hidden) {
    document.querySelector("#tools [data-talk]")?.focus();
    return;
  }
  mark(false);
  list.scrollTop = list.scrollHeight;
  (talk.querySelector("#say-text") ?? list).focus();
}

async function speak(event) {
  event.preventDefault();
  const field = say.elements.text;
  const { ok, status, answer } = await post(`/api/games/${game}/chat`, { text: field.value });
  field.setCustomValidity(ok ? "" : (answer.sentence ?? String(status)));
  if (ok) {
    field.value = "";
    await fetchMessages();
  } else field.reportValidity();
}

/** Notes are fetched when they are opened, and saved a moment after the last key. */
function setUpNotes() {
  const text = document.getElementById("note-text");
  const state = document.getElementById("note-state");
  const address = `/api/games/${game}/seats/${notes.dataset.seat}/notes`;
  let timer = 0;
  let saved = null;
  const save = async () => {
    clearTimeout(timer);
    if (saved === null || text.value === saved) return;
    const value = text.value;
    const { ok, status, answer } = await post(address, { text: value }, "application/json", "PUT");
    if (ok) saved = value;
    state.textContent = ok ? state.dataset.saved : (answer.sentence ?? String(status));
  };
  notes.addEventListener("toggle", async () => {
    if (!notes.open || saved !== null) return;
    const response = await get(address);
    if (!response.ok) return;
    saved = (await response.json()).text;
    text.value = saved;
  });
  text.addEventListener("input", () => {
    state.textContent = "";
    clearTimeout(timer);
    timer = setTimeout(save, 800);
  });
  text.addEventListener("blur", save);
  addEventListener("pagehide", save);
}

/** Sets everything up over the one stream of events of the page. */
export function setUpOnline(id, events) {
  game = id;
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-talk]")) toggle();
  });
  talk.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") toggle();
  });
  say?.addEventListener("submit", speak);
  say?.elements.text.addEventListener("input", (event) => event.target.setCustomValidity(""));
  if (notes) setUpNotes();
  const sound = document.getElementById("sound");
  sound.checked = soundOn();
  sound.addEventListener("change", () => setSound(sound.checked));
  followTurn(document.getElementById("table"), talk.dataset.turn);
  events.addEventListener("chat", () => fetchMessages());
  events.addEventListener("seats", () => location.reload());
  // At first, and after a lost connection: something may have been said meanwhile.
  let first = true;
  const opened = () => {
    fetchMessages(first);
    first = false;
  };
  events.addEventListener("open", opened);
  // The stream may have opened before its listeners were there.
  if (events.isOpen()) opened();
}
