import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Provides content as a file without a name: programs can seek in it, and nothing of it is left behind even after a
 * crash.
 */
export async function withUnlinkedFile<T>(
  content: Readable,
  use: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const name = path.join(tmpdir(), `laneway-${randomUUID()}`);
  const draft = await open(name, 'wx', 0o600);
  let file: FileHandle | undefined;
  try {
    // Opened separately: a program that reopens its standard input may share this file position.
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
