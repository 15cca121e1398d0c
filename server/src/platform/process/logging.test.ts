import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createLogger, describeError } from './logging.ts';

function recordingLogger() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('trace', destination), lines, written: () => lines.join('') };
}

const recorded = recordingLogger();
const { db, get, send } = await createTestApp({ log: recorded.log });

describe('a secret', () => {
  const KEYS = [
    'password',
    'u_password',
    'new_password',
    'token',
    'access_token',
    'refresh_token',
    'authorization',
    'cookie',
    'email',
    'u_email',
    'friend_email',
    'friend_name',
    'personal_message',
    'message_content',
    'search_terms',
  ];

  it.each(KEYS)('%s is not logged, however deeply it is nested', (key) => {
    const { log, written } = recordingLogger();
    const secret = { [key]: 'hush-hush' };
    log.info(secret, 'one');
    log.info({ body: secret }, 'two');
    log.info({ request: { body: secret } }, 'three');
    log.info({ job: { payload: { user: secret } } }, 'four');
    log.child(secret).info('five');
    expect(written()).not.toContain('hush-hush');
    expect(written().match(/\[redacted\]/g)).toHaveLength(5);
  });

  it('does not remove the values next to it', () => {
    const { log, written } = recordingLogger();
    log.info({ user: { id: 7, email: 'ada@laneway.example' } }, 'signed in');
    expect(JSON.parse(written())).toMatchObject({ user: { id: 7 }, msg: 'signed in' });
  });
});

describe('an error of the database', () => {
  it('keeps the names of our schema and loses the values it quotes', async () => {
    const { log, written } = recordingLogger();
    const insert = `INSERT INTO users (email, name) VALUES ('ada@laneway.example', 'Ada')`;
    await db.pool.query(insert);
    const error = await db.pool.query(insert).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ detail: expect.stringContaining('ada@laneway.example') });
    log.error({ err: error }, 'failed');
    log.error(error, 'failed again');
    log.error({ err: new Error('The account was not made', { cause: error }) }, 'and again');
    expect(written()).not.toContain('ada@laneway.example');
    expect(written()).not.toContain('Ada');
    expect(describeError(error)).toMatchObject({
      type: 'DatabaseError',
      code: '23505',
      table: 'users',
      constraint: 'users_email_key',
    });
  });

  it.each([
    ['a bad value', `SELECT 'hush-hush'::integer`],
    [
      'a value that breaks a rule',
      `INSERT INTO users (email, name, role) VALUES ('hush-hush', 'x', 'king')`,
    ],
    [
      'a value that is too long',
      `INSERT INTO users (email, name) VALUES ('x', repeat('hush-hush', 99))`,
    ],
  ])('loses %s', async (_, query) => {
    const { log, written } = recordingLogger();
    const error = await db.pool.query(query).catch((reason: unknown) => reason);
    log.error({ err: error }, 'failed');
    expect(written()).toContain('DatabaseError');
    expect(written()).not.toContain('hush-hush');
  });
});

describe('any other error', () => {
  it('keeps its message, its frames and its cause', () => {
    const described = describeError(
      new TypeError('x is not a function', { cause: new Error('why') }),
    );
    expect(described).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringMatching(/^at /),
      cause: { type: 'Error', message: 'why' },
    });
  });

  it('is logged only by its type if it isn’t an Error', () => {
    expect(describeError('hush-hush')).toEqual({ type: 'string' });
  });
});

describe('the log of a running server', () => {
  it('has the route and status of each reply, and no address or query', async () => {
    const author = await createPerson(db, 'creator');
    const id = await createGuide(db, { authorId: author.id });
    await expectLogged(`/api/guides/${id}?token=hush-hush`, {
      route: '/api/guides/:id',
      status: 200,
    });
    await expectLogged('/api/guides/abc?token=hush-hush', {
      route: '/api/guides/:id',
      status: 422,
    });
    await expectLogged('/hush-hush?token=hush-hush', { route: 'none', status: 404 });
    await expectLogged('/api/validate-reset-token?token=hush-hush', {
      route: '/api/validate-reset-token',
      status: 410,
    });
  });

  it('contains no cookies', async () => {
    recorded.lines.length = 0;
    await send({ url: '/api/get_guides', cookies: { laneway_session: 'hush-hush' } });
    await eventually(() => recorded.lines.length).toBeGreaterThan(0);
    expect(recorded.written()).not.toContain('hush-hush');
  });

  async function expectLogged(url: string, facts: object): Promise<void> {
    recorded.lines.length = 0;
    await get(url);
    await eventually(() => recorded.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ ...facts, method: 'GET', msg: 'answered' }),
    );
    expect(recorded.written()).not.toContain('hush-hush');
  }
});
