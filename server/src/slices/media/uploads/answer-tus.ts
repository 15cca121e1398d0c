import type { IncomingMessage } from 'node:http';
import { CALLS } from '@laneway/contract/calls';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type DataStore, type Locker, Server } from '@tus/server';
import { refusalOfTusError, refusalOfTusReply } from './tus-errors.ts';

export type TusOptions = {
  readonly store: DataStore;
  readonly locker: Locker;
  /** The id of the upload, or of the one to create. */
  readonly id: string;
};

type Headers = Readonly<Record<string, string>>;

/** The headers that tus reads and sets for an upload; all others, including those for CORS, are left out. */
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
/** The time for which a refused client may keep sending before its connection is closed. */
const DISCARD_MS = 5_000;

/** Lets tus handle a request: returns its response headers, or the refusal. Defects are thrown. */
export async function answerTus(
  { store, locker, id }: TusOptions,
  raw: IncomingMessage,
): Promise<Result<Headers, Refusal>> {
  let thrown: unknown = null;
  const tus = new Server({
    path: CALLS.createUpload.path,
    relativeLocation: true,
    datastore: store,
    locker: interruptible(locker, raw),
    namingFunction: () => id,
    getFileIdFromRequest: () => id,
    onResponseError: (_request, error) => {
      thrown = error;
      return undefined;
    },
  });
  try {
    const reply = await tus.handleWeb(webRequest(raw));
    if (thrown !== null) {
      const refused = refusalOfTusError(thrown);
      if (refused === null) throw thrown;
      return fail(refused);
    }
    return reply.ok ? ok(pick(reply.headers)) : fail(refusalOfTusReply(await reply.text()));
  } finally {
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

/** Our own app cancels an upload through the contract's call, which sends no tus headers. */
const DEFAULT_DELETE_HEADERS: Headers = { 'tus-resumable': '1.0.0' };

function webRequest(raw: IncomingMessage): Request {
  const headers = REQUEST_HEADERS.flatMap((name): [string, string][] => {
    const value =
      raw.headers[name] ?? (raw.method === 'DELETE' ? DEFAULT_DELETE_HEADERS[name] : undefined);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const request = new Request(new URL(CALLS.createUpload.path, 'http://laneway'), {
    method: raw.method ?? '',
    headers,
  });
  // This tells tus when the connection breaks.
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw } } });
}

/**
 * When another request wants the lock, the one that holds it is disconnected. Its bytes so far are kept, as after any
 * broken connection.
 */
function interruptible(locker: Locker, raw: IncomingMessage): Locker {
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

/**
 * A client that is refused early is still sending. If its connection were closed at once, it would see that instead of
 * the refusal; if it never were, the client could keep sending indefinitely.
 */
function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), DISCARD_MS);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
