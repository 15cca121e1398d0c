import type { ServerResponse } from 'node:http';

export type StreamEvent = { readonly event: string; readonly id?: number; readonly data: object };

/** The delay before a browser reconnects. */
export const RETRY_MS = 3_000;

/** A reader this far behind has stopped reading: it gets the missed events when it reconnects. */
const MAX_UNSENT_BYTES = 65_536;

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy must neither store, change, compress nor buffer the stream.
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

/** Comments keep proxies from closing an idle connection, and detect one whose reader is gone. */
export const HEARTBEAT = ': still here\n\n';

/** False when the reader has been disconnected. */
export function writeTo(response: ServerResponse, text: string): boolean {
  if (response.writableEnded || response.destroyed) return false;
  if (response.writableLength > MAX_UNSENT_BYTES) {
    response.destroy();
    return false;
  }
  response.write(text);
  return true;
}
