import { describe, expect, it } from 'vitest';
import { parseCursor, printCursor } from './cursor.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it('is read back as it was printed', () => {
    const start = { at: new Date('2026-03-01T09:30:00.123Z'), id: 2_147_483_647 };
    expect(parseCursor(printCursor(start))).toEqual(start);
  });

  it.each([
    ['nothing', ''],
    ['other words', 'page-2'],
    ['bytes that are no text', encoded('\0\xff')],
    ['a negative id', encoded('1700000000000.-1')],
    ['an id that no row can have', encoded('1700000000000.2147483648')],
    ['a moment outside of time', encoded('8640000000000001.1')],
    ['more after the id', encoded('1700000000000.1; DROP TABLE guides')],
  ])('is not made of %s', (_, text) => {
    expect(parseCursor(text)).toBeNull();
  });
});
