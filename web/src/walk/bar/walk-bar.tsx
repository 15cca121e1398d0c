import { useRef, useSyncExternalStore } from 'react';
import type { Place } from '../../guide/places/place-facts.ts';
import { PLAY_BUTTON_LOOKS } from '../../media/player/play-button-look.ts';
import { isSounding } from '../../media/player/playback.ts';
import { useAppPlayer, usePlayback } from '../../media/player/use-app-player.ts';
import { usePlayerSpace } from '../../media/player/use-player-space.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { currentWalk } from '../use-walk.ts';
import { pocketLine } from '../walk-texts.ts';
import styles from './walk-bar.module.css';

export type WalkBarProps = {
  readonly guideId: number;
  /** The open place; its own audio is controlled on its page. */
  readonly placeId: number;
  readonly places: readonly Place[];
  readonly onReturn: () => void;
};

/** Replaces the player below a place that was opened on a walk: a link back, the current audio, and notices. */
export function WalkBar({ guideId, placeId, places, onReturn }: WalkBarProps) {
  const bar = useRef<HTMLElement>(null);
  usePlayerSpace(bar);
  const player = useAppPlayer();
  const playback = usePlayback(player);
  const line = useLine(guideId, places);
  const heard = playback.kind === 'open' && playback.media.phase !== 'ended' ? playback : null;
  const isElsewhere = heard !== null && heard.track.placeId !== placeId;
  const { icon, label } = PLAY_BUTTON_LOOKS[heard?.media.phase ?? 'idle'];
  return (
    <section ref={bar} className={styles.bar} aria-label="Your walk">
      <button type="button" className={styles.back} onClick={onReturn}>
        <Icon name="walk" />
        <span className={styles.words}>
          <span className={styles.title}>Back to the walk</span>{' '}
          {isElsewhere && line === null && (
            <span className={styles.more}>
              {isSounding(heard.media) ? 'Playing' : 'Paused'}: {heard.track.title}
            </span>
          )}
        </span>
      </button>
      {isElsewhere && (
        <button
          type="button"
          className={styles.play}
          aria-busy={heard.media.phase === 'loading'}
          onClick={player.toggle}
        >
          <Icon name={icon} />
          <VisuallyHidden>
            {label} {heard.track.title}
          </VisuallyHidden>
        </button>
      )}
      <p className={styles.line} aria-live="polite">
        {line}
      </p>
    </section>
  );
}

/** The notice for the walker; null if there is none, or no walk. */
function useLine(guideId: number, places: readonly Place[]): string | null {
  const session = useSyncExternalStore(currentWalk.subscribe, () => currentWalk.of(guideId));
  const snapshot = useSyncExternalStore(session?.subscribe ?? NEVER, () =>
    session === null ? null : session.getSnapshot(),
  );
  return snapshot === null ? null : pocketLine(snapshot, places);
}

const NEVER = () => () => undefined;
