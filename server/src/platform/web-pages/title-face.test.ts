import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { TITLE_FACE_PATH } from './title-face.ts';

const webRoot = await mkdtemp(path.join(tmpdir(), 'laneway-face-'));
afterAll(() => rm(webRoot, { recursive: true }));
const FACE = 'fraunces-latin-opsz-normal-DihXLNYH.woff2';
await mkdir(path.join(webRoot, 'assets'));
await writeFile(path.join(webRoot, 'index.html'), '<!doctype html>');
await writeFile(path.join(webRoot, 'assets', FACE), 'the face');

it('the font of titles has a fixed address, whatever its file is called', async () => {
  const { get } = await createTestApp({ webRoot });
  const reply = await get(TITLE_FACE_PATH);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, `/assets/${FACE}`]);
  expect((await get(`/assets/${FACE}`)).body).toBe('the face');
});

it('without a build there is no font, and pages use the device’s', async () => {
  const { get } = await createTestApp();
  expect((await get(TITLE_FACE_PATH)).statusCode).toBe(404);
});
