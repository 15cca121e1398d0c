import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { expect, it } from 'vitest';
import { priceText } from '../../guide/guide-facts.ts';
import { openingLabel, openingOf } from '../../guide/opening.ts';
import { guideAsPublished, placeAsPublished } from './as-published.ts';

const AROUND = {
  author: 'Isla',
  placeCount: 2,
  hasAudio: false,
  mediaBytes: 0,
  imagePlaceholder: null,
};

it.each([
  [{ priceCents: null, isPublic: false }, 'Buy for $4.99'],
  [{ priceCents: 1200, isPublic: false }, 'Buy for $12.00'],
  [{ priceCents: 0, isPublic: false }, 'Get it free'],
  [{ priceCents: null, isPublic: true }, 'Open'],
])('a guide with %j offers a visitor %j', (pricing, label) => {
  const guide = guideAsPublished({ ...EMPTY_GUIDE, ...pricing }, AROUND);
  expect(openingLabel(openingOf(guide, null), guide, priceText(guide))).toBe(label);
});

it.each([
  [false, null, false],
  [true, null, true],
  [false, 's3://laneway-production/hello.mp3', true],
])('a guide whose places have audio: %s, with %j of its own', (hasAudio, audio, expected) => {
  const guide = guideAsPublished({ ...EMPTY_GUIDE, audio }, { ...AROUND, hasAudio });
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
