// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFirstShown, useFront } from './use-front.ts';

afterEach(cleanup);

describe('the guide in front', () => {
  const setUp = (isLocated = false) => {
    type Props = { readonly overviewId: number | null; readonly isLocated: boolean };
    const { result, rerender } = renderHook(
      (props: Props) => useFront(props.overviewId, props.isLocated),
      { initialProps: { overviewId: null, isLocated } as Props },
    );
    return {
      result,
      show: (overviewId: number | null, isLocated = false) => {
        rerender({ overviewId, isLocated });
        return result.current.frontId;
      },
      swipe: (id: number) => act(() => result.current.setFrontId(id)),
    };
  };

  it('is the first one until another is swiped to, and stays after its overview closes', () => {
    const { result, show, swipe } = setUp();
    expect(result.current.frontId).toBeNull();
    swipe(4);
    expect(result.current.frontId).toBe(4);
    expect(show(9)).toBe(9);
    expect(show(null)).toBe(9);
  });

  it('is the first one again once the visitor is located, until they swipe', () => {
    const { result, show, swipe } = setUp();
    swipe(4);
    expect(show(null, true)).toBeNull();
    expect(result.current.isLocatedHere).toBe(true);
    swipe(5);
    expect(show(null, true)).toBe(5);
    expect(show(null, false)).toBe(5);
  });

  it('stays the one whose overview is open', () => {
    const { show } = setUp();
    show(9);
    expect(show(9, true)).toBe(9);
  });

  it('isn’t affected by a location that was known before', () => {
    expect(setUp(true).result.current.isLocatedHere).toBe(false);
  });
});

it('the map makes room for the card that was shown first', () => {
  const { result, rerender } = renderHook(useFirstShown, { initialProps: null as number | null });
  expect(result.current).toBeNull();
  rerender(5);
  expect(result.current).toBe(5);
  // Nearer guides that are found while the map follows the visitor don't move the map away from
  // them.
  rerender(1);
  expect(result.current).toBe(5);
});
