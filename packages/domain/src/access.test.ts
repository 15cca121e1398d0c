import { describe, expect, it } from 'vitest';
import {
  accessDenied,
  authoredGuidesScope,
  checkMayEdit,
  checkOwnership,
  checkRole,
  checkSignedIn,
  mayEditInNavigator,
} from './access.ts';
import type { Actor } from './roles.ts';

const user: Actor = { id: 1, role: 'user' };
const creator: Actor = { id: 2, role: 'creator' };
const admin: Actor = { id: 3, role: 'admin' };

const NOT_OWNER = 'User does not own this content and admin override not allowed';

describe('access checks', () => {
  it('pass a signed-in person and give them back', () => {
    expect(checkSignedIn(user)).toEqual({ ok: true, value: user });
  });

  it('refuse someone who is not signed in', () => {
    const refused = {
      ok: false,
      error: { code: 'not_signed_in', detail: 'User not authenticated' },
    };
    expect(checkSignedIn(null)).toEqual(refused);
    expect(checkRole(null, 'user')).toEqual(refused);
    expect(checkOwnership(null, 1, { adminOverride: true })).toEqual(refused);
    expect(checkMayEdit(null, 1)).toEqual(refused);
  });

  it.each([
    [user, 'creator', 'Requires creator role or higher'],
    [user, 'admin', 'Requires admin role or higher'],
    [creator, 'admin', 'Requires admin role or higher'],
    [creator, 'creator', null],
    [admin, 'creator', null],
  ] as const)('of %o against the minimum %s say %s', (actor, minimum, detail) => {
    const check = checkRole(actor, minimum);
    expect(check.ok ? null : check.error).toEqual(detail && { code: 'not_allowed', detail });
  });

  it.each([
    ['the owner', creator, 2, false, null],
    ['a stranger', creator, 9, true, NOT_OWNER],
    ['an admin with override', admin, 9, true, null],
    ['an admin without override', admin, 9, false, NOT_OWNER],
    ['an admin who owns it', admin, 3, false, null],
    ['anyone on content without owner', creator, null, true, NOT_OWNER],
  ] as const)('of ownership for %s', (_who, actor, ownerId, adminOverride, detail) => {
    const check = checkOwnership(actor, ownerId, { adminOverride });
    expect(check.ok ? null : check.error.detail).toBe(detail);
  });

  it.each([
    ['an admin edits anything', admin, 9, null],
    ['a creator edits their own', creator, 2, null],
    ["a creator does not edit another's", creator, 9, NOT_OWNER],
    ['a user edits nothing, not even as owner', user, 1, 'Requires creator role or higher'],
  ] as const)('%s', (_rule, actor, ownerId, detail) => {
    const check = checkMayEdit(actor, ownerId);
    expect(check.ok ? null : check.error.detail).toBe(detail);
  });

  it('prefix the reason of a denial with “Access denied”', () => {
    expect(accessDenied({ code: 'not_allowed', detail: NOT_OWNER })).toEqual({
      code: 'not_allowed',
      detail: `Access denied: ${NOT_OWNER}`,
    });
  });
});

describe('the place navigator', () => {
  it.each([
    ['a creator, an unsaved guide', creator, { isUnsaved: true, authorId: null }, true],
    ['a creator, their own', creator, { isUnsaved: false, authorId: 2 }, true],
    ["a creator, another's", creator, { isUnsaved: false, authorId: 9 }, false],
    ['an admin, an unsaved guide', admin, { isUnsaved: true, authorId: null }, true],
    ['an admin, their own', admin, { isUnsaved: false, authorId: 3 }, true],
    ["an admin, another's", admin, { isUnsaved: false, authorId: 9 }, false],
    ['a user, an unsaved guide', user, { isUnsaved: true, authorId: null }, false],
    ['a user, as its author', user, { isUnsaved: false, authorId: 1 }, false],
    ['nobody, an unsaved guide', null, { isUnsaved: true, authorId: null }, false],
  ] as const)('for %s', (_case, actor, guide, expected) => {
    expect(mayEditInNavigator(actor, guide)).toBe(expected);
  });
});

describe('the list of authored guides', () => {
  it('has every guide for an admin and their own for anyone else', () => {
    expect(authoredGuidesScope(admin)).toEqual({ scope: 'all' });
    expect(authoredGuidesScope(creator)).toEqual({ scope: 'own', authorId: 2 });
    expect(authoredGuidesScope(user)).toEqual({ scope: 'own', authorId: 1 });
  });
});
