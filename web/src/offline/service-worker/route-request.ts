import { parseAppLink } from '@laneway/domain/app-links/app-link';
import { SHARE_TARGET_PATH } from '@laneway/domain/app-links/share-target';
import { parseTileAddress, tileId } from '@laneway/domain/offline/tile-address';

export type Route =
  | { readonly kind: 'page' | 'file' | 'media' | 'sharedFiles' }
  | { readonly kind: 'tile'; readonly id: string };

export type RoutedRequest = Pick<Request, 'url' | 'method' | 'mode'>;

export type RouteOptions = {
  readonly origin: string;
  readonly isAppFile: (pathname: string) => boolean;
  /** False if no saved guide has files. */
  readonly mayHaveMedia: boolean;
  /** The id of the tile that a URL requests; null if it isn't a tile. */
  readonly tileIdOf: (url: URL) => string | null;
};

/** null leaves a request to the browser. Must be synchronous: `respondWith` can't be undone. */
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

/** The server has pages beside those of the app, such as the documentation of the API. */
function isPage(pathname: string): boolean {
  return pathname === '/' || parseAppLink(pathname).kind !== 'home';
}

/** Tile servers have various URL formats, but most end in the tile's zoom, column and row. */
const USUAL = /\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})(?:@2x)?(?:\.(?:png|jpe?g|webp|avif|pbf|mvt))?$/;

/** The URL template of the tile server from the configuration; null if no guide is saved. */
export type TileTemplate = string | null;

/**
 * The id of the tile that a URL requests; null if it isn't a tile. A worker that has just started
 * doesn't know the URL template yet (`undefined`), but has to respond at once: everything that
 * looks like a tile is treated as one, and at worst requested twice.
 */
export function findTileId(
  url: URL,
  template: TileTemplate | undefined,
  origin: string,
): string | null {
  if (template === undefined) return usualTileId(url);
  if (template === null) return null;
  const isRelative = template.startsWith('/') && !template.startsWith('//');
  const tile = parseTileAddress(isRelative ? origin + template : template, url.href);
  return tile === null ? null : tileId(tile);
}

function usualTileId({ pathname }: URL): string | null {
  const [, z, x, y] = (USUAL.exec(pathname) ?? []).map(Number);
  if (z === undefined || x === undefined || y === undefined) return null;
  const across = 2 ** z;
  return x < across && y < across ? tileId({ z, x, y }) : null;
}

/** Lets the worker ignore requests synchronously on devices where nothing is saved. */
export type SavedGuides = { readonly hasMedia: boolean; readonly tileTemplate: TileTemplate };

export type SavedGuidesHint = {
  /** Undefined while it isn't known. It may be outdated by one request. */
  readonly known: () => SavedGuides | undefined;
  /** Must be called with each request, because something may be saved at any time. Never rejects. */
  readonly refresh: () => Promise<void>;
};

export function createSavedGuidesHint(read: () => Promise<SavedGuides>): SavedGuidesHint {
  let known: SavedGuides | undefined;
  let inFlight: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    known = await read().catch(() => undefined);
    inFlight = null;
  };
  return {
    known: () => known,
    // Requests come in bursts, so concurrent calls share one refresh.
    refresh: () => {
      inFlight ??= refresh();
      return inFlight;
    },
  };
}
