import { parseAppLink } from '@laneway/domain/app-links/app-link';
import { SHARE_TARGET_PATH } from '@laneway/domain/app-links/share-target';

/** What the worker does about a request. */
export type Route =
  | { readonly kind: 'page' | 'file' | 'media' | 'sharedFiles' }
  | { readonly kind: 'tile'; readonly id: string };

export type RoutedRequest = Pick<Request, 'url' | 'method' | 'mode'>;

export type RouteOptions = {
  readonly origin: string;
  readonly isAppFile: (pathname: string) => boolean;
  /** Whether a saved guide may have a file. */
  readonly mayHaveMedia: boolean;
  /** The id of the tile that a URL asks for; null if it is none. */
  readonly tileIdOf: (url: URL) => string | null;
};

/** Null leaves a request to the browser, as if there were no worker. Known at once, because nobody waits for a no. */
export function routeRequest(
  { url, method, mode }: RoutedRequest,
  { origin, isAppFile, mayHaveMedia, tileIdOf }: RouteOptions,
): Route | null {
  const address = new URL(url);
  const { origin: ofUrl, pathname } = address;
  const isOurs = ofUrl === origin;
  if (method === 'POST') {
    return isOurs && pathname === SHARE_TARGET_PATH ? { kind: 'sharedFiles' } : null;
  }
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (isOurs && pathname.startsWith('/media/')) {
    return mayHaveMedia && mode !== 'navigate' ? { kind: 'media' } : null;
  }
  if (method === 'HEAD') return null;
  if (mode === 'navigate') return isOurs && isPage(pathname) ? { kind: 'page' } : null;
  if (isOurs && isAppFile(pathname)) return { kind: 'file' };
  const id = tileIdOf(address);
  return id === null ? null : { kind: 'tile', id };
}

/** The server has pages of its own beside those of the app, such as the documentation of the API. */
function isPage(pathname: string): boolean {
  return pathname === '/' || parseAppLink(pathname).kind !== 'home';
}
