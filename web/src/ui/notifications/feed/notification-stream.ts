import type { NoticeEvent, UnreadEvent } from '@laneway/contract/notifications';

export type NotificationStreamParts = {
  readonly openSource: () => EventSource;
  /**
   * Loads the list with the client, which renews the session if needed: an event source can't, and
   * doesn't report why it was refused.
   */
  readonly loadList: () => Promise<unknown>;
  /** The same, but never with the reply to an earlier request. */
  readonly reloadList: () => Promise<unknown>;
  readonly onNotice: (event: NoticeEvent) => void;
  readonly onUnread: (event: UnreadEvent) => void;
  readonly host: Window;
  readonly now: () => number;
  readonly random: () => number;
};

export type NotificationStream = { readonly start: () => void; readonly stop: () => void };

/** Over HTTP/1.1 all tabs share six connections to the server, so a hidden tab soon closes its own. */
const HIDDEN_MS = 30_000;
/** A connection that ends sooner than this counts as a failure, so that an unstable one isn't reopened all the time. */
const STEADY_MS = 20_000;

/**
 * Receives notifications as they happen. Each attempt to connect starts with the list, so a server that refuses
 * streams, because there are too many tabs or people, is polled at the pace of the attempts.
 */
export function createNotificationStream(parts: NotificationStreamParts): NotificationStream {
  const { openSource, loadList, reloadList, onNotice, onUnread, host, now, random } = parts;
  let source: EventSource | null = null;
  let timer = 0;
  let hiddenTimer = 0;
  let failures = 0;
  /** Increases with each attempt and each pause: earlier attempts no longer matter. */
  let latest = 0;

  const pause = (): void => {
    latest += 1;
    host.clearTimeout(timer);
    source?.close();
    source = null;
  };

  const retryLater = (): void => {
    pause();
    failures += 1;
    timer = host.setTimeout(() => void attempt(), delayAfter(failures, random()));
  };

  const connect = (): void => {
    const opened = openSource();
    source = opened;
    let openedAt = Number.POSITIVE_INFINITY;
    opened.onopen = () => {
      openedAt = now();
      // Loads what was missed. If that fails, the next attempt loads it.
      void reloadList().catch(() => undefined);
    };
    opened.onerror = () => {
      // Replaces the browser's own retries, which would go on forever, and at the same pace for all clients.
      if (now() - openedAt >= STEADY_MS) failures = 0;
      retryLater();
    };
    opened.addEventListener('notice', ({ data }) => onNotice(JSON.parse(data)));
    opened.addEventListener('unread', ({ data }) => onUnread(JSON.parse(data)));
  };

  const attempt = async (): Promise<void> => {
    pause();
    const own = latest;
    const isLoaded = await loadList().then(
      () => true,
      () => false,
    );
    if (own !== latest) return;
    if (isLoaded) connect();
    else retryLater();
  };

  const isHidden = () => host.document.visibilityState === 'hidden';

  const onVisibility = (): void => {
    host.clearTimeout(hiddenTimer);
    if (isHidden()) hiddenTimer = host.setTimeout(pause, HIDDEN_MS);
    else if (source === null) void attempt();
  };

  // A connection may have died without notice while the device was offline.
  const onOnline = (): void => {
    if (!isHidden()) void attempt();
  };

  return {
    start: () => {
      host.document.addEventListener('visibilitychange', onVisibility);
      // A page with open connections can't use the back/forward cache.
      host.addEventListener('pagehide', pause);
      host.addEventListener('pageshow', onVisibility);
      host.addEventListener('online', onOnline);
      if (!isHidden()) void attempt();
    },
    stop: () => {
      host.document.removeEventListener('visibilitychange', onVisibility);
      host.removeEventListener('pagehide', pause);
      host.removeEventListener('pageshow', onVisibility);
      host.removeEventListener('online', onOnline);
      host.clearTimeout(hiddenTimer);
      pause();
    },
  };
}

const MIN_DELAY_MS = 3_000;
const MAX_DELAY_MS = 60_000;

/**
 * The delay before the next attempt, after this many failures in a row. `random` (0 to 1) takes off up to half, so that
 * clients don't all reconnect at the same moment.
 */
export function delayAfter(failures: number, random: number): number {
  const whole = Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** Math.max(0, failures - 1));
  return whole * (1 - random / 2);
}
