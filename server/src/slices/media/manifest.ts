import type { SliceManifest } from '../../platform/slice.ts';
import type { MediaDeps } from './media-deps.ts';
import { mediaPersonalData } from './personal-data.ts';
import { mediaHandlers } from './routes.ts';
import { uploadHandlers } from './uploads/routes.ts';

export function mediaSlice(deps: MediaDeps): SliceManifest {
  return {
    name: 'media',
    handlers: { ...mediaHandlers(deps), ...uploadHandlers(deps) },
    people: mediaPersonalData,
  };
}
