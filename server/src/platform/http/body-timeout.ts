import type { IncomingMessage, ServerResponse } from 'node:http';

/** Enough for the largest photo of a report over a slow mobile connection. */
export const BODY_TIMEOUT_MS = 120_000;

const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Closes the connection of a request whose body hasn't arrived in time, answered or not. `requestTimeout` of node:http
 * can't do this, because it has no exception for uploads.
 */
export function startBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs: number,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (!response.headersSent && request.socket.writable) request.socket.write(REQUEST_TIMEOUT);
    request.destroy();
  }, timeoutMs);
  timers.set(request, timer);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

/** Lets a body take longer. Its reader has to detect by other means that it stalls. */
export function cancelBodyTimeout(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
