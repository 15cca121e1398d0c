import { describe, expect, it, vi } from 'vitest';
import { createListeners, createStore } from './store.ts';

describe('listeners', () => {
  it('are called with the arguments, in the order in which they subscribed', () => {
    const { subscribe, notify } = createListeners<[string]>();
    const heard: string[] = [];
    subscribe((text) => heard.push(`first ${text}`));
    subscribe((text) => heard.push(`second ${text}`));
    notify('hello');
    expect(heard).toEqual(['first hello', 'second hello']);
  });

  it('may unsubscribe each other while they are called', () => {
    const { subscribe, notify } = createListeners();
    const second = vi.fn();
    const stopFirst = subscribe(() => {
      stopFirst();
      stopSecond();
    });
    const stopSecond = subscribe(second);
    notify();
    notify();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('aren’t called in the round in which they subscribe', () => {
    const { subscribe, notify } = createListeners();
    const late = vi.fn();
    const stop = subscribe(() => void subscribe(late));
    notify();
    expect(late).not.toHaveBeenCalled();
    stop();
    notify();
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('a store', () => {
  it('replaces its state and reports the previous one', () => {
    const store = createStore<{ readonly kind: string; readonly error?: string }>({
      kind: 'failed',
      error: 'unsupported',
    });
    const listener = vi.fn();
    store.subscribe(listener);
    store.setState({ kind: 'found' });
    expect(store.getState()).toEqual({ kind: 'found' });
    expect(listener.mock.calls).toEqual([
      [{ kind: 'found' }, { kind: 'failed', error: 'unsupported' }],
    ]);
  });

  it('notifies no listeners when the state stays the same', () => {
    const store = createStore(Number.NaN);
    const listener = vi.fn();
    store.subscribe(listener);
    store.setState(Number.NaN);
    expect(listener).not.toHaveBeenCalled();
  });

  it('has its new state before listeners are called, and skips those that have unsubscribed', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.getState()));
    store.setState(2);
    stop();
    store.setState(3);
    expect(seen).toEqual([2]);
  });
});
