import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import { index, openDashboard, openSection } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { ROOT } from './laneway-process.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { type FileOnDisk, longRecording, slowDown } from './slow-upload.ts';
import { expect, test } from './test.ts';

const POSTER = path.join(ROOT, 'server/demo/media/city-of-trams/cover.webp');
const NARRATION = path.join(ROOT, 'server/demo/media/city-of-trams/cover.mp3');

type FileInMemory = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
type Named = { readonly name: string };

/** The creator is shared by all tests, so each test uses its own files. */
const named = (ending: string) => `${Math.random().toString(36).slice(2, 10)}.${ending}`;

async function poster(): Promise<FileInMemory> {
  return { name: named('webp'), mimeType: 'image/webp', buffer: await readFile(POSTER) };
}

async function narration(): Promise<FileInMemory> {
  return { name: named('mp3'), mimeType: 'audio/mpeg', buffer: await readFile(NARRATION) };
}

async function openMedia(page: Page): Promise<void> {
  await arriveAs(page, DEMO.creator);
  await openDashboard(page);
  await openSection(page, 'Media');
  await expect(button(page, 'Choose files')).toBeVisible();
}

const input = (page: Page) => page.getByLabel('Choose files').and(page.locator('input'));

const choose = (page: Page, ...files: FileInMemory[]) => input(page).setInputFiles(files);

const chooseFromDisk = (page: Page, chosen: FileOnDisk) => input(page).setInputFiles(chosen.path);

const upload = (page: Page, { name }: Named) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

const file = (page: Page, { name }: Named) =>
  page
    .getByRole('list', { name: /^Your files/ })
    .getByRole('listitem')
    .filter({ hasText: name });

const percentOf = async (page: Page, chosen: Named) =>
  Number(await upload(page, chosen).getByRole('progressbar').getAttribute('value'));

/** The number of bytes that were sent before, according to the next chunk. */
async function nextOffset(page: Page): Promise<number> {
  const request = await page.waitForRequest((each) => each.method() === 'PATCH');
  return Number(request.headers()['upload-offset']);
}

test('a creator uploads an image and audio, and previews both', {
  tag: ['@journey', '@any-size'],
}, async ({ page }) => {
  await openMedia(page);
  const image = await poster();
  const audio = await narration();
  await choose(page, image, audio);
  await expect(upload(page, image)).toContainText('Uploaded');
  await expect(upload(page, audio)).toContainText('Uploaded');
  await expect(page.getByText(/^\d+\.\d\d [KMG]B of 20 GB used$/)).toBeVisible();

  await expect(file(page, image).locator('img[src^="/media/"]')).toHaveJSProperty('complete', true);
  await button(page, `Preview ${image.name}`).click();
  const preview = page.getByRole('dialog', { name: image.name });
  await expect
    .poll(() =>
      preview
        .locator('img')
        .last()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(300);
  await page.keyboard.press('Escape');

  await expect(file(page, audio)).toContainText('Audio · 0:');
  await button(page, `Preview ${audio.name}`).click();
  const player = page.getByRole('group', { name: `Audio: ${audio.name}` });
  await expect(player.getByRole('slider', { name: 'Position' })).toBeEnabled();
  await page.keyboard.press('Escape');

  await button(page, 'Clear finished uploads').click();
  await expect(upload(page, image)).toHaveCount(0);
  await button(page, `Delete ${image.name}`).click();
  await button(page, 'Delete file').click();
  await expect(file(page, image)).toHaveCount(0);
});

test(
  'an upload survives a lost connection, and a pause',
  { tag: '@any-size' },
  async ({ page, context }, testInfo) => {
    await openMedia(page);
    await slowDown(page);
    const recording = await longRecording(testInfo, named('wav'));
    await chooseFromDisk(page, recording);
    await expect.poll(() => percentOf(page, recording)).toBeGreaterThan(30);
    await context.setOffline(true);
    await expect(upload(page, recording)).toContainText('No connection.');
    const offset = nextOffset(page);
    await context.setOffline(false);
    expect(await offset).toBeGreaterThan(0);

    await button(page, `Pause ${recording.name}`).click();
    const resume = button(page, `Resume ${recording.name}`);
    await expect(resume).toBeFocused();
    await resume.click();
    await expect(upload(page, recording)).toContainText('Uploaded');
  },
);

test(
  'an upload goes on after a reload once its file is chosen again',
  {
    tag: '@any-size',
  },
  async ({ page }, testInfo) => {
    await openMedia(page);
    await slowDown(page);
    const recording = await longRecording(testInfo, named('wav'));
    await chooseFromDisk(page, recording);
    await expect.poll(() => percentOf(page, recording)).toBeGreaterThan(40);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(upload(page, recording)).toContainText(
      `Choose ${recording.name} again to carry on`,
    );
    const offset = nextOffset(page);
    await chooseFromDisk(page, recording);
    expect(await offset).toBeGreaterThan(0);
    await expect(upload(page, recording)).toContainText('Uploaded');
  },
);

test('what we don’t take is refused before it is sent', { tag: '@any-size' }, async ({ page }) => {
  await openMedia(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) sent += 1;
  });
  const logo = { name: named('svg'), mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  const nothing = { name: named('mp3'), mimeType: 'audio/mpeg', buffer: Buffer.alloc(0) };
  await choose(page, logo, nothing);
  await expect(upload(page, logo)).toContainText('Unsupported media type: image/svg+xml');
  await expect(upload(page, nothing)).toContainText('This file is empty. Choose another one.');
  expect(sent).toBe(0);
});

