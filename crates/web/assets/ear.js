// What is said aloud: each move in a sentence, as it comes, and then whose turn it is and what is asked.

const table = () => document.getElementById("table");
const at = () => Number(table().dataset.at);
const words = (element) => element.textContent.replace(/\s+/g, " ").trim();

/** Says what is new, if anything is. */
function speak(before) {
  const fresh = [...document.querySelectorAll("#told [data-move]")].filter(({ dataset }) => Number(dataset.move) > before);
  const said = [...fresh, document.querySelector("#turn h1")].map(words);
  document.getElementById("spoken").textContent = said.join(" ");
}

/** Listens once. */
export function setUpEar() {
  let shown = at();
  new MutationObserver(() => {
    const before = shown;
    shown = at();
    if (table().dataset.live === "true") speak(before);
  }).observe(table(), { attributes: true, attributeFilter: ["data-seq"] });
}
