import type { MediaTools } from '../../ports/media-tools.ts';

export function createMediaTools(): MediaTools {
  return {
    makeRenditions: () => Promise.reject(new Error('not built yet')),
    measureTracks: () => Promise.reject(new Error('not built yet')),
  };
}
