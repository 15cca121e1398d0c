import { isPlainObject } from '../../../core/stored-value.ts';
import type { TransferFailure } from './transfer.ts';

/** The failure of an unsuccessful response. */
export function readRefusal(status: number, body: string): TransferFailure {
  if (status >= 500 || status === 409 || status === 423 || status === 429) {
    return { kind: 'broken' };
  }
  const detail = detailIn(body);
  return detail === null ? { kind: 'broken' } : { kind: 'refused', text: detail };
}

function detailIn(body: string): string | null {
  try {
    const problem: unknown = JSON.parse(body);
    return isPlainObject(problem) && typeof problem.detail === 'string' ? problem.detail : null;
  } catch {
    return null;
  }
}
