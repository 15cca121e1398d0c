import type { PackedTiles } from '@laneway/contract/offline-pack';
import type { OfflineDatabase } from './offline-database.ts';
import { readPack } from './saved-pack.ts';
import { tileIdsOf } from './tile-ids.ts';

/** About 80 km wide at the latitude of Melbourne: a guide is in one to four of them. */
const REGION_ZOOM = 9;

/** The tile of a low zoom that a tile is in; a tile that is larger is its own region. */
export function regionOf(id: string): string {
  const [z = 0, x = 0, y = 0] = id.split('/').map(Number);
  const levels = Math.max(0, z - REGION_ZOOM);
  return `${z - levels}/${x >> levels}/${y >> levels}`;
}

/** Those of a pack's tiles that aren't on the device. */
export async function lackingTiles(db: OfflineDatabase, tiles: PackedTiles): Promise<string[]> {
  const ids = tileIdsOf(tiles);
  const stored = new Set(await db.mapTiles.where('id').anyOf(ids).primaryKeys());
  return ids.filter((id) => !stored.has(id));
}

export async function storeTile(
  db: OfflineDatabase,
  id: string,
  blob: Blob,
  now: string,
): Promise<void> {
  await db.mapTiles.put({ id, region: regionOf(id), blob, downloadDate: now });
}

/** Removes the tiles in the regions of a map that no saved guide needs now. */
export async function removeUnneededTiles(
  { packs, mapTiles }: OfflineDatabase,
  removed: PackedTiles,
): Promise<void> {
  const needed = new Set<string>();
  await packs.each((pack) => {
    const { tiles } = readPack(pack);
    for (const id of tiles === null ? [] : tileIdsOf(tiles)) needed.add(id);
  });
  const regions = [...new Set(tileIdsOf(removed).map(regionOf))];
  const there = await mapTiles.where('region').anyOf(regions).primaryKeys();
  await mapTiles.bulkDelete(there.filter((id) => !needed.has(id)));
}
