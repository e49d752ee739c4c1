// "Your turn": in the title of the window, and as a short sound that can be switched off.

const KEY = "lokalka-sound";
const plain = document.title;
let context = null;

/** Whether the sound is wanted; it is unless it was switched off. */
export function soundOn() {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Remembers whether the sound is wanted. */
export function setSound(on) {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  if (on) ring();
}

/** Two soft tones. Browsers allow them once somebody has touched the page. */
function ring() {
  context ??= new AudioContext();
  context.resume();
  for (const [start, pitch] of [[0, 660], [0.16, 880]]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  }
}

/** Follows the table: whose turn it is, and whether that came about by somebody else's act. */
export function followTurn(table, words) {
  let mine = table.dataset.yours === "true";
  const show = () => {
    document.title = mine ? `● ${words} – ${plain}` : plain;
  };
  show();
  const look = () => {
    const now = table.dataset.yours === "true";
    if (now === mine) return;
    mine = now;
    show();
    if (mine && soundOn() && !document.body.classList.contains("asking")) ring();
  };
  new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ["data-yours"] });
}
