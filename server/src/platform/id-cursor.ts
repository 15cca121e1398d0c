import { LIMITS } from '@laneway/contract/limits';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';

const WORDS = 'Is not a cursor that this list has given out.';
const BAD_CURSOR = refusal('invalid_input', `cursor: ${WORDS}`, { cursor: WORDS });

/** Where the last page of a list by id ended; null for the first page. */
export function readIdCursor(cursor: string | undefined): Result<number | null, Refusal> {
  if (cursor === undefined) return ok(null);
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return id >= 1 && id <= LIMITS.id ? ok(id) : fail(BAD_CURSOR);
}

/**
 * Splits rows, of which one more was asked for than the page holds, into the page and the cursor of what follows; null
 * at the end.
 */
export function cutPage<Row extends { readonly id: number }>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const nextCursor = last === undefined ? null : Buffer.from(`${last.id}`).toString('base64url');
  return { rows: rows.slice(0, limit), nextCursor };
}
