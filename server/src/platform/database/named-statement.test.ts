import { describe, expect, it, vi } from 'vitest';
import type { Queryable } from './database.ts';
import { namedStatement } from './named-statement.ts';

const db = () => {
  const query = vi.fn(async () => []);
  return { query, db: { query } as unknown as Queryable };
};

describe('a statement with named values', () => {
  it('numbers each name once, in the order of the text', async () => {
    const { query, db: target } = db();
    const insert = namedStatement<{ lat: number; lng: number }>(
      'test.insert',
      'INSERT INTO t VALUES (point(:lng, :lat), :lng::integer) -- at 10:30',
    );
    await insert.run(target, { lat: 1, lng: 2 });
    expect(query).toHaveBeenCalledWith(
      {
        name: 'test.insert',
        text: 'INSERT INTO t VALUES (point($1, $2), $1::integer) -- at 10:30',
      },
      [2, 1],
    );
  });

  it('passes NULL through', async () => {
    const { query, db: target } = db();
    await namedStatement<{ a: null }>('test.null', 'SELECT :a').run(target, { a: null });
    expect(query).toHaveBeenCalledWith(expect.anything(), [null]);
  });

  it('refuses to run with a missing or an unused value', () => {
    const { query, db: target } = db();
    const select = namedStatement<object>('test.select', 'SELECT :a, :b');
    expect(() => select.run(target, { a: 1 })).toThrow('missing b');
    expect(() => select.run(target, { a: 1, b: undefined })).toThrow('missing b');
    expect(() => select.run(target, { a: 1, b: 2, c: 3 })).toThrow('unused c');
    expect(query).not.toHaveBeenCalled();
  });
});
