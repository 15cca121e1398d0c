const SCRIPT = new URL('../../scripts/ensure-built.mjs', import.meta.url);

/** Builds the web app if it is stale, as npm start does; exits if it can't be built. */
export async function buildWeb(): Promise<void> {
  const { ensureBuilt } = (await import(SCRIPT.href)) as { readonly ensureBuilt: () => void };
  ensureBuilt();
}
