import { type AppLink, parseAppLink } from '@laneway/domain/app-links/app-link';
import { INLINED_DATA_ID, type InlinedData } from '../inlined-data.ts';
import { readCurrentStore } from '../store/current-store.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import { findGuide, listPlaces } from '../store/read-guides.ts';

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
/** Short enough not to be noticed, for when the server has just been unreachable. */
const SHORT_TIMEOUT_MS = 300;
/** A server that was unreachable is assumed to stay so for this long. */
const RECENTLY_MS = 60_000;

export type ServerReach = {
  readonly timeoutMs: () => number;
  readonly note: (isReached: boolean) => void;
};

export type ServerReachOptions = {
  readonly now: () => number;
  /** False only if the device is certainly offline. */
  readonly isOnline: () => boolean;
};

/** Remembers whether the server was reached, so that someone without a connection waits only once. */
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

function isOverview(url: string): boolean {
  const link = linkOf(url);
  return link.kind === 'guide' && link.placeId === null && link.part === undefined;
}

function linkOf(url: string): AppLink {
  const { pathname, search } = new URL(url);
  return parseAppLink(pathname + search);
}

/** Finds the guide that a URL leads to among those of the current account; null if it isn't saved. */
export async function findOfflineData(url: string): Promise<InlinedData | null> {
  const link = linkOf(url);
  if (link.kind !== 'guide') return null;
  const current = await readCurrentStore();
  if (current === null) return null;
  const { account } = current;
  const db = offlineDatabase(account);
  const [guide, places] = await Promise.all([
    findGuide(db, link.guideId),
    listPlaces(db, link.guideId),
  ]);
  return guide === null || places === null ? null : { account, guide, places: { places } };
}

const FIRST_PARTS = /<!--(places-page|guide-overview):(.*?)-->/g;
const BODY_END = '</body>';
/** These headers no longer match the rewritten body. */
const HEADERS_OF_BYTES = ['content-length', 'content-encoding', 'etag'];

/**
 * Puts saved data into the stored page, as the server does with its replies, and names the scripts
 * that show it, so that the app makes no requests or database queries before it draws the guide.
 */
export async function inlineOfflineData(
  shell: Response,
  saved: InlinedData,
  url: string,
): Promise<Response> {
  const firstPart = isOverview(url) ? 'guide-overview' : 'places-page';
  const text = await shell.text();
  const headers = new Headers(shell.headers);
  for (const name of HEADERS_OF_BYTES) headers.delete(name);
  // Functions, because a replacement string would interpret `$&` and the like.
  const filled = text
    .replace(FIRST_PARTS, (_note, part: string, links: string) => (part === firstPart ? links : ''))
    .replace(BODY_END, () => inlineJson(saved) + BODY_END);
  return new Response(filled, { status: shell.status, headers });
}

/** Data, not an executable script. The one character that could end it is escaped. */
function inlineJson(saved: InlinedData): string {
  const json = JSON.stringify(saved).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${INLINED_DATA_ID}">${json}</script>`;
}
