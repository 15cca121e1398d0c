import { useSyncExternalStore } from 'react';
import { useNavStore } from '../navigation/navigation-context.tsx';
import { useAppPlayer } from '../player/use-app-player.ts';
import { useAccount } from '../visits/use-account.ts';
import { useVisits } from '../visits/use-visits.ts';
import { currentWalk } from './current-walk.ts';
import type { KeptWalk } from './kept-walk.ts';
import { openWalk } from './open-walk.ts';
import type { WalkGuide } from './walk-guide.ts';
import type { WalkSession, WalkSnapshot } from './walk-session.ts';
import { walkStore as store } from './walk-store.ts';

export type WalkStart = {
  readonly resumes: boolean;
  readonly usesLocation: boolean;
  readonly saysNotices: boolean;
  /** Where someone wants to begin; null for where they are. */
  readonly stopId: number | null;
};

export type UseWalk = {
  /** Null while nobody walks this guide. */
  readonly session: WalkSession | null;
  /** What there is to go on with. */
  readonly kept: KeptWalk | null;
  readonly start: (start: WalkStart) => void;
  /** Back to where one starts. */
  readonly close: () => void;
};

/** The walk of a guide in this tab. It goes on while other pages are open over its page, and rests with it. */
export function useWalk(walked: WalkGuide): UseWalk {
  const guideId = walked.guide.g_id;
  const player = useAppPlayer();
  const account = useAccount();
  const { addVisit } = useVisits();
  const navigation = useNavStore();
  const session = useSyncExternalStore(currentWalk.subscribe, () => currentWalk.of(guideId));
  const start = ({ stopId, ...choices }: WalkStart): void => {
    if (account === null) return;
    const opened = openWalk({ ...walked, ...choices, player, store, account, addVisit });
    currentWalk.set(opened);
    const isOnStack = () =>
      navigation
        .getState()
        .stack.some(({ entry }) => entry.page === 'walk' && entry.guideId === guideId);
    const unfollow = navigation.subscribe(() => {
      if (isOnStack()) return;
      unfollow();
      if (currentWalk.of(guideId) === opened) currentWalk.set(null);
    });
    void opened.start(stopId);
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
