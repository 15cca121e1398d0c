/** For a bar at the bottom of the screen: toasts appear above it, so that they don't cover its buttons. */
export const TOASTS_ABOVE = { 'data-toasts-above': true } as const;

/** For a page whose buttons are at the top: toasts appear at the bottom. */
export const TOASTS_AT_BOTTOM = { 'data-toasts-at-bottom': true } as const;

/** For elements that stay reachable while something else is full screen. */
export const ABOVE_ALL = { 'data-above-all': true } as const;

const BARS = '[data-toasts-above], [data-sheet] [data-sheet-foot]';
const BOTTOM = '[data-toasts-at-bottom]';
const DECISIVE = `[data-toasts-above], [data-sheet], [data-sheet-foot], ${BOTTOM}`;

/**
 * The distance from the bottom of the window at which toasts clear such bars, including the foot of a sheet; null where
 * they belong at the top.
 */
export function toastBottom(root: ParentNode, windowHeight: number): number | null {
  const tops = [...root.querySelectorAll(BARS)]
    .filter((bar) => bar.closest('[inert]') === null)
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > 0 && top < windowHeight)
    .map(({ top }) => top);
  if (tops.length > 0) return Math.round(windowHeight - Math.min(...tops));
  return root.querySelector(BOTTOM) === null ? null : 0;
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
