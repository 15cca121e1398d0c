import { createDeviceStorage } from './device-storage.ts';

/** The storage of a browser that blocks it. */
export const BLOCKED_STORAGE = createDeviceStorage(() => {
  throw new DOMException('blocked', 'SecurityError');
});
