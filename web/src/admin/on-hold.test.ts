import { expect, it } from 'vitest';
import { isOnHold } from './royalties-due.tsx';

const PAYABLE = {
  creator_id: 7,
  creator_name: 'Isla',
  month: '2026-08',
  amount_due: 6.98,
  balance: 10.47,
  due_on: '2026-10-30',
  held_back_until: null,
};

it.each([
  [null, '2026-11-15', false],
  ['2026-11-16', '2026-11-15', true],
  ['2026-11-15', '2026-11-15', true],
  ['2026-11-14', '2026-11-15', false],
])('a royalty held back until %s is on hold on %s: %s', (held_back_until, today, expected) => {
  expect(isOnHold({ ...PAYABLE, held_back_until }, today)).toBe(expected);
});
