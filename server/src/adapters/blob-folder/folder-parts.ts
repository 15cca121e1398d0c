import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type BlobAddress,
  type BlobFacts,
  PART_BYTES,
  type PartialBlob,
  type PartStore,
} from '../../ports/blob-store.ts';

/** Other users of the machine must not read drafts and paid media. */
export const OWN_FOLDER = { recursive: true, mode: 0o700 } as const;
export const OWN_FILE_MODE = 0o600;

type FolderPartsOptions = {
  /** The folder of unfinished objects. */
  readonly folder: string;
  readonly fileOf: (address: BlobAddress) => string;
  readonly stat: (address: BlobAddress) => Promise<BlobFacts | null>;
};

/** Parts of one size have a fixed offset in the file, so nothing is copied in the end. */
export function createFolderParts({ folder, fileOf, stat }: FolderPartsOptions): PartStore {
  const draftOf = ({ handle }: PartialBlob): string => {
    if (!/^[0-9a-f-]{36}$/.test(handle)) throw new Error('not a handle of this store');
    return path.join(folder, handle);
  };

  const withDraft = async (
    blob: PartialBlob,
    work: (file: FileHandle) => Promise<unknown>,
  ): Promise<void> => {
    const file = await open(draftOf(blob), 'r+');
    try {
      await work(file);
    } finally {
      await file.close();
    }
  };

  const moveWhole = async (draft: string, file: string, size: number): Promise<void> => {
    const handle = await open(draft, 'r+');
    try {
      // A writer that was replaced may have written beyond what was recorded.
      await handle.truncate(size);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  };

  return {
    begin: async () => {
      await mkdir(folder, OWN_FOLDER);
      const handle = randomUUID();
      await (await open(path.join(folder, handle), 'wx', OWN_FILE_MODE)).close();
      return handle;
    },
    putPart: async (blob, index, bytes) => {
      await withDraft(blob, (file) => writeAll(file, bytes, index * PART_BYTES));
      return '';
    },
    // Syncing several parts takes about as long as syncing one.
    sync: (blob) => withDraft(blob, (file) => file.datasync()),
    putFragment: (blob, index, bytes) =>
      withDraft(blob, async (file) => {
        await writeAll(file, bytes, index * PART_BYTES);
        await file.datasync();
      }),
    readFragment: async (blob, index, size) => {
      const file = await open(draftOf(blob), 'r');
      try {
        const { buffer, bytesRead } = await file.read(
          Buffer.alloc(size),
          0,
          size,
          index * PART_BYTES,
        );
        if (bytesRead !== size) throw new Error('a fragment is shorter than recorded');
        return buffer;
      } finally {
        await file.close();
      }
    },
    finish: async (blob, _tags, size) => {
      const file = fileOf(blob);
      await mkdir(path.dirname(file), OWN_FOLDER);
      try {
        await moveWhole(draftOf(blob), file, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // Already finished, possibly by a concurrent request.
        if ((await stat(blob))?.size === size) return;
        throw new Error('the parts of an upload are gone', { cause: error });
      }
    },
    abandon: (blob) => rm(draftOf(blob), { force: true }),
  };
}

/** A disk that is nearly full takes some of the bytes, and reports only with the next ones that it is full. */
async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const left = bytes.length - written;
    written += (await file.write(bytes, written, left, position + written)).bytesWritten;
  }
}
