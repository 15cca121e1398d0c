import type { Session } from './devtools.ts';
import { waitUntil } from './page.ts';

/** Opens a page and waits until the service worker controls it: the app is stored then. */
export async function openAndStoreApp(page: Session, address: string): Promise<void> {
  await page.send('Page.navigate', { url: address });
  await waitUntil(page, isControlled);
}

/** Saves the guide whose places are shown, as a visitor does. */
export async function saveShownGuide(page: Session, timeoutMs?: number): Promise<void> {
  await waitUntil(page, pressSave);
  await waitUntil(page, isSaved, timeoutMs);
}

// All of these run in the page.

const isControlled = () => navigator.serviceWorker.controller !== null;
const pressSave = () => {
  const button = document.querySelector<HTMLButtonElement>('button[aria-label^="Save offline"]');
  button?.click();
  return button !== null;
};
const isSaved = () => /Saved, \d/.test(document.querySelector('dialog[open]')?.textContent ?? '');
