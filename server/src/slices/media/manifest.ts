import type { SliceManifest } from '../../platform/slice.ts';
import { mediaPersonalData } from './personal-data.ts';
import { type MediaDeps, mediaHandlers } from './routes.ts';

export function mediaSlice(deps: MediaDeps): SliceManifest {
  return { name: 'media', handlers: mediaHandlers(deps), people: mediaPersonalData };
}
