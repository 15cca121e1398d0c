import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../platform/process/logging.ts';
import { ServiceUnavailableError } from '../../platform/process/service-health.ts';
import { eventually } from '../../testing/eventually.ts';
import { type LoopbackProxy, startProxy } from '../../testing/loopback-proxy.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { createClamdScanner } from './scanner-clamd.ts';

const SLOW = { connectMs: 2_000, stallMs: 300, scanMs: 300 };
const GONE = 'the virus scanner does not answer; trying again until it does';
const BACK = 'the virus scanner answers again';

/** A fake clamd, which answers pings; `talk` handles the connection for a file. */
const scannerFor = (talk: (socket: Socket) => void, limits = {}) =>
  scannerAt(busyWith(talk), limits);

/** A fake of any server. */
async function scannerAt(talk: (socket: Socket) => void, limits = {}) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return createClamdScanner({ host: '127.0.0.1', port, log: createLogger('silent'), ...limits });
}

/** Handles a connection for a file. A ping is answered, as clamd does while it is busy, or only so many pings. */
function busyWith(talk: (socket: Socket) => void, pings = Number.POSITIVE_INFINITY) {
  let pinged = 0;
  return (socket: Socket): void => {
    socket.once('readable', () => {
      const data: Buffer | null = socket.read();
      if (String(data) === 'zPING\0') {
        pinged += 1;
        if (pinged > pings) socket.destroy();
        else socket.end('PONG\0');
        return;
      }
      if (data !== null) socket.unshift(data);
      talk(socket);
    });
  };
}

/** Receives a file by the protocol, and sends the reply for it. */
function takeFile(answer: (file: Buffer) => string | null) {
  return (socket: Socket) => {
    let all = Buffer.alloc(0);
    socket.on('data', (data) => {
      all = Buffer.concat([all, data]);
      const file = fileIn(all);
      const reply = file === null ? null : answer(file);
      if (reply !== null) socket.end(`${reply}\0`);
    });
  };
}

/** Null while chunks are still missing. */
function fileIn(all: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (all.subarray(0, command.length).toString() !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const file = (...pieces: readonly string[]) => Readable.from(pieces.map((one) => Buffer.from(one)));
const zeroes = (megabytes: number) =>
  Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(1_000_000)));

describe('a file', () => {
  it('arrives completely, without empty chunks', async () => {
    let arrived = '';
    const scanner = await scannerFor(
      takeFile((bytes) => {
        arrived = bytes.toString();
        return 'stream: OK';
      }),
    );
    expect(await scanner.scan(file('one, ', '', 'two'))).toEqual({ state: 'clean' });
    expect(arrived).toBe('one, two');
  });

  it.each([
    ['stream: OK', { state: 'clean' }],
    ['stream: Eicar FOUND', { state: 'infected', signature: 'Eicar' }],
    ['stream: Win.Trojan (a) FOUND', { state: 'infected', signature: 'Win.Trojan (a)' }],
    ['INSTREAM size limit exceeded. ERROR', { state: 'timeout' }],
    ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND', { state: 'timeout' }],
    ['stream: Time limit reached ERROR', { state: 'timeout' }],
  ])('has the verdict of clamd’s “%s”', async (reply, verdict) => {
    const scanner = await scannerFor(takeFile(() => reply));
    expect(await scanner.scan(file('bytes'))).toEqual(verdict);
  });

  it.each(['COMMAND READ TIMED OUT', 'UNKNOWN COMMAND', 'stream: OK or not', ''])(
    'gets no verdict when clamd says “%s”',
    async (reply) => {
      const scanner = await scannerFor(takeFile(() => reply));
      await expect(scanner.scan(file('bytes'))).rejects.toThrow('clamd failed');
    },
  );

  it('is recognised when the reply arrives in pieces', async () => {
    const scanner = await scannerFor((socket) => {
      socket.once('data', () => {
        socket.write('stream: Ei');
        setImmediate(() => socket.end('car FOUND\0'));
      });
    });
    expect(await scanner.scan(file('bytes'))).toMatchObject({ signature: 'Eicar' });
  });
});

