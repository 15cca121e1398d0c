import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Guide } from '../guide/guide-facts.ts';
import { useAccount } from '../guide/visits/use-account.ts';
import { isWalkable } from './is-walkable.ts';
import { walkStore } from './walk-store.ts';

export type WalkLink = { readonly label: string; readonly open: () => void };

/** The link to the walk of a guide that this person has access to; null if it isn't walkable. */
export function useWalkLink(guide: Guide): WalkLink | null {
  const { openPage } = useNavigation();
  const account = useAccount();
  if (!isWalkable(guide)) return null;
  const isBegun = account !== null && walkStore.find(account, guide.g_id) !== null;
  return {
    label: isBegun ? 'Resume walk' : 'Start walk',
    open: () => openPage({ page: 'walk', guideId: guide.g_id }),
  };
}
