const LIMIT = '5';

/**
 * The address of a search. Nominatim has to be asked for JSON; Photon, whose search is at `/api`, refuses parameters
 * that it doesn't know. What the operator's address has already, such as a key, stays.
 */
export function searchUrl(base: string, text: string): URL {
  const url = new URL(base);
  const isPhoton = /\/api\/?$/.test(url.pathname);
  url.searchParams.set('q', text);
  url.searchParams.set('limit', LIMIT);
  if (!isPhoton) url.searchParams.set('format', 'jsonv2');
  return url;
}
