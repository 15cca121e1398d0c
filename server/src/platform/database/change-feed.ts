import pg from 'pg';
import type { Logger } from '../process/logging.ts';
import type { OutageWatch } from './outage.ts';

export type ChangeFeed = {
  /** False while changes may be missed; nothing may be cached then. */
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
};

export type ChangeListener = {
  /** One guide changed. */
  readonly guideChanged: (guideId: number) => void;
  /** A notification was added, or read. */
  readonly notificationChanged?: (userId: number, noticeId: number) => void;
  /** A session of this user has ended, or their role has changed. */
  readonly viewerChanged?: (userId: number) => void;
  /** The connection was lost: from now on changes are missed. */
  readonly disconnected?: () => void;
  /** The connection is there, after a time when anything may have changed. */
  readonly everythingChanged: () => void;
};

/** The channels, and the meaning of their payloads. */
const CHANNELS: Readonly<Record<string, (payload: readonly number[], to: ChangeListener) => void>> =
  {
    guide_changed: ([guideId = Number.NaN], to) => to.guideChanged(guideId),
    notice_changed: ([userId = Number.NaN, noticeId = Number.NaN], to) =>
      to.notificationChanged?.(userId, noticeId),
    viewer_changed: ([userId = Number.NaN], to) => to.viewerChanged?.(userId),
  };
const LISTEN = Object.keys(CHANNELS)
  .map((channel) => `LISTEN ${channel}`)
  .join('; ');

const RECONNECT_MS = 500;
/** A connection that was cut silently looks alive until it is used. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 2_000;

/** Receives every change that is announced, whichever process made it, over PostgreSQL's LISTEN/NOTIFY. */
export function followChanges(
  connection: pg.ClientConfig,
  listener: ChangeListener,
  { log, outage }: { readonly log: Logger; readonly outage: OutageWatch },
): ChangeFeed {
  let client: pg.Client | null = null;
  let connected = false;
  /** Set once a failure to reconnect was logged that no outage explains. */
  let isLogged = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const heartbeat = setInterval(() => {
    const asked = client;
    if (asked === null || !connected) return;
    asked.query('SELECT 1').catch((error: unknown) => handleDisconnect(asked, error));
  }, HEARTBEAT_MS);

  const handleDisconnect = (lost: pg.Client, reason: unknown): void => {
    if (client !== lost || closed) return;
    client = null;
    if (connected) {
      connected = false;
      listener.disconnected?.();
      outage.suspect(reason);
    } else if (!outage.isDown() && !isLogged) {
      isLogged = true;
      log.warn({ err: reason }, 'the change feed can’t connect, so nothing is cached; retrying');
    }
    void lost.end().catch(() => {});
    retry = setTimeout(reconnect, RECONNECT_MS);
  };

  /** Not before an outage is over: a connection drops what is stale, and nothing else can be sent until then. */
  const reconnect = (): void => {
    if (outage.isDown()) retry = setTimeout(reconnect, RECONNECT_MS);
    else connect();
  };

  const connect = (): void => {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'laneway changes',
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    });
    client = fresh;
    fresh.on('notification', ({ channel, payload = '' }) =>
      CHANNELS[channel]?.(payload.split(' ').map(Number), listener),
    );
    fresh.on('error', (error) => handleDisconnect(fresh, error));
    fresh.on('end', () => handleDisconnect(fresh, new Error('the server closed the connection')));
    fresh
      .connect()
      .then(() => fresh.query(LISTEN))
      .then(() => {
        // Changes from before the connection were missed, so everything cached may be stale.
        listener.everythingChanged();
        connected = true;
        isLogged = false;
      })
      .catch((error: unknown) => handleDisconnect(fresh, error));
  };
  connect();
  outage.onDown(() => {
    if (client !== null && connected) handleDisconnect(client, new Error('an outage began'));
  });

  return {
    isConnected: () => connected,
    close: async () => {
      closed = true;
      connected = false;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end().catch(() => {});
    },
  };
}
