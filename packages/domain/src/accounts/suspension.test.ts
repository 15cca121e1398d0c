import { expect, it } from 'vitest';
import {
  type AccountStanding,
  decideSuspension,
  readSuspensionReason,
  type SuspensionAct,
  suspendedText,
  suspensionTexts,
} from './suspension.ts';

const REASON = 'Sold copied texts';
const ACTIVE: AccountStanding = {
  isSuspended: false,
  latestReason: null,
  isOwn: false,
  isLastAdmin: false,
};
const SUSPENDED: AccountStanding = { ...ACTIVE, isSuspended: true, latestReason: REASON };
const REINSTATED: AccountStanding = { ...ACTIVE, latestReason: REASON };

it.each<[SuspensionAct, string, AccountStanding, string]>([
  ['suspend', 'an active account', ACTIVE, 'changed'],
  ['suspend', 'an account suspended for the same reason', SUSPENDED, 'unchanged'],
  [
    'suspend',
    'an account suspended for another reason',
    { ...SUSPENDED, latestReason: 'Spam' },
    'Someone has already suspended this account.',
  ],
  [
    'suspend',
    'their own account',
    { ...ACTIVE, isOwn: true },
    'You can’t suspend your own account. Ask another admin to do it.',
  ],
  [
    'suspend',
    'the last admin',
    { ...ACTIVE, isOwn: true, isLastAdmin: true },
    'This is the only admin. Make someone else an admin first.',
  ],
  ['suspend', 'an account reinstated before', { ...ACTIVE, latestReason: 'Sorry' }, 'changed'],
  ['reinstate', 'a suspended account', SUSPENDED, 'changed'],
  ['reinstate', 'an account reinstated for the same reason', REINSTATED, 'unchanged'],
  ['reinstate', 'an account that was never suspended', ACTIVE, 'This account isn’t suspended.'],
])('an admin who wants to %s %s', (act, _, standing, expected) => {
  const decided = decideSuspension(act, REASON, standing);
  expect(decided.ok ? decided.value : decided.error.detail).toBe(expected);
});

it.each([' \n ', '\u200b', ''])('the reason %j is refused at its field', (typed) => {
  const read = readSuspensionReason(typed);
  expect(read.ok ? null : read.error.fields).toEqual({ reason: 'Enter a reason' });
});

it('a reason is stored without what nobody sees', () => {
  expect(readSuspensionReason(' Spam\u200b \n')).toEqual({ ok: true, value: 'Spam' });
});

it('tells the owner the reason, and how to contact us', () => {
  expect(suspendedText(REASON)).toMatch(/“Sold copied texts”\..*Trouble logging in\?/);
  expect(suspendedText(null)).toBe(suspensionTexts.suspended);
});
