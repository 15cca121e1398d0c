type Edges = { readonly left: number; readonly right: number };
type Span = { readonly top: number; readonly bottom: number };

/** Space between a popup and the edge of its map. */
const MARGIN_PX = 8;

/** The distance to move a popup that is centred on `middle` so that it stays within the edges. */
export function popupNudge(middle: number, width: number, edges: Edges): number {
  const least = edges.left + MARGIN_PX + width / 2;
  const most = edges.right - MARGIN_PX - width / 2;
  // A popup wider than its map is centred in it.
  if (least > most) return Math.round((least + most) / 2 - middle);
  return Math.round(Math.min(Math.max(middle, least), most) - middle);
}

/** The part of a map between the buttons at its sides, at the height of a popup. */
export function edgesBetween(map: Edges, popup: Span, buttons: readonly (Edges & Span)[]): Edges {
  const middle = (map.left + map.right) / 2;
  const beside = buttons.filter(({ top, bottom }) => top < popup.bottom && bottom > popup.top);
  const isLeft = ({ left, right }: Edges) => (left + right) / 2 < middle;
  return {
    left: Math.max(map.left, ...beside.filter(isLeft).map(({ right }) => right)),
    right: Math.min(
      map.right,
      ...beside.filter((button) => !isLeft(button)).map(({ left }) => left),
    ),
  };
}
