import type { SliceManifest } from '../../platform/slice.ts';
import { digestGuideMedia } from './digest-guide-media.ts';
import { libraryHandlers } from './library/routes.ts';
import type { MediaDeps } from './media-deps.ts';
import { mediaPersonalData } from './personal-data.ts';
import { processMedia } from './process-media.ts';
import { REMOVE_UNUSED_MEDIA_SCHEDULE, removeUnusedMedia } from './remove-unused-media.ts';
import { mediaHandlers } from './routes.ts';
import { scanMedia } from './scan-media.ts';
import { uploadHandlers } from './uploads/routes.ts';

export function mediaSlice(deps: MediaDeps): SliceManifest {
  return {
    name: 'media',
    handlers: { ...mediaHandlers(deps), ...uploadHandlers(deps), ...libraryHandlers(deps) },
    jobs: {
      scan_media: (object, run) => scanMedia(deps, object, run),
      process_media: (object, run) => processMedia(deps, object, run),
      digest_guide_media: (guide) => digestGuideMedia(deps, guide),
      remove_unused_media: () => removeUnusedMedia(deps),
    },
    cron: { remove_unused_media: REMOVE_UNUSED_MEDIA_SCHEDULE },
    people: mediaPersonalData(deps.publicUrl),
  };
}
