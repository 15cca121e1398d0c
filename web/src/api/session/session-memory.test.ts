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

describe('what the device remembers of a login', () => {
  it('is read as it was written', () => {
    const storage = fakeStorage();
    const memory = createSessionMemory(() => storage);
    expect(memory.read()).toBe('nothing');
    for (const remembered of ['login', 'leaving', 'nothing'] as const) {
      memory.write(remembered);
      expect(memory.read()).toBe(remembered);
    }
  });

  it('is a login where the server saw the cookies of one, whatever became of the storage', () => {
    const storage = fakeStorage();
    expect(createSessionMemory(() => storage, true).read()).toBe('login');
    expect(createSessionMemory(() => storage, false).read()).toBe('nothing');
  });

  it('is what was written since, rather than what the server saw', () => {
    const storage = fakeStorage();
    const memory = createSessionMemory(() => storage, true);
    memory.write('leaving');
    expect(memory.read()).toBe('leaving');
    memory.write('nothing');
    expect(memory.read()).toBe('nothing');
  });

  it('is a logout that hasn’t arrived, though its cookies are still here', () => {
    const storage = fakeStorage();
    createSessionMemory(() => storage).write('leaving');
    expect(createSessionMemory(() => storage, true).read()).toBe('leaving');
  });

  it('may always be a login where storage is forbidden', () => {
    const memory = createSessionMemory(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    memory.write('nothing');
    expect(memory.read()).toBe('login');
  });
});
