import type { QueryParams } from '../app-links/query-text.ts';

/** The orders of the list of all guides. */
export const BROWSE_ORDERS = ['newest', 'rating', 'near'] as const;
export type BrowseOrder = (typeof BROWSE_ORDERS)[number];

/** True for what can only be answered near somewhere. */
export function needsPosition(asked: {
  readonly order?: BrowseOrder | undefined;
  readonly walk_now?: boolean | undefined;
}): boolean {
  return asked.order === 'near' || asked.walk_now === true;
}

/** Guides to walk right now: close enough to get to, and short enough to finish. */
export const WALK_NOW = { maxMinutes: 90, maxMetres: 3_000 } as const;

/** Larger counts are shown as "more than". */
export const MAX_COUNTED = 1_000;

/** '1 guide', '24 guides', 'More than 1,000 guides'. */
export function guideCountText(total: number): string {
  if (total > MAX_COUNTED) return `More than ${MAX_COUNTED.toLocaleString('en-AU')} guides`;
  return total === 1 ? '1 guide' : `${total.toLocaleString('en-AU')} guides`;
}

/** The parameters that the list of guides and search results have in their address: the names of the request, and the order. */
export const LIST_PARAMS = [
  'sort',
  'walk_now',
  'free',
  'price_max',
  'minutes_max',
  'audio',
  'language',
] as const;
export type ListParam = (typeof LIST_PARAMS)[number];

/** The filters and the order of a list as its address has them. The page ignores the values that it doesn't offer. */
export type ListView = { readonly [P in ListParam]?: string };

/** Longer than any value that a page offers. */
const MAX_LIST_VALUE = 20;

/** The view in an address or another untrusted source; null if it has none. */
export function readListView(find: (name: ListParam) => unknown): ListView | null {
  const pairs = LIST_PARAMS.flatMap((name) => {
    const value = find(name);
    const isValue = typeof value === 'string' && value !== '' && value.length <= MAX_LIST_VALUE;
    return isValue ? [[name, value] as const] : [];
  });
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
}

/** The parameters of a view, always in the same order. */
export function listViewParams(view: ListView | null | undefined): QueryParams {
  return LIST_PARAMS.flatMap((name) => {
    const value = view?.[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}
