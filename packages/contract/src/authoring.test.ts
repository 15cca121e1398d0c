import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  CreatePendingGuideBody,
  OrderPendingPlacesBody,
  PendingGuide,
  UpdatePendingGuideBody,
  UpdatePendingPlaceBody,
} from './authoring.ts';
import { examplePendingGuide, examplePendingPlace } from './examples.test-data.ts';
import { LIMITS } from './limits.ts';

describe('a pending guide', () => {
  it('is read with its places and without', () => {
    const { pending_places: _, ...alone } = examplePendingGuide;
    expect(Value.Check(PendingGuide, examplePendingGuide)).toBe(true);
    expect(Value.Check(PendingGuide, alone)).toBe(true);
  });

  it('says why its transfer failed', () => {
    const failed = { state: 'failed', reason: 'The media store did not answer' };
    expect(Value.Check(PendingGuide, { ...examplePendingGuide, pg_transfer: failed })).toBe(true);
    const odd = { state: 'stuck', reason: null };
    expect(Value.Check(PendingGuide, { ...examplePendingGuide, pg_transfer: odd })).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a status outside the workflow', { pg_pending_status: 'pending' }],
    ['a version before the first', { pg_version: 0 }],
    ['null where a placeholder belongs', { pg_title: null }],
    [
      'too many places',
      { pending_places: Array(LIMITS.placesPerGuide + 1).fill(examplePendingPlace) },
    ],
  ])('is not read with %s', (_, change) => {
    expect(Value.Check(PendingGuide, { ...examplePendingGuide, ...change })).toBe(false);
  });
});

describe('the body of a save', () => {
  it('may be a whole row as it was read, including its author and status', () => {
    const claim = { pg_author_id: 'me', pg_pending_status: 'published', is_admin: true };
    expect(Value.Check(UpdatePendingGuideBody, { ...examplePendingGuide, ...claim })).toBe(true);
    expect(Value.Check(UpdatePendingPlaceBody, examplePendingPlace)).toBe(true);
  });

  it('may clear a text, or leave it out', () => {
    expect(Value.Check(UpdatePendingGuideBody, { pg_image: null, pg_audio: '' })).toBe(true);
    expect(Value.Check(CreatePendingGuideBody, {})).toBe(true);
    expect(Value.Check(CreatePendingGuideBody, { source_published_guide_id: 7 })).toBe(true);
  });

  it.each<Record<string, unknown>>([
    { pg_title: 'x'.repeat(LIMITS.title + 1) },
    { pg_description: 7 },
    { pg_price: 'free' },
    { pg_path: 'x'.repeat(LIMITS.shapes + 1) },
    { pg_version: '4' },
  ])('is refused for a field of the wrong size or type (%#)', (body) => {
    expect(Value.Check(UpdatePendingGuideBody, body)).toBe(false);
  });
});

describe('an order of places', () => {
  it('names each place once', () => {
    expect(Value.Check(OrderPendingPlacesBody, { pp_ids: [3, 1, 2] })).toBe(true);
    expect(Value.Check(OrderPendingPlacesBody, { pp_ids: [3, 3] })).toBe(false);
  });
});
