import type { Page } from '@playwright/test';
import { arriveAs } from './accounts-person.ts';
import { goOffline, save, storeApp, test, visitUntilStored } from './stored-app.ts';
import { expect } from './test.ts';
import { cards, chooseFromMenu, expectFeatured, heading } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** The maximum uncompressed size of the stored app: little more than now, so that growth is noticed. */
const MAX_STORED_BYTES = 1_865_000;

const OFFLINE = 'Only saved guides are shown while you’re offline.';

/** The total size of the stored app, by build. */
function storedBytes(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const files = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      const blobs = await Promise.all(files.map((file) => file?.blob()));
      sizes[name] = blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), 0);
    }
    return sizes;
  });
}

test('after one visit the app opens without a network, with pages that were never opened', async ({
  page,
  gateway,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await visitUntilStored(page);
  const [size = 0, ...others] = Object.values(await storedBytes(page));
  expect(others).toEqual([]);
  expect(size).toBeGreaterThan(500_000);
  expect(size).toBeLessThanOrEqual(MAX_STORED_BYTES);

  await goOffline(page, gateway);
  await page.goto('/guides');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(heading(page, 'All guides')).toBeVisible();
  await page.goto('/');
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  await chooseFromMenu(page, 'Log in');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('with the connection the whole catalogue comes back, after the app was opened without one', {
  tag: '@any-size',
}, async ({ page, gateway, pageErrors }) => {
  // Whether a request is under way at that moment depends on the machine.
  pageErrors.allow(/Failed to load resource/);
  await storeApp(page);
  await save(page);
  await goOffline(page, gateway);
  await page.goto('/');
  await expect(cards(page, 'Featured guides')).toHaveCount(1);
  await gateway.restore();
  await page.context().setOffline(false);
  await expectFeatured(page);
});

test('a track that another app shares opens as a new guide', async ({ page }) => {
  await arriveAs(page, { email: 'creator@laneway.example', password: 'melbourne-laneways' });
  await storeApp(page);
  // Simulates a phone's share sheet.
  await page.evaluate(() => {
    const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="-37.8166" lon="144.969">
      <name>Hosier Lane</name></wpt></gpx>`;
    const chosen = new DataTransfer();
    chosen.items.add(new File([gpx], 'walk.gpx', { type: 'application/gpx+xml' }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    input.files = chosen.files;
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'POST',
      action: '/shared-files',
      enctype: 'multipart/form-data',
    });
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  const dialog = page.getByRole('dialog', { name: 'Start a guide' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Hosier Lane')).toBeVisible();
});
