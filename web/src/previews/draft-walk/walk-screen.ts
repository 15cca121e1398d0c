/** Where someone is in the walk through a draft: the screens that a visitor goes through. */
export type WalkScreen =
  /** The guide's card on the map. */
  | { readonly kind: 'card' }
  | { readonly kind: 'overview' }
  | { readonly kind: 'places'; readonly frontId: number | null }
  | { readonly kind: 'place'; readonly placeId: number }
  | { readonly kind: 'map'; readonly placeId: number };

export const FIRST_SCREEN: WalkScreen = { kind: 'overview' };

/** The screen that Back leads to; null where it leads out of the walk. */
export function screenBefore(screen: WalkScreen): WalkScreen | null {
  switch (screen.kind) {
    case 'card':
    case 'overview':
      return null;
    case 'places':
      return { kind: 'overview' };
    case 'place':
      return { kind: 'places', frontId: screen.placeId };
    case 'map':
      return { kind: 'place', placeId: screen.placeId };
  }
}
