// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  changesOf,
  filtersIn,
  NO_FILTERS,
  type ResultFilters,
  readActiveId,
  saveActiveId,
  searchFilters,
} from './saved-view.ts';

beforeEach(() => sessionStorage.clear());

it('the picked guide is restored for the same search only', () => {
  saveActiveId('lane', 8);
  expect(readActiveId('lane')).toBe(8);
  expect(readActiveId('tram')).toBeNull();
});

it.each(['null', '{', '{"text":"lane"}', '{"text":"lane","activeId":"8"}'])(
  'a storage entry of %s is read as no guide',
  (stored) => {
    sessionStorage.setItem('laneway.search-results', stored);
    expect(readActiveId('lane')).toBeNull();
  },
);

it.each([
  [NO_FILTERS, {}],
  [
    { ...NO_FILTERS, price: 'free', hasAudio: true },
    { free: true, audio: true },
  ],
  [
    { ...NO_FILTERS, price: 'upTo10', length: 'upTo120' },
    { price_max: 10, minutes_max: 120 },
  ],
  [{ ...NO_FILTERS, language: 'yue' }, { language: 'yue' }],
] as const)('the filters %j request %j', (filters, asked) => {
  expect(searchFilters(filters)).toEqual(asked);
});

it.each<ResultFilters>([
  NO_FILTERS,
  { price: 'free', length: 'upTo60', hasAudio: true, language: 'ja' },
  { ...NO_FILTERS, price: 'upTo5' },
])('the filters %j are written to the address and read back', (filters) => {
  const view = Object.entries(changesOf(filters)).filter(([, value]) => value !== null);
  expect(filtersIn(Object.fromEntries(view))).toEqual(filters);
});

it('values that the page doesn’t offer are ignored', () => {
  const view = { price_max: '7', minutes_max: 'toString', audio: 'loud', language: 'tlh' };
  expect(filtersIn(view)).toEqual(NO_FILTERS);
  expect(filtersIn({ language: 'ja' }, ['en', 'fr'])).toEqual(NO_FILTERS);
});
