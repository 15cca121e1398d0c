import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import {
  type AccessRequest,
  type GuideForAccess,
  guideAccess,
  insideRefusal,
  openingAction,
  teaserRefusal,
} from './entitlement.ts';

const AUTHOR = { id: 1, role: 'creator' } as const;
const ADMIN = { id: 2, role: 'admin' } as const;
const STRANGER = { id: 3, role: 'user' } as const;
const OTHER_CREATOR = { id: 4, role: 'creator' } as const;

const PAID: GuideForAccess = { isPublic: false, priceCents: 499, authorId: 1, listing: 'live' };
const MEMBERS: GuideForAccess = { ...PAID, priceCents: 0 };
const PUBLIC: GuideForAccess = { ...MEMBERS, isPublic: true };
const WITHDRAWN: GuideForAccess = { ...PAID, listing: 'withdrawn' };
const WITHDRAWN_PUBLIC: GuideForAccess = { ...PUBLIC, listing: 'withdrawn' };

const anyRequest: fc.Arbitrary<AccessRequest> = fc.record({
  viewer: fc.option(
    fc.record({ id: fc.integer({ min: 1, max: 3 }), role: fc.constantFrom(...ROLES) }),
  ),
  guide: fc.record({
    isPublic: fc.boolean(),
    priceCents: fc.constantFrom(0, 499),
    authorId: fc.option(fc.integer({ min: 1, max: 3 })),
    listing: fc.constantFrom('live', 'withdrawn'),
  }),
  owned: fc.boolean(),
});

describe('guide access', () => {
  it.each([
    ['a visitor', 'a public guide', null, PUBLIC, false, 'inside', 'public', 'open'],
    [
      'a visitor',
      'a members guide',
      null,
      MEMBERS,
      false,
      'teaser',
      'not_signed_in',
      'login_first',
    ],
    ['a visitor', 'a paid guide', null, PAID, false, 'teaser', 'not_signed_in', 'login_first'],
    ['a user', 'a public guide', STRANGER, PUBLIC, false, 'inside', 'public', 'open'],
    ['a user', 'a members guide', STRANGER, MEMBERS, false, 'teaser', 'not_owned', 'acquire_free'],
    ['a user', 'a paid guide', STRANGER, PAID, false, 'teaser', 'not_owned', 'buy'],
    ['another creator', 'a paid guide', OTHER_CREATOR, PAID, false, 'teaser', 'not_owned', 'buy'],
    ['an owner', 'a paid guide', STRANGER, PAID, true, 'inside', 'owner', 'open'],
    ['an owner', 'a withdrawn guide', STRANGER, WITHDRAWN, true, 'inside', 'owner', 'open'],
    ['the author', 'a paid guide', AUTHOR, PAID, false, 'inside', 'author', 'open'],
    ['the author', 'a withdrawn guide', AUTHOR, WITHDRAWN, false, 'inside', 'author', 'open'],
    ['an admin', 'a paid guide', ADMIN, PAID, false, 'inside', 'admin', 'open'],
    ['an admin', 'a withdrawn guide', ADMIN, WITHDRAWN, false, 'inside', 'admin', 'open'],
    [
      'a user',
      'a withdrawn guide',
      STRANGER,
      WITHDRAWN,
      false,
      'teaser',
      'withdrawn',
      'unavailable',
    ],
    [
      'a visitor',
      'a withdrawn public guide',
      null,
      WITHDRAWN_PUBLIC,
      false,
      'teaser',
      'withdrawn',
      'unavailable',
    ],
  ] as const)(
    'shows %s of %s either the inside or the teaser',
    (_who, _what, viewer, guide, owned, sees, because, action) => {
      expect(guideAccess({ viewer, guide, owned })).toEqual({ sees, because });
      expect(openingAction({ viewer, guide, owned })).toBe(action);
    },
  );

  it('never shows the inside of a guide that is not public to a stranger', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { viewer, guide, owned } = request;
        const isStranger =
          viewer === null || (!owned && viewer.id !== guide.authorId && viewer.role !== 'admin');
        if (!guide.isPublic && isStranger) expect(guideAccess(request).sees).toBe('teaser');
      }),
    );
  });

  it('shows an owner the inside, whatever becomes of the guide', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        if (request.viewer !== null && request.owned) {
          expect(guideAccess(request).sees).toBe('inside');
        }
      }),
    );
  });

  it('offers to open a guide exactly when it shows the inside', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(openingAction(request) === 'open').toBe(guideAccess(request).sees === 'inside');
      }),
    );
  });

  it('ignores ownership when nobody is logged in', () => {
    expect(guideAccess({ viewer: null, guide: PAID, owned: true }).sees).toBe('teaser');
  });
});

describe('someone who requests what introduces a guide', () => {
  it('gets it exactly if the guide is there for them', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const access = guideAccess(request);
        expect(teaserRefusal(access) === null).toBe(access.because !== 'withdrawn');
        if (insideRefusal(access) === null) expect(teaserRefusal(access)).toBeNull();
      }),
    );
  });

  it('doesn’t learn that a withdrawn guide exists', () => {
    expect(teaserRefusal({ sees: 'teaser', because: 'withdrawn' })).toEqual({
      code: 'not_found',
      detail: 'Guide not found',
    });
  });
});

describe('someone who requests content they may not see', () => {
  it.each([
    ['not_signed_in', 'not_allowed', 'Log in to open this guide'],
    ['not_owned', 'not_allowed', 'You don’t have this guide yet'],
    ['withdrawn', 'not_found', 'Guide not found'],
  ] as const)('(%s) is refused as %s', (because, code, detail) => {
    expect(insideRefusal({ sees: 'teaser', because })).toEqual({ code, detail });
  });

  it('is not refused once they may see it', () => {
    expect(insideRefusal({ sees: 'inside', because: 'owner' })).toBeNull();
  });
});
