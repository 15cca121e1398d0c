import { useState } from 'react';
import { isSounding } from '../../media/player/playback.ts';
import { useAppPlayer } from '../../media/player/use-app-player.ts';
import { bellUrl } from '../bell-url.ts';
import type { SoundState } from './device-checks.ts';

export type UseSoundCheck = {
  readonly state: SoundState;
  /** Call it from a tap handler. */
  readonly ring: () => void;
  /** The person says that they heard it. */
  readonly confirm: () => void;
};

/** How the bell went, and what rings it. */
export function useSoundCheck(): UseSoundCheck {
  const player = useAppPlayer();
  const [state, setState] = useState<SoundState>('not tested');
  const ring = () => {
    // A track that is heard is test enough.
    const playback = player.getState();
    if (playback.kind === 'open' && isSounding(playback.media)) return setState('played');
    void player.ring(bellUrl()).then((isRung) => setState(isRung ? 'played' : 'refused'));
  };
  return { state, ring, confirm: () => setState('heard') };
}
