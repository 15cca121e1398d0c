/** Where someone is in the walk through a draft: the screens that a visitor goes through. */
export type DraftScreen =
  /** The guide's card on the map. */
  | { readonly kind: 'card' }
  | { readonly kind: 'overview' }
  | { readonly kind: 'places'; readonly frontId: number | null }
  /** With the phone in hand, and audio that starts where one stands. */
  | { readonly kind: 'onFoot' }
  | { readonly kind: 'place'; readonly placeId: number; readonly isOnFoot?: boolean }
  | { readonly kind: 'map'; readonly placeId: number; readonly isOnFoot?: boolean };

export const FIRST_SCREEN: DraftScreen = { kind: 'overview' };

/** Whether the walk goes on: on its own screen, and on those that were opened over it. */
export function isOnFoot(screen: DraftScreen): boolean {
  return screen.kind === 'onFoot' || ('isOnFoot' in screen && screen.isOnFoot === true);
}

/** The screen that Back leads to; null where it leads out of the walk. */
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
