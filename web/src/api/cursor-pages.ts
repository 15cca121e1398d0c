/** One page of a list that is loaded page by page. */
export type CursorPage<Item> = {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
};

/** Query options for such a list. */
export const BY_CURSOR = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: Pick<CursorPage<unknown>, 'next_cursor'>) => next_cursor,
};

/** The cursor as a query parameter; left out for the first page. */
export function cursorOf(cursor: string | null): { readonly cursor?: string } {
  return cursor === null ? {} : { cursor };
}

/** Every item of a list, for anything that needs all of it, such as a sum. */
export async function allItems<Item>(
  fetchPage: (cursor: string | null) => Promise<CursorPage<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: CursorPage<Item> = await fetchPage(cursor);
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}
