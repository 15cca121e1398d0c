const TEXTS = {
  full: 'Your phone is full, so this isn’t kept. Free some space, then try again.',
  blocked: 'This browser can’t keep spots on your phone. Leave private browsing, then try again.',
} as const;

/** What to tell someone whose phone didn't keep something. */
export function storeFailureText(error: unknown): string {
  return isQuota(error) ? TEXTS.full : TEXTS.blocked;
}

/** Dexie wraps the browser's error, more than once where a transaction was aborted. */
function isQuota(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner } = error as { readonly name?: unknown; readonly inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== error && isQuota(inner));
}
