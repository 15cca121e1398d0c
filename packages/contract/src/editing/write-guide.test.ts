import { type EditableGuide, newGuide } from '@laneway/domain/guides/editable-guide';
import { EMPTY_GUIDE, type GuideContent } from '@laneway/domain/guides/guide-content';
import { CONTENT_STATUSES } from '@laneway/domain/statuses';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CreatePendingGuideBody, type PendingGuide, UpdatePendingGuideBody } from '../authoring.ts';
import { changedPendingGuide, exampleGuide, examplePendingGuide } from '../examples.test-data.ts';
import { GUIDE_FIELDS, readPendingGuide, readPublishedGuide, writeGuide } from './guide-fields.ts';

const user = { id: 77, name: 'Grace' };
const fresh = newGuide(1);
const published = readPublishedGuide(exampleGuide);
const draft: EditableGuide = {
  ...published,
  kind: 'draft_of_published',
  publishedId: published.id,
  startedAt: 9,
  places: null,
};
const pending = readPendingGuide(examplePendingGuide);

function save(guide: EditableGuide, edited: GuideContent = guide.content) {
  const written = writeGuide(guide, edited, user);
  if (!written.ok) throw new Error(written.error.detail);
  return written.value;
}

describe('saving a new guide', () => {
  it('sends placeholder and sentinel for what is empty, and the person who saves as the author', () => {
    const { call, body } = save(fresh);
    expect(call).toBe('createPendingGuide');
    const { pg_title, pg_description, pg_location, pg_price, pg_is_public, pg_language, ...rest } =
      body;
    expect({ pg_title, pg_description, pg_location, pg_price, pg_is_public, pg_language }).toEqual({
      pg_title: 'Not yet provided',
      pg_description: 'Not yet provided',
      pg_location: '99999,99999',
      pg_price: 4.99,
      pg_is_public: false,
      pg_language: 'en',
    });
    const { pg_pending_status, pg_author_id, pg_author_name, ...optional } = rest;
    expect([pg_pending_status, pg_author_id, pg_author_name]).toEqual(['draft', 77, 'Grace']);
    expect(optional).toHaveProperty('pg_audio', null);
    expect(Object.values(optional).filter((value) => value !== null)).toEqual([]);
    const fields = Object.values(GUIDE_FIELDS).map(({ pending }) => pending);
    const sent = [...fields, 'pg_pending_status', 'pg_author_id', 'pg_author_name'];
    expect([...Object.keys(body), 'pg_image'].toSorted()).toEqual(sent.toSorted());
  });

  it('sends an image only when there is one', () => {
    const image = 'https://media.example/a.jpg';
    expect(save(fresh).body).not.toHaveProperty('pg_image');
    expect(save(fresh, { ...EMPTY_GUIDE, image }).body.pg_image).toBe(image);
  });

  it.each([
    ['an untouched price', { priceCents: null, isPublic: false }, 4.99],
    ['a price', { priceCents: 1250, isPublic: false }, 12.5],
    ['free with an account', { priceCents: 0, isPublic: false }, 0],
    ['public', { priceCents: 0, isPublic: true }, 0],
    ['public, once sold', { priceCents: 1250, isPublic: true }, 0],
  ])('charges for %s', (_case, pricing, price) => {
    const { body } = save(fresh, { ...EMPTY_GUIDE, ...pricing });
    expect([body.pg_price, body.pg_is_public]).toEqual([price, pricing.isPublic]);
  });

  it('sends 0,0 as no location', () => {
    const { body } = save(fresh, { ...EMPTY_GUIDE, location: { lat: 0, lng: 0 } });
    expect(body.pg_location).toBe('99999,99999');
  });

  it.each([
    ['published', published],
    ['unsaved draft', draft],
  ])('names the original of a guide that is %s', (_case, guide) => {
    expect(save(guide)).toMatchObject({
      call: 'createPendingGuide',
      body: {
        source_published_guide_id: 7,
        pg_title: 'Lanes after rain',
        pg_pending_status: 'draft',
        pg_author_id: 3,
        pg_author_name: 'Mirka Wong',
      },
    });
  });

  it('is refused without a guide', () => {
    expect(writeGuide(null, EMPTY_GUIDE, user)).toMatchObject({
      ok: false,
      error: { detail: 'Cannot save guide: invalid context.' },
    });
  });
});

