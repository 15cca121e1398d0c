import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { FakeEventSource } from './fake-event-source.test-data.ts';

// A page of an earlier test may still send a request or open its stream after the test's server has
// ended.
Object.assign(globalThis, { EventSource: FakeEventSource, fetch: () => new Promise(() => {}) });

// As in the browser tests, the visitor is an Australian, who sees “$4.99”.
if (globalThis.navigator !== undefined)
  Object.defineProperty(navigator, 'language', { configurable: true, get: () => 'en-AU' });

const { setTimeout, setInterval } = globalThis;
const timers = new Set<ReturnType<typeof setTimeout>>();

const remembered = (start: typeof setTimeout | typeof setInterval) =>
  Object.assign((...timing: Parameters<typeof setTimeout>) => {
    const timer = start(...timing);
    timers.add(timer);
    return timer;
  }, start);
Object.assign(globalThis, {
  setTimeout: remembered(setTimeout),
  setInterval: remembered(setInterval),
});

// The next file runs in the same process: a pending retry or code that is still loading would
// disturb it.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (globalThis.document !== undefined) cleanup();
  await vi.dynamicImportSettled();
  for (const timer of timers) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout, setInterval });
  globalThis.document?.body.replaceChildren();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
