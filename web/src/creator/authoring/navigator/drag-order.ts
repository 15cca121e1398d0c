/** A row of the list when the drag began, in the coordinates of the list's content. */
export type RowSpan = { readonly top: number; readonly height: number };

/** Where a row would land whose middle is dragged to this height. */
export function landingIndex(rows: readonly RowSpan[], from: number, middle: number): number {
  const above = rows.filter(
    ({ top, height }, index) => index !== from && top + height / 2 < middle,
  );
  return above.length;
}

/** How far a row may follow the pointer: beyond the ends of the list it would lengthen what scrolls, without end. */
export function offsetWithin(rows: readonly RowSpan[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (row === undefined || first === undefined || last === undefined) return 0;
  const highest = first.top - row.top;
  const lowest = last.top + last.height - (row.top + row.height);
  return Math.min(lowest, Math.max(highest, offset));
}

/** By how much a row makes room for the one that is dragged. */
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

/** How close to the edge a drag begins to scroll, and how fast it does at the edge, in pixels. */
const EDGE = 48;
const FASTEST = 14;

/** Pixels to scroll per frame while the pointer is near an edge of what is visible. */
export function autoscroll(pointer: number, top: number, bottom: number): number {
  const intoTop = Math.min(EDGE, top + EDGE - pointer);
  const intoBottom = Math.min(EDGE, pointer - (bottom - EDGE));
  if (intoTop > 0) return -Math.ceil((intoTop / EDGE) * FASTEST);
  return intoBottom > 0 ? Math.ceil((intoBottom / EDGE) * FASTEST) : 0;
}
