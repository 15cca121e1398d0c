import { useEffect, useRef } from 'react';
import { lockScreen } from './lock-screen.ts';
import { type PlayerState, STEP_S } from './player-state.ts';

export type LockScreenControls = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly step: (seconds: number) => void;
  readonly seek: (seconds: number) => void;
};

/** Shows a player on the lock screen from its start until its page closes. */
export function useLockScreen(
  { phase, position, duration, speed }: PlayerState,
  { title, artwork }: { readonly title: string; readonly artwork: string | null },
  controls: LockScreenControls,
): void {
  const player = useRef({}).current;
  const hasPlayed = useRef(false);

  useEffect(() => {
    if (phase === 'playing') hasPlayed.current = true;
    if (!hasPlayed.current) return;
    lockScreen.show(player, {
      title,
      artist: 'Laneway',
      artwork,
      isPlaying: phase === 'playing',
      progress: duration === null ? null : { position, duration, speed },
      actions: actionsOf(controls),
    });
  }, [player, phase, position, duration, speed, title, artwork, controls]);

  useEffect(() => () => lockScreen.hide(player), [player]);
}

export function actionsOf({ play, pause, step, seek }: LockScreenControls) {
  return {
    play,
    pause,
    seekbackward: ({ seekOffset }) => step(-(seekOffset ?? STEP_S)),
    seekforward: ({ seekOffset }) => step(seekOffset ?? STEP_S),
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
  } satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
}
