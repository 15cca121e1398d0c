import type { GuideListing } from '@laneway/contract/authoring';
import { newPlace } from '@laneway/domain/guides/editable-place';
import {
  pendingGuide,
  pendingPlace,
  publishedGuide,
  publishedPlace,
} from '@laneway/domain/guides/samples.test-data';
import { describe, expect, it } from 'vitest';
import { guideOffer, needsReason, offerAct, placeAct, placeOffer } from './offer.ts';

const CREATOR = { id: 12, role: 'creator' } as const;
const OTHER = { id: 99, role: 'creator' } as const;
const ADMIN = { id: 3, role: 'admin' } as const;

const NOTHING_OFF = { g_id: 4, withdrawn: null, places: [] };
const live = guideOffer(NOTHING_OFF);
const offBy = (by: 'owner' | 'admin') =>
  guideOffer({ ...NOTHING_OFF, withdrawn: { by, comment: null } });

describe('the action for a guide on sale', () => {
  it.each([
    ['live', live, CREATOR, 'withdraw'],
    ['live', live, ADMIN, 'withdraw'],
    ['live', live, OTHER, null],
    ['withdrawn by its creator', offBy('owner'), CREATOR, 'republish'],
    ['withdrawn by its creator', offBy('owner'), ADMIN, 'republish'],
    ['withdrawn by its creator', offBy('owner'), OTHER, null],
    ['withdrawn by an admin', offBy('admin'), CREATOR, null],
    ['withdrawn by an admin', offBy('admin'), ADMIN, 'republish'],
    ['not known', null, ADMIN, null],
  ] as const)('%s (%#)', (_, offer, actor, act) => {
    expect(offerAct(offer, actor, CREATOR.id)).toBe(act);
  });
});

describe('the action for a place', () => {
  const listing: GuideListing = {
    ...NOTHING_OFF,
    places: [{ p_id: 31, by: 'admin', comment: 'Fenced' }],
  };
  const mine = { ...pendingGuide, author: publishedGuide.author };
  const submitted = { ...mine, status: 'submitted' } as const;
  const published = { ...mine, status: 'published' } as const;
  const withdrawn = { ...pendingPlace, status: 'withdrawn' } as const;

  it('depends on the listing of the published place', () => {
    expect(placeOffer(listing, publishedPlace)).toEqual({
      listing: { state: 'withdrawn', by: 'admin' },
      reason: 'Fenced',
    });
    expect(placeOffer(listing, { ...pendingPlace, originalId: 31 })?.reason).toBe('Fenced');
    expect(placeOffer(listing, pendingPlace)).toBeNull();
    expect(placeOffer(NOTHING_OFF, publishedPlace)).toEqual(live);
  });

  it.each([
    ['a published one', publishedPlace, publishedGuide, live, CREATOR, 'withdraw'],
    ['a published one', publishedPlace, publishedGuide, live, ADMIN, 'withdraw'],
    ['a published one, by others', publishedPlace, publishedGuide, live, OTHER, null],
    ['one that an admin withdrew', publishedPlace, publishedGuide, offBy('admin'), CREATOR, null],
    [
      'one that an admin withdrew',
      publishedPlace,
      publishedGuide,
      offBy('admin'),
      ADMIN,
      'republish',
    ],
    ['one of a draft', pendingPlace, mine, null, CREATOR, 'withdraw'],
    ['one of a draft, by an admin', pendingPlace, mine, null, ADMIN, 'withdraw'],
    ['a withdrawn one of a draft', withdrawn, mine, null, CREATOR, 'republish'],
    ['one that is under review', pendingPlace, submitted, null, CREATOR, null],
    ['one that is under review', pendingPlace, submitted, null, ADMIN, null],
    ['one of a version that was published', pendingPlace, published, null, CREATOR, null],
    ['one of a version that was published', pendingPlace, published, null, ADMIN, null],
    ['a new one', newPlace(50, 9, 1), mine, null, CREATOR, null],
  ] as const)('%s (%#)', (_, place, guide, offer, actor, act) => {
    expect(placeAct(place, guide, offer, actor)).toBe(act);
  });
});

it('an admin has to give creators a reason, and nobody needs one for their own content', () => {
  expect(needsReason(ADMIN, CREATOR.id)).toBe(true);
  expect(needsReason(ADMIN, ADMIN.id)).toBe(false);
  expect(needsReason(CREATOR, CREATOR.id)).toBe(false);
});
