import { describe, expect, it } from 'vitest';
import { exclusive, exclusiveIfFree, heldLocks, holdLock } from './exclusive.ts';

/** Node's locks work like those of browsers. */
const { locks } = navigator;

let count = 0;
const newName = () => {
  count += 1;
  return `laneway.test:${count}`;
};

describe('a task that is exclusive', () => {
  it('waits for another task with the same name, but not for others', async () => {
    const [name, otherName] = [newName(), newName()];
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    const both = [
      exclusive(locks, name, async () => {
        events.push('first begins');
        await first.promise;
        events.push('first ends');
      }),
      exclusive(locks, name, async () => void events.push('second')),
    ];
    await exclusive(locks, otherName, async () => void events.push('other'));
    first.resolve();
    await Promise.all(both);
    expect(events).toEqual(['first begins', 'other', 'first ends', 'second']);
  });

  it('passes on its result and its failure, and then lets others go ahead', async () => {
    const name = newName();
    const failing = exclusive(locks, name, () => Promise.reject(new Error('refused')));
    await expect(failing).rejects.toThrow('refused');
    expect(await exclusive(locks, name, async () => 7)).toBe(7);
  });

  it('stops waiting when it is aborted', async () => {
    const name = newName();
    const release = holdLock(locks, name);
    const waiting = exclusive(locks, name, async () => 7, { signal: AbortSignal.abort() });
    await expect(waiting).rejects.toThrow();
    release();
  });

  it('runs at once without locks', async () => {
    expect(await exclusive(undefined, 'a', () => exclusive(null, 'a', async () => 7))).toBe(7);
  });
});

describe('a task that is exclusive if the lock is free', () => {
  it('runs only while the lock is free, and always in browsers without locks', async () => {
    const name = newName();
    const events: string[] = [];
    await exclusive(locks, name, () =>
      exclusiveIfFree(locks, name, async () => void events.push('while held')),
    );
    await exclusiveIfFree(locks, name, async () => void events.push('while free'));
    await exclusiveIfFree(undefined, name, async () => void events.push('without locks'));
    expect(events).toEqual(['while free', 'without locks']);
  });
});

describe('a lock that is held', () => {
  it('is listed until it is released', async () => {
    const prefix = `${newName()}:`;
    const release = holdLock(locks, `${prefix}a`);
    const releaseOther = holdLock(locks, newName());
    await expect.poll(() => heldLocks(locks, prefix)).toEqual(new Set(['a']));
    release();
    await expect.poll(() => heldLocks(locks, prefix)).toEqual(new Set());
    releaseOther();
  });

  it('can have several holders at once', async () => {
    const name = newName();
    const [release, releaseAgain] = [holdLock(locks, name), holdLock(locks, name)];
    release();
    await expect.poll(() => heldLocks(locks, name)).toEqual(new Set(['']));
    releaseAgain();
  });

  it('isn’t listed in browsers without locks', async () => {
    holdLock(undefined, 'a')();
    expect(await heldLocks(undefined, '')).toEqual(new Set());
  });
});
