import { isId, isPlainObject, isSearchText } from '../stored-value.ts';
import type { PageName } from './pages.ts';

export type Overlay =
  | {
      readonly kind: 'guideOverview';
      readonly guideId: number;
      /** The place that a link named, in a guide that isn't open to the visitor. */
      readonly sharedPlaceId?: number;
    }
  | { readonly kind: 'searchResponse'; readonly text: string }
  | { readonly kind: 'termsOfUse' };

export type OverlayKind = Overlay['kind'];

/** The pages that an overlay belongs to; null if it may cover any page. */
const HOSTS: Readonly<Record<OverlayKind, readonly PageName[] | null>> = {
  guideOverview: [
    'guidesHomePage',
    'searchResults',
    'allGuides',
    'creator',
    'experience',
    'makeGuides',
    'wishList',
  ],
  searchResponse: ['guidesHomePage'],
  termsOfUse: null,
};

export function mayCover(overlay: Overlay, page: PageName): boolean {
  return HOSTS[overlay.kind]?.includes(page) ?? true;
}

export function isSameOverlay(a: Overlay, b: Overlay): boolean {
  switch (a.kind) {
    case 'guideOverview':
      return b.kind === a.kind && b.guideId === a.guideId && b.sharedPlaceId === a.sharedPlaceId;
    case 'searchResponse':
      return b.kind === a.kind && b.text === a.text;
    case 'termsOfUse':
      return b.kind === a.kind;
  }
}

/** The overlays with one more on top. There is at most one of each kind. */
export function withOverlay(overlays: readonly Overlay[], added: Overlay): readonly Overlay[] {
  return [...overlays.filter(({ kind }) => kind !== added.kind), added];
}

/** The overlay in a value from outside, or null. */
export function parseOverlay(value: unknown): Overlay | null {
  if (!isPlainObject(value)) return null;
  const { kind, guideId, sharedPlaceId, text } = value;
  if (kind === 'guideOverview' && isId(guideId)) {
    return { kind, guideId, ...(isId(sharedPlaceId) ? { sharedPlaceId } : {}) };
  }
  if (kind === 'searchResponse' && isSearchText(text)) return { kind, text };
  return kind === 'termsOfUse' ? { kind } : null;
}
