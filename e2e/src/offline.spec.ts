import type { Page } from '@playwright/test';
import {
  button,
  newPerson,
  openLogin,
  openPanel,
  type Person,
  submitLogin,
} from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { listenTo, timeOf } from './listener.ts';
import { locate, you } from './located.ts';
import {
  expectReady,
  goOffline,
  OTHER_GUIDE,
  openSavedGuides,
  save,
  savedGuides,
  saving,
  startSaving,
  storeApp,
  storedFiles,
  test,
} from './stored-app.ts';
import { expect } from './test.ts';
import { card, cards, heading, map, overview } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const GUIDE = DEMO.publicGuide;
/** The path of the files' bytes. */
const FILES = /^\/api\/offline-media\//;
const GUIDE_FILES = 15;
const NOTHING_SAVED = /^No saved guides yet/;

test.describe('without a network', () => {
  const { latitude, longitude, accuracy } = DEMO.visitor;
  test.use({ geolocation: { latitude, longitude, accuracy }, permissions: ['geolocation'] });

  test('a saved guide is found, walked and heard', async ({ page, gateway, pageErrors }) => {
    pageErrors.expect(/Failed to load resource/);
    await storeApp(page);
    await save(page);
    await goOffline(page, gateway);

    await page.goto('/');
    await expect(cards(page, 'Featured guides')).toHaveCount(1);
    await card(page, GUIDE.title).press('Enter');
    await overview(page).getByRole('button', { name: 'Open' }).click();
    await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
    await expect(map(page).locator('path[stroke]').first()).toBeAttached();
    await locate(page).click();
    await expect(you(page)).toBeVisible();

    const ranges: number[] = [];
    page.on('response', (response) => {
      const isOfWorker = response.fromServiceWorker() && response.url().endsWith('.mp3');
      if (isOfWorker) ranges.push(response.status());
    });
    const controls = await listenTo(page, DEMO.links.hosierLane, 'Hosier Lane');
    await controls.getByRole('slider', { name: 'Position' }).press('End');
    await controls.getByRole('slider', { name: 'Position' }).press('ArrowLeft');
    await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(10);
    expect(new Set(ranges)).toEqual(new Set([206]));
    const image = page.getByRole('main').getByRole('img').first();
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    // Both kinds of link to the place work.
    for (const address of ['/guides/1/places/103', '/?place=103']) {
      await page.goto(address);
      await expect(heading(page, 'Degraves Street')).toBeVisible();
    }

    await page.goto(`/?guide=${OTHER_GUIDE.id}`);
    await expect(heading(page, 'This guide isn’t saved on this device')).toBeVisible();
  });
});

test('a download that is interrupted twenty times ends complete', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await storeApp(page);
  const stored = new Set<string>();
  const askedForAgain: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isStored = stored.has(pathname.replace(FILES, '/media/'));
    if (FILES.test(pathname) && isStored) askedForAgain.push(pathname);
  });
  const noteStored = async () => {
    for (const url of await storedFiles(page)) stored.add(url);
  };
  gateway.breakOff(FILES, 20);
  await startSaving(page, GUIDE);
  for (let cut = 1; cut <= 20; cut += 1) {
    await expect.poll(gateway.brokenOff, { intervals: [20] }).toBeGreaterThanOrEqual(cut);
    await noteStored();
    // Some people reload then; others only wait until they are online again.
    if (cut % 7 === 0) await page.reload();
    await context.setOffline(true);
    await context.setOffline(false);
  }
  await noteStored();
  await openSavedGuides(page);
  await expect(savedGuides(page)).toHaveCount(1);
  await expectReady(page, GUIDE);
  expect(gateway.brokenOff()).toBe(20);
  // Bytes that the network or the page lost are fetched again; stored bytes never are.
  expect(stored.size).toBeGreaterThan(GUIDE_FILES / 2);
  expect(askedForAgain).toEqual([]);
});

