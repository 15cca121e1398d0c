import type { PlaceList, PublishedGuide } from '@laneway/contract/catalogue';
import { parseAppLink } from '@laneway/domain/app-links/app-link';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import type { CachedResponse } from '../../platform/cached-response.ts';
import type { VisitorResponses } from './visitor-responses.ts';

const FEATURED = { guide_ids: [...DEFAULT_FEATURED_IDS] };
/** A media field of a response, if it has one. */
type Field = string | null | undefined;

/**
 * The URL of the image that a visitor sees first when the app opens with this query; null when it isn't stored here or
 * isn't known. It is read from the responses that the app requests next, so it costs no extra work.
 */
export async function findFirstPicture(
  forVisitors: VisitorResponses,
  query: string,
): Promise<string | null> {
  if (query === '') return addressIn(await pictureOfFeatured(forVisitors));
  const link = parseAppLink(query);
  const isGuide = link.kind === 'guide' && link.placeId === null;
  return isGuide ? addressIn(await pictureOfShared(forVisitors, link.guideId)) : null;
}

async function pictureOfFeatured(forVisitors: VisitorResponses): Promise<Field> {
  const featured = await forVisitors.listGuides(FEATURED);
  return featured.ok ? read<readonly PublishedGuide[]>(featured.value)[0]?.g_image : undefined;
}

/** A guide that is open to all opens at its first place, any other at its cover. */
async function pictureOfShared(forVisitors: VisitorResponses, id: number): Promise<Field> {
  const places = await forVisitors.listPlaces(id);
  if (places.ok) return read<PlaceList>(places.value).places[0]?.p_image;
  const guide = await forVisitors.getGuide(id);
  return guide.ok ? read<PublishedGuide>(guide.value).g_image : undefined;
}

function read<T>({ bytes }: CachedResponse): T {
  return JSON.parse(bytes.toString());
}

function addressIn(field: Field): string | null {
  const media = parseMediaField(field);
  // Only our own images are preloaded.
  return media.ok && media.value?.kind === 'stored' ? mediaAddress(media.value) : null;
}
