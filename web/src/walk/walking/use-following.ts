import { useState } from 'react';
import type { TileSource } from '../../map/base/tile-source.ts';

/**
 * Whether the map moves with the walker. It does by itself only where it is drawn on the phone: a map that follows asks
 * its server for the tiles around someone, and so tells where they are. Whoever wants that presses the button.
 */
export function useFollowing(
  tiles: TileSource | null | undefined,
): readonly [isFollowing: boolean, choose: (isFollowing: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null);
  return [chosen ?? tiles === null, choose];
}
