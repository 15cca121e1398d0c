import { useState } from 'react';
import type { TileSource } from '../../map/base/tile-source.ts';

/**
 * True if the map moves with the walker. By default only a map that is drawn on the phone does: one
 * that loads tiles around the walker reveals their position. The button turns it on.
 */
export function useFollowing(
  tiles: TileSource | null | undefined,
): readonly [isFollowing: boolean, choose: (isFollowing: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null);
  return [chosen ?? tiles === null, choose];
}
