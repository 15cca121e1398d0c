import { isId, isRecord } from '../../core/navigation/stored-value.ts';
import { readFromTab, storeInTab } from '../../core/navigation/tab-memory.ts';
import {
  GUIDE_LANGUAGES,
  isChoice,
  LENGTHS,
  NO_FILTERS,
  PRICES,
  type ResultFilters,
} from '../search/result-filters.ts';

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
