import type { WalkNotice } from '@laneway/domain/walk/walk-event';
import type { WalkView } from '@laneway/domain/walk/walk-view';
import type { DeviceVoice } from './device-voice.ts';
import { isForTheEar, isStillSo, type SpokenNotice } from './spoken-texts.ts';

/** What a walker hears besides the places: chimes and, if they have chosen so, notices that are said aloud. */
export type WalkSounds = {
  readonly chime: () => void;
  readonly tell: (notice: WalkNotice) => void;
  /** Call it after each event. Nothing sounds over a place, and a notice that is still so is heard after it. */
  readonly settle: (view: WalkView, isPlaceHeard: boolean) => void;
};

export type WalkSoundsParts = {
  /** Null if notices aren't wanted aloud. */
  readonly voice: Pick<DeviceVoice, 'canSpeak' | 'say' | 'hush'> | null;
  readonly ring: () => void;
  readonly textOf: (notice: SpokenNotice, view: WalkView) => string;
};

/** Where the device has no voice of its own, a chime says that there is something to read. */
export function createWalkSounds({ voice, ring, textOf }: WalkSoundsParts): WalkSounds {
  let isChimeDue = false;
  /** The latest only: nobody listens to a list. */
  let waiting: SpokenNotice | null = null;
  let mayBeSpeaking = false;

  const hush = (): void => {
    if (mayBeSpeaking) voice?.hush();
    mayBeSpeaking = false;
  };

  const takeText = (view: WalkView): string | null => {
    const notice = waiting;
    waiting = null;
    return notice !== null && isStillSo(notice, view) ? textOf(notice, view) : null;
  };

  return {
    chime: () => {
      isChimeDue = true;
    },
    tell: (notice) => {
      if (voice !== null && isForTheEar(notice)) waiting = notice;
    },
    settle: (view, isPlaceHeard) => {
      const isDue = isChimeDue;
      isChimeDue = false;
      if (isPlaceHeard) return hush();
      const text = takeText(view);
      if (text !== null && voice?.canSpeak() === true) {
        mayBeSpeaking = true;
        voice.say(text);
      } else if (isDue || text !== null) ring();
    },
  };
}
