// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { createPromptMemory } from './prompt-memory.ts';

const KEY = 'laneway.rate-prompt';
const memory = createPromptMemory(deviceStorage);

afterEach(() => localStorage.clear());

it('remembers each dismissed guide, and no other', () => {
  memory.dismiss(7, null);
  memory.dismiss(7, null);
  memory.dismiss(8, null);
  expect([7, 8, 78].map((id) => memory.isDismissed(id, null))).toEqual([true, true, false]);
  expect(localStorage.getItem(KEY)).toBe('[[8,null],[7,null]]');
});

it('asks again after a further walk, but not on the page of a place', () => {
  memory.dismiss(7, 1_000);
  expect(memory.isDismissed(7, 1_000)).toBe(true);
  expect(memory.isDismissed(7, null)).toBe(true);
  expect(memory.isDismissed(7, 2_000)).toBe(false);
});

it('reads the entries of earlier versions', () => {
  localStorage.setItem(KEY, '[8,7]');
  expect(memory.isDismissed(7, null)).toBe(true);
  expect(memory.isDismissed(7, 2_000)).toBe(false);
});

it('forgets the oldest entries beyond the limit', () => {
  for (let id = 1; id <= 201; id += 1) memory.dismiss(id, null);
  expect([1, 2, 201].map((id) => memory.isDismissed(id, null))).toEqual([false, true, true]);
});

it.each(['{', '"7"', 'null', '{"7":true}', '[null,"7"]'])('ignores invalid data: %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(memory.isDismissed(7, null)).toBe(false);
  memory.dismiss(7, null);
  expect(memory.isDismissed(7, null)).toBe(true);
});

it('works without storage', () => {
  const blocked = createPromptMemory(BLOCKED_STORAGE);
  blocked.dismiss(7, null);
  expect(blocked.isDismissed(7, null)).toBe(false);
});