describe('saving a pending guide', () => {
  it('sends what has changed, and the version that was edited', () => {
    expect(save(pending, { ...pending.content, description: 'Ten walls' })).toEqual({
      call: 'updatePendingGuide',
      params: { id: 12 },
      body: {
        pg_description: 'Ten walls',
        pg_pending_status: 'needs_revision',
        pg_author_id: 3,
        pg_author_name: 'Mirka Wong',
        pg_version: 4,
      },
    });
  });

  it('takes an image away', () => {
    const { body } = save(pending, { ...pending.content, image: null });
    expect(body.pg_image).toBe('Not yet provided');
  });

  const changes = Object.entries(readPendingGuide(changedPendingGuide).content);
  it.each(changes)('sends a change of its %s', (part, value) => {
    const { body } = save(pending, { ...pending.content, [part]: value });
    expect(Object.keys(body).length).toBeGreaterThan(Object.keys(save(pending).body).length);
  });
});

const text = fc.option(
  fc.oneof(fc.string(), fc.constantFrom('Not yet provided', 'https://x.example/a.mp3')),
);
const wireText = text.map((value) => value ?? '');
const location = fc.oneof(
  fc.constantFrom('', '99999,99999', '0,0', 'here'),
  fc
    .tuple(fc.integer({ min: -89, max: 89 }), fc.integer({ min: 1, max: 179 }))
    .map(([lat, lng]) => `${lat}.5,${lng}.25`),
);
const anyPendingGuide: fc.Arbitrary<PendingGuide> = fc
  .record({
    pg_title: wireText,
    pg_description: wireText,
    pg_location: location,
    pg_image: wireText,
    pg_image_alt: text,
    pg_audio: wireText,
    pg_audio_captions: text,
    pg_video: wireText,
    pg_video_captions: text,
    pg_path: text,
    pg_boundary: text,
    pg_price: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 99, max: 100_000 }).map((cents) => cents / 100),
    ),
    pg_is_public: fc.boolean(),
    pg_duration_minutes: fc.option(fc.integer({ min: 1, max: 900 })),
    pg_language: fc.constantFrom('en', 'de', 'yue'),
    pg_pending_status: fc.constantFrom(...CONTENT_STATUSES),
  })
  .map((fields) => ({ ...examplePendingGuide, ...fields }))
  .map((row) => (row.pg_is_public ? { ...row, pg_price: 0 } : row));

describe('pending guides', () => {
  it('stay the same when they are read and saved as a whole', () => {
    fc.assert(
      fc.property(anyPendingGuide, (row) => {
        const { content } = readPendingGuide(row);
        const { body } = save(fresh, content);
        expect(Value.Check(CreatePendingGuideBody, body)).toBe(true);
        const again = readPendingGuide({ ...row, pg_image: '', ...body } as PendingGuide).content;
        expect(again).toEqual(content);
      }),
    );
  });

  it('have the edited content after only the changes were sent', () => {
    fc.assert(
      fc.property(anyPendingGuide, anyPendingGuide, (row, other) => {
        const edited = readPendingGuide(other).content;
        const { body } = save(readPendingGuide(row), edited);
        expect(Value.Check(UpdatePendingGuideBody, body)).toBe(true);
        const again = readPendingGuide({ ...row, ...body } as PendingGuide).content;
        expect(again).toEqual(edited);
      }),
    );
  });

  it('never show the placeholder as content', () => {
    fc.assert(
      fc.property(anyPendingGuide, (row) => {
        expect(Object.values(readPendingGuide(row).content)).not.toContain('Not yet provided');
      }),
    );
  });
});
