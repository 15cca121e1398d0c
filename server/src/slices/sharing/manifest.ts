import { refusal } from '@laneway/domain/refusal';
import { type HandlersOf, refused } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { createDrawnCards } from './drawn-cards.ts';
import { getEmbed } from './get-embed.ts';
import { getShareCard, type ShareCardDeps } from './get-share-card.ts';
import { partsUpTo, printRobots, printSitemap, printSitemapIndex } from './sitemap.ts';
import { highestListedId, listOfPart } from './store.ts';

const NO_SUCH_PART = refusal('not_found', 'Page not found');
const XML = { 'content-type': 'text/xml; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

type SharingDeps = ShareCardDeps & { readonly publicUrl: string };

export function sharingSlice(deps: Omit<SharingDeps, 'cards'>): SliceManifest {
  return { name: 'sharing', handlers: sharingHandlers({ ...deps, cards: createDrawnCards() }) };
}

function sharingHandlers(deps: SharingDeps): HandlersOf<'sharing'> {
  const { db, publicUrl } = deps;
  const text = (body: string, headers: Record<string, string>) =>
    ({ kind: 'answer', status: 200, body, headers }) as const;

  return {
    getEmbed: (context) => getEmbed(deps, context),
    getShareCard: (context) => getShareCard(deps, context),
    getRobots: async () => text(printRobots(publicUrl), TEXT),
    getSitemap: async () => {
      const parts = partsUpTo(await highestListedId(db));
      if (parts > 1) return text(printSitemapIndex(publicUrl, parts), XML);
      return text(printSitemap(publicUrl, 1, await listOfPart(db, 1)), XML);
    },
    getSitemapPart: async ({ params: { part } }) => {
      if (part > partsUpTo(await highestListedId(db))) return refused(NO_SUCH_PART);
      return text(printSitemap(publicUrl, part, await listOfPart(db, part)), XML);
    },
  };
}
