import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { PART_BYTES } from '../../../ports/blob-store.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTusClient } from '../../../testing/tus-client.ts';
import { checksum, factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const app = await createTestApp();
const port = await app.listen();
const creator = await createPerson(app.db, 'creator');
const client = openTusClient(port, creator);
const VIDEO = { type: 'video/mp4' } as const;

// These tests do in a minute what takes a person hours, so the rate limits are reset.
beforeEach(() => app.db.pool.query('DELETE FROM rate_counters'));

const openAppend = (path: string, offset: number) =>
  client.open({
    method: 'PATCH',
    path,
    headers: {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
  });

/** Sends some bytes and then destroys the connection. */
async function sendAndBreakOff(path: string, offset: number, bytes: Buffer): Promise<void> {
  const request = openAppend(path, offset);
  request.on('error', () => {});
  const closed = new Promise((resolve) => request.on('close', resolve));
  await new Promise((resolve) => request.write(bytes, resolve));
  request.destroy();
  await closed;
}

/** Sends the rest as a client does: bytes sent before may still be arriving, in which case it retries. */
async function sendRest(path: string, file: Buffer): Promise<void> {
  for (let status = 409; status === 409; ) {
    const offset = await client.offset(path);
    if (offset === file.length) return;
    ({ status } = await client.append(path, offset, file.subarray(offset)));
    expect([204, 409]).toContain(status);
  }
}

describe('an upload that is interrupted', () => {
  it('twenty times at random has the same bytes in the end', { timeout: 60_000 }, async () => {
    const file = someFile(4 * PART_BYTES + 12_345);
    const path = await client.begin({ size: file.length, ...VIDEO });
    for (let broken = 0; broken < 20; broken += 1) {
      const offset = await client.offset(path);
      const length = randomInt(1, Math.floor(file.length / 12));
      await sendAndBreakOff(path, offset, file.subarray(offset, offset + length));
    }
    await sendRest(path, file);
    expect(checksum(await storedFile(app, path))).toBe(checksum(file));
    expect(await factsOf(app, path)).toMatchObject({ media: [{ mime: 'video/mp4' }], jobs: 1 });
  });

  it('keeps the bytes that arrived, even if they aren’t a whole part', async () => {
    const file = someFile(2 * PART_BYTES);
    const path = await client.begin({ size: file.length, ...VIDEO });
    const received = async () => (await factsOf(app, path)).uploads[0]?.received;
    const request = openAppend(path, 0);
    request.on('error', () => {});
    request.write(file.subarray(0, PART_BYTES + 500_000));
    await eventually(received).toBe(PART_BYTES);
    request.destroy();
    await eventually(received).toBeGreaterThan(PART_BYTES);
  });
});

describe('an upload in pieces', () => {
  it.each([
    ['of one byte', 64, () => 1],
    ['that end just before the type is told', 12_500, () => 4_099],
    ['of a part', 2 * PART_BYTES, () => PART_BYTES],
    ['of a byte less than a part', 2 * PART_BYTES + 7, () => PART_BYTES - 1],
    ['of a byte more than a part', 2 * PART_BYTES + 7, () => PART_BYTES + 1],
  ])('%s gives the same file', { timeout: 60_000 }, async (_, size, next) => {
    const file = someFile(size);
    const path = await client.begin({ size, ...VIDEO });
    for (let offset = 0; offset < size; ) {
      const { status, headers } = await client.append(
        path,
        offset,
        file.subarray(offset, offset + next()),
      );
      expect(status).toBe(204);
      offset = Number(headers['upload-offset']);
    }
    expect(checksum(await storedFile(app, path))).toBe(checksum(file));
    expect(await factsOf(app, path)).toMatchObject({ media: [{ size_bytes: size }], jobs: 1 });
  });

  it('of any sizes, some of them interrupted, gives the same file', {
    timeout: 120_000,
  }, async () => {
    const piece = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      breaksOff: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 * PART_BYTES + 10 }),
        fc.array(piece, { maxLength: 6 }),
        async (size, pieces) => {
          const file = someFile(Math.max(size, 40));
          const path = await client.begin({ size: file.length, ...VIDEO });
          for (const { share, breaksOff } of pieces) {
            const offset = await client.offset(path);
            const end = offset + Math.floor((file.length - offset) * share);
            if (end === offset) continue;
            const bytes = file.subarray(offset, end);
            if (breaksOff) await sendAndBreakOff(path, offset, bytes);
            else await client.append(path, offset, bytes);
          }
          await sendRest(path, file);
          expect(checksum(await storedFile(app, path))).toBe(checksum(file));
          expect(await factsOf(app, path)).toMatchObject({ media: [{}], jobs: 1 });
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('bytes at a wrong offset or beyond the size', () => {
  it.each([0, 9, 11, 99])('are refused at offset %d if 10 have arrived', async (offset) => {
    const path = await client.begin({ size: 100 });
    const file = someFile(100, 'image/png');
    await client.append(path, 0, file.subarray(0, 10));
    expect(await client.append(path, offset, file.subarray(0, 1))).toMatchObject({
      status: 409,
      problem: { code: 'conflict' },
    });
    expect(await client.offset(path)).toBe(10);
  });

  it('are refused when they are too many, announced or not', async () => {
    const path = await client.begin({ size: 100 });
    const announced = await client.append(path, 0, someFile(101, 'image/png'));
    expect(announced).toMatchObject({
      status: 413,
      problem: { detail: 'The file is larger than its Upload-Length.' },
    });
    const chunked = openAppend(path, 0);
    const answered = once(chunked, 'response');
    chunked.write(someFile(50, 'image/png'));
    chunked.end(someFile(51));
    const [reply] = await answered;
    expect(reply.statusCode).toBe(413);
    expect((await factsOf(app, path)).media).toEqual([]);
  });
});

describe('a second connection', () => {
  it('takes over, and the first one stops', async () => {
    const file = someFile(PART_BYTES + 1_000);
    const path = await client.begin({ size: file.length, ...VIDEO });
    const first = openAppend(path, 0);
    first.on('error', () => {});
    first.write(file.subarray(0, 10_000));
    await eventually(async () => (await factsOf(app, path)).uploads[0]?.writer).not.toBeNull();
    const offset = await client.offset(path);
    expect(offset).toBeLessThanOrEqual(10_000);
    expect((await client.append(path, offset, file.subarray(offset))).status).toBe(204);
    first.end(file.subarray(10_000, 20_000));
    expect(checksum(await storedFile(app, path))).toBe(checksum(file));
    expect(await factsOf(app, path)).toMatchObject({ media: [{}], jobs: 1 });
  });

  it('takes over from another process as well', async () => {
    const neighbour = await createTestApp({ db: app.db, blobs: app.deps.blobs });
    const theirs = openTusClient(await neighbour.listen(), creator);
    const file = someFile(3 * PART_BYTES);
    const path = await client.begin({ size: file.length, ...VIDEO });
    const first = openAppend(path, 0);
    const answered = once(first, 'response');
    first.write(file.subarray(0, PART_BYTES + 10));
    await eventually(async () => (await factsOf(app, path)).uploads[0]?.received).toBe(PART_BYTES);
    const offset = await theirs.offset(path);
    const most = file.subarray(offset, 2 * PART_BYTES + 500);
    expect((await theirs.append(path, offset, most)).status).toBe(204);
    first.end(file.subarray(PART_BYTES + 10));
    const [reply] = await answered;
    expect(reply.statusCode).toBe(409);
    expect(await theirs.offset(path)).toBe(2 * PART_BYTES + 500);
    const rest = file.subarray(2 * PART_BYTES + 500);
    expect((await theirs.append(path, 2 * PART_BYTES + 500, rest)).status).toBe(204);
    expect(checksum(await storedFile(app, path))).toBe(checksum(file));
    expect(await factsOf(app, path)).toMatchObject({ media: [{}], jobs: 1 });
  });
});

describe('more uploads at once than a person may have', () => {
  it('are asked to retry later', async () => {
    const busy = openTusClient(port, await createPerson(app.db, 'creator'));
    const file = someFile(5_000);
    const open = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const path = await busy.begin({ size: file.length, ...VIDEO });
        const request = busy.open({
          method: 'PATCH',
          path,
          headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        });
        const status = new Promise<readonly [number, string | undefined]>((resolve) => {
          request.on('response', (reply) => {
            reply.resume();
            resolve([reply.statusCode ?? 0, reply.headers['retry-after']]);
          });
        });
        request.write(file.subarray(0, 100));
        return { request, status };
      }),
    );
    expect(await Promise.race(open.map(({ status }) => status))).toEqual([429, '5']);
    for (const { request } of open) request.end(file.subarray(100));
    const replies = await Promise.all(open.map(({ status }) => status));
    expect(replies.filter(([status]) => status === 204)).toHaveLength(3);
  });
});
