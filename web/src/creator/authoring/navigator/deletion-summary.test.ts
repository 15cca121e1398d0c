import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { expect, it } from 'vitest';
import { deletionSummary } from './deletion-summary.ts';

it.each([
  [{ title: 'Hosier Lane' }, null],
  [{ description: 'Paint.' }, 'You’ll lose its text.'],
  [
    { description: 'Paint.', image: 'a.jpg', location: { lat: 1, lng: 2 } },
    'You’ll lose its text, image and pin.',
  ],
])('lists the content that is lost with a place: %o', (content, text) => {
  expect(deletionSummary({ ...EMPTY_PLACE, ...content })).toBe(text);
});
