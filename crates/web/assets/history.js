// The way through time: the scrubber, playback, links to positions, and whom the log is narrowed to.

const bar = () => document.getElementById("history");
const at = () => Number(bar().dataset.at);
const present = () => Number(bar().dataset.now);

/** Goes to a position, and fetches the present one again; set by the table. */
let travel = async () => {};
let refresh = async () => {};
let playing = false;
let pause = 800;
let until = null;

/** Dresses the controls of a new state, which comes as if nothing were playing. */
export function dressHistory() {
  const button = document.getElementById("play");
  const word = playing ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-pressed", String(playing));
  button.setAttribute("aria-label", word);
  button.title = word;
  document.getElementById("speed").value = String(pause);
}

function stop() {
  playing = false;
  until = null;
  dressHistory();
}

/** Shows one position after another; from the present it begins at the first. */
async function play(end) {
  playing = true;
  until = end;
  dressHistory();
  if (at() >= (until ?? present())) await travel(0, true);
  while (playing && at() < (until ?? present())) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (playing) await travel(at() + 1, true);
  }
  stop();
}

/** Plays or pauses. */
export function togglePlay() {
  if (playing) stop();
  else play(null);
}

/** Follows a step of the bar, if there is one that way. */
export function step(key) {
  const link = bar().querySelector(`[data-step="${key}"]`);
  if (!link) return;
  stop();
  travel(link.dataset.at);
}

/** While the scrubber is dragged its own part stays; positions are fetched one at a time, the newest wish first. */
let wish = null;
let busy = false;
/** A drag is one entry of the browser's history: its first step adds one, the others replace it. */
let dragging = false;

async function drag(to) {
  const quietly = dragging;
  dragging = true;
  await travel(to, quietly);
}

async function scrub() {
  if (busy) return;
  busy = true;
  while (wish !== null) {
    const next = wish;
    wish = null;
    await drag(next);
  }
  busy = false;
}

async function copy(link) {
  try {
    await navigator.clipboard.writeText(link.href);
    const icon = [...link.childNodes];
    link.replaceChildren(link.dataset.copied);
    setTimeout(() => link.replaceChildren(...icon), 1500);
  } catch {
    // Without a clipboard the address bar has it.
    location.assign(link.href);
  }
}

/** Listens once; `go(at, quietly)` shows a position, `again` the same one. */
export function setUpHistory(go, again) {
  travel = go;
  refresh = again;
  document.addEventListener("input", (event) => {
    if (event.target.id !== "scrubber") return;
    stop();
    bar().dataset.busy = "";
    wish = event.target.value;
    scrub();
  });
  document.addEventListener("change", async (event) => {
    if (event.target.id === "speed") pause = Number(event.target.value);
    if (event.target.id === "scrubber") {
      delete bar().dataset.busy;
      const last = drag(event.target.value);
      dragging = false;
      await last;
    }
    if (event.target.id === "about") {
      const address = new URL(location.href);
      if (event.target.value) address.searchParams.set("about", event.target.value);
      else address.searchParams.delete("about");
      history.replaceState(null, "", address);
      await refresh();
    }
  });
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target.closest?.("#play, #link, [data-play-from]");
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      if (target.id === "play") togglePlay();
      else if (target.id === "link") copy(target);
      else travel(target.dataset.playFrom).then(() => play(present()));
    },
    true,
  );
}
