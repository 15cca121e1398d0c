import { type Queryable, statement } from '../../platform/database/database.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { searchLeftovers } from './leftovers.ts';
import { type SearchDeps, searchHandlers } from './routes.ts';

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
