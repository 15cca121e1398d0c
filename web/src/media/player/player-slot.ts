import { createContext, useContext } from 'react';
import type { CallServer } from '../../api/client.ts';
import type { Session } from '../../api/session/create-session.ts';
import { createListeners } from '../../core/store.ts';
import type { AppPlayer, PlaybackState } from './playback.ts';

/** The storage key of the track that a reload restores. */
export const SAVED_TRACK = 'laneway.player-track';

export type PlayerParts = { readonly call: CallServer; readonly session: Session };

/** Holds the app's one player, which is created on first use: its code isn't part of the first visit. */
export type PlayerSlot = {
  /** Returns the player; created at the first call. */
  readonly open: (create: (parts: PlayerParts) => AppPlayer) => AppPlayer;
  /** True if something is playing or could be resumed, so that the player has to be shown. */
  readonly isNeeded: () => boolean;
  /** The place of a guide whose audio is open, playing or not; null if there is none. */
  readonly openPlaceOf: (guideId: number) => number | null;
  /** Calls the listener after each change of the player; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createPlayerSlot(parts: PlayerParts, hasSavedTrack: boolean): PlayerSlot {
  let player: AppPlayer | null = null;
  const { subscribe, notify } = createListeners();
  return {
    open: (create) => {
      if (player !== null) return player;
      player = create(parts);
      player.subscribe(() => notify());
      return player;
    },
    isNeeded: () => (player === null ? hasSavedTrack : player.getState().kind === 'open'),
    openPlaceOf: (guideId) => (player === null ? null : openPlaceOf(player.getState(), guideId)),
    subscribe,
  };
}

export function openPlaceOf(playback: PlaybackState, guideId: number): number | null {
  const isOfGuide = playback.kind === 'open' && playback.track.guideId === guideId;
  return isOfGuide ? playback.track.placeId : null;
}

/** True if this device has stored a track. */
export function hasSavedTrack(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(SAVED_TRACK) !== null;
}

export const PlayerSlotContext = createContext<PlayerSlot | null>(null);

export function usePlayerSlot(): PlayerSlot {
  const slot = useContext(PlayerSlotContext);
  if (slot === null) throw new Error('usePlayerSlot must be used inside a PlayerSlotContext');
  return slot;
}
