/** Shared by all tabs and the service worker. Pages over plain http have none, so no tab waits there. */
export type Locks = LockManager | null | undefined;

/** Runs a task while nobody else holds the lock of this name. */
export async function exclusive<T>(
  locks: Locks,
  name: string,
  task: () => Promise<T>,
  options: Pick<LockOptions, 'signal'> = {},
): Promise<T> {
  return await (locks == null ? task() : locks.request(name, options, task));
}

/** Runs a task only if nobody else holds the lock of this name. */
export async function exclusiveIfFree(
  locks: Locks,
  name: string,
  task: () => Promise<void>,
): Promise<void> {
  if (locks == null) return await task();
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await task();
  });
}

/** Shows other tabs that this one is busy, until the returned function is called or the tab is closed. */
export function holdLock(locks: Locks, name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks?.request(name, { mode: 'shared' }, () => promise);
  return resolve;
}

/** The locks with this prefix held by any tab, without the prefix. */
export async function heldLocks(locks: Locks, prefix: string): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
