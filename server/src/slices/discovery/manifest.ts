import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { type CachedResponse, toCachedResponse } from '../../platform/http/cached-response.ts';
import { type HandlersOf, refused, respond } from '../../platform/http/calls.ts';
import { canonicalAddress } from '../../platform/http/canonical-address.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { browseGuides, readBrowsing } from './browse-guides.ts';
import { areaQuery, discoverGuides, readArea } from './discover-guides.ts';
import { listGuideLanguages } from './list-guide-languages.ts';

type DiscoveryDeps = { readonly db: Queryable; readonly responseCache: ResponseCache };

export function discoverySlice(deps: DiscoveryDeps): SliceManifest {
  return { name: 'discovery', handlers: discoveryHandlers(deps) };
}

/** All visitors get the same response, so it is cached by whole tiles, never by a visitor's position. */
function discoveryHandlers({ db, responseCache }: DiscoveryDeps): HandlersOf<'discovery'> {
  const cached = async <T>(key: string, make: () => Promise<T>) =>
    ready(
      await responseCache.findOrMake(key, ['lists'], async () =>
        ok(await toCachedResponse(await make())),
      ),
    );

  return {
    discoverGuides: async ({ query, viewer }) => {
      const area = readArea(query);
      if (!area.ok) return refused(area.error);
      const make = () => discoverGuides(db, viewer, area.value);
      if (viewer !== null) return respond(200, ok(await make()));
      return cached(canonicalAddress('discoverGuides', { query: areaQuery(area.value) }), make);
    },
    browseGuides: async ({ query, viewer }) => {
      const browsing = readBrowsing(query);
      if (!browsing.ok) return refused(browsing.error);
      const make = () => browseGuides(db, viewer, browsing.value);
      if (viewer !== null || query.near !== undefined) return respond(200, ok(await make()));
      return cached(canonicalAddress('browseGuides', { query }), make);
    },
    listGuideLanguages: () => cached('listGuideLanguages', () => listGuideLanguages(db)),
  };
}

function ready(made: Result<CachedResponse, Refusal>) {
  return made.ok ? ({ kind: 'ready', answer: made.value } as const) : refused(made.error);
}
