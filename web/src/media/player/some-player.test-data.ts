import { vi } from 'vitest';
import { FakeBrowser } from '../../api/session/session.test-data.ts';
import { createAudioLinks } from './audio-links.ts';
import { createPlayer } from './create-player.ts';
import { createLockScreen } from './lock-screen.ts';
import type { AppPlayer } from './playback.ts';
import { openPlaceOf, type PlayerSlot } from './player-slot.ts';
import { createResumePoints } from './resume-points.ts';
import { createSavedSpeed } from './saved-speed.ts';
import { createSavedSwitch } from './saved-switch.ts';
import { createSavedTracks } from './saved-track.ts';
import { someAudio } from './some-audio.test-data.ts';

/** The data that a device stores from one visit to the next. */
export class Device {
  readonly #values = new Map<string, string>();
  readonly getItem = (name: string) => this.#values.get(name) ?? null;
  readonly setItem = (name: string, value: string) => void this.#values.set(name, value);
  readonly removeItem = (name: string) => void this.#values.delete(name);
}

export type Resolve = (field: string) => string | Promise<string>;
const permanentUrl: Resolve = (field) => field.replace('s3://', '/media/');

/** Opens the app on a device, with a player that the test controls. */
export function visit({
  device = new Device(),
  browser = new FakeBrowser(),
  resolve = permanentUrl,
} = {}) {
  const audio = someAudio();
  const prefetching = document.createElement('audio');
  const tabs = { notifyStarted: vi.fn(), onOtherStarted: vi.fn<(listener: () => void) => void>() };
  const session = browser.openTab();
  const player = createPlayer({
    element: audio.element,
    audioLinks: createAudioLinks({ resolve, createElement: () => prefetching }),
    session,
    tabs,
    lockScreen: createLockScreen(undefined),
    resumePoints: createResumePoints(device),
    savedSpeed: createSavedSpeed(device),
    savedContinuous: createSavedSwitch(device, 'continuous'),
    savedTracks: createSavedTracks(device),
  });
  const phase = () => {
    const state = player.getState();
    return state.kind === 'closed' ? 'closed' : `${state.track.placeId} ${state.media.phase}`;
  };
  return { ...audio, prefetching, player, session, tabs, device, browser, phase };
}

/** A slot with this player as the app's. */
export function slotOf(player: AppPlayer): PlayerSlot {
  return {
    open: () => player,
    isNeeded: () => player.getState().kind === 'open',
    openPlaceOf: (guideId) => openPlaceOf(player.getState(), guideId),
    subscribe: player.subscribe,
  };
}
