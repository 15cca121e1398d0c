import { parseMediaAddress } from '@laneway/domain/media/media-uri';
import { refusal } from '@laneway/domain/refusal';
import { type HandlersOf, refused, respond } from '../../platform/calls.ts';
import { sendBytes } from '../../platform/send-bytes.ts';
import { mediaAccess } from './media-access.ts';
import type { MediaDeps } from './media-deps.ts';
import { presignMedia } from './presign-media.ts';
import { findMedia } from './store.ts';

const NOT_FOUND = refusal('not_found', 'File not found');

/** Caches on the way may keep what everyone may see; what one person may see stays with that person. */
const CACHING = {
  everyone: 'public, max-age=3600, stale-while-revalidate=86400',
  'this person': 'private, max-age=300',
} as const;

export function mediaHandlers({
  db,
  blobs,
}: MediaDeps): Pick<HandlersOf<'media'>, 'getMedia' | 'presignUrl'> {
  return {
    presignUrl: async ({ query, viewer }) => {
      return respond(200, await presignMedia(db, viewer, query.uri));
    },
    getMedia: async ({ viewer, request, reply }) => {
      const [path = ''] = request.url.split('?');
      const address = parseMediaAddress(path);
      if (address === null) return refused(NOT_FOUND);
      const row = await findMedia(db, address, viewer?.id ?? null);
      const access = mediaAccess(row, viewer);
      if (!access.allowed) return refused(access.refusal);
      const facts = await blobs.look(address);
      if (facts === null || row === null) return refused(NOT_FOUND);
      reply.headers({
        'content-type': row.mime,
        'cache-control': CACHING[access.sharing],
        vary: 'cookie',
        // A picture or sound is never a page, whatever its bytes pretend.
        'content-security-policy': "default-src 'none'; sandbox",
      });
      await sendBytes({ ...facts, read: (range) => blobs.read(address, range) }, request, reply);
      return { kind: 'sent' };
    },
  };
}
