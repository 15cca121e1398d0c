import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../ports/blob-store.ts';
import { readRange } from './byte-range.ts';
import { namesTag } from './entity-tag.ts';

/** Something with a known size that can be read in parts. */
export type ByteSource = {
  readonly size: number;
  readonly etag: string;
  readonly read: (range?: ByteRange) => Readable;
};

/** Sends a file whole, in part, or not at all when the caller has it already. Other headers are the caller's. */
export function sendBytes(
  { size, etag, read }: ByteSource,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
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
      return reply.code(200).header('content-length', size).send(read());
    case 'part': {
      const { first, last } = reading.range;
      reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
      return reply.header('content-length', last - first + 1).send(read(reading.range));
    }
  }
}
