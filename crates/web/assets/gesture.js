// The map under fingers, mouse and wheel: while it moves, the picture that is there is shifted and stretched, once for each frame and
// without a layout; when the hand lets go, it is drawn anew where it came to. It is the frame around the picture that moves, since the
// letters of a picture that is itself transformed are laid out again.

/** The wheel has come to rest after so many milliseconds. */
const REST = 160;
/** A hand trembles by so many pixels. */
const TREMBLE = 4;

const still = () => ({ x: 0, y: 0, scale: 1 });
/** How far the picture is moved just now, in pixels from its corner, and how far it was when the fingers that are down came. */
let now = still();
let before = still();
/** Fingers that are down: where they came, and where they are. */
const fingers = new Map();
let moved = false;
let frame = 0;
let rest = 0;
/** What is moved. */
const surface = () => document.getElementById("picture");
/** What the map tells: the bounds of scale, and how it takes over what the hand did. */
let map = null;
/** The corner of the picture in the window, as it was when the hand came. */
let corner = { x: 0, y: 0 };

/** Whether what looks like a click was the end of a drag. */
export const wasDragged = () => moved;

function draw() {
  frame = 0;
  surface().style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`;
}

function move(next) {
  now = next;
  if (!frame) frame = requestAnimationFrame(draw);
}

/** First one movement, then another: a point of the picture goes through both. */
function after(first, { x, y, scale }) {
  const [least, most] = map.bounds();
  const wanted = first.scale * scale;
  const allowed = Math.min(Math.max(wanted, least), most) / first.scale;
  // Where the bound is reached, the point under the hand still stays there.
  const kept = scale === 1 ? 0 : (1 - allowed) / (1 - scale);
  const [dx, dy] = scale === 1 ? [x, y] : [x * kept, y * kept];
  return { x: first.x * allowed + dx, y: first.y * allowed + dy, scale: first.scale * allowed };
}

/** The picture is drawn where the hand has left it. */
function finish() {
  clearTimeout(rest);
  cancelAnimationFrame(frame);
  rest = frame = 0;
  const done = now;
  now = before = still();
  if (done.x === 0 && done.y === 0 && done.scale === 1) return;
  surface().style.transform = "";
  map.take(done);
}

/** What the fingers have done since the last of them came or went. */
function gesture() {
  const [one, other] = [...fingers.values()];
  if (!other) return { x: one.at.x - one.from.x, y: one.at.y - one.from.y, scale: 1 };
  const spread = (end) => Math.hypot(one[end].x - other[end].x, one[end].y - other[end].y);
  const middle = (end, axis) => (one[end][axis] + other[end][axis]) / 2 - corner[axis];
  const scale = Math.max(spread("at"), 1) / Math.max(spread("from"), 1);
  return { x: middle("at", "x") - scale * middle("from", "x"), y: middle("at", "y") - scale * middle("from", "y"), scale };
}

/** Another finger, or one less: what was done up to now is done. */
function regroup() {
  before = now;
  for (const finger of fingers.values()) finger.from = finger.at;
}

function findCorner() {
  if (now.scale !== 1 || now.x || now.y) return;
  const { left, top } = surface().getBoundingClientRect();
  corner = { x: left, y: top };
}

const at = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

function down(event) {
  const onMap = event.target.closest?.("#map");
  if (!onMap || event.target.closest(".map-foot") || event.button > 0) return;
  if (fingers.size === 0) {
    moved = false;
    findCorner();
  }
  regroup();
  fingers.set(event.pointerId, { from: at(event), at: at(event) });
}

function drag(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const here = at(event);
  moved ||= fingers.size > 1 || Math.hypot(here.x - finger.from.x, here.y - finger.from.y) > TREMBLE;
  finger.at = here;
  if (moved) move(after(before, gesture()));
}

function up(event) {
  if (!fingers.delete(event.pointerId)) return;
  if (fingers.size === 0) finish();
  else regroup();
}

function turn(event) {
  if (!event.target.closest?.("#map")) return;
  event.preventDefault();
  findCorner();
  const scale = event.deltaY > 0 ? 1 / 1.15 : 1.15;
  const [x, y] = [event.clientX - corner.x, event.clientY - corner.y];
  move(after(now, { x: x - scale * x, y: y - scale * y, scale }));
  clearTimeout(rest);
  rest = setTimeout(finish, REST);
}

/** Listens once, at the document: what is inside the map comes and goes. */
export function setUpGestures(about) {
  map = about;
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", drag);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, up);
  document.addEventListener("wheel", turn, { passive: false });
}
