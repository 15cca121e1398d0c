import { setTimeout as wait } from 'node:timers/promises';
import { refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { statement, type Transaction } from '../database/database.ts';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { type AnyOutcome, refused } from './calls.ts';
import { createRunOnce } from './idempotency.ts';

let now = new Date();
const app = await createTestApp({ clock: () => now });
const { db } = app;
const person = await createPerson(db);
const runOnce = createRunOnce({ db, clock: () => now, secret: 'secret', replyReaders: {} });

const requestWith = (key: string | undefined, body: unknown = null) =>
  ({
    params: {},
    query: {},
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  }) as unknown as FastifyRequest;

/** A call whose effects are counted. */
function countedCall(answer: () => Promise<AnyOutcome>) {
  let effects = 0;
  const send = (key: string | undefined, body?: unknown, viewer: Actor = person) =>
    runOnce({ name: 'purchase', viewer, request: requestWith(key, body) }, () => {
      effects += 1;
      return answer();
    });
  return { send, effects: () => effects };
}
const created = async (): Promise<AnyOutcome> => ({
  kind: 'answer',
  status: 201,
  body: { id: 7 },
  headers: { location: '/api/things/7' },
});

describe('a call sent again with the same key', () => {
  it('has its effect once and gets the first reply', async () => {
    const { send, effects } = countedCall(created);
    const first = await send('key number 1');
    expect(first).toEqual(await created());
    for (let n = 0; n < 3; n += 1) {
      expect(await send('key number 1')).toEqual({
        kind: 'answer',
        status: 201,
        body: { id: 7 },
        headers: { location: '/api/things/7', 'idempotent-replayed': 'true' },
      });
    }
    expect(effects()).toBe(1);
  });

  it('gets a reply without a body unchanged', async () => {
    const { send } = countedCall(async () => ({ kind: 'answer', status: 204, body: undefined }));
    await send('key number 2');
    expect(await send('key number 2')).toMatchObject({ status: 204, body: undefined });
  });

  it('twenty times at once has its effect once, and all get the reply', async () => {
    const { send, effects } = countedCall(async () => {
      await wait(150);
      return created();
    });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send('key number 3')));
    expect(effects()).toBe(1);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 201, body: { id: 7 } });
  });

  it('is refused with a different request', async () => {
    const { send, effects } = countedCall(created);
    await send('key number 4', { price: 1 });
    expect(await send('key number 4', { price: 2 })).toMatchObject({
      kind: 'refused',
      refusal: {
        code: 'conflict',
        detail: 'This Idempotency-Key was already used for another request. Use a new key.',
      },
    });
    expect(effects()).toBe(1);
  });

  it('is refused for a different call', async () => {
    const { send } = countedCall(created);
    await send('key number 5');
    const call = {
      name: 'sendMessage',
      viewer: person,
      request: requestWith('key number 5'),
    } as const;
    expect(await runOnce(call, created)).toMatchObject({ kind: 'refused' });
  });

  it('has its own effect for another person', async () => {
    const other = await createPerson(db);
    const { send, effects } = countedCall(created);
    await send('key number 6');
    await send('key number 6', null, other);
    expect(effects()).toBe(2);
  });

  it('runs again after a refusal or an error, which changed nothing', async () => {
    const outcomes: (() => Promise<AnyOutcome>)[] = [
      async () => refused(refusal('conflict', 'Not now.')),
      async () => {
        throw new Error('a defect');
      },
      created,
    ];
    const { send, effects } = countedCall(() => outcomes.shift()?.() ?? created());
    expect(await send('key number 7')).toMatchObject({ kind: 'refused' });
    await expect(send('key number 7')).rejects.toThrow('a defect');
    expect(await send('key number 7')).toMatchObject({ status: 201 });
    expect(await send('key number 7')).toMatchObject({ status: 201 });
    expect(effects()).toBe(3);
  });

  it('runs again a minute after the process that ran it has died', async () => {
    const { send, effects } = countedCall(async () => new Promise<never>(() => {}));
    void send('key number 8');
    await wait(50);
    now = new Date(now.getTime() + 61_000);
    const revived = countedCall(created);
    expect(await revived.send('key number 8')).toMatchObject({ status: 201 });
    expect(effects()).toBe(1);
  });

  it('runs again soon after an outage of the database that stopped it', async () => {
    let isDown = false;
    const query: typeof db.query = (...args) =>
      isDown ? Promise.reject(new DatabaseUnavailableError()) : db.query(...args);
    const options = { clock: () => now, secret: 'secret', replyReaders: {} };
    const run = createRunOnce({ ...options, db: { ...db, query } });
    const call = {
      name: 'purchase',
      viewer: person,
      request: requestWith('key number 9'),
    } as const;
    const stopped = run(call, async () => {
      isDown = true;
      throw new DatabaseUnavailableError();
    });
    await expect(stopped).rejects.toThrow(DatabaseUnavailableError);
    isDown = false;
    expect(await run(call, created)).toMatchObject({ status: 201 });
  });
});

