import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Lends content as a file that has no name: programs that look into it may seek, and however we end, nothing of it is
 * left behind.
 */
export async function withUnlinkedFile<T>(
  content: Readable,
  use: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const name = path.join(tmpdir(), `laneway-${randomUUID()}`);
  const draft = await open(name, 'wx', 0o600);
  let file: FileHandle | undefined;
  try {
    // Opened apart: where a program reopens its standard input it may get this very position.
    file = await open(name, 'r');
    await rm(name);
    await pipeline(content, createWriteStream('', { fd: draft }));
    return await use(file);
  } finally {
    await file?.close();
    await draft.close().catch(() => {});
    await rm(name, { force: true });
    content.destroy();
  }
}
