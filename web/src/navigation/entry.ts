import { LIMITS } from '@laneway/contract/limits';
import { isOrderId } from '@laneway/domain/purchase/order-id';
import { type Entry, isPageName, type Need, type ParamName, pageFacts } from './pages.ts';

/**
 * One text per entry: equal for the same page with the same parameters and for nothing else, so
 * that it serves as a key as well.
 */
export function entryKey(entry: Entry): string {
  return JSON.stringify([entry.page, ...paramsOf(entry).map(([name]) => paramOf(entry, name))]);
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

/** The entry in a value from outside; null unless its page exists and has all that it needs. */
export function parseEntry(value: unknown): Entry | null {
  if (!isRecord(value) || !isPageName(value.page)) return null;
  const params = Object.entries(pageFacts(value.page).params) as [ParamName, Need][];
  const entry: Record<string, unknown> = { page: value.page };
  for (const [name, need] of params) {
    const param = value[name];
    if (!(param === null ? need === 'optional' : IS_PARAM[name](param))) return null;
    entry[name] = param;
  }
  // The table that was just walked through is the one that the type is made from.
  return entry as Entry;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIMITS.id;
}

export function isSearchText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LIMITS.searchTerms;
}

export function isCheckoutOutcome(value: unknown): value is 'cancelled' {
  return value === 'cancelled';
}

const IS_PARAM: Readonly<Record<ParamName, (value: unknown) => boolean>> = {
  guideId: isId,
  placeId: isId,
  token: (value) => typeof value === 'string' && value !== '' && value.length <= LIMITS.token,
  searchText: isSearchText,
  orderId: isOrderId,
  checkout: isCheckoutOutcome,
};

function paramsOf(entry: Entry): readonly [ParamName, Need][] {
  return Object.entries(pageFacts(entry.page).params) as [ParamName, Need][];
}

function paramOf(entry: Entry, name: ParamName): unknown {
  return (entry as Readonly<Partial<Record<ParamName, unknown>>>)[name];
}
