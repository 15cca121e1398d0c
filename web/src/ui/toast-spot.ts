/** For a bar at the bottom of the screen: toasts appear above it, so that they don't cover its buttons. */
export const TOASTS_ABOVE = { 'data-toasts-above': true } as const;

/** For a page whose buttons are at the top: toasts appear at the bottom. */
export const TOASTS_AT_BOTTOM = { 'data-toasts-at-bottom': true } as const;

/** For a part whose buttons are used again right after a toast: toasts appear at the other end of the screen. */
export const TOASTS_AWAY = { 'data-toasts-away': true } as const;

/** For elements that stay reachable while something else is full screen. */
export const ABOVE_ALL = { 'data-above-all': true } as const;

const BARS = '[data-toasts-above], [data-sheet] [data-sheet-foot]';
const BOTTOM = '[data-toasts-at-bottom]';
const AWAY = '[data-toasts-away]';
const DECISIVE = `[data-toasts-above], [data-sheet], [data-sheet-foot], ${BOTTOM}, ${AWAY}`;

/** The height of a toast of two lines, with the space around it; and of a bar at the top. */
const TOAST_PX = 96;
const TOP_BAR_PX = 76;

/**
 * The distance from the bottom of the window at which toasts clear such bars, including the foot of a sheet; null where
 * they belong at the top.
 */
export function toastBottom(root: ParentNode, windowHeight: number): number | null {
  const usual = usualBottom(root, windowHeight);
  const isInTheWay = boxesOf(root, AWAY, windowHeight).some(({ top, bottom }) =>
    usual === null
      ? top < TOP_BAR_PX + TOAST_PX
      : top < windowHeight - usual && bottom > windowHeight - usual - TOAST_PX,
  );
  if (!isInTheWay) return usual;
  return usual === null ? 0 : null;
}

function usualBottom(root: ParentNode, windowHeight: number): number | null {
  const tops = boxesOf(root, BARS, windowHeight)
    .filter(({ top }) => top > 0)
    .map(({ top }) => top);
  if (tops.length > 0) return Math.round(windowHeight - Math.min(...tops));
  return root.querySelector(BOTTOM) === null ? null : 0;
}

/** Those in view, except behind something that covers the page. */
function boxesOf(root: ParentNode, selector: string, windowHeight: number): readonly DOMRect[] {
  return [...root.querySelectorAll(selector)]
    .filter((element) => element.closest('[inert]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < windowHeight);
}

/**
 * True if changes to a page may move its toasts. Measuring after every change instead would compute
 * the layout several times a frame while pins change on a map.
 */
export function mayMoveToasts(changes: readonly MutationRecord[]): boolean {
  return changes.some(
    ({ target, addedNodes, removedNodes }) =>
      (target instanceof Element && target.closest(DECISIVE) !== null) ||
      [...addedNodes, ...removedNodes].some(isDecisive),
  );
}

function isDecisive(node: Node): boolean {
  return (
    node instanceof Element && (node.matches(DECISIVE) || node.querySelector(DECISIVE) !== null)
  );
}