describe('a call that changes something in one transaction', () => {
  const NOTE = statement<never>('test.note', 'INSERT INTO test_notes (text) VALUES ($1)');
  const notes = async (text: string) =>
    (await db.pool.query('SELECT FROM test_notes WHERE text = $1', [text])).rowCount;
  const send = (key: string, run: Parameters<typeof runOnce>[1]) =>
    runOnce({ name: 'sendMessage', viewer: person, request: requestWith(key) }, run);
  const noteAnd = (text: string, outcome: AnyOutcome) => async (tx: Transaction) => {
    await tx.query(NOTE, [text]);
    return outcome;
  };

  it('stores its reply with the change, and isn’t repeated after a crash', async () => {
    await db.pool.query('CREATE TABLE test_notes (text text NOT NULL)');
    const dying = send('dies after', async (transact) => {
      await transact(noteAnd('dies after', await created()));
      throw new Error('died before the reply was sent');
    });
    await expect(dying).rejects.toThrow('died');
    const again = await send('dies after', (transact) =>
      transact(noteAnd('dies after', refused(refusal('conflict', 'Not again.')))),
    );
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
    expect(await notes('dies after')).toBe(1);
  });

  it('stores neither when it is refused, so that the key can be used again', async () => {
    const no = refused(refusal('conflict', 'Not now.'));
    const first = await send('refused first', (transact) => transact(noteAnd('refused', no)));
    expect(first).toEqual(no);
    expect(await notes('refused')).toBe(0);
    const second = await send('refused first', async (transact) =>
      transact(noteAnd('refused', await created())),
    );
    expect(second).toMatchObject({ status: 201 });
    expect(await notes('refused')).toBe(1);
  });

  it('rolls back its change when another process has taken over its key', async () => {
    const late = await send('taken over', (transact) =>
      transact(async (tx) => {
        await tx.query(NOTE, ['late']);
        now = new Date(now.getTime() + 61_000);
        await send('taken over', async (again) => again(noteAnd('in time', await created())));
        return created();
      }),
    );
    expect(late).toMatchObject({ kind: 'refused', refusal: { code: 'conflict' } });
    expect([await notes('late'), await notes('in time')]).toEqual([0, 1]);
    expect(await send('taken over', created)).toMatchObject({ status: 201 });
  });
});

describe('a call without a key', () => {
  it('runs every time', async () => {
    const { send, effects } = countedCall(created);
    await send(undefined);
    await send(undefined);
    expect(effects()).toBe(2);
  });
});

describe('the header', () => {
  const message = (key: string) =>
    openBrowser(app, person).send('POST', '/api/message?message_content=Hello', undefined, {
      'idempotency-key': key,
    });

  it.each(['short', 'x'.repeat(129)])('refuses %s as a key', async (key) => {
    const reply = await message(key);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      'Idempotency-Key': 'Use 8 to 128 characters',
    });
  });

  it('works over HTTP, and marks a repeated reply', async () => {
    const first = await message('over the wire');
    const again = await message('over the wire');
    expect(first.statusCode).toBe(201);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('doesn’t give the reply to someone who isn’t signed in', async () => {
    const reply = await openBrowser(app).send(
      'POST',
      '/api/message?message_content=Hi',
      undefined,
      {
        'idempotency-key': 'over the wire',
      },
    );
    expect(reply.statusCode).toBe(401);
  });
});
