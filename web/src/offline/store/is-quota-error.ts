/** True if the device was full. Dexie wraps the browser's error, twice if a transaction was aborted. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner } = error as { readonly name?: unknown; readonly inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== error && isQuotaError(inner));
}
