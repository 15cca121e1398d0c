type Edges = { readonly left: number; readonly right: number };

/** Air between a popup and the edge of its map. */
const MARGIN_PX = 8;

/** How far to move a popup that is centred on `middle`, so that it lies within the edges. */
export function popupNudge(middle: number, width: number, edges: Edges): number {
  const least = edges.left + MARGIN_PX + width / 2;
  const most = edges.right - MARGIN_PX - width / 2;
  // A popup wider than its map is centred in it.
  if (least > most) return Math.round((least + most) / 2 - middle);
  return Math.round(Math.min(Math.max(middle, least), most) - middle);
}
