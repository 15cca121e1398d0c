import { LIMITS } from '@laneway/contract/limits';
import { MONTH_PATTERN, type Month } from '@laneway/domain/calendar';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';

/** How one value of a sort key is written to a cursor and parsed; null if the database couldn't store it. */
export type CursorPart<T> = {
  readonly print: (value: T) => string;
  readonly parse: (text: string) => T | null;
};

export type Cursor<Key> = {
  /** The end of the last page; null for the first page. */
  readonly read: (cursor: string | undefined) => Result<Key | null, Refusal>;
  /**
   * Splits rows, queried with one more than the page size, into the page and the cursor of the next one; null
   * on the last page.
   */
  readonly cutPage: <Row>(
    rows: readonly Row[],
    limit: number,
    keyOf: (row: Row) => Key,
  ) => { readonly rows: readonly Row[]; readonly nextCursor: string | null };
};

const FIELD_ERROR = 'Use a cursor that this list returned';
const BAD_CURSOR = refusal('invalid_input', `cursor: ${FIELD_ERROR}`, { cursor: FIELD_ERROR });
const SEPARATOR = ' ';

/** Matches a pattern first, so that a part parses only what it prints. */
function shapedPart<T>(
  shape: RegExp,
  print: (value: T) => string,
  read: (text: string) => T | null,
): CursorPart<T> {
  return { print, parse: (text) => (shape.test(text) ? read(text) : null) };
}

export const idPart = shapedPart<number>(/^[1-9]\d{0,9}$/, String, (text) => {
  const id = Number(text);
  return id <= LIMITS.id ? id : null;
});

/** A time in milliseconds, within the range that both JavaScript and PostgreSQL support. */
export const momentPart = shapedPart<Date>(
  /^\d{1,15}$/,
  (at) => String(at.getTime()),
  (text) => {
    const at = new Date(Number(text));
    return Number.isNaN(at.getTime()) ? null : at;
  },
);

/** One or zero, for rows that sort first. */
export const flagPart = shapedPart<0 | 1>(/^[01]$/, String, (text) => (text === '1' ? 1 : 0));

export const monthPart = shapedPart<Month>(new RegExp(MONTH_PATTERN), String, String);

/**
 * A cursor over the named values that a list is sorted by, in that order. Clients send it back unchanged; a made-up one
 * is refused before it reaches the database.
 */
export function createCursor<Key extends Readonly<Record<string, unknown>>>(
  parts: {
    readonly [Name in keyof Key]: CursorPart<Key[Name]>;
  },
): Cursor<Key> {
  const names = Object.keys(parts) as (keyof Key)[];

  const parse = (cursor: string): Key | null => {
    const texts = Buffer.from(cursor, 'base64url').toString('latin1').split(SEPARATOR);
    if (texts.length !== names.length) return null;
    const values = names.map((name, index) => [name, parts[name].parse(texts[index] ?? '')]);
    return values.some(([, value]) => value === null) ? null : (Object.fromEntries(values) as Key);
  };
  const print = (key: Key): string =>
    Buffer.from(
      names.map((name) => parts[name].print(key[name])).join(SEPARATOR),
      'latin1',
    ).toString('base64url');

  return {
    read: (cursor) => {
      if (cursor === undefined) return ok(null);
      const key = parse(cursor);
      return key === null ? fail(BAD_CURSOR) : ok(key);
    },
    cutPage: (rows, limit, keyOf) => {
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        rows: rows.slice(0, limit),
        nextCursor: last === undefined ? null : print(keyOf(last)),
      };
    },
  };
}

/** Most lists are sorted by a number that grows with every row. */
export const idCursor = createCursor<{ id: number }>({ id: idPart });
