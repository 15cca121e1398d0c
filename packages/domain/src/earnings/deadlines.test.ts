import { expect, it } from 'vitest';
import { disputableUntil, heldBackUntil, latestDueMonth, royaltiesDueOn } from './deadlines.ts';

it.each([
  ['royalties are due 60 days after month end', royaltiesDueOn, '2026-11-30', '2027-01-29'],
  ['a payment is disputable for six months', disputableUntil, '2026-08-31', '2027-02-28'],
  ['a balance is held back three months', heldBackUntil, '2026-11-15', '2027-02-15'],
])('%s', (_what, deadline, from, until) => {
  expect(deadline(from)).toBe(until);
});

it.each([
  ['2027-01-28', '2026-10'],
  ['2027-01-29', '2026-11'],
  ['2027-03-01', '2026-12'],
  ['2027-03-31', '2026-12'],
  ['2027-04-01', '2027-01'],
])('on %s the royalties of %s are the latest that are due', (today, month) => {
  expect(latestDueMonth(today)).toBe(month);
});
