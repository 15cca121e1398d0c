import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../testing/server-process.ts';
import { prepareDataDir } from './data-dir.ts';

async function createFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'laneway-dir-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

async function createFile(): Promise<string> {
  const file = path.join(await createFolder(), 'file');
  await writeFile(file, 'not a folder');
  return file;
}

describe('the data folder', () => {
  it('is created with its parents, for this user only', async () => {
    const dir = path.join(await createFolder(), 'a', 'b', 'data');
    await prepareDataDir(dir);
    await prepareDataDir(dir);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
    expect(await readdir(dir)).toEqual([]);
  });

  it('is refused if it is a file', async () => {
    const file = await createFile();
    await expect(prepareDataDir(file)).rejects.toThrow(
      `DATA_DIR ${file} can’t be used: it’s not a folder.`,
    );
  });

  it('is refused below a file', async () => {
    const dir = path.join(await createFile(), 'deep', 'data');
    await expect(prepareDataDir(dir)).rejects.toThrow(
      `DATA_DIR ${dir} can’t be used: it’s not inside a folder.`,
    );
  });
});

describe('the program', () => {
  const linux = it.runIf(process.platform === 'linux');

  linux('ends at once if no folder can be created', async () => {
    const server = startServer({ DATA_DIR: '/proc/laneway/data' });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(
      'DATA_DIR /proc/laneway/data can’t be used: the folder can’t be created.',
    );
  });

  linux('ends at once in a folder that may only be read', async () => {
    const dir = path.join(await createFolder(), 'data');
    await mkdir(dir);
    await chmod(dir, 0o555);
    // Root may write anywhere, so the program runs as a user who may not.
    const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
    const server = startServer({ DATA_DIR: dir }, process.getuid?.() === 0 ? asNobody : []);
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(
      `DATA_DIR ${dir} can’t be used: this user can’t write to it.`,
    );
  });
});
