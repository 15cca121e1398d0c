import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { openLaneway, START_MS } from './laneway-process.ts';
import { listenTo } from './listener.ts';
import { makeNextRelease } from './next-release.ts';
import {
  expectReady,
  goOffline,
  test as inFrontOfServer,
  save,
  savedGuides,
  storeApp,
  storedBuilds,
} from './stored-app.ts';
import { expect } from './test.ts';
import { card, chooseFromMenu, heading } from './visitor.ts';

/** Building the app takes a while on a loaded machine. */
const BUILD_MS = 60_000;

const test = inFrontOfServer.extend<{ readonly nextRelease: string }>({
  nextRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
    async ({}, use) => {
      const release = await makeNextRelease();
      const laneway = await openLaneway({ root: release.root });
      await use(laneway.url);
      await laneway.stop();
      await release.remove();
    },
    { timeout: BUILD_MS + START_MS },
  ],
});

test.use({ serviceWorkers: 'allow' });

const GUIDE = DEMO.publicGuide;

/** The release whose code runs in a tab. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.release ?? 'first');

/** The address of a file that only this tab's release has. */
const ownScript = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.src ?? '',
  );

/** The version of the database of saved guides, as the browser counts. */
const databaseVersion = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.find(({ name }) => name === 'laneway-offline-visitor')?.version ?? 0;
  });

test('a release that is deployed meanwhile is offered, and opens what the one before has saved', async ({
  page,
  context,
  gateway,
  nextRelease,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await storeApp(page);
  await save(page);
  const before = await storedBuilds(page);
  const databaseBefore = await databaseVersion(page);
  const script = new URL(await ownScript(page)).pathname;
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await expect(card(otherTab, GUIDE.title)).toBeVisible();

  gateway.deploy(nextRelease);
  expect((await page.request.get(script)).status()).toBe(404);
  const offer = page.getByText('A new version of Laneway is ready.');
  // A tab checks the version when it is online again.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(offer).toBeVisible();
  await expect(button(page, 'Later')).toBeVisible();
  await checkAccessibility();
  // The offer wasn't accepted: the tab keeps working, even with pages that it hasn't loaded yet and that the server no
  // longer has.
  await chooseFromMenu(page, 'Saved guides');
  await expect(heading(page, 'Download Manager')).toBeVisible();
  await expectReady(page, GUIDE);
  expect(await releaseOf(page)).toBe('first');

  await button(page, 'Update now').click();
  await expect(heading(page, 'Saved')).toBeVisible();
  expect(await releaseOf(page)).toBe('next');
  await expect(offer).toBeHidden();
  await expect(savedGuides(page)).toHaveCount(1);
  expect(await databaseVersion(page)).toBeGreaterThan(databaseBefore);

  // The other tab wasn't offered anything, and continues with the release that it was opened with.
  await chooseFromMenu(otherTab, 'Saved guides');
  await expect(heading(otherTab, 'Download Manager')).toBeVisible();
  await expect(savedGuides(otherTab)).toHaveCount(1);
  expect(await releaseOf(otherTab)).toBe('first');
  await otherTab.close();

  await goOffline(page, gateway);
  await page.goto('/saved-guides');
  await expectReady(page, GUIDE);
  expect(await releaseOf(page)).toBe('next');
  await listenTo(page, DEMO.links.hosierLane, 'Hosier Lane');
  const image = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await storedBuilds(page)).not.toEqual(before);
});
