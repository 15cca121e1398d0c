import { useSyncExternalStore } from 'react';
import { useNavStore } from '../core/navigation/navigation-context.tsx';
import { useAccount } from '../guide/visits/use-account.ts';
import { useVisits } from '../guide/visits/use-visits.ts';
import { useAppPlayer } from '../media/player/use-app-player.ts';
import { currentWalk } from './current-walk.ts';
import { openWalk } from './open-walk.ts';
import type { SavedWalk } from './saved-walk.ts';
import type { WalkGuide } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import type { WalkSession, WalkSnapshot } from './walk-session.ts';

export type WalkStart = {
  readonly resumes: boolean;
  readonly usesLocation: boolean;
  readonly saysNotices: boolean;
  /** The chosen first stop; null to start at the current position. */
  readonly stopId: number | null;
};

export type UseWalk = {
  /** Null while this guide isn't being walked. */
  readonly session: WalkSession | null;
  /** The saved walk to resume. */
  readonly kept: SavedWalk | null;
  readonly start: (start: WalkStart) => void;
  /** Returns to the start screen. */
  readonly close: () => void;
};

const noVisit = () => undefined;

/**
 * The walk of a guide in this tab. It continues while other pages are open on top of its page, and pauses when that
 * closes. The walk of a draft pauses with its dialog, which handles that itself.
 */
export function useWalk(walked: WalkGuide): UseWalk {
  const guideId = walked.guide.g_id;
  const player = useAppPlayer();
  const account = useAccount();
  const { store, isDraft } = useWalkHost();
  const { addVisit: addToVisits } = useVisits();
  const addVisit = isDraft ? noVisit : addToVisits;
  const navigation = useNavStore();
  const session = useSyncExternalStore(currentWalk.subscribe, () => currentWalk.of(guideId));
  const start = ({ stopId, ...choices }: WalkStart): void => {
    if (account === null) return;
    const opened = openWalk({ ...walked, ...choices, player, store, account, addVisit });
    currentWalk.set(opened);
    if (!isDraft) restWithPage(opened);
    void opened.start(stopId);
  };
  const restWithPage = (opened: WalkSession): void => {
    const isOnStack = () =>
      navigation
        .getState()
        .stack.some(({ entry }) => entry.page === 'walk' && entry.guideId === guideId);
    const unfollow = navigation.subscribe(() => {
      if (isOnStack()) return;
      unfollow();
      if (currentWalk.of(guideId) === opened) currentWalk.set(null);
    });
  };
  return {
    session,
    kept: account === null || session !== null ? null : store.find(account, guideId),
    start,
    close: () => currentWalk.set(null),
  };
}

export function useWalkSnapshot({ subscribe, getSnapshot }: WalkSession): WalkSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot);
}
