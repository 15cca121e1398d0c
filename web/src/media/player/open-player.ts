import { deviceStorage } from '../../core/device-storage.ts';
import { resolveMedia } from '../resolve-media.ts';
import { createAudioLinks } from './audio-links.ts';
import { createPlayer } from './create-player.ts';
import { lockScreen } from './lock-screen.ts';
import { createPlayerTabs } from './other-tabs.ts';
import type { AppPlayer } from './playback.ts';
import type { PlayerParts } from './player-slot.ts';
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
