import type { PlaceList, PublishedGuide } from '@laneway/contract/catalogue';
import { parseAppLink } from '@laneway/domain/app-links/app-link';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { IMAGE_SIZES, type ImageSize } from '@laneway/domain/media/responsive-images';
import type { CachedResponse } from '../../platform/cached-response.ts';
import type { FirstImage } from '../../platform/serve-web.ts';
import type { VisitorResponses } from './visitor-responses.ts';

const FEATURED = { guide_ids: [...DEFAULT_FEATURED_IDS] };
/** A media field of a response, if it has one, and how wide the app shows it. */
type Shown = { readonly field: string | null | undefined; readonly size: ImageSize };

/**
 * The image that a visitor sees first when the app opens with this query; null when it isn't stored here or isn't known.
 * It is read from the responses that the app requests next, so it costs no extra work.
 */
export async function findFirstImage(
  forVisitors: VisitorResponses,
  query: string,
): Promise<FirstImage | null> {
  if (query === '') return pictureIn(await featuredCard(forVisitors));
  const link = parseAppLink(query);
  const isGuide = link.kind === 'guide' && link.placeId === null;
  return isGuide ? pictureIn(await firstOfShared(forVisitors, link.guideId)) : null;
}

async function featuredCard(forVisitors: VisitorResponses): Promise<Shown | null> {
  const featured = await forVisitors.listGuides(FEATURED);
  if (!featured.ok) return null;
  const [first] = read<readonly PublishedGuide[]>(featured.value);
  return { field: first?.g_image, size: 'card' };
}

/** A guide that is open to all opens at its first place, any other at its overview. */
async function firstOfShared(forVisitors: VisitorResponses, id: number): Promise<Shown | null> {
  const places = await forVisitors.listPlaces(id);
  if (places.ok) {
    const [first] = read<PlaceList>(places.value).places;
    return { field: first?.p_image, size: 'card' };
  }
  const guide = await forVisitors.getGuide(id);
  if (!guide.ok) return null;
  return { field: read<PublishedGuide>(guide.value).g_image, size: 'overview' };
}

function read<T>({ bytes }: CachedResponse): T {
  return JSON.parse(bytes.toString());
}

function pictureIn(shown: Shown | null): FirstImage | null {
  const media = parseMediaField(shown?.field);
  // Only our own images are preloaded.
  if (shown === null || !media.ok || media.value?.kind !== 'stored') return null;
  return { address: mediaAddress(media.value), sizes: IMAGE_SIZES[shown.size] };
}
