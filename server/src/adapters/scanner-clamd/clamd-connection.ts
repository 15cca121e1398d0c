import { connect } from 'node:net';
import { ServiceUnavailableError } from '../../platform/process/service-health.ts';

/** clamd exceeded its time limit. */
export class TooSlow extends Error {
  constructor(what: string) {
    super(`clamd took too long to ${what}`);
    this.name = 'TooSlow';
  }
}

/** A connection for one command and its reply, each terminated by a NUL. */
export type ClamdConnection = {
  /** Resolves when the operating system has accepted all of it, which is limited by how fast clamd reads. */
  readonly write: (pieces: readonly Buffer[], withinMs: number) => Promise<void>;
  /** The reply, if it has already arrived. */
  readonly received: () => string | null;
  readonly reply: (withinMs: number) => Promise<string>;
  readonly close: () => void;
};

/** Replies are a line; anything longer comes from something that is not clamd. */
const MAX_REPLY_LENGTH = 4_096;

export async function openClamdConnection(
  address: { readonly host: string; readonly port: number },
  connectMs: number,
): Promise<ClamdConnection> {
  const socket = connect({ host: address.host, port: address.port });
  socket.setNoDelay(true);
  let text = '';
  let received: string | null = null;
  const reply = new Promise<string>((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      const end = text.indexOf('\0');
      if (end >= 0) {
        received ??= text.slice(0, end).trim();
        resolve(received);
      } else if (text.length > MAX_REPLY_LENGTH) socket.destroy();
    });
    // clamd won't reply any more, so there is no point in sending more.
    socket.on('end', () => socket.destroy());
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd hung up without an answer')));
  });
  // A caller that never awaits the reply has got the error from its write.
  reply.catch(() => {});

  await within(connectMs, 'connect', (done) => {
    socket.once('connect', () => done());
    socket.once('error', done);
  }).catch((cause: NodeJS.ErrnoException) => {
    socket.destroy();
    throw new ServiceUnavailableError(`clamd can’t be reached (${cause.code ?? 'timed out'})`, {
      cause,
    });
  });

  return {
    write: (pieces, withinMs) =>
      within(withinMs, 'read a file', (done) => {
        socket.cork();
        pieces.forEach((piece, index) => {
          socket.write(piece, index === pieces.length - 1 ? done : undefined);
        });
        socket.uncork();
      }),
    received: () => received,
    reply: async (withinMs) => {
      await within(withinMs, 'look at a file', (done) => void reply.then(() => done(), done));
      return reply;
    },
    close: () => void socket.destroy(),
  };
}

function within(
  ms: number,
  what: string,
  act: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(what)), ms);
    act((error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
  });
}
