import { describe, expect, it } from 'vitest';
import { type Metres, pointAt, sketchPlan, streetPlan } from './walk-script.test-data.ts';
import { whereToBegin } from './where-to-begin.ts';

/** Seven stops along a street, 120 m apart; the first is at 100 m. */
const STREET = streetPlan([100, 220, 340, 460, 580, 700, 820]);
const FREE = { ...STREET, mode: 'free' as const };
const LOOP = { ...STREET, loop: true };

const rounded = ({ stopId, metres }: { readonly stopId: number; readonly metres: number }) =>
  `${stopId}, ${Math.round(metres)} m`;

/** As text, such as 'at 1, 40 m'. */
function beginning(plan: typeof STREET, at: Metres): string | null {
  const found = whereToBegin(plan, pointAt(at));
  if (found === null) return null;
  return found.kind === 'at'
    ? `at ${rounded(found.stop)}`
    : `at ${rounded(found.first)}, or ${rounded(found.nearest)}`;
}

describe('a walk in order', () => {
  it.each<readonly [string, Metres, string]>([
    ['begins at the first stop for someone at it', [0, 100], 'at 1, 0 m'],
    ['begins at the first stop if that is the nearest', [0, -300], 'at 1, 400 m'],
    ['begins at the first stop if that is within 150 m', [0, 240], 'at 1, 140 m'],
    ['asks if the first stop is farther, and another nearer', [0, 260], 'at 1, 160 m, or 2, 40 m'],
    ['asks in the middle of the walk', [0, 710], 'at 1, 610 m, or 6, 10 m'],
    ['asks near a later stop, off the path', [140, 700], 'at 1, 616 m, or 6, 140 m'],
    ['asks beyond the last stop', [0, 1200], 'at 1, 1100 m, or 7, 380 m'],
    ['doesn’t ask far away, where the difference doesn’t matter', [9000, 460], 'at 1, 9008 m'],
  ])('%s', (_, at, expected) => {
    expect(beginning(STREET, at)).toBe(expected);
  });

  it('asks on a loop too, although all stops follow from any of them', () => {
    expect(beginning(LOOP, [0, 710])).toBe('at 1, 610 m, or 6, 10 m');
  });

  it('takes the first stop that the walk leads to', () => {
    const remark = { at: [0, 0] as const, kind: 'onTheWay' as const };
    const listed = { at: [0, 20] as const, start: 'never' as const };
    const plan = sketchPlan([remark, listed, { at: [0, 100] }, { at: [0, 500] }]);
    expect(beginning(plan, [0, 10])).toBe('at 3, 90 m');
  });
});

describe('a walk in any order', () => {
  it.each<readonly [Metres, string]>([
    [[0, 710], 'at 6, 10 m'],
    [[0, 100], 'at 1, 0 m'],
    [[2000, 820], 'at 7, 2000 m'],
  ])('begins at the nearest stop: %s', (at, expected) => {
    expect(beginning(FREE, at)).toBe(expected);
  });
});

it('a walk without stops begins nowhere', () => {
  expect(beginning(sketchPlan([]), [0, 0])).toBeNull();
});
