import { expect, it } from 'vitest';
import { measurePaths } from './path-measure.ts';

/** A hundredth of a degree of latitude is 1112\u00a0m. */
const PATH = {
  colour: 'blue',
  points: [
    { lat: 0, lng: 1 },
    { lat: 0.01, lng: 1 },
  ],
};

it('measures all paths together, and is null without any', () => {
  expect(measurePaths([PATH])).toBe('1.1\u00a0km · 17\u00a0min walk');
  expect(measurePaths([PATH, PATH])).toBe('2.2\u00a0km · 33\u00a0min walk');
  expect(measurePaths([])).toBeNull();
});
