import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import { LIVE, type Listing, republishListing, withdrawListing } from './listing.ts';

const owner: Actor = { id: 7, role: 'creator' };
const stranger: Actor = { id: 8, role: 'creator' };
const admin: Actor = { id: 9, role: 'admin' };
const user: Actor = { id: 7, role: 'user' };

const byOwner: Listing = { state: 'withdrawn', by: 'owner' };
const byAdmin: Listing = { state: 'withdrawn', by: 'admin' };

const NOT_OWNER = 'Access denied: User does not own this content and admin override not allowed';
const TOO_LOW = 'Access denied: Requires creator role or higher';
const SIGNED_OUT = 'Access denied: User not authenticated';
const ADMIN_NEEDED = 'Admin access required for this action.';

describe('a listing', () => {
  it.each([
    ['live, by its owner', LIVE, owner, byOwner],
    ['live, by an admin', LIVE, admin, byAdmin],
    ['live, by another creator', LIVE, stranger, NOT_OWNER],
    ['live, by a user', LIVE, user, TOO_LOW],
    ['live, by nobody', LIVE, null, SIGNED_OUT],
    ['withdrawn already', byOwner, admin, byOwner],
  ] as const)('is withdrawn: %s', (_case, listing, actor, expected) => {
    expectOutcome(withdrawListing(listing, actor, 7), listing, expected);
  });

  it.each([
    ['withdrawn by the owner, by the owner', byOwner, owner, LIVE],
    ['withdrawn by the owner, by an admin', byOwner, admin, LIVE],
    ['withdrawn by an admin, by the owner', byAdmin, owner, ADMIN_NEEDED],
    ['withdrawn by an admin, by an admin', byAdmin, admin, LIVE],
    ['withdrawn by the owner, by another creator', byOwner, stranger, NOT_OWNER],
    ['withdrawn by the owner, by a user', byOwner, user, TOO_LOW],
    ['live already', LIVE, owner, LIVE],
  ] as const)('is republished: %s', (_case, listing, actor, expected) => {
    expectOutcome(republishListing(listing, actor, 7), listing, expected);
  });
});

function expectOutcome(
  outcome: ReturnType<typeof withdrawListing>,
  before: Listing,
  expected: Listing | string,
): void {
  if (typeof expected === 'string') {
    expect(outcome).toMatchObject({ ok: false, error: { detail: expected } });
  } else {
    const changed = before.state !== expected.state;
    expect(outcome).toEqual({ ok: true, value: { listing: expected, changed } });
  }
}
