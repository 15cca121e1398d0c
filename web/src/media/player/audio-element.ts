import { PLAYER_PROGRESS_INTERVAL_MS } from '@laneway/domain/timing';
import { type PlayerEvent as MediaEvent, watchMedia } from './player-state.ts';

export type AudioElementParts = {
  readonly element: HTMLAudioElement;
  /** A URL that works now; see resolveMedia. */
  readonly resolve: (field: string, signal: AbortSignal) => string | Promise<string>;
  readonly report: (event: MediaEvent) => void;
};

export type AudioLoad = {
  /** A media field. */
  readonly audio: string;
  /** In seconds. */
  readonly from: number;
  readonly plays: boolean;
  readonly speed: number;
};

/** The one audio element of the app: carries out commands, and reports its events. */
export type AudioElement = {
  readonly load: (load: AudioLoad) => void;
  readonly unload: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (to: number) => void;
  readonly setSpeed: (speed: number) => void;
  /**
   * Plays a short sound from this URL instead of the file, which has to be loaded again afterwards. It isn't reported.
   * False if the browser refuses.
   */
  readonly ring: (url: string) => Promise<boolean>;
  /** The position in seconds, more exact than the last report; null while nothing has loaded. */
  readonly position: () => number | null;
};

export function bindAudioElement({ element, resolve, report }: AudioElementParts): AudioElement {
  /** Aborted when the next file is loaded. */
  let controller = new AbortController();
  let from = 0;
  let plays = false;
  /** True while a short sound uses the element, until the next file is loaded. */
  let isLent = false;

  let progress: ReturnType<typeof setInterval> | undefined;

  const play = (): void => {
    plays = true;
    const { signal } = controller;
    // Browsers refuse playback without a user gesture. A failure is reported by its own event.
    element.play().catch(() => {
      if (!signal.aborted && element.paused && element.error === null) report({ type: 'paused' });
    });
  };

  const empty = (): void => {
    follow(false);
    element.removeAttribute('src');
    element.load();
  };

  const open = (address: string): void => {
    element.src = address;
    if (plays) play();
    else element.load();
  };

  const follow = (isPlaying: boolean): void => {
    clearInterval(progress);
    if (!isPlaying) return;
    const moved = () => report({ type: 'moved', position: element.currentTime });
    progress = setInterval(moved, PLAYER_PROGRESS_INTERVAL_MS);
  };

  const handleEvent = (event: MediaEvent) => {
    if (isLent) return;
    report(event);
    switch (event.type) {
      case 'duration known':
        if (from > 0 && from < element.duration) element.currentTime = from;
        return;
      case 'playing':
        return follow(true);
      case 'paused':
      case 'ended':
      case 'failed':
        return follow(false);
      default:
        return;
    }
  };
  watchMedia(element, handleEvent, new AbortController().signal);

  const setSpeed = (speed: number): void => {
    // A newly loaded file takes the default.
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
  };

  return {
    load: (load) => {
      controller.abort();
      controller = new AbortController();
      isLent = false;
      const { signal } = controller;
      ({ from, plays } = load);
      setSpeed(load.speed);
      const address = resolve(load.audio, signal);
      if (typeof address === 'string') open(address);
      else {
        // The previous file must not play until the new link has arrived.
        empty();
        address.then(
          (link) => !signal.aborted && open(link),
          () => !signal.aborted && report({ type: 'failed' }),
        );
      }
    },
    unload: () => {
      controller.abort();
      empty();
    },
    play,
    pause: () => {
      plays = false;
      element.pause();
    },
    seek: (to) => {
      from = to;
      if (element.readyState >= element.HAVE_METADATA) element.currentTime = to;
    },
    setSpeed,
    ring: async (url) => {
      controller.abort();
      isLent = true;
      follow(false);
      setSpeed(1);
      element.src = url;
      try {
        await element.play();
        return true;
      } catch {
        return false;
      }
    },
    position: () =>
      !isLent && element.readyState >= element.HAVE_METADATA ? element.currentTime : null,
  };
}
