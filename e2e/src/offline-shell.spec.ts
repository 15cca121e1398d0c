import type { Page } from '@playwright/test';
import { arriveAs } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { test, visitUntilStored } from './stored-app.ts';
import { expect } from './test.ts';
import { card, chooseFromMenu, heading } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** What every device stores, before it is compressed on its way there. Little more than it is, so that growth is noticed. */
const MAX_STORED_BYTES = 1_750_000;

const OFFLINE = 'Only saved guides are shown while you’re offline.';

/** Total size of what is stored of the app, by build. */
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
  context,
  gateway,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await visitUntilStored(page);
  const [size = 0, ...others] = Object.values(await storedBytes(page));
  expect(others).toEqual([]);
  expect(size).toBeGreaterThan(500_000);
  expect(size).toBeLessThanOrEqual(MAX_STORED_BYTES);

  await gateway.cut();
  await context.setOffline(true);
  await page.goto('/guides');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(heading(page, 'All guides')).toBeVisible();
  await page.goto('/');
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  await chooseFromMenu(page, 'Log in');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a new version is offered, and nothing is reloaded before someone takes it', async ({
  page,
  context,
  gateway,
  checkAccessibility,
}) => {
  await visitUntilStored(page);
  const [before] = Object.keys(await storedBytes(page));
  await card(page, DEMO.publicGuide.title).press('Enter');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  const isSameVisit = () => page.evaluate(() => Reflect.get(window, 'isSameVisit') === true);

  gateway.deploy();
  // Being online again is one of the moments at which a tab asks for the version.
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  const offer = page.getByText('A new version of Laneway is ready.');
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
  await checkAccessibility();
  expect(await isSameVisit()).toBe(true);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(async () => expect(await isSameVisit()).toBe(false)).toPass();
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  // The files of the version before are gone, and this one is not offered again.
  await expect(async () => {
    const names = Object.keys(await storedBytes(page));
    expect(names).toHaveLength(1);
    expect(names).not.toContain(before);
  }).toPass();
  await expect(offer).toBeHidden();
});

test('a track that another app shares opens as a new guide', async ({ page }) => {
  await arriveAs(page, { email: 'creator@laneway.example', password: 'melbourne-laneways' });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // As a phone does it with what is chosen in its share sheet.
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
