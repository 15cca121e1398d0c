import type { PackedMedia, PackedTiles } from '@laneway/contract/offline-pack';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { tileAddress } from '@laneway/domain/offline/tile-address';
import { MINUTE_MS } from '@laneway/domain/timing';
import { ApiProblem } from '../../api/failures.ts';
import { sha256Of } from '../store/digest.ts';
import type { OfflineDatabase } from '../store/offline-database.ts';
import { findMissingTiles, storeTile } from '../store/stored-files.ts';

/** The time to the first byte after which a request is given up. */
const FIRST_BYTE_MS = 30_000;
/** The time after which a response that is still incomplete is given up. */
const WHOLE_PART_MS = 5 * MINUTE_MS;

/**
 * The reason why something couldn't be fetched:
 * - `unreached`: the connection failed, so nothing is known about the file.
 * - `busy`: the server can't send it now, but may later.
 * - `damaged`: the bytes don't match the pack.
 */
export type FetchFailure = 'unreached' | 'busy' | 'damaged' | 'refused' | 'gone';

/** A fetch failed; `why` decides what happens next. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  readonly why: FetchFailure;

  constructor(why: FetchFailure, cause?: unknown) {
    super(`A part of a guide couldn’t be fetched: ${why}`, { cause });
    this.why = why;
  }
}

const STATUS_FAILURES: Readonly<Record<number, FetchFailure>> = {
  401: 'refused',
  403: 'refused',
  404: 'gone',
  410: 'gone',
  // The file is shorter than its pack says.
  416: 'damaged',
};

/** A status that isn't in the table may change later. */
function failureOfStatus(status: number): FetchFailure {
  return STATUS_FAILURES[status] ?? 'busy';
}

export function fetchFailureOf(error: unknown): FetchFailure {
  if (error instanceof FetchFailed) return error.why;
  return error instanceof ApiProblem ? failureOfStatus(error.status) : 'unreached';
}

export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** Fetches one part of a file and verifies it against the pack. Rejects with a FetchFailed. */
export async function fetchPart(
  fetch: Fetch,
  file: PackedMedia,
  part: number,
  signal: AbortSignal,
): Promise<Blob> {
  const { headers, status, length } = partRequest(file, part);
  const bytes = await fetchBytes(fetch, file.source, headers, {
    statuses: [status],
    maxLength: length,
    signal,
  });
  if (!(await isPart(bytes, file, part))) throw new FetchFailed('damaged');
  return bytes;
}

export type PartRequest = {
  readonly start: number;
  readonly length: number;
  readonly headers: Record<string, string>;
  /** The status of a successful response. */
  readonly status: number;
};

/** Describes the request for a part: a range, or the whole file if it has one part only. */
export function partRequest({ size, parts }: PackedMedia, part: number): PartRequest {
  const start = part * OFFLINE_PART_BYTES;
  const length = Math.min(OFFLINE_PART_BYTES, size - start);
  if (parts.length === 1) return { start, length, headers: {}, status: 200 };
  const headers = { range: `bytes=${start}-${start + length - 1}` };
  return { start, length, headers, status: 206 };
}

/** True if the bytes match the pack's digest. */
export async function isPart(bytes: Blob, file: PackedMedia, part: number): Promise<boolean> {
  const { length } = partRequest(file, part);
  return bytes.size === length && (await sha256Of(bytes)) === file.parts[part];
}

export type BytesExpected = {
  readonly statuses: readonly number[];
  readonly maxLength: number;
  readonly signal: AbortSignal;
};

/** Reads a response with one of these statuses. A response that is too long isn't read to its end. */
async function fetchBytes(
  fetch: Fetch,
  address: string,
  headers: Record<string, string>,
  { statuses, maxLength, signal }: BytesExpected,
): Promise<Blob> {
  const timeout = startTimeout(signal);
  try {
    const response = await fetch(address, {
      headers,
      credentials: 'same-origin',
      // Not cached by the browser, because the store has it and a second copy would take the same
      // space again.
      cache: 'no-store',
      signal: timeout.signal,
    });
    if (!response.ok) throw new FetchFailed(failureOfStatus(response.status));
    if (!statuses.includes(response.status)) throw new FetchFailed('damaged');
    timeout.onResponse();
    return await readAtMost(response, maxLength);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof FetchFailed ? error : new FetchFailed('unreached', error);
  } finally {
    timeout.release();
  }
}

/**
 * A Blob is kept out of the page's memory: read in pieces, a guide of 200 MB would take 300 MB before garbage
 * collection.
 */
async function readAtMost(response: Response, maxLength: number): Promise<Blob> {
  if (Number(response.headers.get('content-length') ?? 0) > maxLength) {
    await response.body?.cancel();
    throw new FetchFailed('damaged');
  }
  const bytes = await response.blob();
  if (bytes.size > maxLength) throw new FetchFailed('damaged');
  return bytes;
}

function startTimeout(caller: AbortSignal) {
  const controller = new AbortController();
  const give = () => controller.abort(new DOMException('Nothing came', 'TimeoutError'));
  const stop = () => controller.abort(caller.reason);
  let timer = setTimeout(give, FIRST_BYTE_MS);
  if (caller.aborted) stop();
  caller.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    onResponse: () => {
      clearTimeout(timer);
      timer = setTimeout(give, WHOLE_PART_MS);
    },
    release: () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', stop);
    },
  };
}

/** Fewer than browsers allow per host, so that the map on the screen still gets its tiles. */
const AT_ONCE = 4;
/** After this many failures in a row the rest isn't requested. */
const MAX_FAILURES_IN_A_ROW = 8;
const MAX_TILE_BYTES = 512 * 1_024;

export type MapParts = {
  readonly db: OfflineDatabase;
  readonly fetch: Fetch;
  readonly now: () => string;
};

/**
 * Fetches the missing tiles of a map, and returns the number of unavailable ones. A guide without
 * its map still opens on the built-in one, so errors here never fail the download.
 */
export async function fetchMap(
  { db, fetch, now }: MapParts,
  tiles: PackedTiles,
  signal: AbortSignal,
): Promise<number> {
  const queue = await findMissingTiles(db, tiles);
  let missing = 0;
  let failures = 0;
  const fetchNext = async (): Promise<void> => {
    for (let tile = queue.shift(); tile !== undefined; tile = queue.shift()) {
      signal.throwIfAborted();
      if (failures >= MAX_FAILURES_IN_A_ROW) {
        missing += 1;
        continue;
      }
      try {
        const address = tileAddress(tiles.tile_url, tile);
        const expected = { statuses: [200, 204], maxLength: MAX_TILE_BYTES, signal };
        await storeTile(db, tile, await fetchBytes(fetch, address, {}, expected), now());
        failures = 0;
      } catch {
        missing += 1;
        failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  signal.throwIfAborted();
  return missing;
}
