import { useState } from 'react';
import { useStore } from '../../core/use-store.ts';
import { openPlayer } from './open-player.ts';
import type { AppPlayer, PlaybackState } from './playback.ts';
import { usePlayerSlot } from './player-slot.ts';

/** The app's player, created on first use. */
export function useAppPlayer(): AppPlayer {
  const slot = usePlayerSlot();
  const [player] = useState(() => slot.open(openPlayer));
  return player;
}

export function usePlayback(player: AppPlayer): PlaybackState {
  return useStore(player);
}
