import type { InfiniteData } from '@tanstack/react-query';
import type { CursorPage } from './cursor-pages.ts';

/** The pages with an updated item. It keeps its position, even if it no longer matches the filter of its list. */
export function withItem<Item, Id extends keyof Item, Page extends CursorPage<Item>>(
  data: InfiniteData<Page, unknown>,
  id: Id,
  item: Item,
): InfiniteData<Page, unknown> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((each) => (each[id] === item[id] ? item : each)),
    })),
  };
}
