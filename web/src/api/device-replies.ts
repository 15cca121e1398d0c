/** Replies that this device gave in place of the server, with the requests that they answer. */
const requests = new WeakMap<object, string>();

/**
 * Marks a reply from saved data, so that it counts as stale and is replaced once the server is there again. Queries may
 * keep only a part of a reply, so its lists and their items are marked too.
 */
export function markDeviceReply(reply: unknown, request: string, depth = 2): void {
  if (typeof reply !== 'object' || reply === null) return;
  requests.set(reply, request);
  if (depth > 0) for (const part of Object.values(reply)) markDeviceReply(part, request, depth - 1);
}

/** The request that the data of a query answer from saved data; undefined if they are the server's. */
export function deviceRequestOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const parts = Array.isArray(data) ? data : ((data as { pages?: unknown[] }).pages ?? []);
  for (const part of [data, ...parts]) {
    const request = requests.get(part);
    if (request !== undefined) return request;
  }
  return undefined;
}
