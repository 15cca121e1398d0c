import { createContext, type ReactNode, use } from 'react';
import type { Guide } from '../../../guide/guide-facts.ts';
import type { WalkGuide } from '../../../walk/walk-guide.ts';
import type { WalkStore } from '../../../walk/walk-store.ts';
import type { DraftContents } from './draft-contents.ts';
import type { DraftScreen } from './draft-screen.ts';

/** What a note is about: the whole guide, or one of its places. */
export type DraftSubject =
  | { readonly kind: 'guide' }
  | { readonly kind: 'place'; readonly placeId: number; readonly title: string };

/** What the screens of a walk share. */
export type Draft = {
  readonly contents: DraftContents;
  readonly guide: Guide;
  /** As it is walked with the phone in hand; null if it isn't. */
  readonly walked: WalkGuide | null;
  /** Where it is kept how far someone walked it; empty again when the draft is closed. */
  readonly store: WalkStore;
  readonly isMediaChecked: boolean;
  readonly notes: ((about: DraftSubject) => ReactNode) | undefined;
  readonly show: (screen: DraftScreen) => void;
  readonly back: () => void;
  /** Says in the bar why a button does nothing in a draft. */
  readonly say: (text: string) => void;
};

export const DraftContext = createContext<Draft | null>(null);

export function useDraft(): Draft {
  const walk = use(DraftContext);
  if (walk === null) throw new Error('A screen of a walk stands outside of it');
  return walk;
}
