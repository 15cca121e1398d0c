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
  it('is remembered on the device, and the browser is asked to keep what is stored', () => {
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

  it('is taken calmly by a browser that keeps nothing', () => {
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
