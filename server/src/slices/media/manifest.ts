import { answer, type HandlersOf, refused, respond } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { digestGuideMedia } from './digest-guide-media.ts';
import { downloadMedia } from './download-media.ts';
import { getMedia } from './get-media.ts';
import { findDeletableFile, removeObjects } from './library/delete-uploaded-media.ts';
import { getMediaStorage } from './library/get-media-storage.ts';
import { getUploadedMedia } from './library/get-uploaded-media.ts';
import { deleteFileRow } from './library/library-store.ts';
import { listUploadedMedia } from './library/list-uploaded-media.ts';
import type { MediaDeps } from './media-deps.ts';
import { mediaPersonalData } from './personal-data.ts';
import { presignMedia } from './presign-media.ts';
import { processMedia } from './process-media.ts';
import { REMOVE_UNUSED_MEDIA_SCHEDULE, removeUnusedMedia } from './remove-unused-media.ts';
import { scanMedia } from './scan-media.ts';
import { createAppendSlots } from './uploads/append-slots.ts';
import { uploadHandlers } from './uploads/routes.ts';

export function mediaSlice(deps: MediaDeps): SliceManifest {
  const slots = createAppendSlots(deps.minUploadRate.windowMs);
  return {
    name: 'media',
    handlers: { ...mediaHandlers(deps), ...uploadHandlers(deps, slots), ...libraryHandlers(deps) },
    jobs: {
      scan_media: (object, run) => scanMedia(deps, object, run),
      process_media: (object, run) => processMedia(deps, object, run),
      digest_guide_media: (guide) => digestGuideMedia(deps, guide),
      remove_unused_media: () => removeUnusedMedia(deps),
    },
    cron: { remove_unused_media: REMOVE_UNUSED_MEDIA_SCHEDULE },
    personalData: mediaPersonalData(deps.publicUrl),
    gauges: [
      {
        name: 'laneway_uploads_in_progress',
        help: 'Uploads that are arriving.',
        read: slots.count,
      },
    ],
    close: slots.close,
  };
}

function mediaHandlers(
  deps: MediaDeps,
): Pick<HandlersOf<'media'>, 'getMedia' | 'downloadMedia' | 'presignUrl'> {
  return {
    presignUrl: async (context) => respond(200, await presignMedia(deps, context)),
    getMedia: (context) => getMedia(deps, context),
    downloadMedia: (context) => downloadMedia(deps, context),
  };
}

function libraryHandlers(
  deps: MediaDeps,
): Pick<HandlersOf<'media'>, 'getMediaScan' | 'listMedia' | 'getMediaStorage' | 'deleteMedia'> {
  return {
    getMediaScan: async ({ viewer, query }) =>
      respond(200, await getUploadedMedia(deps, viewer, query.uri)),
    listMedia: async ({ viewer, query }) =>
      respond(200, await listUploadedMedia(deps, viewer, query)),
    getMediaStorage: async ({ viewer }) =>
      answer<'getMediaStorage'>({ status: 200, body: await getMediaStorage(deps, viewer) }),
    deleteMedia: async ({ viewer, query, transact }) => {
      const file = await findDeletableFile(deps, viewer, query.uri);
      if (!file.ok) return refused(file.error);
      await removeObjects(deps.blobs, file.value);
      return transact(async (tx) => {
        await deleteFileRow(tx, file.value);
        return answer<'deleteMedia'>({ status: 204, body: undefined });
      });
    },
  };
}
