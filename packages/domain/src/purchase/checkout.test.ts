import { describe, expect, it } from 'vitest';
import { type GuideForAccess, mayCompletePurchase, planPurchase } from './entitlement.ts';

const BUYER = { id: 3, role: 'user' } as const;
const GUIDE: GuideForAccess = { isPublic: false, priceCents: 499, authorId: 1, listing: 'live' };

describe('a request to purchase', () => {
  it.each([
    ['a priced guide', BUYER, GUIDE, false, { kind: 'checkout', amountCents: 499 }],
    ['a free guide', BUYER, { ...GUIDE, priceCents: 0 }, false, { kind: 'grant_free' }],
    ['a public guide', BUYER, { ...GUIDE, isPublic: true }, false, { kind: 'grant_free' }],
    ['an owned guide', BUYER, GUIDE, true, { kind: 'already_owned' }],
    [
      'an owned, withdrawn guide',
      BUYER,
      { ...GUIDE, listing: 'withdrawn' },
      true,
      { kind: 'already_owned' },
    ],
    [
      'a priced guide as an admin',
      { id: 2, role: 'admin' },
      GUIDE,
      false,
      { kind: 'checkout', amountCents: 499 },
    ],
  ] as const)('for %s is planned', (_what, viewer, guide, owned, plan) => {
    expect(planPurchase({ viewer, guide, owned })).toEqual({ ok: true, value: plan });
  });

  it.each([
    ['by a visitor', null, GUIDE, 'not_signed_in', 'User not authenticated'],
    [
      'for a withdrawn guide',
      BUYER,
      { ...GUIDE, listing: 'withdrawn' },
      'not_found',
      'Guide not found',
    ],
    [
      'for one’s own guide',
      { id: 1, role: 'creator' },
      GUIDE,
      'conflict',
      'You can’t buy your own guide',
    ],
  ] as const)('%s is refused', (_what, viewer, guide, code, detail) => {
    expect(planPurchase({ viewer, guide, owned: false })).toEqual({
      ok: false,
      error: { code, detail },
    });
  });
});

it('a completed purchase is handled at most once in 500 ms', () => {
  expect(mayCompletePurchase(null, 0)).toBe(true);
  expect(mayCompletePurchase(1000, 1000)).toBe(false);
  expect(mayCompletePurchase(1000, 1499)).toBe(false);
  expect(mayCompletePurchase(1000, 1500)).toBe(true);
});
