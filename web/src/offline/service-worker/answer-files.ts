import { readRange } from '@laneway/domain/media/byte-range';

export type FindBlob = (id: string) => Promise<Blob | null>;

/**
 * Answers a request for a file from a saved guide; null if it isn't saved. Players request ranges, and get exactly
 * those. A slice of a Blob copies nothing, so an hour of video costs no memory.
 */
export async function answerFromStore(
  request: Pick<Request, 'url' | 'method' | 'headers'>,
  findStoredMedia: FindBlob,
): Promise<Response | null> {
  const blob = await findStored(request.url, findStoredMedia);
  if (blob === null) return null;
  const headers = { 'accept-ranges': 'bytes', 'content-type': blob.type };
  const reading = readRange(request.headers.get('range') ?? undefined, blob.size);
  const isHead = request.method === 'HEAD';
  if (isHead || reading.kind === 'whole') {
    return new Response(isHead ? null : blob, {
      status: 200,
      headers: { ...headers, 'content-length': String(blob.size) },
    });
  }
  if (reading.kind === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${blob.size}` },
    });
  }
  const { first, last } = reading.range;
  return new Response(blob.slice(first, last + 1, blob.type), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${first}-${last}/${blob.size}`,
      'content-length': String(last - first + 1),
    },
  });
}

/** A store that can't be opened counts as empty, and the network is tried. */
async function findStored(url: string, findStoredMedia: FindBlob): Promise<Blob | null> {
  try {
    return await findStoredMedia(url);
  } catch {
    return null;
  }
}

export type TileSources = {
  readonly request: () => Promise<Response>;
  readonly findStoredTile: FindBlob;
  /** Resolves after the network's timeout. */
  readonly timeout: () => Promise<void>;
};

/** Requests a tile from the network, and falls back to saved guides if it is unreachable or too slow. */
export async function answerTile(
  id: string,
  { request, findStoredTile, timeout }: TileSources,
): Promise<Response> {
  const requested = request();
  const fresh = requested.catch(() => null);
  const first = await Promise.race([fresh, timeout().then(() => null)]);
  if (first !== null) return first;
  const blob = await findStoredTile(id).catch(() => null);
  if (blob === null) return requested;
  return new Response(blob, { headers: { 'content-length': String(blob.size) } });
}
