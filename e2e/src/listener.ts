import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The player on the page of a place. */
export const player = (page: Page, kind: 'Audio' | 'Video', title: string): Locator =>
  page.getByRole('group', { name: `${kind}: ${title}` });

/** The player below the other pages. */
export const miniPlayer = (page: Page): Locator =>
  page.getByRole('region', { name: 'Player', exact: true });

export const button = (controls: Locator, name: string | RegExp): Locator =>
  controls.getByRole('button', { name, exact: true });

/** The loaded media elements; the app's own element comes after those of the page. */
export const loadedMedia = (page: Page, kind: 'audio' | 'video'): Locator =>
  page.locator(`${kind}[src]`);

/** The element that plays, or would play. */
const media = (page: Page, kind: 'audio' | 'video') => loadedMedia(page, kind).last();

export const timeOf = (page: Page, kind: 'audio' | 'video'): Promise<number> =>
  media(page, kind).evaluate((element: HTMLMediaElement) => element.currentTime);

export const isPaused = (page: Page, kind: 'audio' | 'video'): Promise<boolean> =>
  media(page, kind).evaluate((element: HTMLMediaElement) => element.paused);

export const rateOf = (page: Page): Promise<number> =>
  media(page, 'audio').evaluate((element: HTMLMediaElement) => element.playbackRate);

/** Opens a place and waits until seeking in its audio works. */
export async function openPlace(page: Page, address: string, title: string): Promise<Locator> {
  await page.goto(address);
  const controls = player(page, 'Audio', title);
  await expect(controls.getByRole('slider', { name: 'Position' })).toBeEnabled();
  return controls;
}

/** Opens a place and listens to it for a moment. */
export async function listenTo(page: Page, address: string, title: string): Promise<Locator> {
  const controls = await openPlace(page, address, title);
  await button(controls, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.5);
  return controls;
}

/** Moves the current audio near its end. */
export const windToEnd = (page: Page): Promise<void> =>
  media(page, 'audio').evaluate((element: HTMLMediaElement) => {
    element.currentTime = element.duration - 0.8;
  });
