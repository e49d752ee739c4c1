// The sheet: one decision with everything that it leads to, beside what was clicked; on a phone at the bottom.

const sheet = document.getElementById("sheet");

/** Opens the sheet with what the address answers. */
export async function openSheet(address, opener, say) {
  const response = await fetch(address);
  if (!response.ok) {
    say((await response.json()).sentence);
    return;
  }
  sheet.innerHTML = await response.text();
  if (!sheet.open) sheet.showModal();
  place(opener);
  sheet.querySelector("[data-action], input, button")?.focus({ preventScroll: true });
}

export function closeSheet() {
  if (sheet.open) sheet.close();
}

/** Beside what was clicked, inside the window. On a phone the style sheet puts it at the bottom. */
function place(opener) {
  sheet.style.left = sheet.style.top = sheet.style.margin = "";
  if (!opener || matchMedia("(max-width: 900px)").matches) return;
  const [box, own] = [opener, sheet].map((part) => part.getBoundingClientRect());
  const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  sheet.style.margin = "0";
  const right = box.right + 10 + own.width < innerWidth;
  sheet.style.left = `${within(right ? box.right + 10 : box.left - own.width - 10, own.width, innerWidth)}px`;
  sheet.style.top = `${within(box.top - 40, own.height, innerHeight)}px`;
}

/** Listens once: the sheet stays, what is in it changes. */
export function setUpSheet() {
  sheet.addEventListener("click", (event) => {
    // A click on the dialog itself is one beside what it shows.
    if (event.target === sheet || event.target.closest("[data-close-sheet]")) closeSheet();
  });
}
