import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCursor, idCursor, idPart, momentPart, monthPart } from './cursor.ts';

const encoded = (text: string) => Buffer.from(text, 'latin1').toString('base64url');
const REFUSED = {
  ok: false,
  error: { code: 'invalid_input', fields: { cursor: expect.any(String) } },
};

describe('a page of a list', () => {
  const rows = [9, 7, 5].map((id) => ({ id }));
  const keyOf = ({ id }: { readonly id: number }) => ({ id });

  it('ends with a cursor that continues after its last row', () => {
    const page = idCursor.cutPage(rows, 2, keyOf);
    expect(page.rows).toEqual([{ id: 9 }, { id: 7 }]);
    expect(idCursor.read(page.nextCursor ?? '')).toEqual({ ok: true, value: { id: 7 } });
  });

  it.each([3, 4])('has no cursor when it is the last one (%i rows requested)', (limit) => {
    expect(idCursor.cutPage(rows, limit, keyOf)).toEqual({ rows, nextCursor: null });
  });

  it('starts at the beginning without a cursor', () => {
    expect(idCursor.read(undefined)).toEqual({ ok: true, value: null });
  });
});

describe('a cursor', () => {
  it.each(['', 'x', '0', '-1', '1.5', '2147483648', '99999999999', '1e3', '7 ', '7 7', '07'])(
    'by id is refused if it contains %j',
    (text) => {
      expect(idCursor.read(encoded(text))).toMatchObject(REFUSED);
    },
  );

  const byMoment = createCursor<{ at: Date; id: number }>({ at: momentPart, id: idPart });

  it.each([
    ['bytes that are no text', '\0\xff'],
    ['a negative id', '1700000000000 -1'],
    ['an id that no row can have', '1700000000000 2147483648'],
    ['a moment outside of time', '8640000000000001 1'],
    ['no id', '1700000000000'],
    ['more after the id', '1700000000000 1 DROP'],
  ])('by moment is refused if it contains %s', (_, text) => {
    expect(byMoment.read(encoded(text))).toMatchObject(REFUSED);
  });

  const byMonth = createCursor<{ month: string; guideId: number }>({
    month: monthPart,
    guideId: idPart,
  });

  it.each(['0000-00 1', '0000-01 1', '9999-12 1', '2026-13 1', '2026-11 9999999999', '2026-11'])(
    'by month is refused if it contains %j',
    (text) => {
      expect(byMonth.read(encoded(text))).toMatchObject(REFUSED);
    },
  );

  it('is read back as it was printed', () => {
    const key = fc.record({
      at: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
    });
    fc.assert(
      fc.property(key, (value) => {
        const { nextCursor } = byMoment.cutPage([value, value], 1, (row) => row);
        expect(byMoment.read(nextCursor ?? '')).toEqual({ ok: true, value });
      }),
    );
  });
});
