import { LANGUAGES } from '@laneway/domain/guides/languages';
import type { SearchFilters } from '../../api/queries/search.ts';
import { isId, isRecord } from '../../core/navigation/stored-value.ts';
import { readFromTab, storeInTab } from '../../core/navigation/tab-memory.ts';
import { hasGuides, languagesToChoose } from '../search/guide-languages.ts';

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

/** The filters without a language that has no guides any more. */
export function withGuides(filters: ResultFilters, known: readonly string[] | null): ResultFilters {
  const { language } = filters;
  return language === NO_FILTERS.language || hasGuides(language, known)
    ? filters
    : { ...filters, language: NO_FILTERS.language };
}

export function isChoice<Choices extends object>(
  choices: Choices,
  value: unknown,
): value is keyof Choices & string {
  return typeof value === 'string' && Object.hasOwn(choices, value);
}

/** The visitor's view of the results: it survives a reload, and visits to places. */
export type ResultsView = {
  readonly filters: ResultFilters;
  /** The guide that was picked last, in the list and on the map. */
  readonly activeId: number | null;
};

export const FIRST_VIEW: ResultsView = { filters: NO_FILTERS, activeId: null };

/** The key of the tab's last search view. */
const KEY = 'laneway.search-results';

export function readView(text: string): ResultsView {
  return parseView(readFromTab(KEY), text);
}

export function saveView(text: string, view: ResultsView): void {
  storeInTab(KEY, { text, ...view });
}

function parseView(value: unknown, text: string): ResultsView {
  if (!isRecord(value) || value.text !== text || !isRecord(value.filters)) return FIRST_VIEW;
  const { price, length, hasAudio, language } = value.filters;
  return {
    filters: {
      price: isChoice(PRICES, price) ? price : NO_FILTERS.price,
      length: isChoice(LENGTHS, length) ? length : NO_FILTERS.length,
      hasAudio: hasAudio === true,
      language: isChoice(GUIDE_LANGUAGES, language) ? language : NO_FILTERS.language,
    },
    activeId: isId(value.activeId) ? value.activeId : null,
  };
}
