import type { FoundAddress, Geocoder } from '../../ports/geocoder.ts';
import { readAddresses } from './read-addresses.ts';

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

/** The body of a response as text; rejects as soon as it is longer than allowed, without reading the rest. */
async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`the geocoder answered with more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const MAX_SEARCHES = 200;

/** Caches the latest searches, so that repeating one doesn't call the operator's geocoder. Failures aren't cached. */
function createSearchCache(ask: Geocoder['find']): Geocoder['find'] {
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

const LIMIT = '5';

/**
 * The URL of a search. Nominatim needs a parameter for JSON; Photon, whose search is at `/api`, refuses unknown
 * parameters. Parameters in the operator's URL, such as a key, stay.
 */
function searchUrl(base: string, text: string): URL {
  const url = new URL(base);
  const isPhoton = /\/api\/?$/.test(url.pathname);
  url.searchParams.set('q', text);
  url.searchParams.set('limit', LIMIT);
  if (!isPhoton) url.searchParams.set('format', 'jsonv2');
  return url;
}
