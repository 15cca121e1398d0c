import type { CallName } from '@laneway/contract/calls';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import { refused, respond } from './calls.ts';
import { canonicalAddress } from './canonical-address.ts';

/** One page of a list that is returned as a plain array. */
export type ListPage<Item> = { readonly items: Item[]; readonly nextCursor: string | null };

/** Plain arrays have no room for a cursor, so it travels in headers. */
export function nextPageHeaders(
  name: CallName,
  query: object,
  { nextCursor }: Pick<ListPage<unknown>, 'nextCursor'>,
): Record<string, string> {
  if (nextCursor === null) return {};
  const next = canonicalAddress(name, { query: { ...query, cursor: nextCursor } as never });
  return { 'x-next-cursor': nextCursor, link: `<${next}>; rel="next"` };
}

export function respondPage<Item>(
  name: CallName,
  query: object,
  page: Result<ListPage<Item>, Refusal>,
) {
  if (!page.ok) return refused(page.error);
  const { items } = page.value;
  return respond(200, { ok: true, value: items }, nextPageHeaders(name, query, page.value));
}
