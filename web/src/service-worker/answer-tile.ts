import type { FindBlob } from './answer-media.ts';

export type TileSources = {
  readonly request: () => Promise<Response>;
  readonly findStoredTile: FindBlob;
};

/** Asks the network for a tile, and the saved guides where it can't be reached. */
export async function answerTile(
  id: string,
  { request, findStoredTile }: TileSources,
): Promise<Response> {
  try {
    return await request();
  } catch (unreachable) {
    const blob = await findStoredTile(id).catch(() => null);
    if (blob === null) throw unreachable;
    return new Response(blob, { headers: { 'content-length': String(blob.size) } });
  }
}
