import type { IconName } from '../../ui/icon.tsx';
import type { PlayerState } from './player-state.ts';

export type PlayButtonLook = { readonly icon: IconName; readonly label: string };

/** The label and action of a player's main button. */
export const PLAY_BUTTON_LOOKS: Readonly<Record<PlayerState['phase'], PlayButtonLook>> = {
  idle: { icon: 'play', label: 'Play' },
  loading: { icon: 'pause', label: 'Pause' },
  playing: { icon: 'pause', label: 'Pause' },
  paused: { icon: 'play', label: 'Play' },
  ended: { icon: 'replay', label: 'Play again' },
  failed: { icon: 'replay', label: 'Try again' },
};
