import type { Point } from '@laneway/domain/geo/point';
import { areaOf, type Box, overlap } from '../popup-spot.ts';
import { type Mark, pointOf } from './marks.ts';

/** Where a point is on the map, in pixels. */
export type SpotOf = (point: Point) => { readonly x: number; readonly y: number };

type Look = 'pin' | 'active' | 'group';

/** How far each look reaches from its point. The style sheet repeats the sizes. */
const REACHES: Readonly<Record<Look, { aside: number; up: number; down: number }>> = {
  pin: { aside: 20, up: 43, down: 0 },
  active: { aside: 24, up: 57, down: 0 },
  group: { aside: 26, up: 24, down: 24 },
};

/** What is covered by more than this share of it can't be told apart. */
const MAX_COVERED_SHARE = 0.3;

type Placed = { readonly mark: Mark; readonly look: Look; readonly box: Box };

/** The same marks: those that would hide each other stand side by side. The active one keeps its place. */
export function spreadMarks(marks: readonly Mark[], spotOf: SpotOf): Mark[] {
  const offsets = new Map<Mark, number>();
  for (const crowd of crowdsOf(marks.map((mark) => placed(mark, spotOf)))) {
    for (const [mark, offset] of offsetsIn(crowd)) offsets.set(mark, offset);
  }
  return marks.map((mark) => {
    const offset = offsets.get(mark) ?? 0;
    return offset === mark.offset ? mark : { ...mark, offset };
  });
}

/** Marks that hide each other, from left to right, in their crowds. */
function crowdsOf(all: readonly Placed[]): readonly (readonly Placed[])[] {
  const crowds: Placed[][] = [];
  for (const one of all.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    // Only what is near can be hidden, so crowds further left are never looked at again.
    const joined = crowds.slice(-NEAR_CROWDS).filter((crowd) => crowd.some((it) => hides(it, one)));
    const [first, ...others] = joined;
    if (first === undefined) crowds.push([one]);
    else {
      first.push(...others.flat(), one);
      for (const other of others) other.length = 0;
    }
  }
  return crowds.filter(({ length }) => length > 1);
}

/** More than fit beside one another in the width of a mark. */
const NEAR_CROWDS = 32;

/** Edge to edge around their common middle, or around the active one, whose tip stays at its place. */
function offsetsIn(crowd: readonly Placed[]): readonly (readonly [Mark, number])[] {
  const row = crowd.toSorted((a, b) => middleOf(a) - middleOf(b));
  const middles: number[] = [];
  let end = 0;
  for (const { look } of row) {
    middles.push(end + REACHES[look].aside);
    end += 2 * REACHES[look].aside;
  }
  const fixed = row.findIndex(({ look }) => look === 'active');
  const anchor = row[fixed];
  const start =
    anchor === undefined
      ? row.reduce((sum, one) => sum + middleOf(one), 0) / row.length - end / 2
      : middleOf(anchor) - (middles[fixed] ?? 0);
  return row.map((one, at) => [one.mark, Math.round(start + (middles[at] ?? 0) - middleOf(one))]);
}

function placed(mark: Mark, spotOf: SpotOf): Placed {
  const { x, y } = spotOf(pointOf(mark));
  const look = lookOf(mark);
  const { aside, up, down } = REACHES[look];
  const box = { left: x - aside, top: y - up, right: x + aside, bottom: y + down };
  return { mark, look, box };
}

function lookOf(mark: Mark): Look {
  if (mark.kind === 'group') return 'group';
  return mark.isActive ? 'active' : 'pin';
}

function hides(a: Placed, b: Placed): boolean {
  return overlap(a.box, b.box) > MAX_COVERED_SHARE * Math.min(areaOf(a.box), areaOf(b.box));
}

function middleOf({ box }: Placed): number {
  return (box.left + box.right) / 2;
}
