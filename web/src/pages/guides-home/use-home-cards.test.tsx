// @vitest-environment happy-dom
import type { Point } from '@laneway/domain/geo/point';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Guide } from '../../guides/guide-facts.ts';
import { createNavStore } from '../../navigation/nav-store.ts';
import { NavigationProvider } from '../../navigation/navigation-context.tsx';
import { useHomeCards } from './use-home-cards.ts';

afterEach(cleanup);

/** Guides from west to east. */
const guide = (g_id: number): Guide =>
  ({ g_id, g_title: `Guide ${g_id}`, g_location: `-37.8,${144.9 + g_id / 100}` }) as Guide;

const FEATURED = [guide(5), guide(1), guide(3)];
const ON_MAP = [guide(1), guide(2), guide(4)];
const WEST: Point = { lat: -37.8, lng: 144.9 };
const STEPS_EAST: Point = { lat: -37.8, lng: 144.902 };
const EAST: Point = { lat: -37.8, lng: 144.96 };

function setUp(openedId: number | null = null) {
  const store = createNavStore({ isPageAvailable: () => true });
  if (openedId !== null) store.dispatch({ type: 'pickGuide', guideId: openedId });
  type Props = { readonly frontId: number | null; readonly visitor: Point | null };
  const nobody: Props = { frontId: null, visitor: null };
  const { result, rerender } = renderHook(
    (props: Props) => useHomeCards(FEATURED, ON_MAP, props.frontId, props.visitor),
    {
      initialProps: nobody,
      wrapper: ({ children }) => <NavigationProvider store={store}>{children}</NavigationProvider>,
    },
  );
  const show = (frontId: number | null, visitor: Point | null) => {
    rerender({ frontId, visitor });
    return result.current.cards.map(({ g_id }) => g_id);
  };
  return { show, result };
}

it('shows the featured guides in their order, and knows all of them once', () => {
  const { show, result } = setUp();
  expect(show(null, null)).toEqual([5, 1, 3]);
  expect(result.current).toMatchObject({ firstId: 5, isSortedByDistance: false });
  expect(result.current.all.map(({ g_id }) => g_id)).toEqual([5, 1, 3, 2, 4]);
});

it('gives picked guides a card, which they keep', () => {
  const { show } = setUp();
  expect(show(4, null)).toEqual([5, 1, 3, 4]);
  expect(show(1, null)).toEqual([5, 1, 3, 4]);
  expect(show(2, null)).toEqual([5, 1, 3, 4, 2]);
  expect(show(99, null)).toEqual([5, 1, 3, 4, 2]);
});

it('sorts by distance once that is known, and again only after a longer walk', () => {
  const { show, result } = setUp();
  expect(show(4, WEST)).toEqual([1, 3, 4, 5]);
  expect(result.current).toMatchObject({ firstId: 5, isSortedByDistance: true });
  expect(show(4, STEPS_EAST)).toEqual([1, 3, 4, 5]);
  expect(show(4, EAST)).toEqual([5, 4, 3, 1]);
  expect(show(4, null)).toEqual([5, 1, 3, 4]);
});

it('begins with the guide that was opened last, in either order', () => {
  const { show, result } = setUp(3);
  expect(show(null, null)).toEqual([3, 5, 1]);
  expect(result.current.firstId).toBe(3);
  expect(show(null, EAST)).toEqual([3, 1, 5]);
});
