import { useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import { createSavedSwitch } from '../../media/player/saved-switch.ts';
import { deviceVoice } from '../spoken/device-voice.ts';

const kept = createSavedSwitch(deviceStorage, 'laneway.walk-notices-aloud');

/** Spoken at once as an example. */
const SAMPLE = 'This is how we’ll talk to you.';

export type UseAloudChoice = {
  readonly isOn: boolean;
  /** Whether this device has a voice. */
  readonly canSpeak: boolean;
  /** Call it from a tap handler. */
  readonly change: (isOn: boolean) => void;
  /** Makes the browser allow later speech; call it from a tap handler. */
  readonly allow: () => void;
};

/** Whether notices are spoken on walks; the choice is stored on this device. */
export function useAloudChoice(): UseAloudChoice {
  const [isOn, setIsOn] = useState(kept.find);
  const canSpeak = useSyncExternalStore(deviceVoice.subscribe, deviceVoice.canSpeak);
  return {
    isOn,
    canSpeak,
    change: (next) => {
      setIsOn(next);
      kept.keep(next);
      if (next) deviceVoice.say(SAMPLE);
      else deviceVoice.hush();
    },
    allow: () => {
      if (isOn) deviceVoice.allow();
    },
  };
}
