import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createLogger } from '../process/logging.ts';

const lines: string[] = [];
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const { db, get, send } = await createTestApp({ log });
const person = await createPerson(db);
await db.pool.query('DROP TABLE guides CASCADE');

describe('an internal error', () => {
  it.each(['/api/guides/424242', '/api/places?guide_id=424242', '/api/guides?guide_ids=424242'])(
    'tells the client nothing about its cause: %s',
    async (url) => {
      for (const who of [undefined, person]) {
        const reply = await get(url, who);
        expect(reply.statusCode).toBe(500);
        expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
        expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
        expect(reply.json()).toEqual({
          type: 'about:blank',
          status: 500,
          title: 'Something went wrong on our side',
          detail: 'Something went wrong on our side. Please try again.',
          code: 'internal',
          request_id: reply.headers['x-request-id'],
        });
      }
    },
  );

  it('gives a reader of the page the id of the request', async () => {
    const reply = await send({ url: '/share/guides/424242', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain(`Request ID <code>${reply.headers['x-request-id']}</code>`);
  });

  it('is logged with what failed and where, without the request’s values', async () => {
    lines.length = 0;
    const reply = await send({
      url: '/api/guides?guide_ids=424242&token=hush-hush&friend_email=ada%40laneway.example',
      cookies: person.cookies,
      headers: { authorization: 'Bearer hush-hush' },
    });
    const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'failed');
    expect(failure).toMatchObject({
      err: { type: 'DatabaseError', code: '42P01', stack: expect.stringContaining('at ') },
      req: { method: 'GET', path: '/api/guides' },
      requestId: reply.headers['x-request-id'],
    });
    const written = lines.join('');
    const token = Object.values(person.cookies)[0] ?? '';
    for (const secret of ['424242', 'hush', 'ada', 'SELECT', token]) {
      expect(written).not.toContain(secret);
    }
  });
});
