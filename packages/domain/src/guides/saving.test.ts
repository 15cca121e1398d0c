import { describe, expect, it } from 'vitest';
import type { EditableGuide, EditablePlace } from './editable.ts';
import {
  draftFromPublished,
  guideFromPublished,
  isPublishedGuide,
  newGuide,
} from './editable-guide.ts';
import { newPlace, placeFromPublished } from './editable-place.ts';
import { pendingGuideBody } from './pending-body.ts';
import { publishedGuide, publishedPlace } from './sample-records.test-data.ts';
import { guideFormContext, placeFormContext, planGuideSave, planPlaceSave } from './saving.ts';

const user = { id: 77, name: 'Grace' };
const fresh = newGuide(1);
const published = guideFromPublished(publishedGuide);
const pending: EditableGuide = { ...fresh, gn_id: 50, gn_pg_id: 50, gn_version: 3 };
const freshPlace = newPlace(50, 1);
const publishedOne = placeFromPublished(publishedPlace);
const pendingPlace: EditablePlace = { ...freshPlace, pn_id: 60, pn_pp_id: 60, pn_version: 2 };

function draft(): EditableGuide {
  return isPublishedGuide(published) ? draftFromPublished(published, 9) : published;
}

describe('saving a guide', () => {
  it.each([
    ['a new guide', fresh, 'create_new_pending'],
    ['a temporary one', { ...fresh, gn_id: 'temp-4' }, 'create_new_pending'],
    ['an unsaved draft', draft(), 'create_draft_from_published'],
    ['a published one', published, 'create_draft_from_published'],
    ['a pending one', pending, 'edit_existing_pending'],
    ['a pending draft of a published one', { ...pending, gn_g_id: 4 }, 'edit_existing_pending'],
    ['an id of nothing', { ...fresh, gn_id: 'guide-4' }, null],
    ['a number that is neither', { ...fresh, gn_id: 4 }, null],
  ])('chooses its context: %s', (_case, guide, context) => {
    expect(guideFormContext(guide)).toBe(context);
  });

  it('sends what is empty as placeholder and sentinel, and the author as whoever saves', () => {
    expect(planGuideSave(fresh, 'paid', user)).toEqual({
      ok: true,
      value: {
        kind: 'create',
        body: {
          pg_title: 'Not yet provided',
          pg_description: 'Not yet provided',
          pg_location: '99999,99999',
          pg_image: 'Not yet provided',
          pg_audio: null,
          pg_video: null,
          pg_path: null,
          pg_boundary: null,
          pg_price: 4.99,
          pg_is_public: false,
          pg_pending_status: 'draft',
          pg_author_id: 77,
          pg_author_name: 'Grace',
        },
      },
    });
  });

  it('names the published guide that a draft is of', () => {
    expect(planGuideSave(draft(), 'paid', user)).toMatchObject({
      ok: true,
      value: {
        kind: 'create',
        body: { source_published_guide_id: 4, pg_pending_status: 'draft', pg_author_id: 12 },
      },
    });
  });

  it('updates a pending guide and says which version was edited', () => {
    expect(planGuideSave(pending, 'paid', user)).toMatchObject({
      ok: true,
      value: { kind: 'update', pendingGuideId: 50, body: { pg_version: 3 } },
    });
  });

  it('refuses ids that make no sense', () => {
    const refusals: [EditableGuide, string][] = [
      [{ ...fresh, gn_id: 'guide-4' }, 'Cannot save guide: invalid context.'],
      [{ ...draft(), gn_g_id: null }, 'Invalid Source Guide ID for draft creation'],
      [{ ...pending, gn_pg_id: 1.5 }, 'Invalid Pending Guide ID for update'],
    ];
    for (const [guide, detail] of refusals) {
      expect(planGuideSave(guide, 'paid', user)).toMatchObject({ ok: false, error: { detail } });
    }
  });

  it.each([
    ['paid', '0', 4.99, false],
    ['paid', 'soon', 4.99, false],
    ['paid', '12.50', 12.5, false],
    ['members', '12.50', 0, false],
    ['public', '12.50', 0, true],
  ] as const)('%s with price text %o costs %d, public %s', (choice, text, price, isPublic) => {
    const body = pendingGuideBody({ ...fresh, gn_price_status: text }, choice, user);
    expect([body.pg_price, body.pg_is_public]).toEqual([price, isPublic]);
  });

  it('sends 0,0 as no location', () => {
    const body = pendingGuideBody({ ...fresh, gn_loc: { lat: 0, lng: 0 } }, 'paid', user);
    expect(body.pg_location).toBe('99999,99999');
  });
});

describe('saving a place', () => {
  it.each([
    ['a new one', freshPlace, 'create_new_pending'],
    ['a temporary one', { ...freshPlace, pn_id: 'temp-2' }, 'create_new_pending'],
    ['a published one', publishedOne, 'create_draft_from_published'],
    ['a pending one', pendingPlace, 'edit_existing_pending'],
    ['a number', { ...freshPlace, pn_id: 60 }, 'edit_existing_pending'],
    ['numeric text', { ...freshPlace, pn_id: '60' }, 'edit_existing_pending'],
    ['other text', { ...freshPlace, pn_id: 'place-60' }, null],
    ["a guide's id", { ...freshPlace, pn_id: 'new-guide-1' }, null],
  ])('chooses its context: %s', (_case, place, context) => {
    expect(placeFormContext(place)).toBe(context);
  });

  it('adds a new place to its pending guide as a draft', () => {
    expect(planPlaceSave(freshPlace, '50')).toEqual({
      ok: true,
      value: {
        kind: 'create',
        pendingGuideId: 50,
        body: {
          pp_pg_id: 50,
          pp_title: 'Not yet provided',
          pp_description: 'Not yet provided',
          pp_marker: '99999,99999',
          pp_location: '99999,99999',
          pp_image: 'Not yet provided',
          pp_audio: null,
          pp_video: null,
          pp_path: null,
          pp_boundary: null,
          pp_original_p_id: null,
          pp_pending_status: 'draft',
          pp_order: null,
        },
      },
    });
  });

  it('makes a new pending place of a published one', () => {
    expect(planPlaceSave(publishedOne, 50)).toMatchObject({
      ok: true,
      value: { kind: 'create', pendingGuideId: 50, body: { pp_original_p_id: 31 } },
    });
  });

  it('updates a pending place', () => {
    expect(planPlaceSave(pendingPlace, 50)).toMatchObject({
      ok: true,
      value: { kind: 'update', pendingPlaceId: 60, body: { pp_version: 2 } },
    });
  });

  it.each([
    [freshPlace, null, 'Guide must be saved before adding places.'],
    [freshPlace, 'new-guide-1', 'Invalid Parent Guide ID for place creation'],
    [{ ...freshPlace, pn_id: 'place-60' }, 50, 'Cannot save place: invalid context.'],
    [{ ...pendingPlace, pn_pp_id: -1 }, 50, 'Invalid Pending Place ID for update'],
  ])('is refused (%#)', (place, guideId, detail) => {
    expect(planPlaceSave(place, guideId)).toMatchObject({ ok: false, error: { detail } });
  });
});
