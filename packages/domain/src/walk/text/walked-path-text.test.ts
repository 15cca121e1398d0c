import { expect, it } from 'vitest';
import { parseShapes, printShapes } from '../../geo/shapes-text.ts';
import { type Metres, pointAt } from '../engine/walk-script.test-data.ts';
import { makePlan } from '../plan/make-plan.ts';
import { DEFAULT_WALK_SETTINGS } from '../plan/walk-settings.ts';
import { walkedPathText } from './walked-path-text.ts';

/** A path up one street and down the next. */
const CORNERS: readonly Metres[] = [
  [0, 0],
  [0, 300],
  [200, 300],
  [240, 0],
];

const line = (corners: readonly Metres[], colour: string) => ({
  points: corners.map(pointAt),
  colour,
});

const WHOLE = printShapes([line(CORNERS, 'red')]);
/** The same path as two pieces, without the connection between the streets. */
const PIECES = printShapes([line(CORNERS.slice(0, 2), 'red'), line(CORNERS.slice(2), 'green')]);

const planOf = (path: string | null, loop: boolean) =>
  makePlan({ guide: { id: 1, path, settings: { ...DEFAULT_WALK_SETTINGS, loop } }, places: [] });

it.each([
  ['as it was drawn', WHOLE, false, CORNERS],
  ['back to its first point on a loop', WHOLE, true, [...CORNERS, ...CORNERS.slice(0, 1)]],
  ['across the gap between its pieces', PIECES, false, CORNERS],
])('the line of a walk is shown %s, in its colour', (_, path, loop, corners) => {
  const shown = walkedPathText(planOf(path, loop), path);
  expect(shown).toBe(printShapes([line(corners, 'red')]));
});

it('nothing is shown of a walk without a path', () => {
  expect(walkedPathText(planOf(null, true))).toBeNull();
});

it('the line of a walk is blue if it isn’t known how the path was drawn', () => {
  const [shown] = parseShapes('path', walkedPathText(planOf(WHOLE, false)));
  expect(shown?.colour).toBe('blue');
});
