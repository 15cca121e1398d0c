import type { Locator, Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { test as base, expect } from './test.ts';
import { heading, openGuides } from './visitor.ts';

type Fixtures = {
  /** The address of the server behind the gateway; the one of all specs, unless a spec starts its own. */
  readonly server: string;
  readonly gateway: Gateway;
};

/** Tests with a server that can be taken away. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
  server: async ({}, use) => use(process.env.LANEWAY_URL ?? ''),
  gateway: async ({ server }, use) => {
    const gateway = await openGateway(server);
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

export type SavableGuide = { readonly id: number; readonly title: string };

/** Open to everyone, like {@link DEMO.publicGuide}, with a video. */
export const OTHER_GUIDE: SavableGuide = { id: 6, title: 'St Kilda Salt Air' };

/** Waits on a first visit until the app is stored on the device. */
export async function visitUntilStored(page: Page): Promise<void> {
  await openGuides(page);
  await expectStored(page);
}

/** The same, without the delay for the requests of a first visit. */
export async function storeApp(page: Page): Promise<void> {
  await openGuides(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  });
  await expectStored(page);
}

async function expectStored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Disconnects the pages from the network, and the service worker from the server. */
export async function goOffline(page: Page, gateway: Gateway): Promise<void> {
  // In this order, so that pending requests of pages fail because of the network, which these tests
  // expect.
  await page.context().setOffline(true);
  await gateway.cut();
}

/** The caches that the app is stored in, one per build. */
export const storedBuilds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => caches.keys());

/** The URLs of the files that are completely stored on the device. */
export const storedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('laneway-offline-visitor');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('media').objectStore('media').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );

/** The dialog for saving a guide, with its progress. */
export const saving = (page: Page): Locator => page.getByRole('dialog', { name: 'Save offline' });

/** Opens the places of a guide, and saves it: a dialog shows the progress. */
export async function startSaving(page: Page, { id }: SavableGuide): Promise<void> {
  await page.goto(`/guides/${id}/places`);
  await page.getByRole('button', { name: /^Save offline/ }).click();
}

export async function save(page: Page, guide: SavableGuide = DEMO.publicGuide): Promise<void> {
  await startSaving(page, guide);
  await expect(saving(page).getByText(/^Saved, \d/)).toBeVisible();
  await saving(page).getByRole('button', { name: 'Close' }).click();
}

export const savedGuides = (page: Page): Locator =>
  page.getByRole('list', { name: 'Saved guides' }).getByRole('listitem');

export async function openSavedGuides(page: Page): Promise<void> {
  await page.goto('/saved-guides');
  await expect(heading(page, 'Download Manager')).toBeVisible();
}

/** Reads every byte of a saved guide again. */
export async function expectReady(page: Page, { title }: SavableGuide): Promise<void> {
  const row = savedGuides(page).filter({ hasText: title });
  await row.getByRole('button', { name: `Check ${title}` }).click();
  await expect(row.getByText(/^Checked /)).toBeVisible();
  await expect(row.getByText('Ready for flight mode')).toBeVisible();
}
