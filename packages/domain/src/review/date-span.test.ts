import { describe, expect, it } from 'vitest';
import { dateSpan } from './date-span.ts';

const spanOf = (from: string | null, to: string | null) => {
  const span = dateSpan(from, to);
  if (!span.ok) return span.error;
  return [span.value.from?.toISOString() ?? null, span.value.until?.toISOString() ?? null];
};

describe('the dates of the queue’s filter', () => {
  it('take a day as a whole, the last one included', () => {
    expect(spanOf('2026-11-14', '2026-11-15')).toEqual([
      '2026-11-14T00:00:00.000Z',
      '2026-11-16T00:00:00.000Z',
    ]);
  });

  it('take a time for the moment that it is', () => {
    expect(spanOf('2026-11-14T10:30:00+11:00', '2026-11-15T08:00Z')).toEqual([
      '2026-11-13T23:30:00.000Z',
      '2026-11-15T08:00:00.000Z',
    ]);
  });

  it('are open if they are not given', () => {
    expect(spanOf(null, null)).toEqual([null, null]);
  });

  it.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '1; DROP',
    '2026-11-15T99:00Z',
  ])('refuse %j by its field', (text) => {
    expect(Object.keys(spanOf(text, null) ?? {})).toEqual(['date_from']);
    expect(Object.keys(spanOf(null, text) ?? {})).toEqual(['date_to']);
  });
});
