import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';

const WORDS = 'Is not a cursor that this list has given out.';
const BAD_CURSOR = refusal('invalid_input', `cursor: ${WORDS}`, { cursor: WORDS });

/** Where the last page of a list ended, for lists that go by a text; null for the first page. */
export function readTextCursor(
  cursor: string | undefined,
  shape: RegExp,
): Result<string | null, Refusal> {
  if (cursor === undefined) return ok(null);
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  return shape.test(text) ? ok(text) : fail(BAD_CURSOR);
}

export function printTextCursor(text: string): string {
  return Buffer.from(text, 'latin1').toString('base64url');
}
