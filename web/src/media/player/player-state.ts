/** The state of a player. Times are in seconds; a duration is null until the file has reported it. */
export type PlayerState = {
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
  readonly position: number;
  readonly duration: number | null;
  readonly speed: number;
};

export type PlayerEvent =
  | { readonly type: 'asked to play' }
  | { readonly type: 'playing' }
  | { readonly type: 'waiting' }
  | { readonly type: 'paused' }
  | { readonly type: 'ended' }
  | { readonly type: 'failed' }
  | { readonly type: 'moved'; readonly position: number }
  | { readonly type: 'duration known'; readonly duration: number }
  | { readonly type: 'speed changed'; readonly speed: number };

/** In the order in which the button goes through them. */
export const SPEEDS = [1, 1.25, 1.5, 2, 0.75] as const;
/** How far the buttons Back and Forward jump. */
export const STEP_S = 15;

export const IDLE: PlayerState = { phase: 'idle', position: 0, duration: null, speed: 1 };

export function nextSpeed(speed: number): number {
  const index = (SPEEDS as readonly number[]).indexOf(speed);
  return SPEEDS[(index + 1) % SPEEDS.length] ?? 1;
}

/** The reported duration changes a little once a file is read: this close counts as the end. */
const END_S = 0.5;

/** True if playback has reached the end; always false if the duration is NaN, which means that it is unknown. */
export function isAtEnd(position: number, duration: number): boolean {
  return position >= duration - END_S;
}

/** Moving back from the end of a track turns 'ended' into 'paused'. */
function phaseAt({ phase, duration }: PlayerState, position: number): PlayerState['phase'] {
  const isOver = duration === null || isAtEnd(position, duration);
  return phase === 'ended' && !isOver ? 'paused' : phase;
}

export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'asked to play':
      return { ...state, phase: 'loading' };
    case 'playing':
      return { ...state, phase: 'playing' };
    case 'waiting':
      return state.phase === 'playing' ? { ...state, phase: 'loading' } : state;
    case 'paused':
      // Browsers pause before they report the end, which takes precedence.
      return state.phase === 'ended' || state.phase === 'failed'
        ? state
        : { ...state, phase: 'paused' };
    case 'ended':
      return { ...state, phase: 'ended', position: state.duration ?? state.position };
    case 'failed':
      return { ...state, phase: 'failed' };
    case 'moved':
      return { ...state, phase: phaseAt(state, event.position), position: event.position };
    case 'duration known':
      return { ...state, duration: Number.isFinite(event.duration) ? event.duration : null };
    case 'speed changed':
      return { ...state, speed: event.speed };
  }
}

/** Reports the events of a media element, until the signal aborts. */
export function watchMedia(
  media: HTMLMediaElement,
  report: (event: PlayerEvent) => void,
  signal: AbortSignal,
): void {
  const on = (name: keyof HTMLMediaElementEventMap, react: () => void) =>
    media.addEventListener(name, react, { signal });
  const moved = () => {
    // Before the metadata has loaded, the position is meaningless.
    if (media.readyState < media.HAVE_METADATA) return;
    report({ type: 'moved', position: media.currentTime });
  };
  on('play', () => pauseOthers(media));
  on('playing', () => report({ type: 'playing' }));
  on('waiting', () => report({ type: 'waiting' }));
  on('pause', () => {
    moved();
    report({ type: 'paused' });
  });
  on('seeked', moved);
  on('loadedmetadata', () => report({ type: 'duration known', duration: media.duration }));
  on('ended', () => report({ type: 'ended' }));
  on('error', () => report({ type: 'failed' }));
}

/** The players are found in the DOM, so there is no list of them to keep in sync. */
function pauseOthers(current: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== current) other.pause();
  }
}
