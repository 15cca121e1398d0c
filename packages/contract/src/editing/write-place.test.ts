import { newGuide } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, newPlace } from '@laneway/domain/guides/editable-place';
import { EMPTY_PLACE, movePlace, type PlaceContent } from '@laneway/domain/guides/place-content';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { AddPendingPlaceBody, type PendingPlace, UpdatePendingPlaceBody } from '../authoring.ts';
import {
  changedPendingPlace,
  examplePendingGuide,
  examplePendingPlace,
  examplePlace,
} from '../examples.test-data.ts';
import { readPendingGuide } from './guide-fields.ts';
import { readPendingPlace, readPublishedPlace, writePlace } from './place-fields.ts';

const guide = readPendingGuide(examplePendingGuide);
const fresh = newPlace(guide.id, 1, 4);
const published = readPublishedPlace(examplePlace);
const draft: EditablePlace = {
  ...published,
  kind: 'draft_of_published',
  publishedId: published.id,
};
const pending = readPendingPlace(examplePendingPlace);

function save(place: EditablePlace, edited: PlaceContent = place.content) {
  const written = writePlace(place, edited, guide);
  if (!written.ok) throw new Error(written.error.detail);
  return written.value;
}

describe('saving a place', () => {
  it('adds a new one to its pending guide as a draft', () => {
    expect(save(fresh)).toEqual({
      call: 'addPendingPlace',
      params: { id: 12 },
      body: {
        pp_pg_id: 12,
        pp_title: 'Not yet provided',
        pp_description: 'Not yet provided',
        pp_marker: '99999,99999',
        pp_location: '99999,99999',
        pp_image_alt: null,
        pp_audio: null,
        pp_audio_captions: null,
        pp_video: null,
        pp_video_captions: null,
        pp_path: null,
        pp_boundary: null,
        pp_trigger: null,
        pp_is_sample: false,
        pp_original_p_id: null,
        pp_pending_status: 'draft',
        pp_name_number: 4,
      },
    });
  });

  it.each([
    ['a published one', published],
    ['an unsaved draft', draft],
  ])('creates a pending place from %s', (_case, place) => {
    expect(save(place)).toMatchObject({
      call: 'addPendingPlace',
      params: { id: 12 },
      body: { pp_original_p_id: 21, pp_title: 'Degraves Street' },
    });
  });

  it('sends what has changed of a pending one, and the version that was edited', () => {
    expect(save(pending, { ...pending.content, description: 'Paint' })).toEqual({
      call: 'updatePendingPlace',
      params: { id: 31 },
      body: { pp_description: 'Paint', pp_pending_status: 'draft', pp_version: 1 },
    });
  });

  it('keeps the markers beside the pin when the pin moves', () => {
    const marked = readPendingPlace({ ...examplePendingPlace, pp_marker: '(3,4)|red;(5,6)|blue' });
    const { body } = save(marked, movePlace(marked.content, { lat: 1, lng: 2 }));
    expect([body.pp_marker, body.pp_location]).toEqual(['(1,2)|red;(5,6)|blue', '1,2']);
    expect(save(marked).body).not.toHaveProperty('pp_marker');
  });

  const changes = Object.entries(readPendingPlace(changedPendingPlace).content);
  it.each(changes)('sends a change of its %s', (part, value) => {
    const { body } = save(pending, { ...pending.content, [part]: value });
    expect(Object.keys(body).length).toBeGreaterThan(Object.keys(save(pending).body).length);
  });

  it.each([
    [null, guide, 'Cannot save place: invalid context.'],
    [fresh, newGuide(1), 'Please save the new guide first before adding places.'],
  ])('is refused (%#)', (place, holder, detail) => {
    expect(writePlace(place, EMPTY_PLACE, holder)).toMatchObject({ ok: false, error: { detail } });
  });
});

const text = fc.option(
  fc.oneof(fc.string(), fc.constantFrom('Not yet provided', 'https://x.au/a')),
);
const wireText = text.map((value) => value ?? '');
const anyPendingPlace: fc.Arbitrary<PendingPlace> = fc
  .record({
    pp_title: wireText,
    pp_description: wireText,
    pp_marker: fc.oneof(
      text,
      fc.constantFrom('99999,99999', '(1,2)|red;(3,4)', '{"lat":1,"lng":2}'),
    ),
    pp_location: fc.constantFrom('', '99999,99999', '0,0', '-37.5,144.25', 'here'),
    pp_image: wireText,
    pp_image_alt: text,
    pp_audio: wireText,
    pp_audio_captions: text,
    pp_video: wireText,
    pp_video_captions: text,
    pp_path: text,
    pp_boundary: text,
  })
  .map((fields) => ({ ...examplePendingPlace, ...fields }));

describe('pending places', () => {
  it('stay the same when they are read and saved as a whole', () => {
    fc.assert(
      fc.property(anyPendingPlace, (row) => {
        const { content } = readPendingPlace(row);
        const { body } = save(fresh, content);
        expect(Value.Check(AddPendingPlaceBody, body)).toBe(true);
        const again = readPendingPlace({ ...row, pp_image: '', ...body } as PendingPlace).content;
        expect(again).toEqual(content);
      }),
    );
  });

  it('have the edited content after only the changes were sent', () => {
    fc.assert(
      fc.property(anyPendingPlace, anyPendingPlace, (row, other) => {
        const edited = readPendingPlace(other).content;
        const { body } = save(readPendingPlace(row), edited);
        expect(Value.Check(UpdatePendingPlaceBody, body)).toBe(true);
        expect(readPendingPlace({ ...row, ...body } as PendingPlace).content).toEqual(edited);
      }),
    );
  });
});
