import type { ServerResponse } from 'node:http';

export type StreamEvent = { readonly event: string; readonly id?: number; readonly data: object };

/** How long a browser waits before it connects again. */
export const RETRY_MS = 3_000;

/** A reader that is this far behind has stopped reading: it gets what it missed when it connects again. */
const MAX_UNSENT_BYTES = 65_536;

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy must neither keep it nor change it, compression included, nor collect it before it passes it on.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** Text is one line of JSON, so it needs no escaping. */
export function printEvent({ event, id, data }: StreamEvent): string {
  const lines = [
    `event: ${event}`,
    ...(id === undefined ? [] : [`id: ${id}`]),
    `data: ${JSON.stringify(data)}`,
  ];
  return `${lines.join('\n')}\n\n`;
}

/** Comments keep proxies from closing a silent connection, and reveal one whose reader is gone. */
export const HEARTBEAT = ': still here\n\n';

/** False when the reader has been cut off. */
export function writeTo(response: ServerResponse, text: string): boolean {
  if (response.writableEnded || response.destroyed) return false;
  if (response.writableLength > MAX_UNSENT_BYTES) {
    response.destroy();
    return false;
  }
  response.write(text);
  return true;
}
