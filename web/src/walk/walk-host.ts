import { createContext, use } from 'react';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { type WalkStore, walkStore } from './walk-store.ts';

/** What a walk leads to, and whether it leaves anything behind. */
export type WalkHost = {
  readonly back: () => void;
  readonly openPlace: (guideId: number, placeId: number) => void;
  /** Where it is kept what became of the places. */
  readonly store: WalkStore;
  /**
   * True for the walk of a draft, inside a dialog. Its guide has no number that visitors know: it can't be saved or
   * rated, and nobody has visited its places.
   */
  readonly isDraft: boolean;
};

/** For walks that aren't pages of the app. */
export const WalkHostContext = createContext<WalkHost | null>(null);

export function useWalkHost(): WalkHost {
  const { back, openPlace } = useNavigation();
  return use(WalkHostContext) ?? { back, openPlace, store: walkStore, isDraft: false };
}
