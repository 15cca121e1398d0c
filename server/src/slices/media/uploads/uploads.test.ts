import { setTimeout as pause } from 'node:timers/promises';
import { PART_BYTES } from '../../../ports/blob-store.ts';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTusClient } from '../../../testing/tus-client.ts';
import { checksum, factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const app = await createTestApp();
const port = await app.listen();
const creator = await createPerson(app.db, 'creator');
const client = openTusClient(port, creator);

describe('an upload', () => {
  it('becomes a file that waits for its scan', async () => {
    const file = someFile(1_000, 'image/png');
    const created = await client.create({ size: file.length, name: '../Tram \u202eat dawn.png' });
    expect(created.status).toBe(201);
    const path = created.headers.location ?? '';
    expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const key = path.split('/').at(-1);
    expect(created.headers['x-media-uri']).toBe(`s3://laneway-quarantine/${key}`);

    const appended = await client.append(path, 0, file);
    expect(appended.status).toBe(204);
    expect(appended.headers['upload-offset']).toBe('1000');
    const { media, jobs } = await factsOf(app, path);
    expect(media).toEqual([
      expect.objectContaining({
        bucket: 'laneway-quarantine',
        kind: 'image',
        mime: 'image/png',
        size_bytes: 1_000,
        stored_bytes: 1_000,
        scan_state: 'unknown',
        processing_state: 'pending',
        uploader_id: creator.id,
        file_name: 'Tram at dawn.png',
      }),
    ]);
    expect(jobs).toBe(1);
    expect(await storedFile(app, path)).toEqual(file);
    const asked = await client.send({ method: 'HEAD', path });
    expect(asked.headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': '1000',
      'x-media-uri': `s3://laneway-quarantine/${key}`,
      'cache-control': 'no-store',
    });
  });
});
void pause; void PART_BYTES; void checksum;
