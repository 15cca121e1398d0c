import type { Actor } from '@laneway/domain/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/database.ts';
import { type Outcome, refused } from '../../platform/http/calls.ts';
import { RETRY_MS, STREAM_HEADERS } from './event-stream.ts';
import type { LiveNotifications } from './live-notifications.ts';
import { findLatestId } from './store.ts';

/**
 * Keeps the connection open and sends notifications as they happen. It is registered before the missed ones are read,
 * so none is lost in between.
 */
export async function streamNotifications(
  { db, live }: { readonly db: Queryable; readonly live: LiveNotifications },
  viewer: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<'streamNotifications'>> {
  const room = live.check(viewer.id);
  if (!room.ok) return refused(room.error);
  const lastId = lastEventId(request) ?? (await findLatestId(db, viewer.id));
  const { raw } = reply;
  const opened = live.open(viewer.id, raw, lastId);
  if (!opened.ok) return refused(opened.error);
  reply.hijack();
  raw.writeHead(200, { ...headersOf(reply), ...STREAM_HEADERS });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  await opened.value().catch((err: unknown) => {
    request.log.warn({ err }, 'a stream of notifications broke off');
    raw.destroy();
  });
  return { kind: 'sent' };
}

/** Null when the browser has received nothing yet, or the id is invalid. */
function lastEventId({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

function headersOf(reply: FastifyReply): Record<string, string | number | string[]> {
  const set = Object.entries(reply.getHeaders());
  return Object.fromEntries(
    set.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
