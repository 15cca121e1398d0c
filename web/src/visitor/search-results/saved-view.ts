import type { ListView } from '@laneway/domain/discovery/browsing';
import { LANGUAGES } from '@laneway/domain/guides/languages';
import type { SearchFilters } from '../../api/queries/search.ts';
import type { ListChanges } from '../../core/navigation/nav-actions.ts';
import { readFromTab, storeInTab } from '../../core/navigation/tab-memory.ts';
import { isId, isPlainObject } from '../../core/stored-value.ts';
import { languagesToChoose } from '../search/guide-languages.ts';

type Choice = { readonly text: string; readonly filters: SearchFilters };

export const PRICES = {
  any: { text: 'Any price', filters: {} },
  free: { text: 'Free', filters: { free: true } },
  upTo5: { text: 'Up to $5', filters: { price_max: 5 } },
  upTo10: { text: 'Up to $10', filters: { price_max: 10 } },
} as const satisfies Readonly<Record<string, Choice>>;

export const LENGTHS = {
  any: { text: 'Any length', filters: {} },
  upTo30: { text: 'Up to 30 min', filters: { minutes_max: 30 } },
  upTo60: { text: 'Up to 1 h', filters: { minutes_max: 60 } },
  upTo120: { text: 'Up to 2 h', filters: { minutes_max: 120 } },
} as const satisfies Readonly<Record<string, Choice>>;

/** The languages by tag, with their own names. */
export const GUIDE_LANGUAGES: Readonly<Record<string, Choice>> = {
  any: { text: 'Any language', filters: {} },
  ...Object.fromEntries(
    LANGUAGES.map(({ tag, name }) => [tag, { text: name, filters: { language: tag } }]),
  ),
};

/** The languages to choose from. */
export function guideLanguages(known: readonly string[] | null): typeof GUIDE_LANGUAGES {
  const tags = languagesToChoose(known).map(({ tag }): string => tag);
  return Object.fromEntries(
    Object.entries(GUIDE_LANGUAGES).filter(([key]) => key === 'any' || tags.includes(key)),
  );
}

export type ResultFilters = {
  readonly price: keyof typeof PRICES;
  readonly length: keyof typeof LENGTHS;
  readonly hasAudio: boolean;
  /** A key of GUIDE_LANGUAGES. */
  readonly language: string;
};

export const NO_FILTERS: ResultFilters = {
  price: 'any',
  length: 'any',
  hasAudio: false,
  language: 'any',
};

export function searchFilters(chosen: ResultFilters): SearchFilters {
  return {
    ...PRICES[chosen.price].filters,
    ...LENGTHS[chosen.length].filters,
    ...(chosen.hasAudio ? { audio: true } : {}),
    ...GUIDE_LANGUAGES[chosen.language]?.filters,
  };
}

export function countFilters(filters: ResultFilters): number {
  return Object.keys(searchFilters(filters)).length;
}

/** The choices of an address, as far as they are offered: not a language that has no guides any more. */
export function filtersIn(
  view: ListView | null,
  known: readonly string[] | null = null,
): ResultFilters {
  return {
    price: keyIn(PRICES, view) ?? NO_FILTERS.price,
    length: keyIn(LENGTHS, view) ?? NO_FILTERS.length,
    hasAudio: view?.audio === 'true',
    language: keyIn(guideLanguages(known), view) ?? NO_FILTERS.language,
  };
}

/** The changes of an address that these choices make. */
export function changesOf(filters: ResultFilters): ListChanges {
  const asked = new Map<string, unknown>(Object.entries(searchFilters(filters)));
  return Object.fromEntries(
    PARAMS.map((name) => [name, asked.has(name) ? String(asked.get(name)) : null]),
  );
}

const PARAMS = ['free', 'price_max', 'minutes_max', 'audio', 'language'] as const;

/** The choice whose filters the address has. */
function keyIn<Choices extends Readonly<Record<string, Choice>>>(
  choices: Choices,
  view: ListView | null,
): (keyof Choices & string) | undefined {
  const params: Readonly<Record<string, string>> = view ?? {};
  const keys: readonly (keyof Choices & string)[] = Object.keys(choices);
  return keys.find((key) => {
    const filters = Object.entries(choices[key]?.filters ?? {});
    return filters.length > 0 && filters.every(([name, value]) => params[name] === String(value));
  });
}

export function isChoice<Choices extends object>(
  choices: Choices,
  value: unknown,
): value is keyof Choices & string {
  return typeof value === 'string' && Object.hasOwn(choices, value);
}

/** The key of the guide that was picked last in this tab, in the list and on the map. */
const KEY = 'laneway.search-results';

/** The guide that was picked last in the results of this search: it survives a reload, and visits to places. */
export function readActiveId(text: string): number | null {
  const stored = readFromTab(KEY);
  return isPlainObject(stored) && stored.text === text && isId(stored.activeId)
    ? stored.activeId
    : null;
}

export function saveActiveId(text: string, activeId: number | null): void {
  storeInTab(KEY, { text, activeId });
}
