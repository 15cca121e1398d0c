import type { LockScreen, LockScreenContent } from './lock-screen.ts';
import { type AppPlayer, isSounding, type OpenPlayback } from './playback.ts';
import { artworkOf, neighbour, type Track } from './track.ts';
import { actionsOf } from './use-lock-screen.ts';

/** Keeps the lock screen in sync with the app's player. */
export function followOnLockScreen(player: AppPlayer, lockScreen: LockScreen): void {
  player.subscribe((state) => {
    if (state.kind === 'closed') lockScreen.hide(player);
    // A track restored by a reload takes the lock screen once it is played.
    else if (state.isLoaded) lockScreen.show(player, contentOf(state, player));
  });
}

function contentOf({ track, media }: OpenPlayback, player: AppPlayer): LockScreenContent {
  const { position, duration, speed } = media;
  return {
    title: track.title,
    artist: track.guideTitle ?? 'Laneway',
    album: track.guideTitle ?? 'Laneway',
    artwork: artworkOf(track),
    isPlaying: isSounding(media),
    progress: duration === null ? null : { position, duration, speed },
    actions: {
      ...actionsOf({ ...player, play: player.resume }),
      stop: player.stop,
      ...(leads(track, -1, player) && { previoustrack: player.previous }),
      ...(leads(track, 1, player) && { nexttrack: player.next }),
    },
  };
}

function leads(track: Track, step: 1 | -1, player: AppPlayer): boolean {
  return player.isSteered() || neighbour(track, step) !== null;
}
