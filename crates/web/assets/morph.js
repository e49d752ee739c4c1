// Turns what is shown into what is wanted by changing only what differs, so that the browser lays out and paints little.

/** Whether one node can become the other: parts keep their id, hexes of the map their place, choices what they do. */
function alike(shown, wanted) {
  if (shown.nodeType !== wanted.nodeType || shown.nodeName !== wanted.nodeName) return false;
  if (shown.nodeType !== Node.ELEMENT_NODE) return true;
  return ["id", "data-hex", "data-on", "data-action"].every((name) => shown.getAttribute(name) === wanted.getAttribute(name));
}

/** A piece of a picture that was not sent, since it is what is shown. */
const isShown = (wanted) => wanted.nodeType === Node.ELEMENT_NODE && wanted.hasAttribute("data-same");

/** What such a piece is named by: its first attribute, such as the hex on whose ground it lies. */
const pieceOf = ({ attributes }) => (attributes?.length ? attributes[0].name + attributes[0].value : "");

const equal = (shown, wanted) =>
  isShown(wanted) ? pieceOf(shown) === pieceOf(wanted) : shown.isEqualNode(wanted);

/** Makes the node that is shown equal to the one that is wanted, which is used up. */
export function morph(shown, wanted) {
  if (equal(shown, wanted)) return;
  if (shown.nodeType !== Node.ELEMENT_NODE) {
    shown.nodeValue = wanted.nodeValue;
    return;
  }
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name);
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  // What a person has typed or chosen belongs to the state before.
  if (shown.matches("input")) shown.value = wanted.getAttribute("value") ?? "";
  morphChildren(shown, [...shown.childNodes], [...wanted.childNodes]);
}

/** What is equal at both ends stays; in between, children become each other in order for as long as they can. */
function morphChildren(parent, shown, wanted) {
  let first = 0;
  while (first < shown.length && first < wanted.length && equal(shown[first], wanted[first])) first += 1;
  let [last, until] = [shown.length, wanted.length];
  while (last > first && until > first && equal(shown[last - 1], wanted[until - 1])) {
    last -= 1;
    until -= 1;
  }
  while (first < last && first < until && alike(shown[first], wanted[first])) {
    morph(shown[first], wanted[first]);
    first += 1;
  }
  const [gone, after] = [shown.slice(first, last), shown[last] ?? null];
  const pieces = new Map(gone.map((node) => [pieceOf(node), node]));
  for (const node of gone) node.remove();
  for (const node of wanted.slice(first, until)) {
    const piece = isShown(node) && pieces.get(pieceOf(node));
    parent.insertBefore(piece || document.adoptNode(node), after);
  }
}
