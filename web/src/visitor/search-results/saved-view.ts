import { isId, isRecord } from '../../core/navigation/stored-value.ts';
import { recallInTab, rememberInTab } from '../../core/navigation/tab-memory.ts';
import {
  isChoice,
  LENGTHS,
  NO_FILTERS,
  PRICES,
  type ResultFilters,
  TOLD_IN,
} from '../search/result-filters.ts';

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
