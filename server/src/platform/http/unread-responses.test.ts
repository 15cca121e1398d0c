import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { handleSequentially, limitUnreadResponses, type UnreadLimits } from './unread-responses.ts';

/** More than the kernel buffers for a client that doesn't read. */
const LARGE = Buffer.alloc(32_000_000, 'x');
const LIMITS: UnreadLimits = { maxBytes: 100_000_000, stallMs: 600, checkEveryMs: 50 };

const sendLarge: RequestListener = (_request, response) => {
  response.end(LARGE);
};

async function serve(handle: RequestListener, limits: UnreadLimits) {
  const server = createServer(handleSequentially(handle));
  const sockets = new Set<Socket>();
  const seen = { requests: 0 };
  server.on('request', () => {
    seen.requests += 1;
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  limitUnreadResponses(server, limits, () => {});
  const port = await listening(server);
  const unreadBytes = () => [...sockets].reduce((sum, socket) => sum + socket.writableLength, 0);
  return { port, sockets, seen, unreadBytes };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends this and doesn't read the response. */
function openClient(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').pause();
  const state = { isClosed: false };
  // A client that doesn't read notices nothing until it writes or reads again.
  socket.on('error', () => {});
  socket.on('close', () => {
    state.isClosed = true;
  });
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return { socket, state };
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('clients that never read', () => {
  it('are disconnected when they have taken nothing for a while', async () => {
    const { port, sockets } = await serve(sendLarge, LIMITS);
    openClient(port, GET);
    openClient(port, GET);
    await vi.waitFor(() => expect(sockets.size).toBe(2));
    await vi.waitFor(() => expect(sockets.size).toBe(0), { timeout: 10_000 });
  });

  it('leave no more in memory than the limit, however many they are', async () => {
    // None of them is old enough to be disconnected because of its age.
    const limits = { ...LIMITS, stallMs: 60_000 };
    const { port, sockets, seen, unreadBytes } = await serve(sendLarge, limits);
    for (let n = 0; n < 40; n += 1) openClient(port, GET);
    await vi.waitFor(() => expect(seen.requests).toBe(40), { timeout: 10_000 });
    await vi.waitFor(() => expect(unreadBytes()).toBeLessThanOrEqual(limits.maxBytes));
    expect(unreadBytes()).toBeGreaterThan(0);
    expect(sockets.size).toBeLessThan(10);
  });

  it('are disconnected before those that read slowly', async () => {
    const limits = { maxBytes: 70_000_000, stallMs: 60_000, checkEveryMs: 250 };
    const { port, sockets, seen } = await serve(sendLarge, limits);
    const slow = openClient(port, GET);
    let read = 0;
    slow.socket.on('data', (bytes) => {
      read += bytes.length;
      slow.socket.pause();
      setTimeout(() => slow.socket.resume(), 10);
    });
    slow.socket.resume();
    openClient(port, GET);
    await vi.waitFor(() => expect(sockets.size).toBe(2));
    await sleep(4 * limits.checkEveryMs);
    for (let n = 0; n < 3; n += 1) openClient(port, GET);
    await vi.waitFor(() => expect(seen.requests).toBe(5), { timeout: 10_000 });
    await vi.waitFor(() => expect(sockets.size).toBeLessThanOrEqual(3), { timeout: 10_000 });
    const before = read;
    await vi.waitFor(() => expect(read).toBeGreaterThan(before + 200_000), { timeout: 10_000 });
    expect(slow.state.isClosed).toBe(false);
  });
});

describe('clients that read', () => {
  it('slowly but steadily get all of a large response', async () => {
    const { port } = await serve(sendLarge, { ...LIMITS, stallMs: 2_000 });
    const { socket } = openClient(port, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    let read = 0;
    socket.on('data', (bytes) => {
      read += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), 10);
    });
    socket.resume();
    await once(socket, 'close');
    expect(read).toBeGreaterThan(LARGE.length);
  });

  it('keep a stream on which nothing is sent for a long time', async () => {
    const { port, sockets } = await serve((_request, response) => {
      response.writeHead(200).write(': hello\n\n');
    }, LIMITS);
    const { socket } = openClient(port, GET);
    socket.resume();
    await vi.waitFor(() => expect(sockets.size).toBe(1));
    await sleep(2 * LIMITS.stallMs);
    expect(sockets.size).toBe(1);
  });
});

describe('requests that are sent ahead', () => {
  it('are handled one after the other, in their order', async () => {
    const handled: string[] = [];
    let finishFirst = () => {};
    const { port } = await serve((request, response) => {
      handled.push(request.url ?? '');
      const finish = () => response.end(request.url);
      if (handled.length === 1) finishFirst = finish;
      else finish();
    }, LIMITS);
    const { socket } = openClient(
      port,
      ['/a', '/b', '/c'].map((url) => GET.replace('/', url)).join(''),
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    socket.resume();
    await vi.waitFor(() => expect(handled).toEqual(['/a']));
    await sleep(50);
    expect(handled).toEqual(['/a']);
    finishFirst();
    await vi.waitFor(() => expect(handled).toEqual(['/a', '/b', '/c']));
    await vi.waitFor(() => expect(text.match(/\/[abc]$|\/[abc](?=HTTP)/gm)).toHaveLength(3));
  });

  it('don’t fill the memory with responses for a client that doesn’t read', async () => {
    let made = 0;
    const { port, sockets } = await serve((request, response) => {
      made += 1;
      sendLarge(request, response);
    }, LIMITS);
    openClient(port, GET.repeat(10));
    await vi.waitFor(() => expect(sockets.size).toBe(1));
    await vi.waitFor(() => expect(sockets.size).toBe(0), { timeout: 10_000 });
    expect(made).toBe(1);
  });

  it('end the connection if there are hundreds', async () => {
    let made = 0;
    const { port, sockets } = await serve(() => {
      made += 1;
    }, LIMITS);
    const { socket } = openClient(port, GET);
    await vi.waitFor(() => expect(sockets.size).toBe(1));
    socket.write(GET.repeat(100));
    await vi.waitFor(() => expect(sockets.size).toBe(0));
    expect(made).toBe(1);
  });
});

it('the server disconnects clients that request a large guide and don’t read it', async () => {
  const app = await createTestApp({ unreadLimits: LIMITS });
  const authorId = (await createPerson(app.db, 'creator')).id;
  const id = await createGuide(app.db, { authorId, isPublic: true, priceCents: 0 });
  // As large as guides could be before they were limited.
  await app.db.pool.query(
    `INSERT INTO places (guide_id, title, description, path, boundary)
     SELECT $1, 'Place', 'Words', repeat('(-37.81,144.96),', 12000), repeat('(-37.81,144.96),', 12000)
       FROM generate_series(1, 40)`,
    [id],
  );
  const port = await app.listen();
  const connections = () =>
    new Promise<number>((resolve) => app.app.server.getConnections((_, count) => resolve(count)));
  for (let n = 0; n < 4; n += 1) {
    openClient(port, `GET /api/places?guide_id=${id} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }
  await vi.waitFor(async () => expect(await connections()).toBe(4));
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 15_000 });
});
