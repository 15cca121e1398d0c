import { createContext, type ReactNode, use } from 'react';
import type { WalkStore } from '../../../walk/walk-store.ts';
import type { DraftContents } from './draft-contents.ts';
import type { DraftScreen } from './draft-screen.ts';
import type { DraftAsPublished } from './use-draft-as-published.ts';

/** The subject of a note: the whole guide, or one of its places. */
export type DraftSubject =
  | { readonly kind: 'guide' }
  | { readonly kind: 'place'; readonly placeId: number; readonly title: string };

/** The data that the screens of a preview share. */
export type Draft = DraftAsPublished & {
  readonly contents: DraftContents;
  /** The store of the walk's progress; empty again when the draft is closed. */
  readonly store: WalkStore;
  readonly isMediaChecked: boolean;
  /** True for testers, who see what visitors would pay, and don't pay it. */
  readonly isTest: boolean;
  readonly notes: ((about: DraftSubject) => ReactNode) | undefined;
  readonly show: (screen: DraftScreen) => void;
  readonly back: () => void;
  /** Shows in the bar why a button does nothing in a draft. */
  readonly say: (text: string) => void;
};

export const DraftContext = createContext<Draft | null>(null);

export function useDraft(): Draft {
  const draft = use(DraftContext);
  if (draft === null) throw new Error('A screen of a preview is outside of it');
  return draft;
}
