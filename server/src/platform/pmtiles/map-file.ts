import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { MAP_FILE_ADDRESS } from '@laneway/domain/geo/map-file';
import { refusal } from '@laneway/domain/refusal';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import { sendBytes } from '../http/send-bytes.ts';

const NOT_FOUND = refusal('not_found', 'Map file not found. Check TILE_URL.');

/** True if TILE_URL is a map file on this machine instead of a URL. */
export function isMapFile(tileUrl: string): boolean {
  return tileUrl.endsWith('.pmtiles') && !/^https?:/i.test(tileUrl);
}

/** The tile URL for browsers: ours for a map file, otherwise TILE_URL. */
export function publicTileUrl(tileUrl: string): string {
  return isMapFile(tileUrl) ? MAP_FILE_ADDRESS : tileUrl;
}

/** Serves the map file with ranges, because clients read it a few kilobytes at a time. */
export function serveMapFile(app: FastifyInstance, tileUrl: string): void {
  const file = path.resolve(tileUrl);
  app.get(MAP_FILE_ADDRESS, async (request, reply) => {
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return sendProblem(reply, NOT_FOUND);
    reply.headers({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=3600',
    });
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const read = (range?: { readonly first: number; readonly last: number }) =>
      createReadStream(file, range === undefined ? {} : { start: range.first, end: range.last });
    return sendBytes({ size: found.size, etag, read }, request, reply);
  });
}
