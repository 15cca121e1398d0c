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

/** A page of a list that is a plain array, with the cursor from the headers of the reply. */
export async function headedPage<Item>(
  fetchItems: (onHeaders: (headers: Headers) => void) => Promise<readonly Item[]>,
): Promise<CursorPage<Item>> {
  let next_cursor: string | null = null;
  const items = await fetchItems((headers) => {
    next_cursor = headers.get('x-next-cursor');
  });
  return { items, next_cursor };
}

/** The items of the pages that have been loaded. */
export function loadedItems<Item>(
  data: { readonly pages: readonly CursorPage<Item>[] } | undefined,
): readonly Item[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
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
