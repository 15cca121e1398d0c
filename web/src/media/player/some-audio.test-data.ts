/** An audio element whose file arrives when the test calls `arrive`. */
export type SomeAudio = {
  readonly element: HTMLAudioElement;
  /** Reports that the file has loaded far enough to know its duration. */
  readonly arrive: (duration?: number) => void;
  readonly say: (event: 'playing' | 'pause' | 'ended' | 'error') => void;
};

const HAVE_METADATA = 1;

export function someAudio(): SomeAudio {
  const element = document.createElement('audio');
  const facts = { readyState: 0, duration: Number.NaN, paused: true };
  const say = (event: string) => void element.dispatchEvent(new Event(event));
  Object.defineProperties(element, {
    HAVE_METADATA: { value: HAVE_METADATA },
    readyState: { get: () => facts.readyState },
    duration: { get: () => facts.duration },
    paused: { get: () => facts.paused },
    src: {
      get: () => element.getAttribute('src') ?? '',
      // As in browsers, loading another file ends playback.
      set: (src: string) => {
        Object.assign(facts, { readyState: 0, duration: Number.NaN, paused: true });
        element.currentTime = 0;
        element.setAttribute('src', src);
      },
    },
    play: {
      configurable: true,
      value: async () => {
        facts.paused = false;
        say('play');
        say('playing');
      },
    },
    pause: {
      value: () => {
        if (facts.paused) return;
        facts.paused = true;
        say('pause');
      },
    },
  });
  return {
    element,
    say,
    arrive: (duration = 24) => {
      Object.assign(facts, { readyState: HAVE_METADATA, duration });
      say('loadedmetadata');
    },
  };
}
