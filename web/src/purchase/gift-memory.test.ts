import { describe, expect, it } from 'vitest';
import { createGiftMemory } from './gift-memory.ts';

const ROBIN = { name: 'Robin', email: 'robin@walkers.example' };

function storageWith(initial: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

describe('the memory of a gift', () => {
  it('knows whom the order was for, and nothing of any other order', () => {
    const storage = storageWith();
    const memory = createGiftMemory(() => storage);
    memory.remember('order-1', ROBIN);
    expect(memory.recall('order-1')).toEqual(ROBIN);
    expect(memory.recall('order-2')).toBeNull();
  });

  it('knows a friend without a name', () => {
    const storage = storageWith();
    const memory = createGiftMemory(() => storage);
    memory.remember('order-1', { ...ROBIN, name: null });
    expect(memory.recall('order-1')).toEqual({ name: null, email: ROBIN.email });
  });

  it('forgets when told to', () => {
    const storage = storageWith();
    const memory = createGiftMemory(() => storage);
    memory.remember('order-1', ROBIN);
    memory.forget();
    expect(memory.recall('order-1')).toBeNull();
  });

  it.each(['', 'null', '[]', '{', '{"orderId":"order-1"}', '{"orderId":"order-1","email":7}'])(
    'takes %j for nothing',
    (text) => {
      const memory = createGiftMemory(() => storageWith({ 'laneway.gift': text }));
      expect(memory.recall('order-1')).toBeNull();
    },
  );

  it('does without a storage that is forbidden', () => {
    const memory = createGiftMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    memory.remember('order-1', ROBIN);
    expect(memory.recall('order-1')).toBeNull();
    memory.forget();
  });
});
