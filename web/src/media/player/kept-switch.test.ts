import { expect, it } from 'vitest';
import { createKeptSwitch } from './kept-switch.ts';

const NAME = 'laneway.captions';

function storageWith(kept: Map<string, string>) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

it('a switch that was on is on again, and off again once switched off', () => {
  const storage = storageWith(new Map());
  expect(createKeptSwitch(storage, NAME).find()).toBe(false);
  createKeptSwitch(storage, NAME).keep(true);
  expect(createKeptSwitch(storage, NAME).find()).toBe(true);
  createKeptSwitch(storage, NAME).keep(false);
  expect(createKeptSwitch(storage, NAME).find()).toBe(false);
});

it('each switch is kept for itself', () => {
  const storage = storageWith(new Map());
  createKeptSwitch(storage, NAME).keep(true);
  expect(createKeptSwitch(storage, 'laneway.other').find()).toBe(false);
});

it('a switch is off where storage is closed or full', () => {
  const closed = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(() => createKeptSwitch(closed, NAME).keep(true)).not.toThrow();
  expect(createKeptSwitch(closed, NAME).find()).toBe(false);
  expect(createKeptSwitch(null, NAME).find()).toBe(false);
});
