import { expect, it } from 'vitest';
import { createKeptCaptions } from './kept-captions.ts';

function storageWith(kept: string | null) {
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

it('captions that were switched on are on again, and off again once switched off', () => {
  const storage = storageWith(null);
  expect(createKeptCaptions(storage).find()).toBe(false);
  createKeptCaptions(storage).keep(true);
  expect(createKeptCaptions(storage).find()).toBe(true);
  createKeptCaptions(storage).keep(false);
  expect(createKeptCaptions(storage).find()).toBe(false);
});

it('captions are off where storage is closed or full', () => {
  const closed = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(() => createKeptCaptions(closed).keep(true)).not.toThrow();
  expect(createKeptCaptions(closed).find()).toBe(false);
  expect(createKeptCaptions(null).find()).toBe(false);
});
