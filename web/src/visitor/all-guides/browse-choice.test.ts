import { expect, it } from 'vitest';
import { browsingOf, countFilters, EVERYTHING, emptyText, toggleFilter } from './browse-choice.ts';

const HERE = { lat: -37.813503, lng: 144.965666 };

it.each([
  ['everything', EVERYTHING, { order: 'newest' }],
  ['the best', { ...EVERYTHING, order: 'rating' }, { order: 'rating' }],
  [
    'what is near, to 100 m',
    { ...EVERYTHING, order: 'near' },
    { order: 'near', near: '-37.814,144.966' },
  ],
  [
    'what passes all filters',
    { order: 'newest', filters: ['free', 'cheap', 'audio', 'short'], language: 'fr' },
    { order: 'newest', free: true, price_max: 5, audio: true, minutes_max: 60, language: 'fr' },
  ],
] as const)('requests %s', (_, choice, asked) => {
  expect(browsingOf(choice, HERE)).toEqual(asked);
});

it('sends the location only for orders that need it', () => {
  expect(browsingOf(EVERYTHING, HERE)).not.toHaveProperty('near');
  expect(browsingOf({ ...EVERYTHING, order: 'walk_now' }, null)).toBeNull();
});

it('turns filters on and off', () => {
  const on = toggleFilter(EVERYTHING, 'audio');
  expect([countFilters(EVERYTHING), countFilters(on)]).toEqual([0, 1]);
  expect(toggleFilter(on, 'audio')).toEqual(EVERYTHING);
});

it.each([
  [EVERYTHING, /^No guides yet/],
  [{ ...EVERYTHING, language: 'ja' }, /^No guides match these filters/],
  [{ ...EVERYTHING, order: 'walk_now' as const, language: 'ja' }, /^No guides match these filters/],
  [{ ...EVERYTHING, order: 'walk_now' as const }, /within 3 km takes 90 minutes or less/],
])('explains why the list is empty', (choice, text) => {
  expect(emptyText(choice)).toMatch(text);
});
