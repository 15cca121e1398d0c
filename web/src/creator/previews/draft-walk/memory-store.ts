import { createWalkStore, type WalkStore } from '../../../walk/walk-store.ts';

/** Keeps walks for as long as someone holds it, and nothing on the device. */
export function createMemoryStore(): WalkStore {
  const values = new Map<string, string>();
  return createWalkStore({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
}
