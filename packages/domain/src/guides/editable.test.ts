import { describe, expect, it } from 'vitest';
import {
  draftFromPublished,
  guideFromPublished,
  isPublishedGuide,
  newGuide,
} from './editable-guide.ts';
import { movePlace, newPlace, placeFromPublished } from './editable-place.ts';
import { publishedGuide, publishedPlace } from './sample-records.test-data.ts';

describe('a published guide', () => {
  const guide = guideFromPublished(publishedGuide, [publishedPlace]);

  it('reads as a unified one', () => {
    expect(guide).toEqual({
      gn_id: 4,
      gn_g_id: 4,
      gn_pg_id: null,
      gn_title: 'Street art',
      gn_description: 'Ten walls',
      gn_image_url: 's3://laneway-production/cover.jpg',
      gn_audio_url: null,
      gn_video_url: null,
      gn_author_id: 12,
      gn_author_name: 'Ada',
      gn_status: 'published',
      gn_pending_status: 'draft',
      gn_price_status: '4.90',
      gn_is_public: false,
      gn_loc: { lat: -37.8136, lng: 144.9631 },
      gn_path: null,
      gn_boundary: '(-37.81,144.96)(-37.82,144.97)(-37.82,144.96)',
      gn_last_modified: '2026-02-03T04:05:06.000Z',
      gn_source_type: 'published',
      gn_admin_comment: null,
      gn_original_id: null,
      gn_version: null,
      places: [placeFromPublished(publishedPlace)],
    });
  });

  it('reads as withdrawn while it is off sale', () => {
    expect(guideFromPublished({ ...publishedGuide, g_active: false }).gn_status).toBe('withdrawn');
  });

  it('lists its places by id unless they were ordered by hand', () => {
    const ids = (positions: readonly (number | null)[]) =>
      guideFromPublished(
        publishedGuide,
        [9, 3, 5].map((p_id, index) => ({
          ...publishedPlace,
          p_id,
          p_order: positions[index] ?? null,
        })),
      ).places.map(({ pn_id }) => pn_id);
    expect(ids([])).toEqual([3, 5, 9]);
    expect(ids([2, 3, 1])).toEqual([5, 9, 3]);
  });

  it('becomes a draft that keeps its content and remembers its original', () => {
    if (!isPublishedGuide(guide)) throw new Error('read from a published record');
    const draft = draftFromPublished(guide, 1_700_000_000_000);
    expect(draft).toMatchObject({
      gn_id: 'draft-from-4-1700000000000',
      gn_g_id: 4,
      gn_pg_id: null,
      gn_original_id: 4,
      gn_title: 'Street art',
      gn_status: 'draft',
      gn_pending_status: 'draft',
      gn_source_type: 'pending',
    });
    expect(draft.places[0]).toMatchObject({
      pn_id: 'temp-31',
      pn_pp_id: null,
      pn_original_p_id: 31,
      pn_guide_id: 'draft-from-4-1700000000000',
      pn_title: 'Hosier Lane',
      pn_status: 'draft',
    });
  });
});

describe('a published place', () => {
  it('reads as a unified one', () => {
    expect(placeFromPublished(publishedPlace)).toEqual({
      pn_id: 31,
      pn_p_id: 31,
      pn_pp_id: null,
      pn_title: 'Hosier Lane',
      pn_description: 'Cobbles and paint',
      pn_image_url: 's3://laneway-production/hosier.jpg',
      pn_audio_url: null,
      pn_video_url: null,
      pn_status: 'published',
      pn_pending_status: 'draft',
      pn_source_type: 'published',
      pn_marker: { lat: -37.8167, lng: 144.9692 },
      pn_loc: { lat: -37.8166, lng: 144.9691 },
      pn_path: '(-37.81,144.96)(-37.82,144.97)|red',
      pn_boundary: null,
      pn_guide_id: 4,
      pn_original_p_id: null,
      pn_order: null,
      pn_version: null,
    });
    expect(placeFromPublished({ ...publishedPlace, p_active: false }).pn_status).toBe('withdrawn');
  });
});

describe('what is new', () => {
  it('is a draft with a temporary id, price 0, not public', () => {
    expect(newGuide(5)).toMatchObject({
      gn_id: 'new-guide-5',
      gn_status: 'draft',
      gn_pending_status: 'draft',
      gn_price_status: '0',
      gn_is_public: false,
      gn_source_type: 'pending',
      places: [],
    });
    expect(newPlace(9, 5)).toMatchObject({
      pn_id: 'new-place-5',
      pn_guide_id: 9,
      pn_status: 'draft',
      pn_pending_status: 'draft',
      pn_source_type: 'pending',
    });
  });
});

describe('moving a place', () => {
  it('moves the pin and where directions lead together', () => {
    const point = { lat: 1, lng: 2 };
    expect(movePlace(newPlace(9, 5), point)).toMatchObject({ pn_marker: point, pn_loc: point });
  });
});
