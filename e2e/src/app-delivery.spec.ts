import type { Response } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  card,
  chooseFromMenu,
  heading,
  map,
  menuButton,
  openGuides,
  openPlaces,
  overview,
} from './visitor.ts';

/** In bytes; compressing smaller files may make them larger. */
const MIN_COMPRESSED_BYTES = 256;

/** The maximum size of the JavaScript of a first visit: 140 KB, without the headers of its three files. */
const MAX_SCRIPT_BYTES = 138_900;

test('the app arrives compressed, small, and is kept for good', { tag: '@journey' }, async ({
  page,
}) => {
  const assets: Response[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) assets.push(response);
  });
  const opened = await page.goto('/', { waitUntil: 'networkidle' });

  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const { 'content-encoding': encoding, 'cache-control': keeping } = asset.headers();
    expect(keeping).toBe('public, max-age=31536000, immutable');
    const isWorthIt = (await asset.body()).length >= MIN_COMPRESSED_BYTES;
    if (isWorthIt) expect(encoding).toBe('br');
  }

  const scripts = assets.filter((asset) => asset.url().endsWith('.js'));
  // A script that is only named by another script comes a round trip later. Only the map, and its
  // content, should come after everything else.
  const named = await opened?.text();
  const first = scripts.filter((script) => !/\/(visitor-map|discovery)/.test(script.url()));
  for (const script of first) expect(named).toContain(new URL(script.url()).pathname);
  // No style sheet delays the first paint.
  expect(named).not.toContain('rel="stylesheet"');
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

/** The width that a card of 260 px needs on a screen of double density, rounded up to an available image width. */
const WIDEST_FOR_A_CARD = 640;

test('the first image comes beside the scripts, once, and no wider than its card needs', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/')) requested.push(request.url());
  });
  await page.goto('/');
  const cover = card(page, DEMO.featured[0]).locator('img[srcset]');
  await expect(cover).toHaveJSProperty('complete', true);
  const shown = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);

  // If the preload named a narrower image, both would have been requested; a wider one would be
  // shown instead.
  const [path = ''] = shown.split('?');
  expect(requested.filter((url) => url.startsWith(path))).toEqual([shown]);
  const initiator = await page.evaluate((url) => {
    const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    return entry?.initiatorType;
  }, shown);
  // Requested by the preload or by the image in the page, whichever the browser reads first.
  expect(['link', 'img']).toContain(initiator);

  const width = await page.evaluate(async (url) => {
    const response = await fetch(url);
    return (await createImageBitmap(await response.blob())).width;
  }, shown);
  expect(width).toBeLessThanOrEqual(WIDEST_FOR_A_CARD);
});

test('a link to a guide brings its own image, and nothing of what its overview hides', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`/?guide=${DEMO.paidGuide.id}`, { waitUntil: 'networkidle' });
  const image = overview(page).locator('img[srcset]');
  const shown = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  expect(requested.filter((path) => path.startsWith('/media/'))).toEqual([new URL(shown).pathname]);
  // A guide that isn't open can't be saved.
  expect(requested.filter((path) => /offline|saved/.test(path))).toEqual([]);

  // The images of cards are loaded when the cards are visible.
  await overview(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page, DEMO.paidGuide.title).locator('img[srcset]')).toHaveJSProperty(
    'complete',
    true,
  );
});

test('the first page is there as soon as its code is, with nothing in between', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { standIns: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Loading..."]') !== null) seen.standIns += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen').standIns as number)).toBe(0);
});

test('where nothing can be shown before the app is there, our mark is', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/?search=trams', { waitUntil: 'commit' });
  const mark = page.locator('#root > svg');
  await expect(mark).toBeVisible();
  code.resolve();
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('a page whose code cannot come says so, and comes once there is a connection', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await openGuides(page);
  await context.setOffline(true);
  await chooseFromMenu(page, 'Log in');
  const offline = page.getByText('You’re offline. Connect to open this page.');
  await expect(offline).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heading(page, 'Log in')).toBeFocused();
  // The menu around the page is still there, and so is the back button.
  await expect(menuButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card(page, DEMO.paidGuide.title)).toBeVisible();

  await chooseFromMenu(page, 'Log in');
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a place whose page cannot come has its name, and says that there is no connection', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await openPlaces(page);
  await context.setOffline(true);
  await card(page, 'Hosier Lane').click();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await expect(page.getByText('You’re offline. Connect to open this page.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await expect(page.getByText('Connect to open this page.')).toHaveCount(0);
});

test('a page that a newer app has replaced is loaded with that app', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404 \(Not Found\)/);
  await openGuides(page);
  await page.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404 }), { times: 2 });
  await chooseFromMenu(page, 'Log in');
  await expect(page.getByRole('alert')).toHaveText('We couldn’t load this page.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goBack();
  await expect(card(page, DEMO.paidGuide.title)).toBeVisible();
});

test('while a page is coming, its title is there', async ({ page }) => {
  await openGuides(page);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/login-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await chooseFromMenu(page, 'Log in');
  await expect(page.getByRole('status', { name: 'Loading...' })).toContainText('Log in');
  code.resolve();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('cards can be read without the map, and it is had by trying again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404 \(Not Found\)/);
  await page.route('**/assets/visitor-map-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 2,
  });
  await openGuides(page);
  await expect(page.getByRole('alert')).toHaveText('We couldn’t load the map.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(map(page)).toBeVisible();
});

test('browsers that look for an icon by its usual name find one', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});
