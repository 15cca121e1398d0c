import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits on responses that wait for clients who read slowly or not at all. */
export type UnreadLimits = {
  /** Across all connections. */
  readonly maxBytes: number;
  /** A client that takes no byte for this long while some are waiting for it is disconnected. */
  readonly stallMs: number;
  readonly checkEveryMs: number;
};

export const UNREAD_LIMITS: UnreadLimits = {
  maxBytes: 64_000_000,
  // A paused video player stops reading for longer than that, and requests the rest of the file later.
  stallMs: 60_000,
  checkEveryMs: 1_000,
};

/** The maximum of pipelined requests on one connection. Browsers and proxies send none. */
const MAX_WAITING_REQUESTS = 16;

/** The state of a connection at the last check. */
type Progress = {
  readonly taken: number;
  readonly queued: number;
  /** When the client last read something, or had nothing waiting. */
  readonly at: number;
};

/**
 * Disconnects clients that don't read their responses, which would stay in memory for as long as the client likes. A slow
 * client keeps its connection as long as it reads; only when too much is waiting in total are clients disconnected
 * earlier, those first that have taken nothing for the longest time.
 */
export function limitUnreadResponses(
  server: Server,
  { maxBytes, stallMs, checkEveryMs }: UnreadLimits,
  onDisconnect: (facts: { readonly unreadBytes: number; readonly stalledMs: number }) => void,
): void {
  const connections = new Map<Socket, Progress>();

  const check = (): void => {
    const now = performance.now();
    const waiting = [...connections].flatMap(([socket, before]) => {
      const progress = progressOf(socket, before, now);
      connections.set(socket, progress);
      const unreadBytes = socket.writableLength;
      return unreadBytes === 0 ? [] : [{ socket, unreadBytes, stalledMs: now - progress.at }];
    });
    let total = waiting.reduce((sum, { unreadBytes }) => sum + unreadBytes, 0);
    // Clients can't be expected to read between two checks in quick succession, so only whole intervals count.
    const intervals = (one: { readonly stalledMs: number }) =>
      Math.floor(one.stalledMs / checkEveryMs);
    waiting.sort((a, b) => intervals(b) - intervals(a) || b.unreadBytes - a.unreadBytes);
    for (const { socket, unreadBytes, stalledMs } of waiting) {
      if (stalledMs < stallMs && total <= maxBytes) break;
      total -= unreadBytes;
      socket.destroy();
      onDisconnect({ unreadBytes, stalledMs: Math.round(stalledMs) });
    }
  };

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0, queued: 0, at: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  // More often than clients are expected to read, because many requests may come between two checks.
  const timer = setInterval(check, checkEveryMs / 10).unref();
  server.on('close', () => clearInterval(timer));
}

/**
 * A write counts as taken when all of it has been sent, and one write may be megabytes. Only the socket's handle knows
 * how much is left, which is how Node itself tells a slow connection from an idle one.
 */
function progressOf(socket: Socket, before: Progress, now: number): Progress {
  const unread = socket.writableLength;
  const taken = socket.bytesWritten - unread;
  const { _handle: handle } = socket as { _handle?: { readonly writeQueueSize?: number } | null };
  const queued = handle?.writeQueueSize ?? 0;
  const hasStalled = unread > 0 && taken === before.taken && queued === before.queued;
  return { taken, queued, at: hasStalled ? before.at : now };
}

/**
 * Handles the requests of a connection one by one. Otherwise a client could send hundreds of requests at once without
 * reading, and all their responses would wait in memory. A response gets its socket when it is next, so a request
 * without predecessors costs nothing and isn't stored.
 */
export function handleSequentially(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Turn[]>();

  const handleNext = (socket: Socket): void => {
    const turn = queues.get(socket)?.shift();
    if (turn === undefined || socket.destroyed) {
      queues.delete(socket);
      return;
    }
    turn.response.once('close', () => handleNext(socket));
    handle(turn.request, turn.response);
  };

  return (request, response) => {
    if (response.socket !== null) {
      handle(request, response);
      return;
    }
    const { socket } = request;
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, [{ request, response }]);
      currentResponse(socket)?.once('close', () => handleNext(socket));
    } else if (queue.length < MAX_WAITING_REQUESTS) {
      queue.push({ request, response });
    } else {
      socket.destroy();
    }
  };
}

type Turn = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** The response that a socket is assigned to. */
function currentResponse(socket: Socket): ServerResponse | undefined {
  const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse | null };
  return response ?? undefined;
}
