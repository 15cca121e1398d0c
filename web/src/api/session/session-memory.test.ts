import { describe, expect, it } from 'vitest';
import { createSessionMemory } from './session-memory.ts';

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

describe('the device’s record of a login', () => {
  it('is read back as it was written', () => {
    const storage = fakeStorage();
    const memory = createSessionMemory(() => storage);
    expect(memory.read()).toBe('nothing');
    for (const remembered of ['login', 'leaving', 'nothing'] as const) {
      memory.write(remembered);
      expect(memory.read()).toBe(remembered);
    }
  });

  it('is a login if the server saw session cookies, even if nothing is stored', () => {
    const storage = fakeStorage();
    expect(createSessionMemory(() => storage, true).read()).toBe('login');
    expect(createSessionMemory(() => storage, false).read()).toBe('nothing');
  });

  it('is the last written value, rather than what the server saw', () => {
    const storage = fakeStorage();
    const memory = createSessionMemory(() => storage, true);
    memory.write('leaving');
    expect(memory.read()).toBe('leaving');
    memory.write('nothing');
    expect(memory.read()).toBe('nothing');
  });

  it('is a pending logout even if the session cookies still exist', () => {
    const storage = fakeStorage();
    createSessionMemory(() => storage).write('leaving');
    expect(createSessionMemory(() => storage, true).read()).toBe('leaving');
  });

  it('is assumed to be a login if storage is blocked', () => {
    const memory = createSessionMemory(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    memory.write('nothing');
    expect(memory.read()).toBe('login');
  });
});
