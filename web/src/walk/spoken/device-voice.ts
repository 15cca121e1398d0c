import { deviceStorage } from '../../core/device-storage.ts';
import { createSavedSwitch } from '../../media/player/saved-switch.ts';

/** Whether notices are spoken on walks, stored on this device. */
export const spokenNotices = createSavedSwitch(deviceStorage, 'laneway.walk-notices-aloud');

export type DeviceVoice = {
  /** True if the device has a voice that works without a connection. */
  readonly canSpeak: () => boolean;
  /**
   * Calls the listener when that may have changed: browsers load their voices late. Returns a
   * function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Interrupts the current utterance. */
  readonly speak: (text: string) => void;
  readonly cancel: () => void;
  /** Makes the browser allow later speech; call it from a tap handler. */
  readonly allow: () => void;
};

export type DeviceVoiceParts = {
  /** Undefined in browsers without speech. */
  readonly synthesis:
    | Pick<
        SpeechSynthesis,
        'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
      >
    | undefined;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
};

/** The language of notices, which is the app's and not the guide's. */
const LANGUAGE = 'en';
const REGION = 'en-AU';

/** Voices of a server are left out: they would reveal the names of places, and don't work offline. */
export function createDeviceVoice({ synthesis, utter }: DeviceVoiceParts): DeviceVoice {
  const voice = (): SpeechSynthesisVoice | null => {
    const localVoices = (synthesis?.getVoices() ?? []).filter(
      ({ localService, lang }) => localService && languageOf(lang).startsWith(LANGUAGE),
    );
    return localVoices.find(({ lang }) => languageOf(lang) === REGION) ?? localVoices[0] ?? null;
  };
  return {
    canSpeak: () => voice() !== null,
    subscribe: (listener) => {
      synthesis?.addEventListener('voiceschanged', listener);
      return () => synthesis?.removeEventListener('voiceschanged', listener);
    },
    speak: (text) => {
      const speaker = voice();
      if (speaker === null || synthesis === undefined) return;
      synthesis.cancel();
      const utterance = utter(text);
      utterance.voice = speaker;
      utterance.lang = speaker.lang;
      synthesis.speak(utterance);
    },
    cancel: () => synthesis?.cancel(),
    allow: () => {
      if (voice() !== null) synthesis?.speak(utter(''));
    },
  };
}

/** Android writes en_AU. */
function languageOf(lang: string): string {
  return lang.replace('_', '-');
}

export const deviceVoice = createDeviceVoice({
  synthesis: globalThis.speechSynthesis,
  utter: (text) => new SpeechSynthesisUtterance(text),
});
