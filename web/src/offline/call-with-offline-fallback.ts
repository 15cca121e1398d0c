import type { Query } from '@laneway/contract/address';
import type { ReplyOf } from '@laneway/contract/call-types';
import type { CallName } from '@laneway/contract/calls';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import type { CallInput } from '../api/client.ts';
import { markDeviceReply } from '../api/device-replies.ts';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { notifyOwnedGuides } from './owned-guides.ts';
import { fitsFilters, type SavedContent, searchSaved } from './search-saved.ts';
import { accountOf, readCurrentStore, readSavedConfig } from './store/current-store.ts';
import { type Account, type OfflineDatabase, offlineDatabase } from './store/offline-database.ts';
import {
  findGuide,
  findGuideOfPlace,
  listGuides,
  listPlaces,
  mediaKeyOf,
} from './store/read-guides.ts';

/** On a bad connection, saved data is better than an empty page. */
const TIMEOUT_MS = 4_000;

/** An untyped call: replies are typed by the contract, whatever their source. */
export type AnyCall = (name: CallName, input?: AnyInput) => Promise<unknown>;

export type FallbackSources = {
  readonly call: AnyCall;
  readonly session: () => SessionState;
  /** The server has replied after all; the same call gets its reply. */
  readonly onLateReply: (request: string) => void;
};

/** The server's replies that came after those of this device, until they are asked for again. */
const lateReplies = new Map<string, unknown>();
const LATE_REPLY_MS = 60_000;

/**
 * Calls the server, and falls back to saved data if the server is unreachable, down or slow. A device that reports
 * being offline gets saved data at once.
 */
export async function callWithOfflineFallback(
  sources: FallbackSources,
  name: CallName,
  input: AnyInput = {},
): Promise<unknown> {
  const respond = findOfflineResponse(name);
  if (respond === null) return await sources.call(name, input);
  const request = requestKey(sources.session(), name, input);
  if (lateReplies.has(request)) {
    const reply = lateReplies.get(request);
    lateReplies.delete(request);
    return notifyIfOwned(name, reply);
  }
  const stored = async () => {
    const reply = await callOffline(sources, respond, input);
    markDeviceReply(reply, request);
    return reply;
  };
  if (!navigator.onLine) {
    const reply = await stored();
    if (reply !== undefined) return reply;
  }
  const server = sources.call(name, input);
  if (!(await isSlowOrUnreachable(server))) return notifyIfOwned(name, await server);
  const reply = await stored();
  if (reply === undefined) return notifyIfOwned(name, await server);
  server.then(
    (late) => {
      lateReplies.set(request, late);
      setTimeout(() => lateReplies.delete(request), LATE_REPLY_MS);
      sources.onLateReply(request);
    },
    () => undefined,
  );
  input.signal?.throwIfAborted();
  return reply;
}

/** Nobody gets a reply to someone else. */
function requestKey(session: SessionState, name: CallName, { signal: _, ...input }: AnyInput) {
  const person = 'user' in session ? session.user?.u_id : null;
  return JSON.stringify([session.kind, person, name, input]);
}

/** A refusal is a reply, which saved data must not contradict. */
function isUnreachable(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiProblem && error.code === 'unavailable')
  );
}

async function isSlowOrUnreachable(server: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), TIMEOUT_MS);
  });
  const isFailed = server.then(() => false, isUnreachable);
  return await Promise.race([isFailed, slow]).finally(() => clearTimeout(timer));
}

/** Resolves with undefined if no saved data answer the call, or they can't be read. */
async function callOffline(
  { session }: FallbackSources,
  respond: OfflineResponse,
  input: AnyInput,
): Promise<unknown> {
  try {
    const account = await accountOf(session());
    if (account === null) return undefined;
    const saved = { account, db: offlineDatabase(account) };
    // The input belongs to this call.
    const reply = await respond(saved, input as never);
    // Somebody else may have logged in meanwhile.
    return (await accountOf(session())) === account ? reply : undefined;
  } catch {
    return undefined;
  }
}

function notifyIfOwned(name: CallName, reply: unknown): unknown {
  if (name === 'listOwnedGuides' && Array.isArray(reply)) {
    notifyOwnedGuides(reply.map(({ g_id }: { readonly g_id: number }) => g_id));
  }
  return reply;
}

type Saved = { readonly account: Account; readonly db: OfflineDatabase };

/** Resolves with undefined if no saved data answer the call. */
type ResponseOf<N extends CallName> = (
  saved: Saved,
  input: CallInput<N>,
) => Promise<ReplyOf<N> | undefined>;

export type AnyInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
  readonly signal?: AbortSignal;
};

/** Its input is that of the call, whose type depends on the call's name. */
export type OfflineResponse = (saved: Saved, input: never) => Promise<unknown>;

