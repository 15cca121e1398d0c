import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('a date', () => {
  it.each([
    ['2026-11-15', '15 Nov 2026'],
    ['2026-01-01T00:00:00Z', '1 Jan 2026'],
    ['2026-12-31T23:59:59.999Z', '31 Dec 2026'],
    ['2026-11-15T23:30:00-05:00', '16 Nov 2026'],
    ['2026-11-15T05:00:00+11:00', '14 Nov 2026'],
    ['2026-11-15T23:30:00', '15 Nov 2026'],
    ['2026-11-15 23:30', '15 Nov 2026'],
  ])('%s reads as %s wherever it is read', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  it.each([null, undefined, '', 'yesterday', '15/11/2026', '2026-13-01', '2026-11-15T25:00:00Z'])(
    '%j is invalid',
    (iso) => {
      expect(formatDate(iso)).toBeNull();
    },
  );
});