test('what only claims to be an image is refused by the server', { tag: '@any-size' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/415/);
  await openMedia(page);
  const disguised = {
    name: named('png'),
    mimeType: 'image/png',
    buffer: Buffer.from('<html></html>'),
  };
  await choose(page, disguised);
  await expect(upload(page, disguised)).toContainText('Unsupported media type');
});

test('an admin has a library too', { tag: '@any-size' }, async ({ page }) => {
  await arriveAs(page, DEMO.admin);
  await openDashboard(page);
  await openSection(page, 'Your media');
  await expect(index(page)).toBeVisible();
  await expect(button(page, 'Choose files')).toBeVisible();
});

const SAMPLE = {
  uri: 's3://laneway-quarantine/sample',
  mime: 'video/mp4',
  size_bytes: 48_234_496,
  scanned_at: null,
  failure: null,
  width: 1_920,
  height: 1_080,
  duration_ms: 130_000,
  stand_in: null,
  created_at: '2026-11-15T10:42:00.000Z',
};

/** Files in every state. */
const SAMPLES = [
  ['tram.mp4', 'video', 'clean', 'ready', true],
  ['narration.m4a', 'audio', 'pending', 'pending', false],
  ['captions.vtt', 'captions', 'unknown', 'ready', false],
  ['party.mp4', 'video', 'infected', 'pending', false],
  [
    'a-name-that-is-far-too-long-to-fit-in-one-line-of-a-phone.mp3',
    'audio',
    'error',
    'pending',
    false,
  ],
].map(([file_name, kind, state, processing, is_used], at) => ({
  ...SAMPLE,
  uri: `${SAMPLE.uri}-${at}`,
  file_name,
  kind,
  state,
  processing,
  is_used,
  used_in_g_id: null,
  used_in_pg_id: is_used ? 1 : null,
}));

const GB = 1024 ** 3;
/** Nearly full, with something of everything. */
const STORAGE = {
  quota_bytes: 20 * GB,
  used_bytes: 18.5 * GB,
  file_count: 34,
  unfinished_bytes: 2 * GB,
  unused_bytes: 1.5 * GB,
  unused_count: 5,
};

const SCREENS: Screens = {
  'an empty library': async (page) => {
    await page.route('**/api/media', (route) =>
      route.fulfill({ json: { items: [], next_cursor: null } }),
    );
    await openMedia(page);
    await expect(page.getByText('No media yet.')).toBeVisible();
  },
  'a library with files in every state': async (page) => {
    for (const address of ['**/api/media?*', '**/api/media']) {
      await page.route(address, (route) =>
        route.fulfill({ json: { items: SAMPLES, next_cursor: 'more' } }),
      );
    }
    await page.route('**/api/media/storage', (route) => route.fulfill({ json: STORAGE }));
    await openMedia(page);
    await expect(page.getByText('18.50 GB of 20 GB used')).toBeVisible();
    await choose(page, {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(page.getByRole('list', { name: 'Uploads' })).toBeVisible();
  },
};

checkScreens('the library', SCREENS);
