import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOfflineEnabled, setOfflineEnabled } from './offline-setting.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const persist = vi.fn(async () => true);

afterEach(() => {
  stored.clear();
  persist.mockClear();
  vi.unstubAllGlobals();
});

describe('the offline setting', () => {
  it('is stored on the device, and requests persistent storage when switched on', () => {
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('navigator', { storage: { persist } });
    expect(isOfflineEnabled()).toBe(false);
    setOfflineEnabled(true);
    expect(isOfflineEnabled()).toBe(true);
    expect(persist).toHaveBeenCalledOnce();
    setOfflineEnabled(false);
    expect(isOfflineEnabled()).toBe(false);
    expect(persist).toHaveBeenCalledOnce();
  });

  it('stays off, without an error, in a browser that blocks storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    vi.stubGlobal('navigator', {});
    expect(() => setOfflineEnabled(true)).not.toThrow();
    expect(isOfflineEnabled()).toBe(false);
  });
});
