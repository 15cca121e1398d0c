import { useEffect, useEffectEvent } from 'react';
import { openPlayer } from '../../../media/player/open-player.ts';
import { usePlayerSlot } from '../../../media/player/player-slot.ts';
import { currentWalk } from '../../../walk/current-walk.ts';
import { useWalk } from './walk-context.ts';

/**
 * Shown for as long as the draft is walked, whichever of its screens is open: the walk ends with it, and what is heard of
 * it, because nothing elsewhere in the app leads back to it.
 */
export function WalkGoingOn() {
  const { walked } = useWalk();
  const slot = usePlayerSlot();
  const leave = useEffectEvent(() => {
    if (walked === null) return;
    const { g_id: id } = walked.guide;
    if (currentWalk.of(id) !== null) currentWalk.set(null);
    if (slot.openPlaceOf(id) !== null) slot.open(openPlayer).stop();
  });
  useEffect(() => () => leave(), []);
  return null;
}
