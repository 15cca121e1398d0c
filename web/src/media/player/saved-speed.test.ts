import { expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { createSavedSpeed } from './saved-speed.ts';

function storageWith(kept: string | null) {
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

it('the speed is restored', () => {
  const storage = storageWith(null);
  createSavedSpeed(storage).keep(1.5);
  expect(createSavedSpeed(storage).find()).toBe(1.5);
});

it.each([null, '', '0', '-1', '3', 'fast', 'NaN'])('the default speed replaces %j', (kept) => {
  expect(createSavedSpeed(storageWith(kept)).find()).toBe(1);
});

it('the default speed is used if storage is blocked', () => {
  expect(() => createSavedSpeed(BLOCKED_STORAGE).keep(2)).not.toThrow();
  expect(createSavedSpeed(BLOCKED_STORAGE).find()).toBe(1);
});
