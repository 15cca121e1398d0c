import { expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
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
  expect(() => createKeptSwitch(BLOCKED_STORAGE, NAME).keep(true)).not.toThrow();
  expect(createKeptSwitch(BLOCKED_STORAGE, NAME).find()).toBe(false);
});
