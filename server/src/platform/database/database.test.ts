import { refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type Queryable, statement } from './database.ts';

const db = await createTestDatabase();
await db.pool.query('CREATE TABLE notes (text text NOT NULL)');
const INSERT = statement<never>('test.insert_note', 'INSERT INTO notes (text) VALUES ($1)');

const noteAnd =
  <T>(text: string, value: T) =>
  async (tx: Queryable): Promise<T> => {
    await tx.query(INSERT, [text]);
    return value;
  };
const notes = async () =>
  (await db.pool.query<{ text: string }>('SELECT text FROM notes')).rows.map(({ text }) => text);

it('tells how each statement ended', async () => {
  const outcomes: string[] = [];
  db.onQuery((seconds, outcome) => outcomes.push(`${outcome} ${seconds > 0}`));
  await db.query(INSERT, ['told']);
  await expect(db.query(INSERT, [null])).rejects.toThrow();
  await db.transaction(noteAnd('told too', null));
  expect(outcomes).toEqual(['ok true', 'failed true', 'ok true']);
  await db.pool.query('DELETE FROM notes');
});

describe('a transaction', () => {
  it('commits when it succeeds, whatever it returns', async () => {
    expect(await db.transaction(noteAnd('a result', ok(1)))).toEqual(ok(1));
    await db.transaction(noteAnd('nothing', undefined));
    await db.transaction(noteAnd('null', null));
    expect(await notes()).toEqual(['a result', 'nothing', 'null']);
  });

  it('rolls back before it returns a refusal', async () => {
    const refused: Result<null, unknown> = fail(refusal('conflict', 'Too late'));
    expect(await db.transaction(noteAnd('refused', refused))).toEqual(refused);
    expect(await notes()).not.toContain('refused');
  });

  it('rolls back before it throws an error', async () => {
    const broken = db.transaction(async (tx) => {
      await noteAnd('broken', null)(tx);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await notes()).not.toContain('broken');
  });

  it('leaves its connection usable for the next transaction', async () => {
    for (let n = 0; n < 20; n += 1) await db.transaction(noteAnd('refused', fail('no')));
    await db.transaction(noteAnd('the next', null));
    expect(await notes()).toContain('the next');
  });
});
