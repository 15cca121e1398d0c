import { createContext, type ReactNode, use } from 'react';
import type { Guide } from '../../../guide/guide-facts.ts';
import type { WalkGuide } from '../../../walk/walk-guide.ts';
import type { WalkStore } from '../../../walk/walk-store.ts';
import type { WalkContents } from './walk-contents.ts';
import type { WalkScreen } from './walk-screen.ts';

/** The subject of a note: the whole guide, or one of its places. */
export type WalkSubject =
  | { readonly kind: 'guide' }
  | { readonly kind: 'place'; readonly placeId: number; readonly title: string };

export type Walk = {
  readonly contents: WalkContents;
  readonly guide: Guide;
  /** The guide for walking with the phone; null if it isn't walkable. */
  readonly walked: WalkGuide | null;
  /** The store of the walk's progress; empty again when the draft is closed. */
  readonly store: WalkStore;
  readonly isMediaChecked: boolean;
  readonly notes: ((about: WalkSubject) => ReactNode) | undefined;
  readonly show: (screen: WalkScreen) => void;
  readonly back: () => void;
  /** Shows in the bar why a button does nothing in a draft. */
  readonly say: (text: string) => void;
};

export const WalkContext = createContext<Walk | null>(null);

export function useWalk(): Walk {
  const walk = use(WalkContext);
  if (walk === null) throw new Error('A screen of a walk stands outside of it');
  return walk;
}
