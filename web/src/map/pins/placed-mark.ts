import type { Point } from '@laneway/domain/geo/point';
import { areaOf, type Box, overlap } from '../popup-spot.ts';
import { type Mark, pointOf } from './marks.ts';

/** Converts a point to map pixels. */
export type SpotOf = (point: Point) => { readonly x: number; readonly y: number };

type Look = 'pin' | 'active' | 'group';

/** How far each look extends from its point. The style sheet repeats the sizes. */
export const REACHES: Readonly<Record<Look, { aside: number; up: number; down: number }>> = {
  pin: { aside: 20, up: 43, down: 0 },
  active: { aside: 24, up: 57, down: 0 },
  group: { aside: 26, up: 24, down: 24 },
};

/** A mark of which more than this share is covered can't be recognised. */
const MAX_COVERED_SHARE = 0.3;

/** A mark with its drawn position. */
export type Placed = { readonly mark: Mark; readonly look: Look; readonly box: Box };

export function placed(mark: Mark, spotOf: SpotOf): Placed {
  const { x, y } = spotOf(pointOf(mark));
  const look = lookOf(mark);
  const { aside, up, down } = REACHES[look];
  const box = { left: x - aside, top: y - up, right: x + aside, bottom: y + down };
  return { mark, look, box };
}

export function moved(one: Placed, by: number): Placed {
  const { left, right } = one.box;
  return { ...one, box: { ...one.box, left: left + by, right: right + by } };
}

function lookOf(mark: Mark): Look {
  if (mark.kind === 'group') return 'group';
  return mark.isActive ? 'active' : 'pin';
}

/** Whether the two overlap so much that they can't be told apart. */
export function hides(a: Pick<Placed, 'box'>, b: Pick<Placed, 'box'>): boolean {
  return overlap(a.box, b.box) > MAX_COVERED_SHARE * Math.min(areaOf(a.box), areaOf(b.box));
}

export function middleOf({ box }: Pick<Placed, 'box'>): number {
  return (box.left + box.right) / 2;
}
