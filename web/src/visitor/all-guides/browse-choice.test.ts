import { expect, it } from 'vitest';
import {
  type BrowseChoice,
  browsingOf,
  choiceIn,
  countFilters,
  EVERYTHING,
  emptyText,
  toggleFilter,
} from './browse-choice.ts';

const HERE = { lat: -37.813503, lng: 144.965666 };
const WALK_NOW: BrowseChoice = { ...EVERYTHING, filters: ['walkNow'] };

it.each([
  ['everything', EVERYTHING, { order: 'newest' }],
  ['the best', { ...EVERYTHING, order: 'rating' }, { order: 'rating' }],
  [
    'what is near, to 100 m',
    { ...EVERYTHING, order: 'near' },
    { order: 'near', near: '-37.814,144.966' },
  ],
  [
    'what can be walked now, in any order',
    WALK_NOW,
    { order: 'newest', walk_now: true, near: '-37.814,144.966' },
  ],
  [
    'what passes all filters',
    { order: 'newest', filters: ['free', 'cheap', 'audio', 'short'], language: 'fr' },
    { order: 'newest', free: true, price_max: 5, audio: true, minutes_max: 60, language: 'fr' },
  ],
] as const)('requests %s', (_, choice, asked) => {
  expect(browsingOf(choice, HERE)).toEqual(asked);
});

it('sends the location only for what needs it', () => {
  expect(browsingOf(EVERYTHING, HERE)).not.toHaveProperty('near');
  expect(browsingOf(WALK_NOW, null)).toBeNull();
});

it.each([
  ['nothing', null, EVERYTHING],
  [
    'an order and filters',
    { sort: 'near', walk_now: 'true', price_max: '5', language: 'ja' },
    { order: 'near', filters: ['walkNow', 'cheap'], language: 'ja' },
  ],
  [
    'values that the page doesn’t offer',
    { sort: 'price', free: 'maybe', price_max: '7', minutes_max: '60', language: 'tlh' },
    { ...EVERYTHING, filters: ['short'] },
  ],
] as const)('reads %s from an address', (_, view, choice) => {
  expect(choiceIn(view, null)).toEqual(choice);
});

it('leaves out a language that no guide has any more', () => {
  expect(choiceIn({ language: 'ja' }, ['en', 'de'])).toEqual(EVERYTHING);
});

it('turns filters on and off', () => {
  expect(toggleFilter(EVERYTHING, 'audio')).toEqual({ audio: 'true' });
  expect(toggleFilter({ ...EVERYTHING, filters: ['audio'] }, 'audio')).toEqual({ audio: null });
});

it('counts the filters', () => {
  expect(countFilters(EVERYTHING)).toBe(0);
  expect(countFilters({ ...EVERYTHING, filters: ['free'], language: 'de' })).toBe(2);
});

it.each([
  [EVERYTHING, /^No guides yet/],
  [{ ...EVERYTHING, language: 'ja' }, /^No guides match these filters/],
  [{ ...WALK_NOW, language: 'ja' }, /^No guides match these filters/],
  [WALK_NOW, /within 3 km takes 90 minutes or less/],
])('explains why the list is empty', (choice, text) => {
  expect(emptyText(choice)).toMatch(text);
});
