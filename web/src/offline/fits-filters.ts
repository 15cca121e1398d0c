import type { SearchQuery } from '@laneway/contract/search';
import type { SavedContent } from './search-saved.ts';

export type GuideFilters = Pick<
  SearchQuery,
  'free' | 'price_max' | 'audio' | 'minutes_max' | 'language'
>;

/** Whether a saved guide is one of those that were asked for, by the rules of the server's lists and searches. */
export function fitsFilters({ free, price_max, audio, minutes_max, language }: GuideFilters) {
  const mostDollars = free === true ? 0 : (price_max ?? Number.POSITIVE_INFINITY);
  return ({ guide, places }: SavedContent): boolean =>
    guide.g_price <= mostDollars &&
    (audio !== true || guide.g_audio !== null || places.some(({ p_audio }) => p_audio !== null)) &&
    (minutes_max === undefined ||
      (guide.g_duration_minutes ?? Number.POSITIVE_INFINITY) <= minutes_max) &&
    (language === undefined || guide.g_language === language);
}
