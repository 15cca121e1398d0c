import { APP_SHELL_PATH } from '@laneway/contract/first-screen';

/** Every build keeps its files in a cache of its own, which is called so and then by the build. */
export const APP_CACHE_PREFIX = 'laneway-app-';

/** Whether the app itself opens without a network: its worker is in charge, and the page that it shows is there. */
export async function isAppStored(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false;
  return (await caches.match(APP_SHELL_PATH)) !== undefined;
}
