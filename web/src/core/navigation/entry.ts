import { readListView } from '@laneway/domain/discovery/browsing';
import { isOrderId } from '@laneway/domain/purchase/order-id';
import { MAX_TOKEN_LENGTH } from '@laneway/domain/text-limits';
import { isId, isPlainObject, isSearchText } from '../stored-value.ts';
import { routeIn, routeKey } from './dashboard-parts.ts';
import {
  type DashboardEntry,
  type Entry,
  type InsidePart,
  isDashboard,
  isPageName,
  type PageName,
  type ParamName,
  type ParamTypes,
  pageFacts,
  type Requirement,
} from './pages.ts';
import { parseRoute } from './saved-route.ts';

/** A key that is equal only for the same page with the same parameters. */
export function entryKey(entry: Entry): string {
  const params = paramsOf(entry).map(([name]) =>
    name === 'route' && isDashboardEntry(entry) ? routeKey(entry.route) : paramOf(entry, name),
  );
  return JSON.stringify([entry.page, ...params]);
}

/**
 * Equal for entries that share one mounted page. A dashboard stays mounted while its parts change, and a list while its
 * filters do; every other entry mounts a page of its own.
 */
export function pageKey(entry: Entry): string {
  if (isDashboardEntry(entry)) return entry.page;
  return entryKey('view' in entry ? { ...entry, view: null } : entry);
}

export function isSameEntry(a: Entry, b: Entry): boolean {
  return entryKey(a) === entryKey(b);
}

export function guideOf(entry: Entry): number | null {
  return 'guideId' in entry ? entry.guideId : null;
}

export function placeOf(entry: Entry): number | null {
  return 'placeId' in entry ? entry.placeId : null;
}

/** Parses an entry from outside; null unless its page exists and has all its parameters. */
export function parseEntry(value: unknown): Entry | null {
  if (!isPlainObject(value) || !isPageName(value.page)) return null;
  const params = Object.entries(pageFacts(value.page).params) as [ParamName, Requirement][];
  const entry: Record<string, unknown> = { page: value.page };
  for (const [name, need] of params) {
    // Entries of earlier versions don't have every optional parameter.
    const isLeftOut = (value[name] ?? null) === null && need === 'optional';
    const param = isLeftOut ? null : PARSE_PARAM[name](value[name], value.page);
    if (param === null && !isLeftOut) return null;
    entry[name] = param;
  }
  // The type is derived from the same table that was just checked.
  return entry as Entry;
}

export function isDashboardEntry(entry: Entry): entry is DashboardEntry {
  return isDashboard(entry.page);
}

const INSIDE_PARTS = ['places', 'walk', 'map'] as const satisfies readonly InsidePart[];

function isCheckoutOutcome(value: unknown): value is 'cancelled' {
  return value === 'cancelled';
}

/** Parses a parameter's value; null if it isn't valid. */
const PARSE_PARAM: {
  readonly [K in ParamName]: (value: unknown, page: PageName) => ParamTypes[K] | null;
} = {
  guideId: (value) => (isId(value) ? value : null),
  placeId: (value) => (isId(value) ? value : null),
  part: (value) => INSIDE_PARTS.find((part) => part === value) ?? null,
  creatorId: (value) => (isId(value) ? value : null),
  token: (value) =>
    typeof value === 'string' && value !== '' && value.length <= MAX_TOKEN_LENGTH ? value : null,
  searchText: (value) => (isSearchText(value) ? value : null),
  // An empty one is the same as none, but doesn't make the entry invalid.
  view: (value) => (isPlainObject(value) ? (readListView((name) => value[name]) ?? {}) : null),
  orderId: (value) => (isOrderId(value) ? value : null),
  checkout: (value) => (isCheckoutOutcome(value) ? value : null),
  // Another build may have stored a part that doesn't exist here: the dashboard then opens at its start.
  route: (value, page) => (isDashboard(page) ? routeIn(page, parseRoute(value)) : null),
};

function paramsOf(entry: Entry): readonly [ParamName, Requirement][] {
  return Object.entries(pageFacts(entry.page).params) as [ParamName, Requirement][];
}

function paramOf(entry: Entry, name: ParamName): unknown {
  return (entry as Readonly<Partial<Record<ParamName, unknown>>>)[name];
}
