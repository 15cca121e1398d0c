import { afterAll, describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { cookieHeader, openConnection, requestHead } from '../../testing/raw-socket.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, listen } = await createTestApp({ bodyTimeoutMs: 200 });
const creator = await createPerson(db, 'creator');
const guide = await createGuide(db, { authorId: creator.id, isPublic: true, priceCents: 0 });
const port = await listen();

const open: ReturnType<typeof openConnection>[] = [];
afterAll(() => {
  for (const { socket } of open) socket.destroy();
});

function send(text: string) {
  const connection = openConnection(port, text);
  open.push(connection);
  return connection;
}

const JSON_BODY = { 'Content-Type': 'application/json', 'Content-Length': '100' };
const CHUNKED = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
const LOGGED_IN = { Cookie: cookieHeader(creator), 'Sec-Fetch-Site': 'same-origin' };

describe('a body that never arrives whole', () => {
  // biome-ignore format: a table, one request a line
  it.each([
    ['of a call', requestHead('POST /api/login', JSON_BODY), '{"a'],
    ['of a call by someone logged in', requestHead('POST /api/pending_guides/', { ...JSON_BODY, ...LOGGED_IN }), '{"a'],
    ['in chunks', requestHead('POST /api/login', CHUNKED), '3\r\n{"a\r\n'],
    ['of an unknown address', requestHead('POST /nowhere', JSON_BODY), '{"a'],
  ])('%s ends in a timeout', async (_, head, start) => {
    expect(await send(head + start).closed).toContain('HTTP/1.1 408 ');
  });

  it.each([
    [
      'refused before its body is read',
      requestHead('POST /api/uploads', { 'Content-Length': '100' }),
      401,
    ],
    [
      'answered from the cache',
      requestHead(`GET /api/guides/${guide}`, { 'Content-Length': '100' }),
      200,
    ],
  ])('of a request that was %s doesn’t keep its connection open', async (_, head, status) => {
    const { closed } = send(`${head}x`);
    expect(await closed).toContain(`HTTP/1.1 ${status} `);
  });

  it('times out although the client sends a byte now and then', async () => {
    const { socket, closed } = send(requestHead('POST /api/login', JSON_BODY));
    const trickle = setInterval(() => socket.write(' '), 50);
    expect(await closed.finally(() => clearInterval(trickle))).toContain('HTTP/1.1 408 ');
  });
});

it('a body that arrives in two pieces is read', async () => {
  const body = JSON.stringify({ u_email: 'nobody@laneway.example', u_password: 'wrong' });
  const head = requestHead('POST /api/login', {
    ...JSON_BODY,
    ...LOGGED_IN,
    Connection: 'close',
    'Content-Length': String(body.length),
  });
  const { socket, closed } = send(head + body.slice(0, 10));
  socket.write(body.slice(10));
  expect(await closed).toContain('HTTP/1.1 401 ');
});
