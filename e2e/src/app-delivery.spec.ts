import type { Response } from '@playwright/test';
import { expect, test } from './test.ts';
import { serveTiles } from './visitor.ts';

/** In bytes; compressing smaller files may make them larger. */
const LEAST_WORTH_COMPRESSING = 256;

/** What a first visit may cost in JavaScript, compressed. */
const MOST_SCRIPT_BYTES = 160_000;

test('the app arrives compressed, small, and is kept for good', async ({ page }) => {
  const assets: Response[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) assets.push(response);
  });
  // The sketch that stands in for missing tiles is no part of what every visitor downloads.
  await serveTiles(page);
  const opened = await page.goto('/', { waitUntil: 'networkidle' });

  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const { 'content-encoding': encoding, 'cache-control': keeping } = asset.headers();
    expect(keeping).toBe('public, max-age=31536000, immutable');
    const isWorthIt = (await asset.body()).length >= LEAST_WORTH_COMPRESSING;
    if (isWorthIt) expect(encoding).toBe('br');
  }

  const scripts = assets.filter((asset) => asset.url().endsWith('.js'));
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
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
