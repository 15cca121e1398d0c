import { expect, it } from 'vitest';
import { defaultSpan, readSpan } from './month-span.ts';

it('a span begins with the present year and ends with the present month', () => {
  expect(defaultSpan('2026-11-15')).toEqual({ from: '2026-01', to: '2026-11' });
});

it('one month is a span', () => {
  const span = { from: '2026-11', to: '2026-11' };
  expect(readSpan(span)).toEqual({ kind: 'span', span });
});

it.each([
  ['nothing', { from: '', to: '2026-11' }, /both months/],
  ['half a month', { from: '2026-01', to: '2026-1' }, /both months/],
  ['no month', { from: '2026-13', to: '2026-11' }, /both months/],
  ['a span that runs backwards', { from: '2026-11', to: '2026-10' }, /no earlier than “From”/],
])('%s is complained about', (_, typed, complaint) => {
  expect(readSpan(typed)).toMatchObject({
    kind: 'wrong',
    complaint: expect.stringMatching(complaint),
  });
});
