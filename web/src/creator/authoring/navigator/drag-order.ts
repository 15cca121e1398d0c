/** A row of the list at the start of the drag, in the coordinates of the list's content. */
export type RowSpan = { readonly top: number; readonly height: number };

/** The target index of a row whose middle is dragged to this height. */
export function landingIndex(rows: readonly RowSpan[], from: number, middle: number): number {
  const above = rows.filter(
    ({ top, height }, index) => index !== from && top + height / 2 < middle,
  );
  return above.length;
}

/**
 * Limits how far a row follows the pointer: beyond the ends of the list it would extend the scroll area indefinitely.
 */
export function offsetWithin(rows: readonly RowSpan[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (row === undefined || first === undefined || last === undefined) return 0;
  const highest = first.top - row.top;
  const lowest = last.top + last.height - (row.top + row.height);
  return Math.min(lowest, Math.max(highest, offset));
}

/** The shift of a row that makes room for the dragged one. */
export function shiftOf(
  rows: readonly RowSpan[],
  index: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const height = rows[from]?.height ?? 0;
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}

/** The distance from the edge at which a drag starts to scroll, and the speed at the edge, in pixels. */
const EDGE = 48;
const FASTEST = 14;

/** Pixels to scroll per frame while the pointer is near an edge of what is visible. */
export function autoscroll(pointer: number, top: number, bottom: number): number {
  const intoTop = Math.min(EDGE, top + EDGE - pointer);
  const intoBottom = Math.min(EDGE, pointer - (bottom - EDGE));
  if (intoTop > 0) return -Math.ceil((intoTop / EDGE) * FASTEST);
  return intoBottom > 0 ? Math.ceil((intoBottom / EDGE) * FASTEST) : 0;
}
