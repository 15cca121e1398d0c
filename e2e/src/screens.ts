/**
 * Takes the screenshots in docs/screens: `node e2e/src/screens.ts [URL of a running server] [names of screens]`.
 * Without a URL it starts its own server, with the demo, and stops it again.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { openLaneway, ROOT } from './laneway-process.ts';
import { SIZES } from './screen.ts';
import { SCREENS, type Shot, shotsOf } from './screen-list.ts';
import { map } from './visitor.ts';

const FOLDER = path.join(ROOT, 'docs/screens');
const QUALITY = 82;
/** Limited, because no two screenshots of a page with playing media are the same. */
const MAX_TRIES = 8;
/** Runs in the page. */
const NEXT_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))))';

const given = process.argv.slice(2);
const address = given.find((one) => one.startsWith('http'));
const chosen = given.filter((one) => one !== address);
if (address === undefined) await withOwnServer(takeAll);
else await takeAll(address);

async function withOwnServer(use: (url: string) => Promise<void>): Promise<void> {
  // The photographs show the sketch.
  const laneway = await openLaneway({ settings: { TILE_URL: '/no-tiles/{z}/{x}/{y}.png' } });
  try {
    await use(laneway.url);
  } finally {
    await laneway.stop();
  }
}

async function takeAll(url: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const names = chosen.length > 0 ? chosen : Object.keys(SCREENS);
    for (const shot of names.flatMap(shotsOf)) await take(browser, url, shot);
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, url: string, { name, size, theme }: Shot): Promise<void> {
  const screen = SCREENS[name];
  if (screen === undefined) return;
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    locale: 'en-AU',
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(screen.at && { geolocation: screen.at, permissions: ['geolocation'] }),
  });
  try {
    const page = await context.newPage();
    await screen.arrive?.(page);
    await page.goto(screen.address, { waitUntil: 'networkidle' });
    await screen.reach?.(page);
    await screen.shows(page).waitFor();
    await settle(page);
    const data = await photograph(await context.newCDPSession(page));
    await writeFile(
      path.join(FOLDER, `${name}-${size}-${theme}.webp`),
      Buffer.from(data, 'base64'),
    );
  } finally {
    await context.close();
  }
}

/** Takes screenshots until two are the same, because the screen lags behind the page. */
async function photograph(session: CDPSession): Promise<string> {
  let last = '';
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // Playwright itself writes PNG and JPEG; WebP is a fraction of either.
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    });
    if (data === last) break;
    last = data;
    await session.send('Runtime.evaluate', { expression: NEXT_FRAMES, awaitPromise: true });
  }
  return last;
}

/** Waits until the map has its base layer, all of its tiles are drawn and every visible image has faded in. */
async function settle(page: Page): Promise<void> {
  if (await hasMap(page)) {
    await page.getByText('Sketch map').waitFor();
    await page.locator('.leaflet-tile-loaded').first().waitFor({ state: 'attached' });
  }
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')];
      const seen = images.filter(isInSight);
      // Loaded images may still have to be decoded before they are painted.
      await Promise.all(seen.map((image) => image.decode()));
      const isDrawn = document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)') === null;
      const isSettled = isDrawn && seen.every((image) => getComputedStyle(image).opacity === '1');
      // A map that has just come to rest requests its outer tiles a moment later.
      const root = document.documentElement;
      root.dataset.settled = String(isSettled ? Number(root.dataset.settled ?? 0) + 1 : 0);
      return Number(root.dataset.settled) >= 8;

      function isInSight(image: Element): boolean {
        // Cards under a sheet aren't drawn, and load nothing.
        if (!image.checkVisibility()) return false;
        const { left, right, top, bottom } = image.getBoundingClientRect();
        // A row of cards may end before the window does.
        const row = image.closest('ul')?.parentElement?.getBoundingClientRect();
        const end = Math.min(innerWidth, row?.right ?? innerWidth);
        return right > 0 && bottom > 0 && left < end && top < innerHeight;
      }
    },
    undefined,
    { polling: 150 },
  );
}

/** Maps start after everything else on a page, so a page without one by now has none. */
async function hasMap(page: Page): Promise<boolean> {
  return await map(page)
    .waitFor({ state: 'attached', timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}
