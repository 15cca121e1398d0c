import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import {
  goOffline,
  openSavedGuides,
  savedGuides,
  startSaving,
  storeApp,
  test,
} from './stored-app.ts';
import { expect } from './test.ts';
import { cards } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const FILES = /^\/api\/offline-media\//;

type HandedOver = {
  readonly id: string;
  readonly title: string;
  readonly requests: readonly { readonly url: string; readonly headers: [string, string][] }[];
};

/**
 * The downloads that pages hand to the browser. Headless Chromium accepts them but never fetches
 * them, so the test does.
 */
async function watchHandedOver(page: Page): Promise<readonly HandedOver[]> {
  const handedOver: HandedOver[] = [];
  await page.exposeFunction('noteHandedOver', (each: HandedOver) => void handedOver.push(each));
  await page.addInitScript(() => {
    const { noteHandedOver } = globalThis as typeof globalThis & {
      noteHandedOver: (each: HandedOver) => Promise<void>;
    };
    const fetch = async (id: string, requests: Request[], { title }: { title: string }) => {
      const asked = requests.map(({ url, headers }) => ({ url, headers: [...headers] }));
      await noteHandedOver({ id, title, requests: asked } as HandedOver);
      return Object.assign(new EventTarget(), { id, result: '', downloaded: 0 });
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'backgroundFetch', {
      value: { fetch, get: async () => undefined },
    });
  });
  return handedOver;
}

/** Simulates that the phone shows another app. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/**
 * Fetches the downloads, and notifies the service worker as the browser would; returns the title that it shows then.
 */
async function fetchWithoutPage(page: Page, handedOver: HandedOver): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  return worker.evaluate(async ({ id, requests }) => {
    const records = requests.map(({ url, headers }) => {
      const request = new Request(url, { headers });
      return { request, responseReady: fetch(request) };
    });
    let shown = '';
    const ends: Promise<unknown>[] = [];
    const event = Object.assign(new Event('backgroundfetchsuccess'), {
      registration: { id, matchAll: async () => records },
      updateUI: async ({ title }: { title: string }) => {
        shown = title;
      },
      waitUntil: (end: Promise<unknown>) => void ends.push(end),
    });
    self.dispatchEvent(event);
    await Promise.all(ends);
    return shown;
  }, handedOver);
}

test('a guide is saved though its page was closed before all of it had come', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const first = await context.newPage();
  const handedOver = await watchHandedOver(first);
  await storeApp(first);
  gateway.breakOff(FILES, 1);
  await startSaving(first, DEMO.publicGuide);
  await expect.poll(gateway.brokenOff).toBe(1);
  await leave(first);
  await expect.poll(() => handedOver.length).toBe(1);
  const [left] = handedOver;
  if (left === undefined) throw new Error('Nothing was handed over');
  expect(left.title).toBe(`Saving ${DEMO.publicGuide.title}`);
  await first.close();

  expect(await fetchWithoutPage(page, left)).toBe(`Saved ${DEMO.publicGuide.title}`);
  await goOffline(page, gateway);
  await openSavedGuides(page);
  await expect(savedGuides(page)).toHaveCount(1);
  await page.goto(`/guides/${DEMO.publicGuide.id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});
