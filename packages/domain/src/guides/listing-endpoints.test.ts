import { describe, expect, it } from 'vitest';
import { guideWithdrawal, placeWithdrawal, republication } from './listing-endpoints.ts';

const guide = { gn_id: 4, gn_g_id: 4, gn_pg_id: null, gn_source_type: 'published' } as const;
const place = { pn_id: 31, pn_p_id: 31, pn_pp_id: null, pn_source_type: 'published' } as const;

const NO_ENDPOINT = 'Cannot determine withdrawal endpoint for guide/place';

describe('withdrawing', () => {
  it.each([
    ['a published guide', guide, { kind: 'withdraw_guide', guideId: 4 }],
    [
      'an unsaved draft, for its original',
      { ...guide, gn_id: 'draft-from-4-9', gn_source_type: 'pending' },
      { kind: 'withdraw_guide', guideId: 4 },
    ],
    [
      'a pending guide, whatever its original',
      { ...guide, gn_id: 50, gn_pg_id: 50, gn_source_type: 'pending' },
      { kind: 'change_status', pendingGuideId: 50 },
    ],
  ] as const)('%s', (_case, content, withdrawal) => {
    expect(guideWithdrawal(content)).toEqual({ ok: true, value: withdrawal });
  });

  it.each([
    ['draft-from-4', 'Invalid draft guide ID format'],
    ['draft-from-x-9', 'Invalid draft guide ID format'],
    ['new-guide-9', NO_ENDPOINT],
    ['temp-9', NO_ENDPOINT],
  ] as const)('a guide with id %s is refused', (gn_id, detail) => {
    const unsaved = { gn_id, gn_g_id: null, gn_pg_id: null, gn_source_type: 'pending' } as const;
    expect(guideWithdrawal(unsaved)).toMatchObject({ ok: false, error: { detail } });
  });

  it('a place, published or pending', () => {
    expect(placeWithdrawal(place)).toEqual({
      ok: true,
      value: { kind: 'withdraw_place', placeId: 31 },
    });
    const pending = { ...place, pn_pp_id: 60, pn_source_type: 'pending' } as const;
    expect(placeWithdrawal(pending)).toEqual({
      ok: true,
      value: { kind: 'withdraw_pending_place', pendingPlaceId: 60 },
    });
  });

  it.each([
    ['new-place-1', NO_ENDPOINT],
    [31, NO_ENDPOINT],
    ['somewhere', 'Invalid place ID'],
  ] as const)('a place with id %s is refused', (pn_id, detail) => {
    const unknown = { pn_id, pn_p_id: null, pn_pp_id: null, pn_source_type: 'pending' } as const;
    expect(placeWithdrawal(unknown)).toMatchObject({ ok: false, error: { detail } });
  });
});

describe('republishing', () => {
  it.each([
    [guide, { kind: 'republish_guide', guideId: 4 }],
    [place, { kind: 'republish_place', placeId: 31 }],
  ])('takes the content itself (%#)', (content, expected) => {
    expect(republication(content)).toEqual({ ok: true, value: expected });
  });

  it.each([
    [4, 'Re-publishing by ID alone is not supported. Please provide content object.'],
    ['4', 'Re-publishing by ID alone is not supported. Please provide content object.'],
    [{ id: 4 }, 'Cannot determine content type for re-publishing'],
    [{ ...guide, gn_g_id: null }, 'Invalid content identifier for re-publishing'],
    [{ ...place, pn_p_id: 'x' }, 'Invalid content identifier for re-publishing'],
  ])('%o is refused: %s', (content, detail) => {
    expect(republication(content)).toMatchObject({ ok: false, error: { detail } });
  });
});
