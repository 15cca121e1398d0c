import { ok } from '@laneway/domain/result';
import {
  type Database,
  type Queryable,
  type Statement,
  statement,
} from '../../platform/database/database.ts';
import { STALE_HEADERS } from '../../platform/http/cached-response.ts';
import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import { canonicalAddress } from '../../platform/http/canonical-address.ts';
import { addressGroup } from '../../platform/http/network-address.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { countSearch } from './count-search.ts';
import { listPopularSearches, listSearchWords } from './popular-searches.ts';
import { searchGuides } from './search-guides.ts';

/** Searches that are no longer reported, and days that no figure shows. */
const searchLeftovers: readonly Statement<never>[] = [
  statement<never>(
    'search.old_texts',
    `DELETE FROM search_texts WHERE month < date_trunc('month', now()) - interval '1 month'`,
  ),
  statement<never>(
    'search.old_shown',
    `DELETE FROM search_shown WHERE month < date_trunc('month', now()) - interval '1 month'`,
  ),
  statement<never>(
    'search.old_days',
    `DELETE FROM search_days WHERE day < now() - interval '400 days'`,
  ),
];

type SearchDeps = {
  readonly db: Database;
  readonly responseCache: ResponseCache;
  readonly clock: Clock;
  readonly secret: string;
};

const RECOUNT = statement<never>('search.recount_words', 'SELECT recount_search_words()');
const EVERY_HOUR = '41 * * * *';

export function searchSlice(deps: SearchDeps): SliceManifest {
  return {
    name: 'search',
    handlers: searchHandlers(deps),
    jobs: { recount_search_words: () => recountWords(deps.db) },
    cron: { recount_search_words: EVERY_HOUR },
    leftovers: searchLeftovers,
  };
}

/** Counts the guides with each word; only the order of completions and corrections depends on it. */
async function recountWords(db: Queryable): Promise<void> {
  await db.query(RECOUNT);
}

function searchHandlers({ db, responseCache, clock, secret }: SearchDeps): HandlersOf<'search'> {
  return {
    search: async ({ query, viewer, request }) => {
      const search = () => searchGuides(db, viewer, query);
      // A visitor’s position is never kept, and a search near one may be answered by the same without it.
      const { near, ...anywhere } = query;
      const key = canonicalAddress('search', { query: anywhere });
      const { value: found, isStale } =
        viewer === null
          ? await responseCache.makeOrRecall(
              key,
              (made) => (made.ok && near === undefined ? ['lists'] : []),
              search,
            )
          : { value: await search(), isStale: false };
      if (isStale) return respond(200, found, STALE_HEADERS);
      if (found.ok) {
        const searcher = { userId: viewer?.id ?? null, address: addressGroup(request.ip) };
        await countSearch({ db, now: clock(), secret }, query, found.value.guides, searcher);
      }
      return respond(200, found);
    },
    listPopularSearches: async () => respond(200, ok(await listPopularSearches(db, clock()))),
    listSearchWords: async ({ query, viewer }) => {
      const items = await listSearchWords(db, viewer.id, query.guide_id ?? null, clock());
      return respond(200, ok({ items }));
    },
  };
}
