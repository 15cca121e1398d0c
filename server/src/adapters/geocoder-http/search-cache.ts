import type { Geocoder } from '../../ports/geocoder.ts';

const MAX_SEARCHES = 200;

/** Caches the latest searches, so that repeating one doesn't call the operator's geocoder. Failures aren't cached. */
export function createSearchCache(ask: Geocoder['find']): Geocoder['find'] {
  const searches = new Map<string, ReturnType<Geocoder['find']>>();
  return (text) => {
    const key = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    const known = searches.get(key);
    if (known !== undefined) return known;
    const asked = ask(text);
    searches.set(key, asked);
    asked.catch(() => searches.delete(key));
    const [oldest] = searches.keys();
    if (searches.size > MAX_SEARCHES && oldest !== undefined) searches.delete(oldest);
    return asked;
  };
}
