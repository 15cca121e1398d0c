import { describe, expect, it } from 'vitest';
import { newGuide } from './editable-guide.ts';
import { newPlace } from './editable-place.ts';
import {
  draft,
  draftPlace,
  pendingGuide,
  pendingPlace,
  publishedGuide,
  publishedPlace,
} from './samples.test-data.ts';
import { planGuideSave, planPlaceSave, requireOpenGuide, requireOpenPlace } from './saving.ts';

const fresh = newGuide(1);
const freshPlace = newPlace(50, 1, 1);
const draftOfPublished = { ...pendingGuide, originalId: 4 };

describe('a form without anything open', () => {
  it('can’t be saved', () => {
    expect(requireOpenGuide(null)).toMatchObject({
      ok: false,
      error: { detail: 'Cannot save guide: invalid context.' },
    });
    expect(requireOpenPlace(null)).toMatchObject({
      ok: false,
      error: { detail: 'Cannot save place: invalid context.' },
    });
  });
});

describe('saving a guide', () => {
  it.each([
    ['creates a new one', fresh, { call: 'createPendingGuide', sourceId: null }],
    ['names the original of a draft', draft, { call: 'createPendingGuide', sourceId: 4 }],
    [
      'makes a draft of a published one',
      publishedGuide,
      { call: 'createPendingGuide', sourceId: 4 },
    ],
    ['updates the version read', pendingGuide, { call: 'updatePendingGuide', id: 50, version: 3 }],
  ])('%s', (_case, guide, plan) => {
    expect(planGuideSave(guide)).toEqual({ ok: true, value: plan });
  });

  it.each([
    [
      'a draft of nothing',
      { ...draft, publishedId: 0 },
      'Invalid Source Guide ID for draft creation',
    ],
    [
      'an id that is no integer',
      { ...pendingGuide, id: 1.5 },
      'Invalid Pending Guide ID for update',
    ],
  ])('is refused for %s', (_case, guide, detail) => {
    expect(planGuideSave(guide)).toMatchObject({ ok: false, error: { detail } });
  });
});

describe('saving a place', () => {
  it.each([
    [
      'adds a new one to its guide',
      freshPlace,
      pendingGuide,
      { call: 'addPendingPlace', pendingGuideId: 50, originalId: null },
    ],
    [
      'makes a new pending place of a published one',
      publishedPlace,
      draftOfPublished,
      { call: 'addPendingPlace', pendingGuideId: 50, originalId: 31 },
    ],
    [
      'names the original of a draft',
      draftPlace,
      draftOfPublished,
      { call: 'addPendingPlace', pendingGuideId: 50, originalId: 31 },
    ],
    [
      'updates the version read',
      pendingPlace,
      pendingGuide,
      { call: 'updatePendingPlace', id: 60, version: 2 },
    ],
  ])('%s', (_case, place, guide, plan) => {
    expect(planPlaceSave(place, guide)).toEqual({ ok: true, value: plan });
  });

  it.each([
    [freshPlace, null, 'No guide selected. Please select or create a guide first.'],
    [freshPlace, fresh, 'Please save the new guide first before adding places.'],
    [freshPlace, draft, 'Please save the guide draft first before adding places.'],
    [publishedPlace, publishedGuide, 'Guide must be saved before adding places.'],
    [
      { ...freshPlace, pendingGuideId: -1 },
      { ...pendingGuide, id: -1 },
      'Invalid Parent Guide ID for place creation',
    ],
    [newPlace(51, 1, 1), pendingGuide, 'Cannot save place: invalid context.'],
    [{ ...pendingPlace, pendingGuideId: 51 }, pendingGuide, 'Cannot save place: invalid context.'],
    [publishedPlace, pendingGuide, 'Cannot save place: invalid context.'],
    [{ ...pendingPlace, id: -1 }, pendingGuide, 'Invalid Pending Place ID for update'],
  ])('is refused (%#)', (place, guide, detail) => {
    expect(planPlaceSave(place, guide)).toMatchObject({ ok: false, error: { detail } });
  });
});
