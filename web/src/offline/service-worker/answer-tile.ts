import type { FindBlob } from './answer-media.ts';

export type TileSources = {
  readonly request: () => Promise<Response>;
  readonly findStoredTile: FindBlob;
  /** Resolves when the network has had its time. */
  readonly timeout: () => Promise<void>;
};

/** Asks the network for a tile, and the saved guides where it can't be reached or takes too long. */
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
