import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it’s not a folder',
  ENOTDIR: 'it’s not inside a folder',
  ENOENT: 'the folder can’t be created',
  EACCES: 'this user can’t write to it',
  EPERM: 'this user can’t write to it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Creates DATA_DIR if it is missing and checks that it is writable. An error says in one line why it isn't. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const probe = path.join(dataDir, `.writable-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${dataDir} can’t be used: ${REASONS[code] ?? code}.`, { cause });
  }
}

/** One level at a time, because Node's recursive mkdir never ends in file systems such as /proc. */
async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = path.dirname(dir);
    if (code === 'ENOENT' && !(await isFolder(parent))) {
      await makeFolder(parent);
      await makeFolder(dir);
    } else if (!(await isFolder(dir))) throw error;
  }
}

async function isFolder(dir: string): Promise<boolean> {
  return stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
