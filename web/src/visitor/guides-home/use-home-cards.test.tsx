// @vitest-environment happy-dom
import type { Point } from '@laneway/domain/geo/point';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createNavStore } from '../../core/navigation/nav-store.ts';
import { NavigationProvider } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import type { Discovery } from './discovery.ts';
import { useHomeCards } from './use-home-cards.ts';

afterEach(cleanup);

/** Guides from west to east. */
const guide = (g_id: number): Guide =>
  ({ g_id, g_title: `Guide ${g_id}`, g_location: `-37.8,${144.9 + g_id / 100}` }) as Guide;

const FEATURED = [guide(5), guide(1), guide(3)];
const WEST: Point = { lat: -37.8, lng: 144.9 };
const STEPS_EAST: Point = { lat: -37.8, lng: 144.902 };
const EAST: Point = { lat: -37.8, lng: 144.96 };

const find = (middle: Point, ...ids: number[]): Discovery => ({
  guides: ids.map(guide),
  alone: new Set(ids),
  groups: [],
  middle,
});
const ON_MAP = find(WEST, 4, 1, 2);

function setUp(openedId: number | null = null) {
  const store = createNavStore();
  if (openedId !== null) store.dispatch({ type: 'pickGuide', guideId: openedId });
  type Props = {
    readonly frontId: number | null;
    readonly visitor: Point | null;
    readonly found: Discovery | null;
  };
  const first: Props = { frontId: null, visitor: null, found: null };
  const { result, rerender } = renderHook(
    ({ frontId, visitor, found }: Props) =>
      useHomeCards({ featured: FEATURED, found, others: [guide(9)] }, frontId, visitor),
    {
      initialProps: first,
      wrapper: ({ children }) => <NavigationProvider store={store}>{children}</NavigationProvider>,
    },
  );
  const show = (
    frontId: number | null,
    visitor: Point | null,
    found: Discovery | null = ON_MAP,
  ) => {
    rerender({ frontId, visitor, found });
    return result.current.cards.map(({ g_id }) => g_id);
  };
  return { show, result };
}

it('shows the featured guides in order before the map has loaded', () => {
  const { show, result } = setUp();
  expect(show(null, null, null)).toEqual([5, 1, 3]);
  expect(result.current).toMatchObject({ firstId: 5, isSortedByDistance: false });
});

it('adds the guides on the map from its centre, each once', () => {
  const { show, result } = setUp();
  expect(show(null, null)).toEqual([5, 1, 3, 2, 4]);
  expect(result.current.all.map(({ g_id }) => g_id).toSorted()).toEqual([1, 2, 3, 4, 5, 9]);
});

it('follows the map, but keeps cards that have been in front', () => {
  const { show } = setUp();
  show(null, null);
  expect(show(4, null)).toEqual([5, 1, 3, 2, 4]);
  const elsewhere = find(EAST, 7, 6);
  show(4, null, elsewhere);
  expect(show(4, null, find(EAST, 8))).toEqual([5, 1, 3, 4, 8]);
});

it('removes no card while someone browses them', () => {
  const { show } = setUp();
  show(null, null);
  show(2, null);
  expect(show(2, null, find(EAST, 6))).toEqual([5, 1, 3, 2, 4, 6]);
  expect(show(2, null, find(EAST, 6, 7))).toEqual([5, 1, 3, 2, 6, 7]);
});

it('adds a card for a guide that was picked elsewhere', () => {
  const { show } = setUp();
  show(null, null);
  expect(show(9, null)).toEqual([5, 1, 3, 2, 4, 9]);
  expect(show(99, null)).toEqual([5, 1, 3, 2, 4]);
});

it('sorts by distance once it is known, and again only after a longer walk', () => {
  const { show, result } = setUp();
  expect(show(null, WEST)).toEqual([1, 3, 5, 2, 4]);
  expect(result.current).toMatchObject({ firstId: 1, isSortedByDistance: true });
  expect(show(null, STEPS_EAST)).toEqual([1, 3, 5, 2, 4]);
  expect(show(null, EAST)).toEqual([5, 3, 1, 4, 2]);
  expect(show(null, null)).toEqual([5, 1, 3, 2, 4]);
});

it('puts the nearest guide in front, featured or not', () => {
  const { show, result } = setUp();
  show(null, EAST, find(EAST, 6));
  expect(result.current.firstId).toBe(6);
});

it('starts with the guide that was opened last, in either order', () => {
  const { show, result } = setUp(3);
  expect(show(null, null)).toEqual([3, 5, 1, 2, 4]);
  expect(result.current.firstId).toBe(3);
  expect(show(null, EAST)[0]).toBe(3);
  expect(result.current.firstId).toBe(3);
});
