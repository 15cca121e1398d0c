import type { PlaceList, PublishedGuide } from '@laneway/contract/catalogue';
import type { InitialData } from '@laneway/contract/first-screen';
import type { AppLink } from '@laneway/domain/app-links/app-link';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import type { KnownData } from '../../platform/web-pages/web-pages.ts';
import type { VisitorResponses } from './visitor-responses.ts';

const FEATURED = { guide_ids: [...DEFAULT_FEATURED_IDS] };

/** Dozens of pages with these data are kept in memory, so a larger guide isn't embedded: the app requests it. */
const MAX_EMBEDDED_BYTES = 500_000;
const MAX_OVERVIEW_BYTES = 100_000;

type Part = 'featured' | 'guide' | 'places' | 'creator';
type Parts = Readonly<Partial<Record<Part, CachedResponse>>>;

/**
 * The responses to the app's first requests when a visitor opens this link; null if the app has to request them itself,
 * and 'missing' if there is no such guide, place or creator. They come from the response cache, which makes those that
 * it doesn't have.
 */
export async function findInitialData(
  forVisitors: VisitorResponses,
  link: AppLink,
): Promise<KnownData | 'missing' | null> {
  const parts = await findParts(forVisitors, link);
  if (parts === null || parts === 'missing') return parts;
  const tag = Object.values(parts)
    .map(({ etag }) => etag)
    .join();
  return { tag, read: () => readParts(parts) };
}

async function findParts(
  forVisitors: VisitorResponses,
  link: AppLink,
): Promise<Parts | 'missing' | null> {
  if (link.kind === 'home') return featuredPart(forVisitors);
  if (link.kind === 'creator') return creatorPart(forVisitors, link.creatorId);
  if (link.kind !== 'guide') return null;
  const guide = await forVisitors.getGuide(link.guideId);
  if (!guide.ok) return guide.error.code === 'not_found' ? 'missing' : null;
  const isOverview = link.placeId === null && link.part === undefined;
  // Refusals aren't cached, so requesting places that visitors may not see would query the database each time.
  if (isOverview || read<PublishedGuide>(guide.value).g_access !== 'inside') {
    // The overview shows none of the shapes that make a guide large, and the app requests them for what does.
    if (guide.value.bytes.length > MAX_OVERVIEW_BYTES) return null;
    // The overview is shown on top of the featured guides.
    return { guide: guide.value, ...(await featuredPart(forVisitors)) };
  }
  const places = await forVisitors.listPlaces(link.guideId);
  if (!places.ok) return null;
  const isThere =
    link.placeId === null ||
    read<PlaceList>(places.value).places.some(({ p_id }) => p_id === link.placeId);
  if (!isThere) return 'missing';
  const size = guide.value.bytes.length + places.value.bytes.length;
  return size > MAX_EMBEDDED_BYTES ? null : { guide: guide.value, places: places.value };
}

async function creatorPart(
  forVisitors: VisitorResponses,
  creatorId: number,
): Promise<Parts | 'missing' | null> {
  const creator = await forVisitors.getCreator(creatorId, {});
  if (creator.ok) return { creator: creator.value };
  return creator.error.code === 'not_found' ? 'missing' : null;
}

async function featuredPart(forVisitors: VisitorResponses): Promise<Parts | null> {
  const featured = await forVisitors.listGuides(FEATURED);
  return featured.ok ? { featured: featured.value } : null;
}

function readParts({ featured, guide, places, creator }: Parts): Omit<InitialData, 'config'> {
  return {
    ...(featured && { featured: { ids: DEFAULT_FEATURED_IDS, guides: read(featured) } }),
    ...(guide && { guide: read(guide) }),
    ...(places && { places: read(places) }),
    ...(creator && { creator: read(creator) }),
  };
}

function read<T>({ bytes }: CachedResponse): T {
  return JSON.parse(bytes.toString());
}
