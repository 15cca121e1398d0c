/** For a bar at the bottom of the screen: toasts appear above it, and leave alone what one would press next. */
export const TOASTS_ABOVE = { 'data-toasts-above': true } as const;

/** For a page whose buttons are at the top: toasts appear at the bottom. */
export const TOASTS_AT_BOTTOM = { 'data-toasts-at-bottom': true } as const;

/** For what stays in reach while something else has the whole screen. */
export const ABOVE_ALL = { 'data-above-all': true } as const;

const BARS = '[data-toasts-above], [data-sheet] [data-sheet-foot]';
const BOTTOM = '[data-toasts-at-bottom]';
const DECISIVE = `[data-toasts-above], [data-sheet], [data-sheet-foot], ${BOTTOM}`;

/**
 * How far from the bottom of the window toasts are clear of such bars, of which the foot of a sheet is one; null where they
 * belong at the top.
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
 * Whether changes to a page may move its toasts. Measuring instead after every change would compute the page's layout
 * several times a frame while pins come and go on a map.
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
