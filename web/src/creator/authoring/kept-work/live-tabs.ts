const PREFIX = 'laneway.tab:';

/**
 * Tells other tabs that this one is open, until it is closed or crashes. Pages over plain http have no locks; there, a
 * tab may offer what another open tab is still working on.
 */
export function holdTab(locks: LockManager | undefined, tabId: string): void {
  void locks?.request(PREFIX + tabId, () => new Promise<never>(() => undefined));
}

export async function liveTabs(locks: LockManager | undefined): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(PREFIX.length)));
}
