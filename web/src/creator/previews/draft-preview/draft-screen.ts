/** The current screen of the walk through a draft. */
export type DraftScreen =
  /** The guide's card on the map. */
  | { readonly kind: 'card' }
  | { readonly kind: 'overview' }
  | { readonly kind: 'places'; readonly frontId: number | null }
  /** Walking with the phone, with audio that starts at each place. */
  | { readonly kind: 'onFoot' }
  | { readonly kind: 'place'; readonly placeId: number; readonly isOnFoot?: boolean }
  | { readonly kind: 'map'; readonly placeId: number; readonly isOnFoot?: boolean };

export const FIRST_SCREEN: DraftScreen = { kind: 'overview' };

/** True if the walk is in progress: on its own screen, and on those opened from it. */
export function isOnFoot(screen: DraftScreen): boolean {
  return screen.kind === 'onFoot' || ('isOnFoot' in screen && screen.isOnFoot === true);
}

/** The target of Back; null if it leaves the walk. */
export function screenBefore(screen: DraftScreen): DraftScreen | null {
  switch (screen.kind) {
    case 'card':
    case 'overview':
      return null;
    case 'places':
      return { kind: 'overview' };
    case 'onFoot':
      return { kind: 'places', frontId: null };
    case 'place':
      return screen.isOnFoot === true
        ? { kind: 'onFoot' }
        : { kind: 'places', frontId: screen.placeId };
    case 'map':
      return { ...screen, kind: 'place' };
  }
}
