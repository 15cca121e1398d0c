import { describe, expect, it } from 'vitest';
import { cutPage, readIdCursor } from './id-cursor.ts';

const rows = [9, 7, 5].map((id) => ({ id }));

describe('a page of a list by id', () => {
  it('ends with a cursor that leads on from its last row', () => {
    const page = cutPage(rows, 2);
    expect(page.rows).toEqual([{ id: 9 }, { id: 7 }]);
    expect(readIdCursor(page.nextCursor ?? '')).toEqual({ ok: true, value: 7 });
  });

  it.each([3, 4])('has no cursor when it is the last one (%i rows asked for)', (limit) => {
    expect(cutPage(rows, limit)).toEqual({ rows, nextCursor: null });
  });

  it('starts at the beginning without a cursor', () => {
    expect(readIdCursor(undefined)).toEqual({ ok: true, value: null });
  });

  it.each(['', 'x', '0', '-1', '1.5', '2147483648', '99999999999', '1e3', '7 '])(
    'does not start at %j',
    (text) => {
      const cursor = Buffer.from(text).toString('base64url');
      expect(readIdCursor(cursor)).toMatchObject({
        ok: false,
        error: { code: 'invalid_input', fields: { cursor: expect.any(String) } },
      });
    },
  );
});
