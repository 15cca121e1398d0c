/** A rectangle on the screen, in pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type PopupSide = 'above' | 'below' | 'right' | 'left';

/** The position of a popup, and of its arrow along its edge, pointing at the host; null if it can't. */
export type PopupSpot = {
  readonly side: PopupSide;
  readonly left: number;
  readonly top: number;
  readonly arrow: number | null;
};

export type PopupScene = {
  readonly host: Box;
  readonly popup: { readonly width: number; readonly height: number };
  /** The gap between the popup and its host, on each side. */
  readonly gap: number;
  /** The uncovered part of the map. */
  readonly free: Box;
  readonly buttons: readonly Box[];
  /** Elements that the popup should not hide. */
  readonly others: readonly Box[];
};

/** The distance between the arrow and the ends of its edge. */
const ARROW_PX = 16;

/** Being cut off, or under a button, is worse than hiding pins, which can be moved into view. */
const COVERED_WEIGHT = 10;

/** A popup can't be read if more than this share of it is covered. */
const MAX_COVERED_SHARE = 0.25;

/** A popup without an arrow seems to belong to something else: as bad as hiding a pin. */
const MISSING_ARROW_PENALTY = 44 * 44;

/** People expect a popup above, so the other sides are tried only if that hides something. */
const SIDES = ['above', 'below', 'right', 'left'] as const;

/**
 * The best spot for a popup: the first side of its host where it hides nothing, or else the one where it hides least.
 * Null if it can't be read on any side, or if the host is out of sight: the popup would seem to belong to something
 * else.
 */
export function popupSpot(scene: PopupScene): PopupSpot | null {
  if (!isInSight(scene.host, scene.free)) return null;
  let best: PopupSpot | null = null;
  let least = Infinity;
  for (const side of SIDES) {
    for (const nudge of nudgesAlong(side, scene)) {
      const box = boxAt(side, nudge, scene);
      const covered = coveredArea(box, scene);
      const arrow = arrowAt(side, nudge, scene);
      const hidden =
        COVERED_WEIGHT * covered +
        sharedArea(box, scene.others) +
        (arrow === null ? MISSING_ARROW_PENALTY : 0);
      if (hidden >= least || covered > MAX_COVERED_SHARE * areaOf(box)) continue;
      best = { side, left: box.left, top: box.top, arrow };
      least = hidden;
    }
  }
  return best;
}

/** The arrow points at the middle of the host, or at another part of it within reach of the popup. */
function arrowAt(side: PopupSide, nudge: number, { host, popup }: PopupScene): number | null {
  const isLevel = side === 'above' || side === 'below';
  const length = isLevel ? popup.width : popup.height;
  const reach = (isLevel ? host.right - host.left : host.bottom - host.top) / 2;
  const edge = Math.min(ARROW_PX, length / 2);
  const wanted = length / 2 - nudge;
  const arrow = Math.min(Math.max(wanted, edge), length - edge);
  return Math.abs(arrow - wanted) <= reach ? arrow : null;
}

/** True if the host's middle and lower end, which marks the place, are visible. */
function isInSight(host: Box, free: Box): boolean {
  const x = (host.left + host.right) / 2;
  const y = (host.top + host.bottom) / 2;
  return x >= free.left && x <= free.right && y >= free.top && host.bottom <= free.bottom;
}

/** The positions along a side: in the middle as far as the edges allow, and as far to both ends as possible. */
function nudgesAlong(side: PopupSide, { host, popup, gap, free, buttons }: PopupScene) {
  if (side === 'right' || side === 'left') {
    const span = { left: free.top, right: free.bottom };
    const middle = (host.top + host.bottom) / 2;
    return [popupNudge(middle, popup.height, span)];
  }
  const middle = (host.left + host.right) / 2;
  const top = side === 'above' ? host.top - gap - popup.height : host.bottom + gap;
  const edges = edgesBetween(free, { top, bottom: top + popup.height }, buttons);
  const centred = popupNudge(middle, popup.width, edges);
  // The arrow needs part of the popup's edge.
  const most = Math.max(0, popup.width / 2 - ARROW_PX);
  const ends = [most, -most].map((end) => end + popupNudge(middle + end, popup.width, edges));
  return [centred, ...ends.filter((end) => Math.abs(end) <= most)];
}

function boxAt(side: PopupSide, nudge: number, { host, popup, gap }: PopupScene): Box {
  const { width, height } = popup;
  const middleX = (host.left + host.right) / 2;
  const middleY = (host.top + host.bottom) / 2;
  const [left, top] = {
    above: [middleX - width / 2 + nudge, host.top - gap - height],
    below: [middleX - width / 2 + nudge, host.bottom + gap],
    right: [host.right + gap, middleY - height / 2 + nudge],
    left: [host.left - gap - width, middleY - height / 2 + nudge],
  }[side] as [number, number];
  return { left, top, right: left + width, bottom: top + height };
}

/** The area of a box outside of the free space or under a button. */
function coveredArea(box: Box, { free, buttons }: PopupScene): number {
  return areaOf(box) - overlap(box, free) + sharedArea(box, buttons);
}

function sharedArea(box: Box, others: readonly Box[]): number {
  return others.reduce((total, other) => total + overlap(box, other), 0);
}

export function doOverlap(a: Box, b: Box): boolean {
  return overlap(a, b) > 0;
}

export function overlap(a: Box, b: Box): number {
  return areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
}

export function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

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
