// Where the focus goes when another question is asked: to its heading, never to the first answer, and never to nowhere.

const heading = () => document.querySelector("#turn h1");

/** What stands for the state that is shown. */
const state = () => {
  const { seq, at } = document.getElementById("table").dataset;
  return `${seq} ${at}`;
};

/** To the heading of the question that is asked now. */
export function focusQuestion() {
  heading()?.focus({ preventScroll: true });
}

/** What marks an element, so that it is found again on the new page. */
function markOf(focused) {
  if (!focused || focused === document.body) return null;
  for (const name of ["id", "data-action", "data-tray", "data-sheet", "data-ask", "data-zoom", "data-at"]) {
    const value = focused.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/** Remembers what has the focus; gives what sets it once another state is shown. */
export function holdFocus() {
  const focused = document.activeElement;
  const [mark, before] = [markOf(focused), state()];
  const acts = document.body.classList.contains("asking") && !focused?.closest("#tools, #talk");
  const answers = acts || Boolean(focused?.closest("#choices, #way, #tray, #sheet, #hint"));
  return () => {
    if (answers && state() !== before) return focusQuestion();
    if (!mark || document.activeElement?.matches(mark)) return;
    (document.querySelector(mark) ?? heading())?.focus({ preventScroll: true });
  };
}

/** What had the focus may be taken away, or a press on nothing may take it: then the question has it. */
export function setUpFocus() {
  document.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget) return;
    setTimeout(() => {
      if (document.activeElement === document.body && document.hasFocus()) focusQuestion();
    });
  });
  let last = null;
  document.addEventListener("focusin", ({ target }) => {
    last = target;
  });
  new MutationObserver(() => {
    if (document.activeElement !== document.body || !last || last.isConnected) return;
    last = null;
    focusQuestion();
  }).observe(document.body, { childList: true, subtree: true });
}
