import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { resolutionErrorText } from '@laneway/domain/media/messages';
import { useState } from 'react';
import type { CallServer } from '../../api/client.ts';
import { presign } from '../../api/queries/presigned.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { createStore } from '../../core/store.ts';
import { useStore } from '../../core/use-store.ts';
import { pagePresigns, presignRequest } from '../presigns-media.ts';
import { createAudioLinks } from './audio-links.ts';
import { createPlayer } from './create-player.ts';
import { lockScreen } from './lock-screen.ts';
import { createPlayerTabs } from './other-tabs.ts';
import type { AppPlayer, PlaybackState } from './playback.ts';
import { type PlayerParts, usePlayerSlot } from './player-slot.ts';
import { createResumePoints } from './resume-points.ts';
import { createSavedSpeed } from './saved-speed.ts';
import { createSavedSwitch } from './saved-switch.ts';
import { createSavedTracks } from './saved-track.ts';

/** The player of this browser. Its element belongs to no page, so that it outlives them. */
export function openPlayer({ call, session }: PlayerParts): AppPlayer {
  const element = document.createElement('audio');
  document.body.append(element);
  return createPlayer({
    element,
    session,
    lockScreen,
    audioLinks: createAudioLinks({
      resolve: (field, signal) => resolveMedia(field, call, signal),
      createElement: () => document.createElement('audio'),
    }),
    resumePoints: createResumePoints(deviceStorage),
    savedSpeed: createSavedSpeed(deviceStorage),
    savedContinuous: createSavedSwitch(deviceStorage, 'laneway.continuous-play'),
    savedTracks: createSavedTracks(deviceStorage),
    tabs: createPlayerTabs(),
  });
}

/**
 * A URL from which a media field can be loaded now, for players that outlive a page. It is synchronous where no link
 * has to be requested: browsers let sound start only in a tap handler.
 */
function resolveMedia(
  field: string,
  call: CallServer,
  signal: AbortSignal,
): string | Promise<string> {
  const parsed = parseMediaField(field);
  if (!parsed.ok) return Promise.reject(new Error(resolutionErrorText(parsed.error)));
  if (parsed.value === null) return Promise.reject(new Error(resolutionErrorText('no media')));
  const request = presignRequest(parsed.value, pagePresigns());
  return request === null ? mediaAddress(parsed.value) : presign(call, request, signal);
}

/** The app's player, created on first use. */
export function useAppPlayer(): AppPlayer {
  const slot = usePlayerSlot();
  const [player] = useState(() => slot.open(openPlayer));
  return player;
}

export function usePlayback(player: AppPlayer): PlaybackState {
  return useStore(player);
}

/** The player of an open page after scrolling past it; null while it can be seen, and on other pages. */
export const playerOutOfSight = createStore<HTMLElement | null>(null);
