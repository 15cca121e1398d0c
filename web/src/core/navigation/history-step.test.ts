import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK,
  bought,
  GO_HOME,
  guide,
  page,
  pick,
  place,
  role,
  search,
  USER,
} from './actions.test-data.ts';
import { anyState } from './arbitrary-actions.test-data.ts';
import { historyStep } from './history-step.ts';
import { isSameNavState, keepLowestLayers, layersOf } from './layers.ts';
import type { NavAction } from './nav-actions.ts';
import type { NavState } from './nav-state.ts';
import { run, sketch } from './sketch.test-data.ts';

type Row = readonly [
  what: string,
  before: readonly NavAction[],
  then: readonly NavAction[],
  step: ReturnType<typeof historyStep>,
];

const ROWS: readonly Row[] = [
  ['nothing new', [guide(1)], [guide(1)], { kind: 'none' }],
  ['a page', [], [guide(1)], { kind: 'push' }],
  ['an overlay', [], [pick(1)], { kind: 'push' }],
  ['another overlay in its place', [pick(1)], [pick(2)], { kind: 'replace' }],
  ['knowing who it is', [], [role('user')], { kind: 'replace' }],
  ['a login that leads on', [page({ page: 'contactUs' })], [role('user')], { kind: 'replace' }],
  ['closing an overlay', [pick(1)], [pick(1)], { kind: 'go', by: -1 }],
  ['back from a place', [guide(1), place(1, 5)], [BACK], { kind: 'go', by: -1 }],
  ['the way home', [pick(1), guide(1), place(1, 5)], [GO_HOME], { kind: 'go', by: -3 }],
  [
    'a purchase, whose screens are dropped before the places are pushed',
    [pick(1), guide(1, 'buy')],
    [bought(1)],
    { kind: 'go', by: -2 },
  ],
  ['a search from afar', [guide(1), place(1, 5)], [search('lane')], { kind: 'go', by: -2 }],
  ['a member who logs out', [role('user'), USER], [{ type: 'logOut' }], { kind: 'go', by: -1 }],
];

it.each(ROWS)('%s', (_what, before, then, step) => {
  const state = run(before);
  expect(historyStep(state, run(then, state))).toEqual(step);
});

/** Applies moves to a list of entries, like a browser. */
function settleHistory(from: NavState, to: NavState): readonly string[] {
  const depth = layersOf(from).length;
  const entries = Array.from({ length: depth }, (_, at) => keepLowestLayers(from, at + 1));
  for (let moves = 0; moves < 200; moves += 1) {
    const here = entries.at(-1) ?? from;
    const step = historyStep(here, to);
    if (step.kind === 'none') return entries.map(sketch);
    if (step.kind === 'push') entries.push(keepLowestLayers(to, entries.length + 1));
    if (step.kind === 'replace') entries.splice(-1, 1, keepLowestLayers(to, entries.length));
    if (step.kind === 'go') entries.splice(step.by);
  }
  throw new Error('The history never gets there');
}

describe('step by step', () => {
  it('any state can be reached from any other, with one entry for each layer', () => {
    fc.assert(
      fc.property(anyState, anyState, (from, to) => {
        const expected = layersOf(to).map((_, at) => sketch(keepLowestLayers(to, at + 1)));
        expect(settleHistory(from, to)).toEqual(expected);
      }),
    );
  });
});

describe('the lower layers', () => {
  it('are the whole state if no layer is left out', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(isSameNavState(keepLowestLayers(state, layersOf(state).length), state)).toBe(true);
      }),
    );
  });

  it('are as many as requested, and at least home', () => {
    const state = run([pick(1), guide(1), place(1, 5)]);
    expect([0, 1, 2, 3, 4].map((count) => sketch(keepLowestLayers(state, count)))).toEqual([
      'guidesHomePage',
      'guidesHomePage',
      'guidesHomePage [overview 1]',
      'guidesHomePage [overview 1] > placesHomePage 1',
      'guidesHomePage [overview 1] > placesHomePage 1 > placeDetail 1 5',
    ]);
  });
});
