import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { eventually } from '../../testing/eventually.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { createLogger } from '../process/logging.ts';

/** A database in which one statement waits until it is released, and which counts how many run it at once. */
function holdStatement(db: TestDatabase) {
  const held = {
    name: '',
    started: 0,
    running: 0,
    mostAtOnce: 0,
    knownCallers: 0,
    released: Promise.withResolvers<void>(),
  };
  const watch = (to: Queryable): Queryable['query'] => {
    return async (statement, values) => {
      if (statement.name !== held.name) {
        const rows = await to.query(statement, values);
        if (statement.name === 'viewer.of_token') held.knownCallers += 1;
        return rows;
      }
      held.started += 1;
      held.running += 1;
      held.mostAtOnce = Math.max(held.mostAtOnce, held.running);
      try {
        await held.released.promise;
        return await to.query(statement, values);
      } finally {
        held.running -= 1;
      }
    };
  };
  const watched: TestDatabase = {
    ...db,
    query: watch(db),
    transaction: (work) =>
      db.transaction((tx) => work({ query: watch(tx) } as unknown as Transaction)),
  };
  const hold = (name: string) =>
    Object.assign(held, {
      name,
      started: 0,
      mostAtOnce: 0,
      knownCallers: 0,
      released: Promise.withResolvers<void>(),
    });
  return { watched, held, hold };
}

const { watched, held, hold } = holdStatement(await createTestDatabase());
const logged: string[] = [];
const log = createLogger('warn', { write: (line) => void logged.push(line) });
const app = await createTestApp({ db: watched, log });
const creator = await createPerson(app.db, 'creator');
const other = await createPerson(app.db, 'creator');
const drafts = new Map([
  [creator, await workAs(app, creator).draft()],
  [other, await workAs(app, other).draft()],
]);
type Person = typeof creator;
const getDraft = (person: Person, more = '') =>
  app.get(`/api/pending_guides/${drafts.get(person)}${more}`, person);

const CALLS = {
  'authoring.guide_by_id': {
    getPendingGuide: (person: Person) => getDraft(person),
    exportPendingGuide: (person: Person) => getDraft(person, '/export?format=gpx'),
  },
  'search.settings': {
    search: (person: Person) =>
      app.send({
        method: 'POST',
        url: '/api/search?search_terms=river',
        headers: { 'sec-fetch-site': 'same-origin' },
        cookies: person.cookies,
      }),
  },
};
const ROWS = Object.entries(CALLS).flatMap(([statement, calls]) =>
  Object.entries(calls).map(([name, send]) => [name, statement, send] as const),
);

const MANY = 6;

describe('many requests of one person at once', () => {
  it.each(ROWS)(
    '%s: are handled one after another, without delaying anyone else',
    async (_name, statement, send) => {
      hold(statement);
      const mine = Array.from({ length: MANY }, () => send(creator));
      await eventually(() => held.knownCallers).toBe(MANY);
      const theirs = send(other);
      await eventually(() => held.running).toBe(2);
      held.released.resolve();
      const replies = await Promise.all([...mine, theirs]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(MANY + 1).fill(200));
      expect(held.mostAtOnce).toBe(2);
      // Fastify warns of a second reply.
      expect(logged).toEqual([]);
    },
  );
});

it('a request whose client disconnects while it waits does no work', async () => {
  const port = await app.listen();
  const cookie = Object.entries(creator.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const connections = () =>
    new Promise((resolve) => {
      app.app.server.getConnections((_error, count) => resolve(count));
    });
  const open = () => {
    const path = `/api/pending_guides/${drafts.get(creator)}`;
    const sent = request({ host: '127.0.0.1', port, path, agent: false, headers: { cookie } });
    const status = once(sent, 'response').then(([reply]) => reply.resume().statusCode);
    sent.end();
    return { sent, status };
  };
  hold('authoring.guide_by_id');
  const first = open();
  await eventually(() => held.running).toBe(1);
  const left = open();
  await eventually(() => held.knownCallers).toBe(2);
  const last = open();
  await eventually(() => held.knownCallers).toBe(3);
  left.sent.destroy();
  await expect(left.status).rejects.toThrow('socket hang up');
  await eventually(connections).toBe(2);
  held.released.resolve();
  expect([await first.status, await last.status]).toEqual([200, 200]);
  expect(held.started).toBe(2);
});
