import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../adapters/blob-folder/blob-folder.ts';
import { createGuide } from '../../testing/guides.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { exchange } from '../../testing/raw-http.ts';
import { createTestApp } from '../../testing/test-app.ts';

const home = await mkdtemp(path.join(tmpdir(), 'laneway-addresses-'));
afterAll(() => rm(home, { recursive: true }));
await writeFile(path.join(home, 'secret.txt'), 'outside of the store');

const { db, deps, listen } = await createTestApp({
  blobs: createFolderStore(path.join(home, 'media')),
});
const author = await createPerson(db, 'creator');
const guideId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
await storeMedia(db, deps.blobs, { key: 'tour/ä b+c?.webp', guideId });
const port = await listen();

/** Requests are sent over a real connection, because a client library would normalise the URL first. */
const ask = (address: string) => exchange({ port, path: address });

describe('the address of a file', () => {
  it('finds a key with any characters, as a browser writes it', async () => {
    const { status, body } = await ask(
      '/media/laneway-production/tour/%C3%A4%20b%2Bc%3F.webp?w=320',
    );
    expect(status).toBe(200);
    expect(body.toString()).toBe('the bytes of tour/ä b+c?.webp');
  });

  it.each([
    '/media/../secret.txt',
    '/media/laneway-production/../../secret.txt',
    '/media/laneway-production/..%2f..%2fsecret.txt',
    '/media/laneway-production/%2e%2e/%2e%2e/secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/media/laneway-production/%252e%252e/%252e%252e/secret.txt',
    '/media/laneway-production/..%252f..%252fsecret.txt',
    '/media/laneway-production/..\\..\\secret.txt',
    '/media/laneway-production/..%5c..%5csecret.txt',
    '/media/laneway-production/tour/%00.webp',
    '/media/laneway-production/secret.txt%00.webp',
    '/media/laneway-production//etc/passwd',
    '/media/laneway-production/%2fetc%2fpasswd',
    '/media//etc/passwd',
    '/media/laneway-production/.',
    '/media/laneway-production/',
    '/media/laneway-production',
    '/media/',
    '/media/.unfinished/x',
    '/media/LANEWAY-PRODUCTION/tour/x.webp',
    '/media/laneway-production/%ff%fe',
    `/media/laneway-production/${'a'.repeat(1_025)}`,
    `/media/laneway-production/${'../'.repeat(40)}etc/passwd`,
  ])('never leads out of the store: %s', async (address) => {
    const { status, headers, body } = await ask(address);
    expect([404, 422]).toContain(status);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body.toString()).not.toContain('outside of the store');
    expect(body.toString()).not.toContain('root:');
  });

  it('is refused with an invalid width', async () => {
    const { status } = await ask('/media/laneway-production/x.webp?w=wide');
    expect(status).toBe(422);
  });
});
