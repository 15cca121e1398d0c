import { isId, isRecord } from '../../navigation/stored-value.ts';
import {
  isChoice,
  LENGTHS,
  NO_FILTERS,
  PRICES,
  type ResultFilters,
} from '../../search/result-filters.ts';

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
  try {
    return parseView(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), text);
  } catch {
    // Storage is switched off, or holds something else.
    return FIRST_VIEW;
  }
}

export function keepView(text: string, view: ResultsView): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text, ...view }));
  } catch {
    // Storage is full or switched off: the view lasts as long as the page.
  }
}

function parseView(value: unknown, text: string): ResultsView {
  if (!isRecord(value) || value.text !== text || !isRecord(value.filters)) return FIRST_VIEW;
  const { price, length, hasAudio } = value.filters;
  return {
    filters: {
      price: isChoice(PRICES, price) ? price : NO_FILTERS.price,
      length: isChoice(LENGTHS, length) ? length : NO_FILTERS.length,
      hasAudio: hasAudio === true,
    },
    activeId: isId(value.activeId) ? value.activeId : null,
  };
}
