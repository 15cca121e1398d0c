import { expect, it, vi } from 'vitest';
import { allItems, BY_CURSOR, cursorOf } from './cursor-pages.ts';

it('every page is requested, each with the cursor of the previous one', async () => {
  const fetchPage = vi
    .fn()
    .mockResolvedValueOnce({ items: [1, 2], next_cursor: 'a' })
    .mockResolvedValueOnce({ items: [3], next_cursor: 'b' })
    .mockResolvedValueOnce({ items: [], next_cursor: null });
  expect(await allItems(fetchPage)).toEqual([1, 2, 3]);
  expect(fetchPage.mock.calls).toEqual([[null], ['a'], ['b']]);
});

it('the first page has no cursor, and after the last one nothing follows', () => {
  expect(cursorOf(BY_CURSOR.initialPageParam)).toEqual({});
  expect(cursorOf('a')).toEqual({ cursor: 'a' });
  expect(BY_CURSOR.getNextPageParam({ next_cursor: null })).toBeNull();
});
