import { describe, expect, it, vi } from 'vitest';
import { createOneTabAtATime } from './one-tab-at-a-time.ts';

type Request = (name: string, options: LockOptions, task: (lock: unknown) => unknown) => unknown;

const LOCK = {};
/** Another tab holds the lock at first. */
const heldAtFirst =
  (later: (task: (lock: unknown) => unknown) => unknown): Request =>
  (_, { ifAvailable }, task) =>
    ifAvailable === true ? task(null) : later(task);

const locksOf = (request: Request) => ({ request }) as unknown as LockManager;

function slowTask(events: string[], name: string) {
  return async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    events.push(`${name} ends`);
    return name;
  };
}

describe('one tab at a time', () => {
  it('runs the task while it holds the lock', async () => {
    const request = vi.fn<Request>((_, __, task) => task(LOCK));
    const run = createOneTabAtATime(locksOf(request));
    expect(await run(async (hadToWait) => hadToWait)).toBe(false);
    expect(request).toHaveBeenCalledOnce();
  });

  it('reports to the task that another tab was first', async () => {
    const run = createOneTabAtATime(locksOf(heldAtFirst((task) => task(LOCK))));
    expect(await run(async (hadToWait) => hadToWait)).toBe(true);
  });

  it('does not wait for ever on a tab that sleeps with the lock', async () => {
    const run = createOneTabAtATime(
      locksOf(
        heldAtFirst(async () => {
          throw new DOMException('too long', 'TimeoutError');
        }),
      ),
    );
    expect(await run(async () => 'done')).toBe('done');
  });

  it('passes on the failure of the task, and does not run it twice', async () => {
    const run = createOneTabAtATime(locksOf((_, __, task) => task(LOCK)));
    const task = vi.fn(async () => {
      throw new Error('refused');
    });
    await expect(run(task)).rejects.toThrow('refused');
    expect(task).toHaveBeenCalledOnce();
  });

  it('without locks runs at least the tasks of this tab one at a time', async () => {
    const run = createOneTabAtATime(undefined);
    const events: string[] = [];
    const failed = run(async () => {
      throw new Error('refused');
    });
    const both = Promise.all([run(slowTask(events, 'a')), run(slowTask(events, 'b'))]);
    await expect(failed).rejects.toThrow('refused');
    expect(await both).toEqual(['a', 'b']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});
