import { createContext, type ReactNode, use } from 'react';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { type WalkStore, walkStore } from './walk-store.ts';

/** The navigation and storage of a walk. */
export type WalkHost = {
  readonly back: () => void;
  readonly openPlace: (guideId: number, placeId: number) => void;
  /** The store of walks. */
  readonly store: WalkStore;
  /**
   * True for the walk of a draft, inside a dialog. Its guide has no public id: it can't be saved or rated, and its
   * places don't count as visited.
   */
  readonly isDraft: boolean;
  /** A tester’s note on a place. */
  readonly noteOn?: (placeId: number) => ReactNode;
};

/** For walks that aren't pages of the app. */
export const WalkHostContext = createContext<WalkHost | null>(null);

export function useWalkHost(): WalkHost {
  const { back, openPlace } = useNavigation();
  return use(WalkHostContext) ?? { back, openPlace, store: walkStore, isDraft: false };
}
