// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { createPromptMemory } from './prompt-memory.ts';

const KEY = 'laneway.rate-prompt';
const memory = createPromptMemory(deviceStorage);

afterEach(() => localStorage.clear());

it('remembers each dismissed guide, and no other', () => {
  memory.dismiss(7);
  memory.dismiss(7);
  memory.dismiss(8);
  expect([7, 8, 78].map(memory.isDismissed)).toEqual([true, true, false]);
  expect(localStorage.getItem(KEY)).toBe('[8,7]');
});

it('forgets the oldest entries beyond the limit', () => {
  for (let id = 1; id <= 201; id += 1) memory.dismiss(id);
  expect([1, 2, 201].map(memory.isDismissed)).toEqual([false, true, true]);
});

it.each(['{', '"7"', 'null', '{"7":true}', '[null,"7"]'])('ignores invalid data: %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(memory.isDismissed(7)).toBe(false);
  memory.dismiss(7);
  expect(memory.isDismissed(7)).toBe(true);
});

it('works without storage', () => {
  const blocked = createPromptMemory(BLOCKED_STORAGE);
  blocked.dismiss(7);
  expect(blocked.isDismissed(7)).toBe(false);
});
