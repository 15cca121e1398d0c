/** The number of pixels at each side of a map that are covered by floating cards, bars and panels. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The height covered at the lower edge: cards are above the player, or beside it on a screen too low for both. */
export function withPlayer(bottom: number, playerSpace: number, isLandscapePhone: boolean): number {
  return isLandscapePhone ? Math.max(bottom, playerSpace) : bottom + playerSpace;
}

type Size = { readonly x: number; readonly y: number };

/** The smallest free space between the cards that is worth fitting anything into. */
const MIN_ROOM_PX = 96;

/** The zoom buttons at the right edge, and half of a pin beside them. */
const ZOOM_BUTTONS_PX = 76;

/**
 * The space to keep clear on each side when something is fitted into the map: the insets, the
 * padding and, at the right, the zoom buttons. On a map too small for that, each axis shrinks in
 * proportion until a little space is left, because nothing can be fitted into no space at all.
 */
export function clearances(size: Size, insets: Insets, padding: number): Insets {
  const [left, right] = shrink(
    size.x,
    insets.left + padding,
    insets.right + Math.max(padding, ZOOM_BUTTONS_PX),
  );
  const [top, bottom] = shrink(size.y, insets.top + padding, insets.bottom + padding);
  return { top, right, bottom, left };
}

/** A single point needs this much, while a shape that is fitted into the map needs MIN_ROOM_PX. */
const POINT_ROOM_PX = 8;

/**
 * The same for a point. The padding gives way before the insets do, so that on a phone in landscape nothing covers the
 * pin as long as there is any space between the bars.
 */
export function pointClearances(size: Size, insets: Insets, padding: number): Insets {
  const spaced = (length: number, before: number, after: number): [number, number] => {
    const spare = length - before - after - POINT_ROOM_PX;
    if (spare < 0) return shrink(length, before, after);
    const each = Math.min(padding, spare / 2);
    return [before + each, after + each];
  };
  const zoomButtons = Math.max(insets.right, insets.right + ZOOM_BUTTONS_PX - padding);
  const [left, right] = spaced(size.x, insets.left, zoomButtons);
  const [top, bottom] = spaced(size.y, insets.top, insets.bottom);
  return { top, right, bottom, left };
}

function shrink(length: number, before: number, after: number): [number, number] {
  const most = Math.max(0, length - Math.min(MIN_ROOM_PX, length / 2));
  const wanted = before + after;
  const share = wanted > most ? most / wanted : 1;
  return [before * share, after * share];
}

/** The distance from the middle of the map to the middle of the free space. */
export function middleShift(insets: Insets): Size {
  return { x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2 };
}
