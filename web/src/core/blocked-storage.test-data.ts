import { createDeviceStorage } from './device-storage.ts';

/** That of a browser which allows no storage. */
export const BLOCKED_STORAGE = createDeviceStorage(() => {
  throw new DOMException('blocked', 'SecurityError');
});
