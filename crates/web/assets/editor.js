// The editor of positions: whoever points at a hex of the map looks at it, without a search in the list.

const form = document.getElementById("editor");
const list = document.getElementById("hex");

/** Chooses the hex that was pressed, and asks for the page that shows what may lie there. */
function choose(press) {
  const hex = press.target.closest("[data-hex]")?.dataset.hex;
  if (!hex || ![...list.options].some((option) => option.value === hex)) return;
  list.value = hex;
  form.requestSubmit(form.querySelector('button[value="hex"]'));
}

form?.querySelector(".board")?.addEventListener("click", choose);
// Tests wait for it.
document.body.dataset.ready = "";
