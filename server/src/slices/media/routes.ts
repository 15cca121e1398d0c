import { type HandlersOf, respond } from '../../platform/calls.ts';
import { getMedia } from './get-media.ts';
import type { MediaDeps } from './media-deps.ts';
import { presignMedia } from './presign-media.ts';

export function mediaHandlers(
  deps: MediaDeps,
): Pick<HandlersOf<'media'>, 'getMedia' | 'presignUrl'> {
  return {
    presignUrl: async ({ query, viewer }) => respond(200, await presignMedia(deps, viewer, query)),
    getMedia: (context) => getMedia(deps, context),
  };
}
