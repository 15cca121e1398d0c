import { MAP_TILE_TEMPLATE } from '@laneway/domain/geo/map-file';
import type { Tile } from '@laneway/domain/offline/tiles';
import { refusal } from '@laneway/domain/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, ENCODINGS } from '../http/compression.ts';
import { namesTag } from '../http/entity-tag.ts';
import { sendProblem } from '../http/problems.ts';
import { type MapArchive, type MapTile, unpack } from './map-archive.ts';

const MAX_ZOOM = 22;
const NO_SUCH_TILE = refusal('not_found', 'There’s no such tile.');
const CACHED = { 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' };

/** Serves the tiles of a map file one by one, so that devices can store those around a guide. */
export function serveMapTiles(app: FastifyInstance, archive: MapArchive): void {
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    MAP_TILE_TEMPLATE.replaceAll(/\{(\w)\}/g, ':$1'),
    async (request, reply) => {
      const wanted = parseTile(request.params);
      const header = wanted === null ? null : await archive.header();
      if (wanted === null || header === null) return sendProblem(reply, NO_SUCH_TILE);
      const tile = await archive.tile(wanted);
      // Open sea, or outside the area of the file, but still a valid tile.
      if (tile === null) return reply.code(204).headers(CACHED).send();
      return sendTile(tile, request, reply);
    },
  );
}

async function sendTile(
  { bytes, compression, contentType, etag }: MapTile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ ...CACHED, etag });
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(contentType);
  const asStored = ENCODINGS.filter((one) => one === compression);
  const encoding = chooseEncoding(
    request.headers['accept-encoding'] as string | undefined,
    asStored,
  );
  if (encoding !== null) return reply.header('content-encoding', encoding).send(bytes);
  return reply.send(await unpack(bytes, compression));
}

/** Null for anything but a valid tile in canonical form. */
function parseTile({ z, x, y }: Readonly<Record<'z' | 'x' | 'y', string>>): Tile | null {
  if (![z, x, y].every((text) => /^(0|[1-9]\d{0,7})$/.test(text))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  if (tile.z > MAX_ZOOM) return null;
  const size = 2 ** tile.z;
  return tile.x < size && tile.y < size ? tile : null;
}
