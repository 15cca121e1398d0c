const PREFIX = 'laneway.upload:';

/**
 * Says to other tabs that this one has an upload in hand, until the function that is returned is
 * called or the tab is gone. Pages that came over plain http have no locks; there, another tab may
 * offer to carry on with what is still under way.
 */
export function holdUpload(locks: LockManager | undefined, fingerprint: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks?.request(PREFIX + fingerprint, { mode: 'shared' }, () => promise);
  return resolve;
}

/** The fingerprints of what some tab has in hand. */
export async function heldUploads(locks: LockManager | undefined): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(PREFIX.length)));
}
