import { ok } from '@laneway/domain/result';
import type { Database } from '../../platform/database/database.ts';
import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import { addressGroup } from '../../platform/http/network-address.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { countSearch } from './count-search.ts';
import { listPopularSearches, listSearchWords } from './popular-searches.ts';
import { searchGuides } from './search-guides.ts';

export type SearchDeps = { readonly db: Database; readonly clock: Clock; readonly secret: string };

export function searchHandlers({ db, clock, secret }: SearchDeps): HandlersOf<'search'> {
  return {
    search: async ({ query, viewer, request }) => {
      const found = await searchGuides(db, viewer, query);
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
