import { expect, it } from 'vitest';
import { lineAt } from './caption-lines.ts';

const LINES = [
  { start: 1, end: 3, text: 'Welcome.' },
  { start: 3, end: 5, text: 'Look up.' },
  { start: 8, end: 9, text: 'Mind the tram.' },
];

it.each([
  [0, null],
  [1, 'Welcome.'],
  [2.9, 'Welcome.'],
  [3, 'Look up.'],
  [6, null],
  [8.5, 'Mind the tram.'],
  [9, null],
])('the caption after %s seconds is %j', (position, text) => {
  expect(lineAt(LINES, position)?.text ?? null).toBe(text);
});
