import { describe, expect, it } from 'vitest';
import { contentTexts } from '../content-texts.ts';
import type { AccessRequest } from '../purchase/entitlement.ts';
import { checkMayReview } from './may-review.ts';
import { reviewTexts } from './messages.ts';

const AUTHOR = 1;
const someone = { id: 2, role: 'user' } as const;
const admin = { id: 3, role: 'admin' } as const;
const author = { id: AUTHOR, role: 'creator' } as const;

const request = (
  viewer: AccessRequest['viewer'],
  owned: boolean,
  guide: Partial<AccessRequest['guide']> = {},
): AccessRequest => ({
  viewer,
  owned,
  guide: { isPublic: false, priceCents: 499, authorId: AUTHOR, listing: 'live', ...guide },
});

const PUBLIC = { isPublic: true, priceCents: 0 };
const WITHDRAWN = { listing: 'withdrawn' } as const;

describe('who may review a guide', () => {
  it.each([
    ['an owner', request(someone, true), null],
    ['an owner of one that is off sale', request(someone, true, WITHDRAWN), null],
    ['an admin who owns it', request(admin, true), null],
    ['anyone logged in, if it is public', request(someone, false, PUBLIC), null],
    ['an admin, if it is public', request(admin, false, PUBLIC), null],
    ['someone without it', request(someone, false), reviewTexts.notYours],
    ['an admin without it', request(admin, false), reviewTexts.notYours],
    ['a visitor', request(null, false, PUBLIC), reviewTexts.notYours],
    ['its author', request(author, false), reviewTexts.ownGuide],
    ['its author, who owns it too', request(author, true), reviewTexts.ownGuide],
    ['its author, if it is public', request(author, false, PUBLIC), reviewTexts.ownGuide],
    [
      'a stranger, once it is off sale',
      request(someone, false, { ...PUBLIC, ...WITHDRAWN }),
      contentTexts.guideNotFound,
    ],
  ])('%s: %#', (_, asked, detail) => {
    const checked = checkMayReview(asked, true);
    expect(checked.ok ? null : checked.error.detail).toBe(detail);
  });

  it.each([
    ['an owner', request(someone, true), reviewTexts.unconfirmed],
    ['anyone, if it is public', request(someone, false, PUBLIC), reviewTexts.unconfirmed],
    ['someone without it', request(someone, false), reviewTexts.notYours],
    ['its author', request(author, false), reviewTexts.ownGuide],
  ])('doesn’t include anyone without a confirmed email, such as %s', (_, asked, detail) => {
    const checked = checkMayReview(asked, false);
    expect(checked.ok ? null : checked.error.detail).toBe(detail);
  });
});
