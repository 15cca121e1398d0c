import type { CursorPart } from '../../platform/http/cursor.ts';

const SHAPE = /^[1-9]\d{0,18}$/;
const MAX_BIGINT = 2n ** 63n - 1n;

/** True if this could be an id of the queue; the database refuses larger numbers with an error. */
export function isJobId(text: string): boolean {
  return SHAPE.test(text) && BigInt(text) <= MAX_BIGINT;
}

export const jobIdPart: CursorPart<string> = {
  print: (id) => id,
  parse: (text) => (isJobId(text) ? text : null),
};
