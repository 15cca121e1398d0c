/** True if a service worker controls this page, so that the app's code comes from the device. */
export function isAppStoredHere(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
