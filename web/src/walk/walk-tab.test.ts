import { expect, it, vi } from 'vitest';
import { createWalkTab } from './walk-tab.ts';

type Holder = { readonly end: (error?: Error) => void };

/** The locks of a browser with several tabs: one holder at a time, from whom the lock can be stolen. */
function someLocks() {
  let holder: Holder | null = null;
  const request = (
    _name: string,
    options: LockOptions,
    use: (lock: Lock | null) => Promise<void> | void,
  ) =>
    new Promise<void>((resolve, reject) => {
      if (holder !== null && options.steal !== true) {
        void use(null);
        return resolve();
      }
      holder?.end(new DOMException('stolen', 'AbortError'));
      const mine: Holder = {
        end: (error) => {
          if (holder === mine) holder = null;
          if (error === undefined) resolve();
          else reject(error);
        },
      };
      holder = mine;
      void Promise.resolve(use({ name: 'laneway.walk', mode: 'exclusive' })).then(() => mine.end());
    });
  return { request, query: vi.fn() } as unknown as LockManager;
}

it('only one tab can walk at a time', async () => {
  const locks = someLocks();
  const [first, second] = [createWalkTab(locks), createWalkTab(locks)];
  expect(await first.take(vi.fn())).toBe(true);
  expect(await second.take(vi.fn())).toBe(false);
  first.release();
  await vi.waitFor(async () => expect(await second.take(vi.fn())).toBe(true));
});

it('a tab is notified when another one takes over', async () => {
  const locks = someLocks();
  const [first, second] = [createWalkTab(locks), createWalkTab(locks)];
  const onLost = vi.fn();
  await first.take(onLost);
  await second.takeOver(vi.fn());
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

it('every tab can walk in browsers without locks', async () => {
  expect(await createWalkTab(undefined).take(vi.fn())).toBe(true);
});
