/** One page of a list that grows. */
export type CursorPage<Item> = {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
};

/** How such a list is followed page by page. */
export const BY_CURSOR = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: Pick<CursorPage<unknown>, 'next_cursor'>) => next_cursor,
};

/** The cursor as a query takes it: left out for the first page. */
export function cursorOf(cursor: string | null): { readonly cursor?: string } {
  return cursor === null ? {} : { cursor };
}

/** Every item of a list, for what can only be told of the whole, such as a sum. */
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
