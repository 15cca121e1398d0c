import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Guide } from '../guide/guide-facts.ts';
import { progressIn } from '../guide/visits/progress.ts';
import { useAccount } from '../guide/visits/use-account.ts';
import { useVisits } from '../guide/visits/use-visits.ts';
import { isWalkable } from './is-walkable.ts';
import { walkStore } from './walk-store.ts';

export type WalkLink = { readonly label: string; readonly open: () => void };

/** The link to the walk of a guide that this person has access to; null if it isn't walkable. */
export function useWalkLink(guide: Guide): WalkLink | null {
  const { openPage } = useNavigation();
  const account = useAccount();
  const { visits } = useVisits();
  if (!isWalkable(guide)) return null;
  const isBegun = account !== null && walkStore.find(account, guide.g_id) !== null;
  const hasEnded = progressIn(visits, guide.g_id, guide.g_place_count)?.kind === 'ended';
  return {
    label: isBegun ? 'Resume walk' : hasEnded ? 'Walk again' : 'Start walk',
    open: () => openPage({ page: 'walk', guideId: guide.g_id }),
  };
}
