import { expect, it } from 'vitest';
import { unusedMediaDeletedFrom } from './unused-media.ts';

const NOW = Date.parse('2026-11-16T08:00:00Z');

it.each([
  ['uploaded today', '2026-11-16T07:00:00.000Z', '2026-12-16T07:00:00.000Z'],
  ['uploaded last week', '2026-11-09T07:00:00.000Z', '2026-12-09T07:00:00.000Z'],
  ['taken out of a guide after a year', '2025-11-09T07:00:00.000Z', '2026-11-16T08:00:00.000Z'],
])('an unused file that was %s has a date of deletion', (_, createdAt, from) => {
  expect(unusedMediaDeletedFrom(createdAt, NOW)).toBe(from);
});
