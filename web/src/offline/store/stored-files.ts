import type { PackedTiles } from '@laneway/contract/offline-pack';
import { tileId } from '@laneway/domain/offline/tile-address';
import { type Tile, tilesFor } from '@laneway/domain/offline/tiles';
import { type OfflineDatabase, readPack } from './offline-database.ts';

/** About 80 km wide at the latitude of Melbourne: a guide is in one to four of them. */
const REGION_ZOOM = 9;

/** The tile of a low zoom that contains a tile; a larger tile is its own region. */
function regionOf({ z, x, y }: Tile): string {
  const levels = Math.max(0, z - REGION_ZOOM);
  return tileId({ z: z - levels, x: x >> levels, y: y >> levels });
}

/** The ids of a pack's tiles. */
export function tileIdsOf(map: PackedTiles): readonly string[] {
  return tilesOf(map).map(tileId);
}

export async function findMissingTiles(db: OfflineDatabase, map: PackedTiles): Promise<Tile[]> {
  const tiles = tilesOf(map);
  const stored = new Set(await db.mapTiles.where('id').anyOf(tiles.map(tileId)).primaryKeys());
  return tiles.filter((tile) => !stored.has(tileId(tile)));
}

export async function storeTile(
  db: OfflineDatabase,
  tile: Tile,
  blob: Blob,
  now: string,
): Promise<void> {
  await db.mapTiles.put({ id: tileId(tile), region: regionOf(tile), blob, downloadDate: now });
}

/** Removes the tiles in the regions of a map that no saved guide needs any more. */
export async function removeUnneededTiles(
  { packs, mapTiles }: OfflineDatabase,
  map: PackedTiles,
): Promise<void> {
  const needed = new Set<string>();
  await packs.each((pack) => {
    const { tiles } = readPack(pack);
    for (const tile of tiles === null ? [] : tilesOf(tiles)) needed.add(tileId(tile));
  });
  const regions = [...new Set(tilesOf(map).map(regionOf))];
  const there = await mapTiles.where('region').anyOf(regions).primaryKeys();
  await mapTiles.bulkDelete(there.filter((id) => !needed.has(id)));
}

function tilesOf({ bounds, min_zoom, max_zoom }: PackedTiles): readonly Tile[] {
  const [south, west, north, east] = bounds;
  return tilesFor({ south, west, north, east }, { min: min_zoom, max: max_zoom });
}

/** Removes a saved guide, and the files and tiles that no other saved guide needs. */
export async function removeGuide(db: OfflineDatabase, guideId: number): Promise<void> {
  const { guides, places, media, mapTiles, packs, downloads } = db;
  await db.transaction('rw', [guides, places, media, mapTiles, packs, downloads], async () => {
    const pack = await packs.get(guideId);
    await packs.delete(guideId);
    await guides.delete(guideId);
    await places.where({ g_id: guideId }).delete();
    await removeUnreferencedFiles(db);
    if (pack?.tiles) await removeUnneededTiles(db, pack.tiles);
  });
}

/**
 * Removes the files that neither a saved guide nor an active download refers to. It compares whole URLs, never
 * prefixes: guide 12 keeps its files when guide 1 is removed, and so do shared files.
 */
export async function removeUnreferencedFiles(
  { packs, downloads, media }: OfflineDatabase,
  endedDownload: number | null = null,
): Promise<void> {
  const named = new Set<string>();
  await packs.each((pack) => {
    for (const { url } of readPack(pack).files) named.add(url);
  });
  await downloads.each(({ guideId, pack }) => {
    if (guideId === endedDownload) return;
    for (const { url } of pack?.media ?? []) named.add(url);
  });
  const urls = await media.toCollection().primaryKeys();
  await media.bulkDelete(urls.filter((url) => !named.has(url)));
}
