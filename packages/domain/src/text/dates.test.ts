import { describe, expect, it } from 'vitest';
import { formatDate, OUR_TIME_ZONE } from './dates.ts';

describe('a date', () => {
  it.each([
    ['2026-11-15', '15 Nov 2026'],
    ['2026-01-01T00:00:00Z', '1 Jan 2026'],
    ['2026-12-31T23:59:59.999Z', '31 Dec 2026'],
    ['2026-11-15T23:30:00-05:00', '16 Nov 2026'],
    ['2026-11-15T05:00:00+11:00', '14 Nov 2026'],
    ['2026-11-15T23:30:00', '15 Nov 2026'],
    ['2026-11-15 23:30', '15 Nov 2026'],
  ])('%s reads as %s in UTC', (iso, text) => {
    expect(formatDate(iso, 'UTC')).toBe(text);
  });

  it.each([
    // Before 11 am in Melbourne it is still the day before in UTC.
    ['2026-11-18T22:30:00Z', '19 Nov 2026'],
    ['2026-11-18T12:59:59Z', '18 Nov 2026'],
    ['2026-06-30T14:00:00Z', '1 Jul 2026'],
    ['2026-12-31T23:59:59.999Z', '1 Jan 2027'],
    ['2026-11-15', '15 Nov 2026'],
  ])('%s reads as %s in Melbourne', (iso, text) => {
    expect(formatDate(iso, OUR_TIME_ZONE)).toBe(text);
  });

  it('is the day where the device is, unless it is only a day', () => {
    const moment = '2026-11-18T22:30:00Z';
    expect(formatDate(moment)).toMatch(new RegExp(`^${new Date(moment).getDate()} Nov 2026$`));
    expect(formatDate('2026-11-18')).toBe('18 Nov 2026');
  });

  it.each([null, undefined, '', 'yesterday', '15/11/2026', '2026-13-01', '2026-11-15T25:00:00Z'])(
    '%j is invalid',
    (iso) => {
      expect(formatDate(iso)).toBeNull();
    },
  );
});
