import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import type { BlobAddress } from '../../ports/blob-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { createFolderStore } from './blob-folder.ts';

const home = await mkdtemp(path.join(tmpdir(), 'laneway-blobs-'));
afterAll(() => rm(home, { recursive: true }));
const root = path.join(home, 'media');
const blobs = createFolderStore(root);

const at = (key: string): BlobAddress => ({ bucket: 'laneway-production', key });
const textAt = async (key: string) => (await buffer(blobs.read(at(key)))).toString();
const unfinished = () => readdir(path.join(root, '.unfinished'));

// The behaviour of every store is tested in blob-store-contract.ts.
describe('an object', () => {
  it('is replaced by the next one put in its place, and its tag changes even at the same size', async () => {
    const tags = new Set<string | undefined>();
    for (const letter of 'abcdefghij') {
      await blobs.put(at('replaced'), Buffer.from(letter));
      tags.add((await blobs.stat(at('replaced')))?.etag);
      expect(await textAt('replaced')).toBe(letter);
    }
    expect(tags.size).toBe(10);
  });

  it.each(['deep', 'deep/file/below-a-file'])('doesn’t exist: %s', async (key) => {
    await blobs.put(at('deep/file'), Buffer.from('some bytes'));
    expect(await blobs.stat(at(key))).toBeNull();
  });
});

describe('what is stored', () => {
  const modeOf = async (file: string) =>
    ((await stat(path.join(home, file))).mode & 0o777).toString(8);

  it('can be read by nobody else on the machine', async () => {
    await blobs.check();
    await blobs.put(at('private/file'), Buffer.from('some bytes'));
    await blobs.copy(at('private/file'), at('private/copy'));
    const uploaded = at('uploaded/file');
    const handle = await blobs.parts.begin(uploaded);
    await blobs.parts.putPart({ ...uploaded, handle }, 0, Buffer.from('some bytes'));
    await blobs.parts.finish({ ...uploaded, handle }, [''], 10);
    const folder = 'media/laneway-production';
    for (const one of ['media', folder, `${folder}/private`, 'media/.unfinished', 'media/.uploads'])
      expect([one, await modeOf(one)]).toEqual([one, '700']);
    for (const one of ['private/file', 'private/copy', 'uploaded/file'])
      expect([one, await modeOf(`${folder}/${one}`)]).toEqual([one, '600']);
  });

  it('is closed to others when the program starts, if an earlier version left it open', async () => {
    await mkdir(path.join(home, 'open/bucket'), { recursive: true, mode: 0o755 });
    await writeFile(path.join(home, 'open/bucket/file'), 'some bytes', { mode: 0o644 });
    await createFolderStore(path.join(home, 'open')).check();
    expect(await Promise.all(['open', 'open/bucket', 'open/bucket/file'].map(modeOf))).toEqual([
      '700',
      '700',
      '600',
    ]);
  });
});

describe('putting', () => {
  it('shows nothing of an object before it is whole', async () => {
    await blobs.put(at('slow'), Buffer.from('old'));
    const source = new Readable({ read: () => {} });
    source.push('first half, ');
    const putting = blobs.put(at('slow'), { stream: source, size: 3 });
    await eventually(unfinished).toHaveLength(1);
    expect(await textAt('slow')).toBe('old');
    source.push('second half');
    source.push(null);
    await putting;
    expect(await textAt('slow')).toBe('first half, second half');
    expect(await unfinished()).toEqual([]);
  });

  it('keeps the old object and leaves no temporary file when the source fails', async () => {
    await blobs.put(at('broken'), Buffer.from('old'));
    const source = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the uploader hung up');
      })(),
    );
    await expect(blobs.put(at('broken'), { stream: source, size: 3 })).rejects.toThrow(
      'the uploader hung up',
    );
    expect(await textAt('broken')).toBe('old');
    expect(await unfinished()).toEqual([]);
  });

  it('many objects at once under one key leaves one of them, complete', async () => {
    const contents = Array.from({ length: 20 }, (_, n) => String(n).repeat(50_000));
    await Promise.all(contents.map((text) => blobs.put(at('contested'), Buffer.from(text))));
    expect(contents).toContain(await textAt('contested'));
    expect(await unfinished()).toEqual([]);
  });
});

describe('an address that leaves its bucket', () => {
  it.each([
    at('../outside'),
    at('deep/../../outside'),
    at('/etc/passwd'),
    at(''),
    at('.'),
    { bucket: '..', key: 'outside' },
    { bucket: '.', key: '../outside' },
  ])('$bucket $key is refused by every method', async (address) => {
    await writeFile(path.join(home, 'outside'), 'secret');
    await expect(blobs.put(address, Buffer.from('x'))).rejects.toThrow('leaves its bucket');
    await expect(blobs.stat(address)).rejects.toThrow('leaves its bucket');
    expect(() => blobs.read(address)).toThrow('leaves its bucket');
  });
});

describe('the check', () => {
  it('passes and creates the folder if it is missing', async () => {
    const fresh = path.join(home, 'fresh');
    await createFolderStore(fresh).check();
    expect(await readdir(fresh)).toEqual([]);
  });

  it('fails when the folder can’t be created', async () => {
    await mkdir(home, { recursive: true });
    await writeFile(path.join(home, 'a-file'), '');
    await expect(createFolderStore(path.join(home, 'a-file')).check()).rejects.toThrow();
  });
});
