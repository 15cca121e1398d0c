import type { Mark } from './marks.ts';
import { hides, middleOf, moved, type Placed } from './placed-mark.ts';

/** The dot with its rim and a little air. The style sheet repeats the size. */
const DOT_REACH = 14;

type Side = { readonly towards: 1 | -1; readonly marks: readonly Placed[] };

/**
 * How far marks have to step aside, in pixels to the right, so that no group covers the dot where the visitor is or is
 * covered by it. What would be hidden by one that steps aside makes way too. A single pin stays: its tip may well be where
 * the visitor is, and its face is above.
 */
export function shiftsFromDot(
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
