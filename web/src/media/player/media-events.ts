import type { PlayerEvent } from './player-state.ts';

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
