import type { IncomingMessage } from 'node:http';
import { CALLS } from '@laneway/contract/calls';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type DataStore, type Locker, Server } from '@tus/server';
import { refusalOfTusError, refusalOfTusReply } from './tus-errors.ts';

export type TusOptions = {
  readonly store: DataStore;
  readonly locker: Locker;
  /** The id of the upload, or of the one to be made. */
  readonly id: string;
};

type Headers = Readonly<Record<string, string>>;

/** What tus reads of a request, and what it says of an upload; the rest, and its headers for other sites, we leave out. */
const REQUEST_HEADERS = [
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'upload-offset',
  'upload-concat',
  'content-type',
  'content-length',
] as const;
const REPLY_HEADERS = [
  'tus-resumable',
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
] as const;

const TAKEN_OVER = new Error('another request continues this upload');
/** A connection that is silent for as long as this, and up to twice that, is dead. */
const SILENCE_MS = 30_000;
/** How long a client may go on sending what nobody reads before its connection is cut. */
const DISCARD_MS = 5_000;

/** Has tus answer a request: the headers of its reply, or why it refused. Errors that are defects are thrown. */
export async function answerTus(
  { store, locker, id }: TusOptions,
  raw: IncomingMessage,
): Promise<Result<Headers, Refusal>> {
  let thrown: unknown = null;
  const tus = new Server({
    path: CALLS.createUpload.path,
    relativeLocation: true,
    datastore: store,
    locker: givingWay(locker, raw),
    namingFunction: () => id,
    getFileIdFromRequest: () => id,
    onResponseError: (_request, error) => {
      thrown = error;
      return undefined;
    },
  });
  const stopWatching = cutWhenSilent(raw);
  try {
    const reply = await tus.handleWeb(webRequest(raw));
    if (thrown !== null) {
      const refused = refusalOfTusError(thrown);
      if (refused === null) throw thrown;
      return fail(refused);
    }
    return reply.ok ? ok(pick(reply.headers)) : fail(refusalOfTusReply(await reply.text()));
  } finally {
    stopWatching();
    discardRest(raw);
  }
}

function pick(headers: Response['headers']): Headers {
  return Object.fromEntries(
    REPLY_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function webRequest(raw: IncomingMessage): Request {
  const headers = REQUEST_HEADERS.flatMap((name): [string, string][] => {
    const value = raw.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const request = new Request(new URL(CALLS.createUpload.path, 'http://laneway'), {
    method: raw.method ?? '',
    headers,
  });
  // With this tus hears of a connection that breaks.
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw } } });
}

/** A request that is asked to give way loses its connection; what has arrived over it is kept, as whenever one breaks. */
function givingWay(locker: Locker, raw: IncomingMessage): Locker {
  return {
    newLock: (id) => {
      const lock = locker.newLock(id);
      const isSending = raw.method === 'PATCH' || raw.method === 'POST';
      return {
        lock: (signal) => lock.lock(signal, () => void (isSending && raw.destroy(TAKEN_OVER))),
        unlock: () => lock.unlock(),
      };
    },
  };
}

/** Over a bad line a connection can die without a word; until someone notices it holds memory and a slot. */
function cutWhenSilent(raw: IncomingMessage): () => void {
  let before = -1;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead === before) raw.destroy();
    before = raw.socket.bytesRead;
  }, SILENCE_MS);
  return () => clearInterval(timer);
}

/**
 * A client that is refused early is still sending. If its connection were cut at once, it would learn of that and not of
 * the reason; if it never were, the client could go on for as long as it likes.
 */
function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), DISCARD_MS);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
