import { LANGUAGES } from '@laneway/domain/guides/languages';
import type { SearchFilters } from '../../api/queries/search.ts';
import { isId, isRecord } from '../../core/navigation/stored-value.ts';
import { recallInTab, rememberInTab } from '../../core/navigation/tab-memory.ts';

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

/** By tag, under the names that their speakers give them. */
export const TOLD_IN: Readonly<Record<string, Choice>> = {
  any: { text: 'Any language', filters: {} },
  ...Object.fromEntries(
    LANGUAGES.map(({ tag, name }) => [tag, { text: name, filters: { language: tag } }]),
  ),
};

/** What someone has chosen to see of the results. */
export type ResultFilters = {
  readonly price: keyof typeof PRICES;
  readonly length: keyof typeof LENGTHS;
  readonly hasAudio: boolean;
  /** A key of TOLD_IN. */
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
    ...TOLD_IN[chosen.language]?.filters,
  };
}

export function isFiltered(filters: ResultFilters): boolean {
  return Object.keys(searchFilters(filters)).length > 0;
}

export function isChoice<Choices extends object>(
  choices: Choices,
  value: unknown,
): value is keyof Choices & string {
  return typeof value === 'string' && Object.hasOwn(choices, value);
}

/** What someone has made of the results: it outlives a reload, and the page of a place that they looked at. */
export type ResultsView = {
  readonly filters: ResultFilters;
  /** The guide that was picked last, in the list and on the map. */
  readonly activeId: number | null;
};

export const FIRST_VIEW: ResultsView = { filters: NO_FILTERS, activeId: null };

/** One for each tab: the view of its last search. */
const KEY = 'laneway.search-results';

export function readView(text: string): ResultsView {
  return parseView(recallInTab(KEY), text);
}

export function saveView(text: string, view: ResultsView): void {
  rememberInTab(KEY, { text, ...view });
}

function parseView(value: unknown, text: string): ResultsView {
  if (!isRecord(value) || value.text !== text || !isRecord(value.filters)) return FIRST_VIEW;
  const { price, length, hasAudio, language } = value.filters;
  return {
    filters: {
      price: isChoice(PRICES, price) ? price : NO_FILTERS.price,
      length: isChoice(LENGTHS, length) ? length : NO_FILTERS.length,
      hasAudio: hasAudio === true,
      language: isChoice(TOLD_IN, language) ? language : NO_FILTERS.language,
    },
    activeId: isId(value.activeId) ? value.activeId : null,
  };
}
