import { createHash } from 'node:crypto';
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import type { OfflinePack, PackedMedia, PackedTiles } from '@laneway/contract/offline-pack';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { ApiProblem } from '../../api/failures.ts';
import type { OfflineDatabase } from '../store/offline-database.ts';
import type { DownloadParts } from './download-guide.ts';
import { type Fetch, fetchMap, fetchPart } from './fetch-part.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes that differ from part to part. */
export function someBytes(size: number, seed: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(seed);
  for (let at = 0; at < size; at += OFFLINE_PART_BYTES) bytes[at] = (at / OFFLINE_PART_BYTES) % 251;
  return bytes;
}

export const MAP: PackedTiles = {
  kind: 'raster',
  tile_url: '/tiles/{z}/{x}/{y}.png',
  bounds: [-37.82, 144.955, -37.81, 144.97],
  min_zoom: 13,
  max_zoom: 14,
};

/** A server with files and the packs of guides, whose replies a test can replace. */
export class PackServer {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly requests: string[] = [];
  readonly #packs = new Map<number, OfflinePack>();
  refusal: ApiProblem | null = null;
  /** Called before each reply: if it throws, the connection fails; if it returns a response, that is the reply. */
  before: (address: string) => Response | undefined | Promise<Response | undefined> = () =>
    undefined;

  /** Publishes a guide with these files, by their names under /media/bucket/. */
  publish(
    guideId: number,
    names: readonly string[],
    tiles: PackedTiles | null = null,
  ): OfflinePack {
    const media = names.map((name) => this.#packed(`/media/bucket/${name}`));
    const pack: OfflinePack = {
      pack_version: 1,
      version: sha256(new TextEncoder().encode(JSON.stringify(media))),
      generated_at: '2026-11-16T10:00:00.000Z',
      guide: { ...exampleGuide, g_id: guideId, g_title: `Guide ${guideId}` },
      places: [1, 2].map((n) => ({ ...examplePlace, g_id: guideId, p_id: guideId * 100 + n })),
      media,
      size_bytes: media.reduce((sum, { size }) => sum + size, 0),
      tiles,
    };
    this.#packs.set(guideId, pack);
    return pack;
  }

  put(name: string, size: number, seed: number): string {
    this.files.set(`/media/bucket/${name}`, someBytes(size, seed));
    return name;
  }

  readonly fetchPack = async (guideId: number): Promise<OfflinePack> => {
    this.requests.push(`pack ${guideId}`);
    await this.before(`pack ${guideId}`);
    if (this.refusal !== null) throw this.refusal;
    const pack = this.#packs.get(guideId);
    if (pack === undefined) throw new ApiProblem({ status: 404, code: 'not_found', detail: '' });
    return structuredClone(pack);
  };

  readonly fetch: Fetch = async (address, { headers, signal }) => {
    this.requests.push(address);
    const spoiled = await this.before(address);
    signal?.throwIfAborted();
    if (spoiled !== undefined) return spoiled;
    if (address.startsWith('/tiles/')) return new Response('a tile');
    const bytes = this.files.get(address.replace('/api/offline-media/', '/media/'));
    if (bytes === undefined) return new Response(null, { status: 404 });
    const range = /^bytes=(\d+)-(\d+)$/.exec(new Headers(headers).get('range') ?? '');
    if (range === null) return new Response(bytes);
    return new Response(bytes.slice(Number(range[1]), Number(range[2]) + 1), {
      status: 206,
      headers: { 'content-range': `bytes ${range[1]}-${range[2]}/${bytes.length}` },
    });
  };

  #packed(url: string): PackedMedia {
    const bytes = this.files.get(url);
    if (bytes === undefined) throw new Error(`The server has no ${url}`);
    const count = Math.ceil(bytes.length / OFFLINE_PART_BYTES);
    const part = (index: number) =>
      bytes.subarray(index * OFFLINE_PART_BYTES, (index + 1) * OFFLINE_PART_BYTES);
    return {
      url,
      source: url.replace('/media/', '/api/offline-media/'),
      type: 'audio/mpeg',
      size: bytes.length,
      sha256: sha256(bytes),
      parts: Array.from({ length: count }, (_, index) => sha256(part(index))),
    };
  }
}

export const NOW = '2026-11-16T12:00:00.000Z';

/** The parts of a download from this server, with pauses that end at once. */
export function partsOf(
  server: PackServer,
  db: OfflineDatabase,
  changes: Partial<DownloadParts> = {},
): DownloadParts {
  return {
    db,
    fetchPack: server.fetchPack,
    fetchPart: (file, part, signal) => fetchPart(server.fetch, file, part, signal),
    fetchMap: (tiles, signal) =>
      fetchMap({ db, fetch: server.fetch, now: () => NOW }, tiles, signal),
    freeBytes: async () => null,
    pause: async () => undefined,
    now: () => NOW,
    ...changes,
  };
}
