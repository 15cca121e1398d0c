// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  FIRST_VIEW,
  NO_FILTERS,
  type ResultsView,
  readView,
  saveView,
  searchFilters,
} from './saved-view.ts';

const VIEW: ResultsView = {
  filters: { price: 'free', length: 'upTo60', hasAudio: true, language: 'ja' },
  activeId: 8,
};

beforeEach(() => sessionStorage.clear());

it('a view is restored for the same search only', () => {
  saveView('lane', VIEW);
  expect(readView('lane')).toEqual(VIEW);
  expect(readView('tram')).toEqual(FIRST_VIEW);
});

it.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['no filters', '{"text":"lane"}'],
  [
    'other filters',
    '{"text":"lane","filters":{"price":"toString","length":7,"language":"tlh"},"activeId":"8"}',
  ],
])('a storage entry with %s is read as empty', (_what, stored) => {
  sessionStorage.setItem('laneway.search-results', stored);
  expect(readView('lane')).toEqual(FIRST_VIEW);
});

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
