import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findDatabase } from './laneway.ts';

/** A guide of the demo that is open to everyone and has a video. */
export const LARGE_GUIDE = { id: 6, title: 'St Kilda Salt Air' } as const;

const BUCKET = 'laneway-production';
const VIDEO = 'demo/st-kilda-salt-air/luna-park.mp4';
const CHUNK_BYTES = 4_000_000;

/** Replaces a guide's video by one of this size, in a Laneway that is running on this folder. */
export async function makeGuideLarge(dataDir: string, bytes: number): Promise<void> {
  const file = await open(path.join(dataDir, 'media', BUCKET, VIDEO), 'w');
  try {
    for (let left = bytes; left > 0; left -= CHUNK_BYTES) {
      await file.write(randomBytes(Math.min(CHUNK_BYTES, left)));
    }
  } finally {
    await file.close();
  }
  const client = new pg.Client(await findDatabase(dataDir));
  await client.connect();
  try {
    // Objects never change otherwise, so their digests are computed once.
    await client.query('DELETE FROM media_digests WHERE bucket = $1 AND key = $2', [BUCKET, VIDEO]);
  } finally {
    await client.end();
  }
}
