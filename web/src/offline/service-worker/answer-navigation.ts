export type NavigationOptions = {
  /** The page from the server. */
  readonly request: () => Promise<Response>;
  /** The stored page, from which the app starts by itself. */
  readonly shell: () => Promise<Response | undefined>;
  /** Resolves when the server has had its time. */
  readonly timeout: () => Promise<void>;
  /** Called with false if the server's page didn't come in time. */
  readonly onRequested: (isReached: boolean) => void;
};

/** A proxy responds with these while the server is down. */
const FIRST_SERVER_ERROR = 500;

/**
 * Where the server can't be reached, Chromium and WebKit reject a navigation preload; Firefox resolves it with an error
 * response, whose status is 0. A redirect has that status too, and is an answer.
 */
function isAnswered({ type, status }: Response): boolean {
  return type !== 'error' && status < FIRST_SERVER_ERROR;
}

/** Responds with the server's page if it comes soon enough, and otherwise with the stored one. */
export async function answerNavigation({
  request,
  shell,
  timeout,
  onRequested,
}: NavigationOptions): Promise<Response> {
  const requested = request();
  const fresh = requested.then(
    (response) => (isAnswered(response) ? response : null),
    () => null,
  );
  const first = await Promise.race([fresh, timeout().then(() => null)]);
  onRequested(first !== null);
  return first ?? (await shell()) ?? requested;
}

/** The stored page is shown if the server takes longer. */
const TIMEOUT_MS = 3_000;
/** Short enough that nobody notices, for when the server has just been out of reach. */
const SHORT_TIMEOUT_MS = 300;
/** A server that was out of reach is assumed to stay so for this long. */
const RECENTLY_MS = 60_000;

export type ServerReach = {
  readonly timeoutMs: () => number;
  readonly note: (isReached: boolean) => void;
};

export type ServerReachOptions = {
  readonly now: () => number;
  /** False only where the device is sure. */
  readonly isOnline: () => boolean;
};

/** Remembers whether the server was reached, so that someone without a connection waits for it once and not each time. */
export function createServerReach({ now, isOnline }: ServerReachOptions): ServerReach {
  let missedAt: number | null = null;
  return {
    timeoutMs: () => {
      if (!isOnline()) return 0;
      const isRecent = missedAt !== null && now() - missedAt < RECENTLY_MS;
      return isRecent ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
    },
    note: (isReached) => {
      missedAt = isReached ? null : now();
    },
  };
}
