const PREFIX = 'laneway.upload:';

/**
 * Tells other tabs that this one is sending an upload, until the returned function is called or the
 * tab is closed. Pages over plain http have no locks; there, another tab may offer to resume an
 * upload that is still under way.
 */
export function holdUpload(locks: LockManager | undefined, fingerprint: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks?.request(PREFIX + fingerprint, { mode: 'shared' }, () => promise);
  return resolve;
}

/** The fingerprints of the uploads that any tab is sending. */
export async function heldUploads(locks: LockManager | undefined): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(PREFIX.length)));
}
