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
};

const TILE = /\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})(?:@2x)?(?:\.(?:png|jpe?g|webp|avif|pbf|mvt))?$/;

/** Null leaves a request to the browser, as if there were no worker. Known at once, because nobody waits for a no. */
export function routeRequest(
  { url, method, mode }: RoutedRequest,
  { origin, isAppFile }: RouteOptions,
): Route | null {
  const { origin: ofUrl, pathname } = new URL(url);
  const isOurs = ofUrl === origin;
  if (method === 'POST') {
    return isOurs && pathname === SHARE_TARGET_PATH ? { kind: 'sharedFiles' } : null;
  }
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (isOurs && pathname.startsWith('/media/')) {
    return mode === 'navigate' ? null : { kind: 'media' };
  }
  if (method === 'HEAD') return null;
  if (mode === 'navigate') return isOurs && isPage(pathname) ? { kind: 'page' } : null;
  if (isOurs && isAppFile(pathname)) return { kind: 'file' };
  const tile = tileId(pathname);
  return tile === null ? null : { kind: 'tile', id: tile };
}

/** The server has pages of its own beside those of the app, such as the documentation of the API. */
function isPage(pathname: string): boolean {
  return pathname === '/' || parseAppLink(pathname).kind !== 'home';
}

/** Tile servers have all kinds of addresses, but all end in the tile's zoom, column and row. */
function tileId(pathname: string): string | null {
  const [, z, x, y] = (TILE.exec(pathname) ?? []).map(Number);
  if (z === undefined || x === undefined || y === undefined) return null;
  const across = 2 ** z;
  return x < across && y < across ? `${z}/${x}/${y}` : null;
}
