import { expect, it } from 'vitest';
import { someManagedUser } from '../../api/queries/managed-user.test-data.ts';
import { guidesText, stateChip } from './account-facts.ts';

it.each([
  ['active', true, 'Active', 'done'],
  ['active', false, 'Email not confirmed', 'waiting'],
  ['awaiting_activation', false, 'Not activated', 'waiting'],
  ['suspended', true, 'Suspended', 'danger'],
  ['suspended', false, 'Suspended', 'danger'],
  ['deleted', false, 'Deleted', 'outline'],
  ['deleted', true, 'Deleted', 'outline'],
] as const)(
  'an account that is %s (confirmed: %s) is shown as %s',
  (state, email_verified, text, tone) => {
    expect(stateChip(someManagedUser({ state, email_verified }))).toEqual({ text, tone });
  },
);

it.each([
  [0, 0, 'None'],
  [3, 0, '3 owned'],
  [0, 12, '12 published'],
  [3, 12, '3 owned, 12 published'],
])('%i guides owned and %i written are “%s”', (guides_owned, guides_authored, text) => {
  expect(guidesText(someManagedUser({ guides_owned, guides_authored }))).toBe(text);
});
