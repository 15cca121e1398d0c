import type { FoundAddress, Geocoder } from '../../ports/geocoder.ts';
import { readAddresses } from './read-addresses.ts';
import { readBoundedText } from './read-bounded-text.ts';
import { createSearchCache } from './search-cache.ts';
import { searchUrl } from './search-url.ts';

export type HttpGeocoderOptions = {
  /** The search URL that the operator configured. */
  readonly url: string;
  /** Public geocoders require the caller to be identified. */
  readonly publicUrl: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 5_000;
/** Five results are a few kilobytes. */
const MAX_BYTES = 262_144;

/** A geocoder of the operator's choice, in either of the two common response formats. */
export function createHttpGeocoder({
  url,
  publicUrl,
  timeoutMs = TIMEOUT_MS,
}: HttpGeocoderOptions): Geocoder {
  const ask = async (text: string): Promise<readonly FoundAddress[]> => {
    const response = await fetch(searchUrl(url, text), {
      headers: {
        accept: 'application/json',
        'accept-language': 'en-AU,en',
        'user-agent': `Laneway (${publicUrl})`,
      },
      // The operator named only this server; a redirect could lead anywhere in their network.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readBoundedText(response, MAX_BYTES);
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    return readAddresses(JSON.parse(body));
  };
  return { find: createSearchCache(ask) };
}
