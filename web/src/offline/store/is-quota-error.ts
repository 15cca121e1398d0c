/** Whether the device was full. Dexie wraps the browser's error, more than once where a transaction was aborted. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner } = error as { readonly name?: unknown; readonly inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== error && isQuotaError(inner));
}
