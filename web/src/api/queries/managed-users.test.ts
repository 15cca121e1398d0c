import { expect, it } from 'vitest';
import { someManagedUser } from './managed-user.test-data.ts';
import { withUser } from './managed-users.ts';

it('an account with a new role keeps its position, and no other row changes', () => {
  const first = someManagedUser();
  const second = someManagedUser({ u_id: 40 });
  const pages = {
    pageParams: [null, 'next'],
    pages: [
      { items: [first], next_cursor: 'next' },
      { items: [second], next_cursor: null },
    ],
  };
  const changed = { ...second, user_role: 'creator' } as const;
  const after = withUser(pages, changed);
  expect(after.pages.map(({ items }) => items)).toEqual([[first], [changed]]);
  expect(after.pageParams).toBe(pages.pageParams);
});
