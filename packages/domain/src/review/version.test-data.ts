import { EMPTY_GUIDE } from '../guides/guide-content.ts';
import { EMPTY_PLACE, type PlaceContent } from '../guides/place-content.ts';
import type { Version, VersionPlace } from './version.ts';

/** A draft of a live place, whose id is lower by 100. */
export function aDraft(id: number, content: Partial<PlaceContent> = {}): VersionPlace {
  const publishedId = id - 100;
  return {
    pendingId: id,
    publishedId,
    nameNumber: publishedId,
    isWithdrawn: false,
    content: { ...EMPTY_PLACE, title: `Place no. ${publishedId}`, ...content },
  };
}

export function aLivePlace(id: number, content: Partial<PlaceContent> = {}): VersionPlace {
  return { ...aDraft(id + 100, content), pendingId: null };
}

/** A place that was never published. */
export function aNewPlace(id: number, content: Partial<PlaceContent> = {}): VersionPlace {
  return { ...aDraft(id, { title: `New no. ${id}`, ...content }), publishedId: null };
}

export function aVersion(...places: readonly VersionPlace[]): Version {
  return { guide: { ...EMPTY_GUIDE, title: 'Upside-Down River' }, places };
}
