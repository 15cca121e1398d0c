import { useEffect, useEffectEvent } from 'react';
import { useAppPlayer } from '../../media/player/use-app-player.ts';
import { trackOfWalk, type WalkGuide } from '../walk-guide.ts';

/**
 * Loads what will be heard first while someone reads what a walk needs: they may stand at the place already. Without a
 * stop it is the first one.
 */
export function useFirstSound(walked: WalkGuide, stopId: number | null): void {
  const player = useAppPlayer();
  const firstId = stopId ?? walked.plan.stops[0]?.id ?? null;
  const load = useEffectEvent((id: number) => {
    const track = trackOfWalk(walked, id);
    if (track !== null) player.prefetch(track.audio);
  });
  useEffect(() => {
    if (firstId !== null) load(firstId);
  }, [firstId]);
}
