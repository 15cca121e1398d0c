import type { Point } from '@laneway/domain/geo/point';
import { expect, it } from 'vitest';
import type { Guide } from '../../guide/guide-facts.ts';
import { type Arrangement, arrangeCards } from './arrange-cards.ts';

const WEST: Point = { lat: -37.8, lng: 144.9 };

/** Guides from west to east. */
const guide = (g_id: number): Guide =>
  ({ g_id, g_location: `-37.8,${144.9 + g_id / 1_000}` }) as Guide;
const guides = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => guide(from + at));

const arrange = (changes: Partial<Arrangement>) =>
  arrangeCards({
    cards: [],
    inView: [],
    keptIds: [],
    isBrowsingCards: false,
    middle: WEST,
    ...changes,
  }).map(({ g_id }) => g_id);
const ids = (from: number, count: number) => guides(from, count).map(({ g_id }) => g_id);

it('has a card for each of a few guides, nearest first', () => {
  expect(arrange({ inView: guides(1, 10).toReversed() })).toEqual(ids(1, 10));
});

it('has cards for the guides nearest to the centre if there are many', () => {
  expect(arrange({ inView: guides(1, 60).toReversed() })).toEqual(ids(1, 24));
});

it('keeps the order of remaining cards, and drops those that are no longer near', () => {
  const cards = [guide(30), guide(3), guide(1)];
  expect(arrange({ cards, inView: guides(1, 40) })).toEqual([3, 1, 2, ...ids(4, 21)]);
});

it('keeps cards that have been in front, and all cards while someone browses them', () => {
  const cards = [guide(90), guide(91)];
  const inView = guides(1, 2);
  expect(arrange({ cards, inView, keptIds: [91] })).toEqual([91, 1, 2]);
  expect(arrange({ cards, inView, isBrowsingCards: true })).toEqual([90, 91, 1, 2]);
});

it('drops the first unused cards when there are too many', () => {
  const cards = guides(100, 40);
  const arranged = arrange({ cards, inView: guides(1, 24), keptIds: [100], isBrowsingCards: true });
  expect(arranged).toHaveLength(48);
  expect(arranged.slice(0, 2)).toEqual([100, 117]);
});
