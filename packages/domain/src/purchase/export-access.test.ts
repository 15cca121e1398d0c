import { describe, expect, it } from 'vitest';
import type { GuideForAccess } from './entitlement.ts';
import { exportRefusal } from './export-access.ts';

const AUTHOR = { id: 1, role: 'creator' } as const;
const ADMIN = { id: 2, role: 'admin' } as const;
const CREATOR = { id: 3, role: 'creator' } as const;
const USER = { id: 4, role: 'user' } as const;

const PAID: GuideForAccess = { isPublic: false, priceCents: 499, authorId: 1, listing: 'live' };
const PUBLIC: GuideForAccess = { ...PAID, isPublic: true, priceCents: 0 };
const GONE: GuideForAccess = { ...PUBLIC, listing: 'withdrawn' };

describe('a guide can be exported', () => {
  it.each([
    ['by its author', AUTHOR, PAID],
    ['by its author once it’s withdrawn', AUTHOR, GONE],
    ['by admins', ADMIN, PAID],
    ['by visitors if it’s public', null, PUBLIC],
    ['by everyone if it’s public', USER, PUBLIC],
  ])('%s', (_, viewer, guide) => {
    expect(exportRefusal({ viewer, guide, owned: false })).toBeNull();
  });

  it('by people who own a public guide', () => {
    expect(exportRefusal({ viewer: USER, guide: PUBLIC, owned: true })).toBeNull();
  });
});

describe('the export of a guide is refused', () => {
  it.each([
    ['to visitors if it’s paid', null, PAID, false, 'not_allowed'],
    ['to other creators', CREATOR, PAID, false, 'not_allowed'],
    ['to people who bought it, because they bought the walk', USER, PAID, true, 'not_allowed'],
    ['as not found once it’s withdrawn', null, GONE, false, 'not_found'],
    ['to its owner once it’s withdrawn', USER, GONE, true, 'not_allowed'],
  ])('%s', (_, viewer, guide, owned, code) => {
    expect(exportRefusal({ viewer, guide, owned })?.code).toBe(code);
  });
});
