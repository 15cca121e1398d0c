import { Readable } from 'node:stream';
import { parseMediaAddress } from '@laneway/domain/media/media-uri';
import { refusal } from '@laneway/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, type HandlersOf, refused } from '../../platform/calls.ts';
import type { Queryable } from '../../platform/database.ts';
import { namesTag } from '../../platform/entity-tag.ts';
import type { BlobAddress, BlobFacts, BlobStore } from '../../ports/blob-store.ts';
import { readRange } from './byte-range.ts';
import { mediaAccess } from './media-access.ts';
import { presignMedia } from './presign-media.ts';
import { findMedia } from './store.ts';

export type MediaDeps = { readonly db: Queryable; readonly blobs: BlobStore };

const NOT_FOUND = refusal('not_found', 'There is no such file.');

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
      const link = await presignMedia(db, viewer, query.uri);
      return link.ok
        ? answer<'presignUrl'>({ status: 200, body: link.value })
        : refused(link.error);
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
        'accept-ranges': 'bytes',
        etag: facts.etag,
        // A picture or sound is never a page, whatever its bytes pretend.
        'content-security-policy': "default-src 'none'; sandbox",
      });
      await sendBytes(blobs, address, facts, request, reply);
      return { kind: 'sent' };
    },
  };
}

async function sendBytes(
  blobs: BlobStore,
  address: BlobAddress,
  { size, etag }: BlobFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (request.method === 'HEAD') {
    // The framework would read a whole file only to drop it.
    return reply.code(200).header('content-length', size).send(Readable.from([]));
  }
  // A range of an older version would be spliced into the newer one.
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const reading = readRange(range, size);
  switch (reading.kind) {
    case 'unsatisfiable':
      return reply.code(416).header('content-range', `bytes */${size}`).send();
    case 'whole':
      return reply.code(200).header('content-length', size).send(blobs.read(address));
    case 'part': {
      const { first, last } = reading.range;
      reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
      return reply
        .header('content-length', last - first + 1)
        .send(blobs.read(address, reading.range));
    }
  }
}
