import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import { downloadMedia } from './download-media.ts';
import { getMedia } from './get-media.ts';
import type { MediaDeps } from './media-deps.ts';
import { presignMedia } from './presign-media.ts';

export function mediaHandlers(
  deps: MediaDeps,
): Pick<HandlersOf<'media'>, 'getMedia' | 'downloadMedia' | 'presignUrl'> {
  return {
    presignUrl: async (context) => respond(200, await presignMedia(deps, context)),
    getMedia: (context) => getMedia(deps, context),
    downloadMedia: (context) => downloadMedia(deps, context),
  };
}
