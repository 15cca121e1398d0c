import { useClientConfig } from '../../api/queries/config.ts';
import type { TileSource } from './tile-source.ts';

/** Undefined until the server has responded; null if it has no tiles or the request failed. */
export function useTileSource(): TileSource | null | undefined {
  const { data, isPending } = useClientConfig();
  if (isPending) return undefined;
  if (data === undefined || data.tile_url === null) return null;
  return { url: data.tile_url, attribution: data.tile_attribution ?? '' };
}
