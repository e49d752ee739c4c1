// Whether the parts of the table are tabs, since the window has no room for them side by side. The style sheets say the same.

const NARROW = matchMedia("(max-width: 699px), (max-width: 999px) and (max-height: 500px)");

export const isNarrow = () => NARROW.matches;
