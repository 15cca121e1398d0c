import type { Role } from '@laneway/domain/roles';
import { describe, expect, it } from 'vitest';
import { someManagedUser } from '../../api/queries/managed-user.test-data.ts';
import { changedText, isDemotion, roleAction, roleConsequences } from './role-texts.ts';

const WRITES = 'They can write guides, submit them for review and sell them.';
const REVIEWS = 'They can review, publish, edit and withdraw anyone’s guides.';
const MONEY = 'They see all orders and royalties, and can refund orders and record payouts.';
const ROLES = 'They see every account and can change anyone’s role, including yours.';
const NO_REVIEWS =
  'They can’t review guides, see the platform’s money or manage accounts any more.';
const NO_DASHBOARD =
  'They can’t open their dashboard, so they lose access to their drafts and statements.';
const STILL_SOLD = 'Guides they’ve published stay on sale, and we still owe them the royalties.';
const AT_ONCE = 'This takes effect straight away, on every device.';

describe('a change of role', () => {
  it.each<[Role, Role, readonly string[]]>([
    ['user', 'creator', [WRITES, AT_ONCE]],
    ['user', 'admin', [WRITES, REVIEWS, MONEY, ROLES, AT_ONCE]],
    ['creator', 'admin', [REVIEWS, MONEY, ROLES, AT_ONCE]],
    ['admin', 'creator', [NO_REVIEWS, AT_ONCE]],
    ['admin', 'user', [NO_REVIEWS, NO_DASHBOARD, STILL_SOLD, AT_ONCE]],
    ['creator', 'user', [NO_DASHBOARD, STILL_SOLD, AT_ONCE]],
  ])('from %s to %s explains its consequences', (from, to, texts) => {
    expect(roleConsequences(from, to)).toEqual(texts);
    expect(isDemotion(from, to)).toBe(texts.includes(NO_REVIEWS) || texts.includes(NO_DASHBOARD));
  });

  it.each<[Role, string]>([
    ['user', 'Robin Adeyemi is now a user'],
    ['creator', 'Robin Adeyemi is now a creator'],
    ['admin', 'Robin Adeyemi is now an admin'],
  ])('to %s is reported', (user_role, text) => {
    expect(changedText(someManagedUser({ user_role }))).toBe(text);
  });

  it('is offered for all accounts except one’s own and deleted ones', () => {
    expect(roleAction(someManagedUser({ u_id: 8 }), 7)).toBe('change');
    expect(roleAction(someManagedUser({ u_id: 8, state: 'awaiting_activation' }), 7)).toBe(
      'change',
    );
    expect(roleAction(someManagedUser({ u_id: 7 }), 7)).toBe('ask another admin');
    expect(roleAction(someManagedUser({ u_id: 8, state: 'deleted' }), 7)).toBe('none');
  });
});
