import { use } from 'react';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Guide } from '../guide/guide-facts.ts';
import { progressIn } from '../guide/visits/progress.ts';
import { useAccount } from '../guide/visits/use-account.ts';
import { useVisits } from '../guide/visits/use-visits.ts';
import { PlayerSlotContext } from '../media/player/player-slot.ts';
import { openPlayer } from '../media/player/use-app-player.ts';
import { bellUrl } from './bell.ts';
import { isWalkable } from './is-walkable.ts';
import { deviceVoice, spokenNotices } from './spoken/device-voice.ts';
import { walkStore } from './walk-store.ts';

export type WalkLink = { readonly label: string; readonly open: () => void };

/** The link to the walk of a guide that this person has access to; null if it isn't walkable. */
export function useWalkLink(guide: Guide): WalkLink | null {
  const { openPage } = useNavigation();
  const resume = useResumeWalk();
  const account = useAccount();
  const { visits } = useVisits();
  if (!isWalkable(guide)) return null;
  const isBegun = account !== null && walkStore.find(account, guide.g_id) !== null;
  const hasEnded = progressIn(visits, guide.g_id, guide.g_place_count)?.kind === 'ended';
  return {
    label: isBegun ? 'Resume walk' : hasEnded ? 'Walk again' : 'Start walk',
    open: () => (isBegun ? resume(guide.g_id) : openPage({ page: 'walk', guideId: guide.g_id })),
  };
}

/** The walk that a tap asked to resume, until its page goes on with it. */
let resumeRequest: number | null = null;

export function isResumeRequested(guideId: number): boolean {
  return resumeRequest === guideId;
}

export function forgetResumeRequest(): void {
  resumeRequest = null;
}

/** Opens a walk that was begun, which goes on without another tap; call it from a tap handler. */
export function useResumeWalk(): (guideId: number) => void {
  const { openPage } = useNavigation();
  const slot = use(PlayerSlotContext);
  return (guideId) => {
    const player = slot?.open(openPlayer);
    // A walk that is still running has made the browser allow audio. The page comes too late for that.
    if (player?.isSteered() === false) {
      void player.ring(bellUrl());
      if (spokenNotices.find()) deviceVoice.allow();
    }
    resumeRequest = guideId;
    openPage({ page: 'walk', guideId });
  };
}
