const LIMIT = '5';

/**
 * The URL of a search. Nominatim needs a parameter for JSON; Photon, whose search is at `/api`, refuses unknown
 * parameters. Parameters in the operator's URL, such as a key, stay.
 */
export function searchUrl(base: string, text: string): URL {
  const url = new URL(base);
  const isPhoton = /\/api\/?$/.test(url.pathname);
  url.searchParams.set('q', text);
  url.searchParams.set('limit', LIMIT);
  if (!isPhoton) url.searchParams.set('format', 'jsonv2');
  return url;
}
