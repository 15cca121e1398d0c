import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTusClient, type TusClient } from '../../../testing/tus-client.ts';
import { checksum, factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const app = await createTestApp({
  bodyTimeoutMs: 500,
  minUploadRate: { bytes: 5_000, windowMs: 400 },
});
const port = await app.listen();
const newClient = async () => openTusClient(port, await createPerson(app.db, 'creator'));

/** Opens an upload and sends its first bytes; resolves as soon as the server has closed the connection. */
async function openUpload(client: TusClient, file: Buffer, firstBytes: number) {
  const path = await client.begin({ size: file.length, type: 'video/mp4' });
  const request = client.open({
    method: 'PATCH',
    path,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  });
  request.on('error', () => {});
  const status = new Promise<number>((resolve) => {
    request.on('response', (reply) => resolve(reply.resume().statusCode ?? 0));
    request.on('close', () => resolve(0));
  });
  request.write(file.subarray(0, firstBytes));
  return { path, request, status };
}

it('an upload that stalls is cut off, and continues from what has arrived', async () => {
  const client = await newClient();
  const file = someFile(20_000);
  const { path, status } = await openUpload(client, file, 6_000);
  expect(await status).toBe(0);
  await eventually(() => client.offset(path)).toBe(6_000);
  expect((await client.append(path, 6_000, file.subarray(6_000))).status).toBe(204);
  expect(checksum(await storedFile(app, path))).toBe(checksum(file));
});

it('an upload that trickles is cut off', async () => {
  const { request, status } = await openUpload(await newClient(), someFile(20_000), 100);
  const trickle = setInterval(() => request.write('x'), 50);
  expect(await status.finally(() => clearInterval(trickle))).toBe(0);
});

it('an upload at a fair rate may take longer than any other body', async () => {
  const file = someFile(100_000);
  const { path, request, status } = await openUpload(await newClient(), file, 10_000);
  for (let at = 10_000; at < file.length; at += 10_000) {
    await wait(100);
    request.write(file.subarray(at, at + 10_000));
  }
  request.end();
  expect(await status).toBe(204);
  expect((await factsOf(app, path)).media).toHaveLength(1);
});

it('trickled uploads of several people do not block someone else’s', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, newClient));
  const slow = await Promise.all(
    crowd.flatMap((client) =>
      Array.from({ length: 3 }, () => openUpload(client, someFile(20_000), 100)),
    ),
  );
  const trickle = setInterval(() => {
    for (const { request } of slow) if (!request.destroyed) request.write('x');
  }, 50);
  const other = await newClient();
  const file = someFile(5_000);
  const path = await other.begin({ size: file.length, type: 'video/mp4' });
  await eventually(async () => (await other.append(path, 0, file)).status).toBe(204);
  clearInterval(trickle);
  for (const { request } of slow) request.destroy();
});

it('uploads of several people that aren’t too slow yet do not block someone else’s', async () => {
  const usual = await createTestApp();
  const usualPort = await usual.listen();
  const join = async () => openTusClient(usualPort, await createPerson(usual.db, 'creator'));
  const crowd = await Promise.all(Array.from({ length: 6 }, join));
  const held = await Promise.all(
    crowd.flatMap((client) =>
      Array.from({ length: 3 }, () => openUpload(client, someFile(20_000), 100)),
    ),
  );
  await eventually(async () => {
    const { rows } = await usual.db.pool.query(
      'SELECT FROM uploads WHERE store_handle IS NOT NULL',
    );
    return rows.length;
  }).toBeGreaterThanOrEqual(16);
  const other = await join();
  const file = someFile(5_000);
  const path = await other.begin({ size: file.length, type: 'video/mp4' });
  expect((await other.append(path, 0, file)).status).toBe(204);
  for (const { request } of held) request.destroy();
});
