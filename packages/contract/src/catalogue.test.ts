import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ListGuidesQuery, PublishedGuide, PublishedPlace } from './catalogue.ts';
import { exampleGuide, examplePlace } from './examples.test-data.ts';
import { LIMITS } from './limits.ts';
import { OfflinePack } from './offline-pack.ts';

const teaser: PublishedGuide = {
  ...exampleGuide,
  g_description: 'Eleven lanes in an hour.',
  g_path: null,
  g_boundary: null,
  g_walk: null,
  g_access: 'teaser',
};

describe('a published guide', () => {
  it('is accepted in full and as a teaser', () => {
    expect(Value.Check(PublishedGuide, exampleGuide)).toBe(true);
    expect(Value.Check(PublishedGuide, teaser)).toBe(true);
  });

  it('may have neither a place on the map nor a rating yet', () => {
    const fresh = { g_location: '99999,99999', g_bounds: null, g_rating: null, g_rating_count: 0 };
    expect(Value.Check(PublishedGuide, { ...exampleGuide, ...fresh })).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an id that is not one', { g_id: 0 }],
    ['an id beyond the database', { g_id: LIMITS.id + 1 }],
    ['a price as text', { g_price: '4.99' }],
    ['a negative price', { g_price: -1 }],
    ['a title over its length', { g_title: 'x'.repeat(LIMITS.title + 1) }],
    ['a medium of another scheme', { g_image: 'javascript:alert(1)' }],
    ['an empty medium instead of null', { g_audio: '' }],
    ['bounds of three numbers', { g_bounds: [-37.9, 144.9, -37.8] }],
    ['six stars', { g_rating: 6 }],
    ['a date that is none', { g_last_modified: 'yesterday' }],
    ['a stand-in that is an address', { g_image_stand_in: 'https://example.com/a.jpg' }],
    ['a field of ours', { price_cents: 499 }],
  ])('is refused with %s', (_, change) => {
    expect(Value.Check(PublishedGuide, { ...exampleGuide, ...change })).toBe(false);
  });

  it('is refused without any one of its fields', () => {
    for (const field of Object.keys(exampleGuide)) {
      const { [field]: _, ...rest } = exampleGuide as Record<string, unknown>;
      expect(Value.Check(PublishedGuide, rest), field).toBe(false);
    }
  });

  it('accepts any title within its length limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: LIMITS.title }), (g_title) => {
        expect(Value.Check(PublishedGuide, { ...exampleGuide, g_title })).toBe(true);
      }),
    );
  });
});

describe('a published place', () => {
  it('is accepted with and without its media', () => {
    const bare = {
      ...{ p_image: null, p_image_alt: null, p_marker: null },
      ...{ p_audio: null, p_audio_captions: null, p_video: null, p_video_captions: null },
    };
    expect(Value.Check(PublishedPlace, examplePlace)).toBe(true);
    expect(Value.Check(PublishedPlace, { ...examplePlace, ...bare })).toBe(true);
  });

  it('is refused with a placeholder instead of an image', () => {
    const change = { p_image: 'Not yet provided' };
    expect(Value.Check(PublishedPlace, { ...examplePlace, ...change })).toBe(false);
  });
});

describe('the query for guides', () => {
  it.each([{}, { guide_ids: [2, 8, 7, 3, 1] }, { bbox: '-37.9,144.9,-37.7,145.1', limit: 50 }])(
    'accepts %j',
    (query) => {
      expect(Value.Check(ListGuidesQuery, query)).toBe(true);
    },
  );

  it.each([{ guide_ids: ['2; DROP'] }, { bbox: '1,2,3' }, { limit: 0 }, { limit: 1_000 }])(
    'refuses %j',
    (query) => {
      expect(Value.Check(ListGuidesQuery, query)).toBe(false);
    },
  );
});

describe('an offline pack', () => {
  const pack: OfflinePack = {
    pack_version: 1,
    version: 'a'.repeat(32),
    generated_at: '2025-03-01T09:30:00.000Z',
    guide: exampleGuide,
    places: [examplePlace],
    media: [
      {
        url: '/media/laneway-production/guides/7/cover.jpg',
        source: '/api/offline-media/laneway-production/guides/7/cover.jpg',
        type: 'image/jpeg',
        size: 81_920,
        sha256: '0'.repeat(64),
        parts: ['0'.repeat(64)],
      },
    ],
    size_bytes: 81_920,
    tiles: null,
  };

  it('contains the guide, its places and its files', () => {
    expect(Value.Check(OfflinePack, pack)).toBe(true);
  });

  it('may contain tiles, up to the maximum zoom', () => {
    const tiles = {
      kind: 'raster',
      tile_url: 'https://tiles.example/{z}/{x}/{y}.png',
      bounds: [-37.82, 144.95, -37.8, 144.98],
      min_zoom: 13,
      max_zoom: 17,
    };
    expect(Value.Check(OfflinePack, { ...pack, tiles })).toBe(true);
    expect(Value.Check(OfflinePack, { ...pack, tiles: { ...tiles, max_zoom: 30 } })).toBe(false);
  });
});
