// Without an account: what came of the puzzles of this visit, which only this window remembers.

const KEPT = "lokalka-puzzles";

/** Notes the verdict that the page shows about a puzzle: each counts once, and whether its first answer was right. */
function note(visit, puzzle) {
  const verdict = document.querySelector("#verdict[data-right]");
  if (!verdict) return;
  const right = verdict.dataset.right === "true";
  const known = visit.find((one) => one.puzzle === puzzle);
  if (known) known.solved ||= right;
  else visit.push({ puzzle, atOnce: right, solved: right });
  sessionStorage.setItem(KEPT, JSON.stringify(visit));
}

/** Says how many were solved, where the page has a place for it. */
export function tellVisit(puzzle = null) {
  const score = document.querySelector("[data-visit]");
  if (!score) return;
  let visit = [];
  try {
    visit = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    note(visit, puzzle);
  } catch {
    // Without storage nothing is known of this visit.
  }
  if (visit.length === 0) return;
  const missed = visit.map((one) => one.atOnce).lastIndexOf(false);
  const numbers = { solved: visit.filter((one) => one.solved).length, tried: visit.length, streak: visit.length - 1 - missed };
  score.textContent = Object.entries(numbers).reduce((words, [name, number]) => words.replace(`{${name}}`, number), score.dataset.visit);
}
