import type { ServerResponse } from 'node:http';
import type { NoticeEvent, UnreadEvent } from '@laneway/contract/notifications';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logging.ts';
import { HEARTBEAT, printEvent, writeTo } from './event-stream.ts';
import { presentNotification } from './present.ts';
import {
  countUnread,
  findNotification,
  findNotificationsAfter,
  type NotificationRow,
} from './store.ts';

/** Shorter than the idle timeout of proxies, which is at least a minute. */
const HEARTBEAT_MS = 20_000;
/** A stream is reopened periodically, which checks its session again. */
const MAX_AGE_MS = 15 * 60_000;
const MAX_MISSED = 100;

export type LiveNotifications = {
  /** Delivers the user's notifications after the one with this id to this connection. */
  readonly open: (
    userId: number,
    response: ServerResponse,
    lastId: number,
  ) => Result<() => Promise<void>, Refusal>;
  /** Checks that another stream would be accepted, before anything is sent. */
  readonly check: (userId: number) => Result<null, Refusal>;
  /** A notification was added, or read. */
  readonly notificationChanged: (userId: number, notificationId: number) => void;
  /** Ends the streams of a user whose session has ended or whose role has changed; a browser reconnects. */
  readonly viewerChanged: (userId: number) => void;
  /** Announcements may have been missed: sends everything new to everyone. */
  readonly catchUp: () => void;
  readonly count: () => number;
  /** Ends every stream, and accepts no others. */
  readonly close: () => void;
};

export type LiveNotificationsOptions = {
  readonly db: Queryable;
  readonly log: Logger;
  readonly limits?: { readonly perUser: number; readonly perProcess: number };
};

type Stream = {
  readonly response: ServerResponse;
  readonly openedAt: number;
  lastId: number;
};

const LIMITS = { perUser: 10, perProcess: 5_000 };
const TOO_MANY = refusal(
  'too_many_requests',
  'Laneway is open in too many tabs. Close some, then try again.',
);
const FULL = refusal('unavailable', 'We’re very busy right now. Please try again in a moment.');

/**
 * The notification streams of this process. The database announces each notification to all processes, and the one that
 * has its reader sends it.
 */
export function createLiveNotifications({
  db,
  log,
  limits = LIMITS,
}: LiveNotificationsOptions): LiveNotifications {
  const streams = new Map<number, Set<Stream>>();
  let count = 0;
  let isClosed = false;

  const forget = (userId: number, stream: Stream): void => {
    const own = streams.get(userId);
    if (own?.delete(stream) !== true) return;
    count -= 1;
    if (own.size === 0) streams.delete(userId);
  };

  const sendNotification = (userId: number, row: NotificationRow, unread: number): void => {
    const data: NoticeEvent = { notice: presentNotification(row), unread_count: unread };
    for (const stream of streams.get(userId) ?? []) {
      // Ids are assigned before the commit, so a smaller one may come later.
      stream.lastId = Math.max(stream.lastId, row.id);
      writeTo(stream.response, printEvent({ event: 'notice', id: stream.lastId, data }));
    }
  };
  const sendUnread = (own: Iterable<Stream>, unread: number): void => {
    const data: UnreadEvent = { unread_count: unread };
    for (const { response } of own) writeTo(response, printEvent({ event: 'unread', data }));
  };

  const deliver = async (userId: number, notificationId: number): Promise<void> => {
    const row = await findNotification(db, notificationId, userId);
    const unread = await countUnread(db, userId);
    if (row === null || row.read_at !== null) sendUnread(streams.get(userId) ?? [], unread);
    else sendNotification(userId, row, unread);
  };

  const sendMissed = async (userId: number, stream: Stream): Promise<void> => {
    const rows = await findNotificationsAfter(db, userId, stream.lastId, MAX_MISSED);
    const unread = await countUnread(db, userId);
    for (const row of rows) {
      stream.lastId = Math.max(stream.lastId, row.id);
      const data: NoticeEvent = { notice: presentNotification(row), unread_count: unread };
      writeTo(stream.response, printEvent({ event: 'notice', id: stream.lastId, data }));
    }
    sendUnread([stream], unread);
  };

  /** A stream that can't be served now is closed: its reader reconnects and gets what it missed. */
  const orCutOff = (work: Promise<void>, cutOff: () => Iterable<Stream>): void => {
    work.catch((err: unknown) => {
      log.warn({ err }, 'notifications could not be delivered');
      for (const { response } of cutOff()) response.destroy();
    });
  };

  const everyStream = function* (): Iterable<readonly [number, Stream]> {
    for (const [userId, own] of streams) for (const stream of own) yield [userId, stream];
  };

  const heartbeat = setInterval(() => {
    for (const [, { response, openedAt }] of everyStream()) {
      if (Date.now() - openedAt > MAX_AGE_MS) response.end();
      else writeTo(response, HEARTBEAT);
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const check: LiveNotifications['check'] = (userId) => {
    if (isClosed || count >= limits.perProcess) return fail(FULL);
    return (streams.get(userId)?.size ?? 0) >= limits.perUser ? fail(TOO_MANY) : ok(null);
  };

  return {
    check,
    open: (userId, response, lastId) => {
      const checked = check(userId);
      if (!checked.ok) return checked;
      const stream: Stream = { response, openedAt: Date.now(), lastId };
      const own = streams.get(userId) ?? new Set();
      streams.set(userId, own.add(stream));
      count += 1;
      response.on('close', () => forget(userId, stream));
      return ok(() => sendMissed(userId, stream));
    },
    notificationChanged: (userId, notificationId) => {
      if (streams.has(userId))
        orCutOff(deliver(userId, notificationId), () => streams.get(userId) ?? []);
    },
    viewerChanged: (userId) => {
      for (const { response } of streams.get(userId) ?? []) response.end();
    },
    catchUp: () => {
      for (const [userId, stream] of everyStream())
        orCutOff(sendMissed(userId, stream), () => [stream]);
    },
    count: () => count,
    close: () => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const [, { response }] of everyStream()) response.end();
    },
  };
}
