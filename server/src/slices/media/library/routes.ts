import { answer, type HandlersOf, refused, respond } from '../../../platform/http/calls.ts';
import type { MediaDeps } from '../media-deps.ts';
import { findDeletableFile, removeObjects } from './delete-uploaded-media.ts';
import { getMediaStorage } from './get-media-storage.ts';
import { getUploadedMedia } from './get-uploaded-media.ts';
import { deleteFileRow } from './library-store.ts';
import { listUploadedMedia } from './list-uploaded-media.ts';

export function libraryHandlers(
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
