import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../platform/process/logging.ts';
import { OutOfSpaceError, watchService } from '../../platform/process/service-health.ts';
import { type BlobAddress, type BlobStore, PART_BYTES } from '../../ports/blob-store.ts';
import { createFolderParts, OWN_FILE_MODE, OWN_FOLDER } from './folder-parts.ts';

/** Stores objects as files: {root}/{bucket}/{key}. */
export function createFolderStore(root: string): BlobStore {
  const top = path.resolve(root);
  const unfinished = path.join(top, '.unfinished');

  const fileOf = ({ bucket, key }: BlobAddress): string => {
    const folder = path.join(top, bucket);
    const file = path.resolve(folder, key);
    // The domain already refuses such paths; this guards against path traversal in any case.
    if (path.dirname(folder) !== top || !file.startsWith(folder + path.sep))
      throw new Error('object address leaves its bucket');
    return file;
  };

  /** Written to a temporary file and renamed: a reader sees all of an object or none. */
  const writeAtomically = async (
    address: BlobAddress,
    write: (draft: string) => Promise<void>,
  ): Promise<void> => {
    const file = fileOf(address);
    await mkdir(unfinished, OWN_FOLDER);
    await mkdir(path.dirname(file), OWN_FOLDER);
    const draft = path.join(unfinished, randomUUID());
    try {
      await write(draft);
      await chmod(draft, OWN_FILE_MODE);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  };

  const statBlob: BlobStore['stat'] = async (address) => {
    const found = await stat(fileOf(address), { bigint: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw error;
      },
    );
    if (found === null || !found.isFile()) return null;
    // Every put creates a new file, so the inode distinguishes files of equal size written at the same moment.
    const version = [found.size, found.mtimeNs, found.ino].map((fact) => fact.toString(36));
    return { size: Number(found.size), etag: `"${version.join('-')}"` };
  };

  return {
    put: (address, content) =>
      writeAtomically(address, async (draft) => {
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content.stream;
        await pipeline(source, createWriteStream(draft, { flush: true, mode: OWN_FILE_MODE }));
      }),
    stat: statBlob,
    read: (address, range) =>
      createReadStream(
        fileOf(address),
        range === undefined ? {} : { start: range.first, end: range.last },
      ),
    // Where the file system supports it, the copy shares the bytes of the original.
    copy: (from, to) =>
      writeAtomically(to, (draft) => copyFile(fileOf(from), draft, constants.COPYFILE_FICLONE)),
    remove: (address) => rm(fileOf(address), { force: true }),
    link: async () => null,
    parts: createFolderParts({ folder: path.join(top, '.uploads'), fileOf, stat: statBlob }),
    check: async () => {
      await mkdir(top, OWN_FOLDER);
      await restrictAccess(top);
      await access(top, constants.R_OK | constants.W_OK);
    },
  };
}

/** The errors of a disk, or of a user's share of it, that is full. */
const FULL: ReadonlySet<string | undefined> = new Set(['EDQUOT', 'ENOSPC']);
const PROBE_SPACE_EVERY_MS = 5_000;
/** The space with which a disk that was full has space again. */
const ENOUGH_BYTES = 64_000_000;

/**
 * The store in this folder, which takes no more files while its disk is full: the space that is left is for the database.
 * What is stored can still be read and removed. Copying isn't watched, because a file may be too large for a disk that
 * has room for others.
 */
export function watchSpace(
  store: BlobStore,
  root: string,
  {
    log,
    probeEveryMs = PROBE_SPACE_EVERY_MS,
    enoughBytes = ENOUGH_BYTES,
  }: { log: Logger; probeEveryMs?: number; enoughBytes?: number },
): BlobStore {
  const outOfSpace = () => new OutOfSpaceError('the disk of the media folder is full');
  const storing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw FULL.has((error as NodeJS.ErrnoException).code) ? outOfSpace() : error;
    }
  };
  const room = path.join(path.resolve(root), '.room');
  const health = watchService('the media folder', {
    log,
    probe: async () => {
      const { blocks, bavail, bsize } = await statfs(root);
      // Some file systems don't tell.
      if (blocks > 0 && bavail * bsize < enoughBytes) throw outOfSpace();
      // A quota shows only when something is written.
      await storing(() => writeFile(room, Buffer.alloc(PART_BYTES), { flush: true })).finally(() =>
        rm(room, { force: true }),
      );
    },
    probeEveryMs,
    trouble: {
      begins: 'the disk of the media folder is full; storing no files until there is space',
      ends: 'the disk of the media folder has space again',
      error: outOfSpace,
    },
  });
  const watched =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      health.run(() => storing(() => work(...args)));
  const { parts } = store;
  return {
    ...store,
    downSince: health.downSince,
    put: watched(store.put),
    parts: {
      ...parts,
      begin: watched(parts.begin),
      putPart: watched(parts.putPart),
      ...(parts.sync === undefined ? {} : { sync: watched(parts.sync) }),
      putFragment: watched(parts.putFragment),
      finish: watched(parts.finish),
    },
  };
}

/**
 * Earlier versions created folders and files that every user of the machine could read. The top folder is changed last,
 * so that an interrupted run is repeated and a finished one isn't.
 */
async function restrictAccess(top: string): Promise<void> {
  if (((await stat(top)).mode & 0o077) === 0) return;
  for (const entry of await readdir(top, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? OWN_FOLDER.mode : OWN_FILE_MODE;
    if (entry.isDirectory() || entry.isFile())
      await chmod(path.join(entry.parentPath, entry.name), mode);
  }
  await chmod(top, OWN_FOLDER.mode);
}
