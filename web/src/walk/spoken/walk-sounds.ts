import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import type { DeviceVoice } from './device-voice.ts';

/** The sounds of a walk besides its places: chimes and, if chosen, spoken notices. */
export type WalkSounds = {
  readonly chime: () => void;
  readonly announce: (notice: WalkNotice) => void;
  /** Call this after each event. Nothing interrupts a place; a notice that still applies is spoken after it. */
  readonly settle: (view: WalkView, isPlaceHeard: boolean) => void;
};

export type WalkSoundsParts = {
  /** Null if notices aren't spoken. */
  readonly voice: Pick<DeviceVoice, 'canSpeak' | 'speak' | 'cancel'> | null;
  readonly ring: () => void;
  /** Null for a notice that isn't spoken, or no longer applies. */
  readonly textOf: (notice: WalkNotice, view: WalkView) => string | null;
};

/** If the device has no voice, a chime signals that there is something to read. */
export function createWalkSounds({ voice, ring, textOf }: WalkSoundsParts): WalkSounds {
  let isChimeDue = false;
  let waiting: readonly WalkNotice[] = [];
  let mayBeSpeaking = false;

  const cancelSpeech = (): void => {
    if (mayBeSpeaking) voice?.cancel();
    mayBeSpeaking = false;
  };

  /** Only the latest notice is spoken. */
  const takeText = (view: WalkView): string | null => {
    const texts = waiting.map((notice) => textOf(notice, view));
    waiting = [];
    return texts.findLast((text) => text !== null) ?? null;
  };

  return {
    chime: () => {
      isChimeDue = true;
    },
    announce: (notice) => {
      if (voice !== null) waiting = [...waiting, notice];
    },
    settle: (view, isPlaceHeard) => {
      const isDue = isChimeDue;
      isChimeDue = false;
      if (isPlaceHeard) return cancelSpeech();
      const text = takeText(view);
      if (text !== null && voice?.canSpeak() === true) {
        mayBeSpeaking = true;
        voice.speak(text);
      } else if (isDue || text !== null) ring();
    },
  };
}
