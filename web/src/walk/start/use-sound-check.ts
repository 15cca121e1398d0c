import { useState } from 'react';
import { isSounding } from '../../player/playback.ts';
import { useAppPlayer } from '../../player/use-app-player.ts';
import { bellUrl } from '../bell-url.ts';
import type { SoundState } from './device-checks.ts';

/** How the bell went, and what rings it; call that from a tap handler. */
export function useSoundCheck(): readonly [SoundState, () => void] {
  const player = useAppPlayer();
  const [state, setState] = useState<SoundState>('not tested');
  const ring = () => {
    // A track that is heard is test enough.
    const playback = player.getState();
    if (playback.kind === 'open' && isSounding(playback.media)) return setState('played');
    void player.ring(bellUrl()).then((isRung) => setState(isRung ? 'played' : 'refused'));
  };
  return [state, ring];
}
