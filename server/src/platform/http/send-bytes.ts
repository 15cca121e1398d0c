import { Readable } from 'node:stream';
import { type ByteRange, readRange } from '@laneway/domain/media/byte-range';
import { refusal } from '@laneway/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from './entity-tag.ts';
import { sendProblem } from './problems.ts';

const NO_SUCH_RANGE = refusal('no_such_range', 'The file is shorter than the range you asked for.');

/** Something with a known size that can be read in parts. */
export type ByteSource = {
  readonly size: number;
  readonly etag: string;
  readonly read: (range?: ByteRange) => Readable;
};

/** Sends a file: all of it, a range, or a 304 if the client already has it. The caller sets any other headers. */
export function sendBytes(
  { size, etag, read }: ByteSource,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (request.method === 'HEAD') {
    // Fastify would read the whole file only to discard it.
    return reply.code(200).header('content-length', size).send(Readable.from([]));
  }
  // Otherwise a client could combine ranges of two versions.
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const reading = readRange(range, size);
  switch (reading.kind) {
    case 'unsatisfiable':
      return sendProblem(reply.header('content-range', `bytes */${size}`), NO_SUCH_RANGE);
    case 'whole':
      return reply.code(200).header('content-length', size).send(read());
    case 'part': {
      const { first, last } = reading.range;
      reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
      return reply.header('content-length', last - first + 1).send(read(reading.range));
    }
  }
}
