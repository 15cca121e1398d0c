import type { PackedTiles } from '@laneway/contract/offline-pack';
import { WORLD_SIZE, worldX, worldY } from '@laneway/domain/geo/mercator';

/** The ids (z/x/y) of the tiles of a pack. */
export function tileIdsOf({ bounds, min_zoom, max_zoom }: PackedTiles): readonly string[] {
  const [south, leftmost, north, rightmost] = bounds;
  const ids: string[] = [];
  for (let zoom = min_zoom; zoom <= max_zoom; zoom++) {
    const count = 2 ** zoom;
    const clamp = (n: number) => Math.min(count - 1, Math.max(0, Math.floor((n / WORLD_SIZE) * count)));
    const west = clamp(worldX(leftmost));
    const east = clamp(worldX(rightmost));
    const columns = (east >= west ? east : east + count) - west;
    for (let column = 0; column <= columns; column++) {
      for (let y = clamp(worldY(north)); y <= clamp(worldY(south)); y++) {
        ids.push(`${zoom}/${(west + column) % count}/${y}`);
      }
    }
  }
  return ids;
}
