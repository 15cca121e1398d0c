import { describe, expect, it } from 'vitest';
import {
  changedGuide,
  changedPendingGuide,
  exampleGuide,
  examplePendingGuide,
  examplePlace,
} from '../examples.test-data.ts';
import { readPendingGuide, readPublishedGuide } from './guide-fields.ts';

/** Fields of a published guide that no form shows. */
const NOT_EDITED: readonly string[] = [
  'g_access',
  'g_place_count',
  'g_bounds',
  'g_size_bytes',
  'g_has_audio',
  'g_rating',
  'g_rating_count',
  'g_preview',
];

/** Fields of a pending guide that no form shows. */
const NOT_EDITED_PENDING: readonly string[] = ['pg_size_bytes'];

describe('a published guide', () => {
  it('is read under plain names', () => {
    expect(readPublishedGuide(exampleGuide, [examplePlace])).toMatchObject({
      type: 'guide',
      kind: 'published',
      id: 7,
      listing: 'live',
      author: { id: 3, name: 'Mirka Wong' },
      lastModified: '2025-02-11T08:00:00.000Z',
      content: {
        title: 'Lanes after rain',
        image: 's3://laneway-production/guides/7/cover.jpg',
        imageAlt: 'Wet bluestone under a neon sign',
        location: { lat: -37.8183, lng: 144.9671 },
        priceCents: 499,
        isPublic: false,
        durationMinutes: 60,
        language: 'en',
      },
      places: [{ kind: 'published', id: 21 }],
    });
  });

  it('is off sale while it is not active, and has no places until they are requested', () => {
    const guide = readPublishedGuide({ ...exampleGuide, g_active: false });
    expect([guide.listing, guide.places]).toEqual(['withdrawn', null]);
  });

  it('has its places in their order', () => {
    const places = [2, 0, 1].map((p_order) => ({ ...examplePlace, p_id: 9 - p_order, p_order }));
    const ids = readPublishedGuide(exampleGuide, places).places?.map(({ id }) => id);
    expect(ids).toEqual([9, 8, 7]);
  });

  it.each(Object.entries(changedGuide))('is read with its %s', (name, value) => {
    const changed = readPublishedGuide({ ...exampleGuide, [name]: value });
    const isSame = JSON.stringify(changed) === JSON.stringify(readPublishedGuide(exampleGuide));
    expect(isSame).toBe(NOT_EDITED.includes(name));
  });
});

describe('a pending guide', () => {
  it('is read with placeholders and the sentinel as nothing', () => {
    expect(readPendingGuide(examplePendingGuide)).toMatchObject({
      kind: 'pending',
      id: 12,
      originalId: 7,
      version: 4,
      status: 'needs_revision',
      adminComment: 'Please add a description.',
      transfer: null,
      content: { title: 'Lanes after rain', description: null, audio: null, location: null },
      places: [{ kind: 'pending', id: 31, pendingGuideId: 12 }],
    });
  });

  it('has no places when they were not requested', () => {
    const { pending_places: _, ...row } = examplePendingGuide;
    expect(readPendingGuide(row).places).toBeNull();
  });

  it('has the state of its transfer', () => {
    const transfers = [
      [{ state: 'transferring', reason: null }, { state: 'transferring' }],
      [
        { state: 'failed', reason: 'Full' },
        { state: 'failed', reason: 'Full' },
      ],
    ] as const;
    for (const [pg_transfer, transfer] of transfers) {
      const row = { ...examplePendingGuide, pg_transfer };
      expect(readPendingGuide(row).transfer).toEqual(transfer);
    }
  });

  it.each(
    Object.entries(changedPendingGuide).filter(([name]) => !NOT_EDITED_PENDING.includes(name)),
  )('is read with its %s', (name, value) => {
    const changed = readPendingGuide({ ...examplePendingGuide, [name]: value });
    expect(changed).not.toEqual(readPendingGuide(examplePendingGuide));
  });
});
