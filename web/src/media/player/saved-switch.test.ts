import { expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { createSavedSwitch } from './saved-switch.ts';

const NAME = 'laneway.captions';

function storageWith(kept: Map<string, string>) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

it('a switch is restored, on or off', () => {
  const storage = storageWith(new Map());
  expect(createSavedSwitch(storage, NAME).find()).toBe(false);
  createSavedSwitch(storage, NAME).keep(true);
  expect(createSavedSwitch(storage, NAME).find()).toBe(true);
  createSavedSwitch(storage, NAME).keep(false);
  expect(createSavedSwitch(storage, NAME).find()).toBe(false);
});

it('a switch that is on at first can be switched off, and stays off', () => {
  const storage = storageWith(new Map());
  expect(createSavedSwitch(storage, NAME, true).find()).toBe(true);
  createSavedSwitch(storage, NAME, true).keep(false);
  expect(createSavedSwitch(storage, NAME, true).find()).toBe(false);
});

it('each switch is stored separately', () => {
  const storage = storageWith(new Map());
  createSavedSwitch(storage, NAME).keep(true);
  expect(createSavedSwitch(storage, 'laneway.other').find()).toBe(false);
});

it('a switch is off if storage is blocked', () => {
  expect(() => createSavedSwitch(BLOCKED_STORAGE, NAME).keep(true)).not.toThrow();
  expect(createSavedSwitch(BLOCKED_STORAGE, NAME).find()).toBe(false);
});
