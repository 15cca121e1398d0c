import { parseTileAddress, tileId } from '@laneway/domain/offline/tile-address';

/** Tile servers have all kinds of addresses, but most end in the tile's zoom, column and row. */
const USUAL = /\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})(?:@2x)?(?:\.(?:png|jpe?g|webp|avif|pbf|mvt))?$/;

/** The tile server's address, as the configuration has it; null where nobody has saved a guide. */
export type TileTemplate = string | null;

/**
 * The id of the tile that a URL asks for; null if it is none. A worker that has just been woken doesn't know the address
 * of the tile server yet (`undefined`), but has to answer at once: whatever looks like a tile is taken for one, and at
 * worst asked for twice.
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
