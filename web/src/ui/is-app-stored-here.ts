/** Whether a service worker answers for this page, so that the parts of the app come from the device. */
export function isAppStoredHere(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
