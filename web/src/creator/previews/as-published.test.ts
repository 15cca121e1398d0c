import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { formatCents } from '@laneway/domain/money';
import { expect, it } from 'vitest';
import { openingLabel, openingOf } from '../../guide/opening.ts';
import { guideAsPublished, placeAsPublished } from './as-published.ts';

const AROUND = {
  author: 'Isla',
  places: [],
  mediaBytes: 0,
  imagePlaceholder: null,
};

it.each([
  [{ priceCents: null, isPublic: false }, 'Buy for $4.99'],
  [{ priceCents: 1200, isPublic: false }, 'Buy for $12.00'],
  [{ priceCents: 0, isPublic: false }, 'Get it free'],
  [{ priceCents: null, isPublic: true }, 'Open map'],
])('a guide with %j offers a visitor %j', (pricing, label) => {
  const guide = guideAsPublished({ ...EMPTY_GUIDE, ...pricing }, AROUND);
  expect(
    openingLabel(openingOf(guide, null), guide, formatCents(Math.round(guide.g_price * 100))),
  ).toBe(label);
});

it.each([
  [false, null, false],
  [true, null, true],
  [false, 's3://laneway-production/hello.mp3', true],
])('a guide whose places have audio: %s, with %j of its own', (hasAudio, audio, expected) => {
  const content = { ...EMPTY_PLACE, audio: hasAudio ? 's3://laneway-production/a.mp3' : null };
  const places = [{ id: 1, nameNumber: 1, content, audioSeconds: null }];
  const guide = guideAsPublished({ ...EMPTY_GUIDE, audio }, { ...AROUND, places });
  expect(guide.g_has_audio).toBe(expected);
});

it('has placeholders for missing texts', () => {
  expect(guideAsPublished(EMPTY_GUIDE, AROUND)).toMatchObject({
    g_title: 'Your title',
    g_description: 'Your description goes here.',
  });
  expect(placeAsPublished(EMPTY_PLACE, null)).toMatchObject({
    p_title: 'Your title',
    p_description: 'Your text about this place goes here.',
    p_location: '99999,99999',
  });
});

it('has its pin where it will begin once it is published', () => {
  const content = { ...EMPTY_PLACE, location: { lat: -37.81, lng: 144.96 } };
  const places = [
    { id: 1, nameNumber: 1, content: EMPTY_PLACE, audioSeconds: null },
    { id: 2, nameNumber: 2, content, audioSeconds: null },
  ];
  const around = { ...AROUND, places };
  expect(guideAsPublished(EMPTY_GUIDE, around).g_location).toBe('-37.81,144.96');
  const guide = { ...EMPTY_GUIDE, location: { lat: -37.8, lng: 144.9 } };
  expect(guideAsPublished(guide, around).g_location).toBe('-37.8,144.9');
});

it('has what visitors see before buying, as the server would present it', () => {
  const audio = 's3://laneway-production/a.mp3';
  const places = [
    {
      id: 11,
      nameNumber: 1,
      content: { ...EMPTY_PLACE, title: 'Hosier Lane', audio },
      audioSeconds: 95,
    },
    // The length of a file that was removed doesn't count.
    { id: 12, nameNumber: 7, content: { ...EMPTY_PLACE, isSample: true }, audioSeconds: 60 },
  ];
  const path = '(-37.8183,144.9671),(-37.8165,144.9690)';
  expect(guideAsPublished({ ...EMPTY_GUIDE, path }, { ...AROUND, places })).toMatchObject({
    g_path: null,
    g_place_count: 2,
    g_preview: {
      places: [
        { p_id: 11, p_title: 'Hosier Lane' },
        { p_id: 12, p_title: 'Place 7' },
      ],
      audio_seconds: 95,
      route_metres: 300,
      route_outline: expect.stringContaining('-37.81'),
      sample_p_id: 12,
    },
  });
});
