import type { PackedTiles } from '@laneway/contract/offline-pack';
import { tileAddress } from '@laneway/domain/offline/tile-address';
import { findMissingTiles, storeTile } from '../store/map-tiles.ts';
import type { OfflineDatabase } from '../store/offline-database.ts';
import { type Fetch, fetchBytes } from './fetch-part.ts';

/** Fewer than browsers allow per host, so that the map on the screen still gets its tiles. */
const AT_ONCE = 4;
/** After this many failures in a row the rest isn't requested. */
const MAX_FAILURES_IN_A_ROW = 8;
const MAX_TILE_BYTES = 512 * 1_024;

export type MapParts = {
  readonly db: OfflineDatabase;
  readonly fetch: Fetch;
  readonly now: () => string;
};

/**
 * Fetches the missing tiles of a map, and returns how many are unavailable. A guide without its map still opens on the
 * built-in one, so errors here never fail the download.
 */
export async function fetchMap(
  { db, fetch, now }: MapParts,
  tiles: PackedTiles,
  signal: AbortSignal,
): Promise<number> {
  const queue = await findMissingTiles(db, tiles);
  let missing = 0;
  let failures = 0;
  const fetchNext = async (): Promise<void> => {
    for (let tile = queue.shift(); tile !== undefined; tile = queue.shift()) {
      signal.throwIfAborted();
      if (failures >= MAX_FAILURES_IN_A_ROW) {
        missing += 1;
        continue;
      }
      try {
        const address = tileAddress(tiles.tile_url, tile);
        const expected = { statuses: [200, 204], maxLength: MAX_TILE_BYTES, signal };
        await storeTile(db, tile, await fetchBytes(fetch, address, {}, expected), now());
        failures = 0;
      } catch {
        missing += 1;
        failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  signal.throwIfAborted();
  return missing;
}
