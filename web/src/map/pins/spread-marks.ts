import type { Point } from '@laneway/domain/geo/point';
import { areaOf, type Box, overlap } from '../popup-spot.ts';
import { type Mark, pointOf } from './marks.ts';

/** Converts a point to map pixels. */
type SpotOf = (point: Point) => { readonly x: number; readonly y: number };

type Look = 'pin' | 'active' | 'group';

/** The extent of each look from its point. The style sheet repeats the sizes. */
const REACHES: Readonly<Record<Look, { aside: number; up: number; down: number }>> = {
  pin: { aside: 20, up: 43, down: 0 },
  active: { aside: 24, up: 57, down: 0 },
  group: { aside: 26, up: 24, down: 24 },
};

/** A mark can't be recognised if more than this share of it is covered. */
const MAX_COVERED_SHARE = 0.3;

/** A mark with its drawn position. */
type Placed = { readonly mark: Mark; readonly look: Look; readonly box: Box };

/** The dot with its rim and a margin. The style sheet repeats the size. */
const DOT_REACH = 14;

/** Places marks side by side that would hide each other or the visitor's dot. The active one stays where it is. */
export function spreadMarks(
  marks: readonly Mark[],
  spotOf: SpotOf,
  visitor: Point | null = null,
): Mark[] {
  const offsets = new Map<Mark, number>();
  const all = marks.map((mark) => placed(mark, spotOf));
  for (const crowd of crowdsOf(all)) {
    for (const [mark, offset] of offsetsIn(crowd)) offsets.set(mark, offset);
  }
  if (visitor !== null) {
    const drawn = all.map((one) => moved(one, offsets.get(one.mark) ?? 0));
    for (const [mark, shift] of shiftsFromDot(drawn, spotOf(visitor))) {
      offsets.set(mark, (offsets.get(mark) ?? 0) + shift);
    }
  }
  return marks.map((mark) => {
    const offset = offsets.get(mark) ?? 0;
    return offset === mark.offset ? mark : { ...mark, offset };
  });
}

/** Marks that hide each other, from left to right, grouped into crowds. */
function crowdsOf(all: readonly Placed[]): readonly (readonly Placed[])[] {
  const crowds: Placed[][] = [];
  for (const one of all.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    // Only near marks can be hidden, so crowds further left aren't checked again.
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

/** More than fit next to one another in the width of a mark. */
const NEAR_CROWDS = 32;

/** Edge to edge around their common middle, or around the active one, which stays at its point. */
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

type Side = { readonly towards: 1 | -1; readonly marks: readonly Placed[] };

/**
 * The distances to move marks, in pixels to the right, so that no group overlaps the visitor's dot. Marks that these
 * would hide move too. A single pin stays: its tip may be at the visitor's position, and its face is above.
 */
function shiftsFromDot(
  drawn: readonly Placed[],
  { x, y }: { readonly x: number; readonly y: number },
): readonly (readonly [Mark, number])[] {
  const dot = {
    box: { left: x - DOT_REACH, top: y - DOT_REACH, right: x + DOT_REACH, bottom: y + DOT_REACH },
  };
  const covering = drawn.filter((one) => one.look === 'group' && hides(one, dot));
  if (covering.length === 0) return [];
  const movable = drawn.filter(({ look }) => look !== 'active');
  const sides: readonly Side[] = [
    { towards: 1, marks: movable.filter((one) => middleOf(one) >= x) },
    { towards: -1, marks: movable.filter((one) => middleOf(one) < x) },
  ];
  return sides.flatMap(({ towards, marks }) => {
    const outwards = marks.toSorted((a, b) => (middleOf(a) - middleOf(b)) * towards);
    const stepped: Placed[] = [];
    const shifts: [Mark, number][] = [];
    for (const one of outwards) {
      const isCovering = covering.includes(one);
      if (!isCovering && !stepped.some((other) => hides(other, one))) continue;
      const last = stepped.at(-1) ?? dot;
      const shift = towards === 1 ? last.box.right - one.box.left : last.box.left - one.box.right;
      stepped.push(moved(one, shift));
      shifts.push([one.mark, Math.round(shift)]);
    }
    return shifts;
  });
}

function placed(mark: Mark, spotOf: SpotOf): Placed {
  const { x, y } = spotOf(pointOf(mark));
  const look = lookOf(mark);
  const { aside, up, down } = REACHES[look];
  const box = { left: x - aside, top: y - up, right: x + aside, bottom: y + down };
  return { mark, look, box };
}

function moved(one: Placed, by: number): Placed {
  const { left, right } = one.box;
  return { ...one, box: { ...one.box, left: left + by, right: right + by } };
}

function lookOf(mark: Mark): Look {
  if (mark.kind === 'group') return 'group';
  return mark.isActive ? 'active' : 'pin';
}

/** True if two marks overlap so much that they can't be distinguished. */
function hides(a: Pick<Placed, 'box'>, b: Pick<Placed, 'box'>): boolean {
  return overlap(a.box, b.box) > MAX_COVERED_SHARE * Math.min(areaOf(a.box), areaOf(b.box));
}

function middleOf({ box }: Pick<Placed, 'box'>): number {
  return (box.left + box.right) / 2;
}