/** Limits the storage of the app to this many more bytes than now; null for no limit. */
async function limitStorage(page: Page, spareBytes: number | null): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin });
  const quota = spareBytes === null ? {} : { quotaSize: usage + spareBytes };
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
}

test('a guide that doesn’t fit says so, and leaves the others as they were', async ({
  page,
  gateway,
}) => {
  await storeApp(page);
  // Set before anything is stored: Chromium reads the limit only now and then. It keeps compiled
  // scripts beside the stored ones, some 1.5 MB, so the first guide takes more than its own files.
  await limitStorage(page, 4_000_000);
  await save(page);
  await startSaving(page, OTHER_GUIDE);
  await expect(saving(page).getByText(/^Download failed. There isn’t enough space/)).toBeVisible();

  // The download was in progress, so something had to be removed.
  const arrived = new Set(gateway.answered.filter((path) => FILES.test(path)));
  expect(arrived.size).toBeGreaterThan(GUIDE_FILES);
  await openSavedGuides(page);
  await expect(savedGuides(page)).toHaveCount(1);
  await expectReady(page, GUIDE);
  await limitStorage(page, null);
  await button(page, `Try again: ${OTHER_GUIDE.title}`).click();
  await expect(savedGuides(page)).toHaveCount(2);
  await expectReady(page, OTHER_GUIDE);
});

test('removing a guide leaves the others whole, also what they share', async ({ page }) => {
  await page.route('**/api/guides/6/offline-pack', async (route) => {
    const response = await route.fetch();
    const shared = await (await page.request.get('/api/guides/1/offline-pack')).json();
    const pack = await response.json();
    await route.fulfill({ response, json: { ...pack, media: [...pack.media, shared.media[0]] } });
  });
  await storeApp(page);
  await save(page);
  await save(page, OTHER_GUIDE);
  await openSavedGuides(page);
  await button(page, `Remove ${GUIDE.title}`).click();
  await button(page, 'Remove saved guide').click();
  await expect(savedGuides(page)).toHaveCount(1);
  await expectReady(page, OTHER_GUIDE);
});

/** Logs in without the form, after the previous login has ended. */
async function becomeAnother(page: Page, person: Person): Promise<void> {
  const { email: u_email, password: u_password } = person;
  const data = { u_email, u_password, rememberMe: true };
  expect((await page.request.post('/api/login', { data })).status()).toBe(200);
  await page.evaluate(() => localStorage.setItem('laneway.session', 'login'));
}

async function logOutAndKeep(page: Page): Promise<void> {
  await openPanel(page);
  await button(page, 'Log out').click();
  await button(page, 'Keep and log out').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('laneway.session'))).toBe(null);
}

test('what a visitor saved is theirs once they log in, and nobody else’s', async ({
  page,
  gateway,
}) => {
  const owner = await newPerson(page.request);
  const other = await newPerson(page.request);
  await storeApp(page);
  await save(page);
  await openLogin(page);
  await submitLogin(page, owner);
  await expect(heading(page, 'Guides')).toBeAttached();
  await openSavedGuides(page);
  await expect(savedGuides(page)).toHaveCount(1);
  await logOutAndKeep(page);
  await openSavedGuides(page);
  await expect(page.getByText(NOTHING_SAVED)).toBeVisible();

  await becomeAnother(page, other);
  await openSavedGuides(page);
  await expect(page.getByText(NOTHING_SAVED)).toBeVisible();
  await page.context().clearCookies();

  await becomeAnother(page, owner);
  await openSavedGuides(page);
  await expect(savedGuides(page)).toHaveCount(1);
  await expectReady(page, GUIDE);

  await goOffline(page, gateway);
  await page.goto('/');
  await expect(cards(page, 'Featured guides')).toHaveCount(1);
  await card(page, GUIDE.title).press('Enter');
  await overview(page).getByRole('button', { name: 'Open' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});
