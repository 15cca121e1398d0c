import { RULES } from '@laneway/domain/walk/engine/rules';
import { useEffect } from 'react';
import type { PlaybackState } from '../../media/player/playback.ts';
import { isOfDraft } from '../../media/player/track.ts';
import { useAppPlayer } from '../../media/player/use-app-player.ts';
import { useVisits } from './use-visits.ts';

/** Records the places that are heard, whichever page is open. Shows nothing. */
export function HeardPlaces() {
  const player = useAppPlayer();
  const { addHeard } = useVisits();
  useEffect(
    () =>
      player.subscribe((playback) => {
        if (playback.kind === 'open' && isHeard(playback) && !isOfDraft(playback.track))
          addHeard(playback.track.guideId, playback.track.placeId);
      }),
    [player, addHeard],
  );
  return null;
}

/** By the same share as on a walk: hardly anyone listens to the last notes. */
function isHeard({ media }: Extract<PlaybackState, { kind: 'open' }>): boolean {
  const { phase, position, duration } = media;
  if (phase === 'ended') return true;
  return phase === 'playing' && duration !== null && position >= duration * RULES.heardShare;
}
