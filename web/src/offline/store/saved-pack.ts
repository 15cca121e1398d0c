import type { SavedPack } from './records.ts';

/**
 * A pack as this release knows it, whichever release has stored it: what it lacks is not claimed, what it has besides
 * stays as it is, and nothing is refused.
 */
export function readPack(stored: Partial<SavedPack> & Pick<SavedPack, 'guideId'>): SavedPack {
  const { version = '' } = stored;
  return {
    version,
    packVersion: 1,
    files: [],
    tiles: null,
    sizeBytes: 0,
    missingFiles: [],
    missingTiles: 0,
    serverVersion: version,
    refusedAt: null,
    verified: null,
    ...stored,
  };
}