describe('clamd that misbehaves', () => {
  it('may answer before it has the whole file, which is still read to its end', async () => {
    const scanner = await scannerFor((socket) => {
      socket.once('data', () => socket.write('INSTREAM size limit exceeded. ERROR\0'));
      socket.resume();
    });
    let read = 0;
    const content = zeroes(20).on('data', (piece: Buffer) => {
      read += piece.length;
    });
    expect(await scanner.scan(content)).toEqual({ state: 'timeout' });
    expect(read).toBe(20_000_000);
  });

  it.each([
    ['hangs up at once', (socket: Socket) => void socket.destroy()],
    [
      'hangs up in the middle',
      (socket: Socket) => void socket.once('data', () => socket.destroy()),
    ],
    ['hangs up in a sentence', (socket: Socket) => void socket.end('stream: O')],
    ['never stops talking', (socket: Socket) => void socket.write('x'.repeat(100_000))],
  ])('and %s gives no verdict on the file', async (_, talk) => {
    const scanner = await scannerAt(busyWith(talk, 1));
    await expect(scanner.scan(zeroes(20))).rejects.toThrow();
  });

  it('and resets the connection for a file, but still answers a ping, counts as a timeout', async () => {
    const scanner = await scannerFor((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    expect(await scanner.scan(zeroes(20))).toEqual({ state: 'timeout' });
  });

  it('and reads no bytes counts as a timeout', async () => {
    const scanner = await scannerFor((socket) => void socket.pause(), SLOW);
    expect(await scanner.scan(zeroes(50))).toEqual({ state: 'timeout' });
  });

  it('and never answers counts as a timeout', async () => {
    const scanner = await scannerFor(
      takeFile(() => null),
      SLOW,
    );
    expect(await scanner.scan(file('bytes'))).toEqual({ state: 'timeout' });
  });
});

describe('over a network that', () => {
  it.each<readonly [string, (network: LoopbackProxy) => unknown, boolean]>([
    ['is slow', (network) => network.slowDown(50), false],
    ['refuses connections', (network) => network.refuse(), true],
    ['has gone silent', (network) => network.stall(), true],
  ])('%s, a file has no verdict until clamd has looked at it', async (_, fail, isOut) => {
    const clamd = createServer(busyWith(takeFile(() => 'stream: OK'))).listen(0, '127.0.0.1');
    await once(clamd, 'listening');
    onTestFinished(() => void clamd.close());
    const { port } = clamd.address() as AddressInfo;
    const network = await startProxy({ host: '127.0.0.1', port });
    const { log, logged } = recordLog();
    const limits = { connectMs: 400, stallMs: 400, scanMs: 400 };
    const scanner = createClamdScanner({ host: '127.0.0.1', port: network.port, log, ...limits });
    await fail(network);
    const first = scanner.scan(file('bytes'));
    if (isOut) {
      await expect(first).rejects.toThrow(ServiceUnavailableError);
      await eventually(logged).toEqual([GONE]);
      await expect(scanner.scan(file('bytes'))).rejects.toThrow(ServiceUnavailableError);
      await network.restore();
      await eventually(logged).toEqual([GONE, BACK]);
    } else {
      expect(await first).toEqual({ state: 'clean' });
      expect(logged()).toEqual([]);
    }
    expect(await scanner.scan(file('bytes'))).toEqual({ state: 'clean' });
  });
});

it('passes on an error of the file itself', async () => {
  const scanner = await scannerFor(takeFile(() => 'stream: OK'));
  const content = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the store broke off');
    })(),
  );
  await expect(scanner.scan(content)).rejects.toThrow('the store broke off');
});

describe('the check', () => {
  it('passes when clamd answers', async () => {
    const scanner = await scannerAt((socket) => {
      socket.on('data', (data) => socket.end(String(data) === 'zPING\0' ? 'PONG\0' : 'what?\0'));
    });
    await scanner.check();
  });

  it('fails when something else answers', async () => {
    const scanner = await scannerAt((socket) => void socket.end('220 mail.example ESMTP\0'));
    await expect(scanner.check()).rejects.toThrow('no PONG');
  });

  it('fails when nothing listens on the port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const scanner = createClamdScanner({ host: '127.0.0.1', port, log: createLogger('silent') });
    await expect(scanner.check()).rejects.toThrow('clamd can’t be reached (ECONNREFUSED)');
    await expect(scanner.scan(file('bytes'))).rejects.toThrow('can’t be reached');
  });
});