/** The calls that work offline: all that are needed to open, walk and listen to a saved guide. */
const RESPONSES = {
  getGuide: async ({ db }, { params }) => (await findGuide(db, params.id)) ?? undefined,
  listPlaces: async ({ db }, { query }) => {
    const places = await listPlaces(db, query.guide_id);
    return places === null ? undefined : { places };
  },
  getGuideOfPlace: async ({ db }, { params }) => {
    const g_id = await findGuideOfPlace(db, params.id);
    return g_id === null ? undefined : { g_id };
  },
  listOwnedGuides: async ({ db, account }) =>
    account === 'visitor'
      ? undefined
      : // Anyone may save a public guide, which doesn't make them its owner.
        (await someGuides(db))?.filter(({ g_is_public }) => !g_is_public),
  listGuides: async ({ db }, { query } = {}) => {
    const guides = await someGuides(db);
    if (guides === undefined) return undefined;
    const inArea = query?.bbox === undefined ? guides : guidesWithin(guides, query.bbox);
    return requestedFirst(inArea, query?.guide_ids ?? []);
  },
  discoverGuides: async ({ db }, { query }) => {
    const guides = await someGuides(db);
    if (guides === undefined) return undefined;
    const inArea = guidesWithin(guides, query.bbox);
    const alone = inArea.map(({ g_id }) => g_id);
    return { clusters: [], guides: inArea, alone, total: inArea.length };
  },
  browseGuides: async ({ db }, { query } = {}) => {
    const saved = await savedContent(db);
    if (saved === undefined) return undefined;
    const items = saved.filter(fitsFilters(query ?? {})).map(({ guide }) => guide);
    return { items, total: items.length, next_cursor: null };
  },
  search: async ({ db }, { query }) => {
    const saved = await savedContent(db);
    return saved && searchSaved(saved.filter(fitsFilters(query)), query);
  },
  listGuideLanguages: async ({ db }) => {
    const guides = await someGuides(db);
    return guides && { languages: [...new Set(guides.map(({ g_language }) => g_language))] };
  },
  // They aren't available offline, and the page works without them.
  listPopularSearches: async () => ({ searches: [] }),
  getCreator: async ({ db }, { params }) => {
    const items = (await listGuides(db)).filter(({ g_author_id }) => g_author_id === params.id);
    const [newest] = items;
    if (newest === undefined) return undefined;
    return {
      u_id: params.id,
      u_name: newest.g_author,
      u_bio: '',
      u_links: [],
      u_portrait: null,
      guide_count: items.length,
      items,
      next_cursor: null,
    };
  },
  presignUrl: async ({ db }, { query }) => {
    const media = parseMediaField(query.uri);
    if (!media.ok || media.value === null) return undefined;
    const address = mediaAddress(media.value);
    const isSaved = (await db.media.where('url').equals(mediaKeyOf(address)).count()) > 0;
    return isSaved ? address : undefined;
  },
  getConfig: async () => (await readSavedConfig()) ?? undefined,
  getUser: async ({ account }) => {
    const current = await readCurrentStore();
    if (current === null || current.user === null || current.account !== account) return undefined;
    return { ...current.user, access_token: '' };
  },
} satisfies { readonly [N in CallName]?: ResponseOf<N> };

/** Returns null for calls that can't be answered offline. */
function findOfflineResponse(name: CallName): OfflineResponse | null {
  const responses: Partial<Record<CallName, OfflineResponse>> = RESPONSES;
  return responses[name] ?? null;
}

async function savedContent(db: OfflineDatabase): Promise<SavedContent[] | undefined> {
  const guides = await someGuides(db);
  if (guides === undefined) return undefined;
  return await Promise.all(
    guides.map(async (guide) => ({ guide, places: (await listPlaces(db, guide.g_id)) ?? [] })),
  );
}

/** Without saved guides, an empty list would be wrong. */
async function someGuides(db: OfflineDatabase): Promise<PublishedGuide[] | undefined> {
  const guides = await listGuides(db);
  return guides.length === 0 ? undefined : guides;
}

function guidesWithin(guides: readonly PublishedGuide[], bbox: string): PublishedGuide[] {
  const [south = -90, west = -180, north = 90, east = 180] = bbox.split(',').map(Number);
  return guides.filter(({ g_location }) => {
    const point = parseLocation(g_location);
    if (point === null || point.lat < south || point.lat > north) return false;
    return west <= east
      ? point.lng >= west && point.lng <= east
      : point.lng >= west || point.lng <= east;
  });
}

function requestedFirst(
  guides: readonly PublishedGuide[],
  ids: readonly number[],
): PublishedGuide[] {
  const rank = ({ g_id }: PublishedGuide) => {
    const index = ids.indexOf(g_id);
    return index < 0 ? ids.length : index;
  };
  return guides.toSorted((a, b) => rank(a) - rank(b));
}
