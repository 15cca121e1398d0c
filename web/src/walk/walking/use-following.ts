import { useState } from 'react';
import type { TileSource } from '../../map/base/tile-source.ts';

/**
 * Whether the map moves with the walker. By default it does only where it is drawn on the phone: a map that follows
 * requests tiles around the walker, which reveals their position. The button turns it on.
 */
export function useFollowing(
  tiles: TileSource | null | undefined,
): readonly [isFollowing: boolean, choose: (isFollowing: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null);
  return [chosen ?? tiles === null, choose];
}
