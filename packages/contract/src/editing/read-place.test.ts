import { describe, expect, it } from 'vitest';
import {
  changedPendingPlace,
  changedPlace,
  examplePendingPlace,
  examplePlace,
} from '../examples.test-data.ts';
import { readPendingPlace, readPublishedPlace } from './place-fields.ts';

describe('a place', () => {
  it('that is published is read under plain names', () => {
    expect(readPublishedPlace(examplePlace)).toMatchObject({
      type: 'place',
      kind: 'published',
      id: 21,
      guideId: 7,
      listing: 'live',
      position: 0,
      content: {
        title: 'Degraves Street',
        imageAlt: 'Tables under awnings',
        location: { lat: -37.8171, lng: 144.9659 },
        marker: '(-37.8171,144.9659)',
        path: null,
      },
    });
  });

  it('that is pending is read with placeholders and the sentinel as nothing', () => {
    const row = { ...examplePendingPlace, pp_marker: '99999,99999' };
    expect(readPendingPlace(row)).toMatchObject({
      kind: 'pending',
      id: 31,
      pendingGuideId: 12,
      originalId: 21,
      version: 1,
      content: { title: 'Degraves Street', description: null, image: null, marker: null },
    });
  });

  it.each(Object.entries(changedPlace))('that is published is read with its %s', (name, value) => {
    const changed = readPublishedPlace({ ...examplePlace, [name]: value });
    expect(changed).not.toEqual(readPublishedPlace(examplePlace));
  });

  it.each(Object.entries(changedPendingPlace))(
    'that is pending is read with its %s',
    (name, value) => {
      const changed = readPendingPlace({ ...examplePendingPlace, [name]: value });
      expect(changed).not.toEqual(readPendingPlace(examplePendingPlace));
    },
  );
});
