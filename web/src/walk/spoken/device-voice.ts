/** What a device can say by itself. */
export type DeviceVoice = {
  /** Whether it has a voice that works without a connection. */
  readonly canSpeak: () => boolean;
  /** Calls when that may have changed: browsers find their voices late. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Says this instead of what it is saying. */
  readonly say: (text: string) => void;
  readonly hush: () => void;
  /** Has the browser allow what is said later; call it from a tap handler. */
  readonly allow: () => void;
};

export type DeviceVoiceParts = {
  /** Undefined in browsers that can't speak. */
  readonly synthesis:
    | Pick<
        SpeechSynthesis,
        'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
      >
    | undefined;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
};

/** The language of what walkers are told, which is the app's and not the guide's. */
const LANGUAGE = 'en';
const REGION = 'en-AU';

/** Voices that speak on a server are left out: they would learn the names of the places, and fall silent offline. */
export function createDeviceVoice({ synthesis, utter }: DeviceVoiceParts): DeviceVoice {
  const voice = (): SpeechSynthesisVoice | null => {
    const own = (synthesis?.getVoices() ?? []).filter(
      ({ localService, lang }) => localService && languageOf(lang).startsWith(LANGUAGE),
    );
    return own.find(({ lang }) => languageOf(lang) === REGION) ?? own[0] ?? null;
  };
  return {
    canSpeak: () => voice() !== null,
    subscribe: (listener) => {
      synthesis?.addEventListener('voiceschanged', listener);
      return () => synthesis?.removeEventListener('voiceschanged', listener);
    },
    say: (text) => {
      const speaker = voice();
      if (speaker === null || synthesis === undefined) return;
      synthesis.cancel();
      const utterance = utter(text);
      utterance.voice = speaker;
      utterance.lang = speaker.lang;
      synthesis.speak(utterance);
    },
    hush: () => synthesis?.cancel(),
    allow: () => {
      if (voice() !== null) synthesis?.speak(utter(''));
    },
  };
}

/** Android writes en_AU. */
function languageOf(lang: string): string {
  return lang.replace('_', '-');
}

/** That of this browser. */
export const deviceVoice = createDeviceVoice({
  synthesis: globalThis.speechSynthesis,
  utter: (text) => new SpeechSynthesisUtterance(text),
});
