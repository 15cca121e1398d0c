import { isSounding, type PlaybackState } from '../../player/playback.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './walking-view.module.css';

export type WalkControlsProps = {
  readonly guideId: number;
  readonly playback: PlaybackState;
  /** Null where there is no next place. */
  readonly nextTitle: string | null;
  readonly onHere: () => void;
  readonly onSkip: () => void;
  readonly onToggle: () => void;
};

/** "I'm at …" for when the phone doesn't know it, what plays, and the way past a place. */
export function WalkControls(props: WalkControlsProps) {
  const { guideId, playback, nextTitle, onHere, onSkip, onToggle } = props;
  const isOpen = playback.kind === 'open' && playback.track.guideId === guideId;
  const isOver = isOpen && playback.media.phase === 'ended';
  const sounds = isOpen && isSounding(playback.media);
  return (
    <>
      {isOpen && !isOver && (
        <div className={styles.playing}>
          <button type="button" className={styles.toggle} onClick={onToggle}>
            <Icon name={sounds ? 'pause' : 'play'} />
            <span>
              {sounds ? 'Pause' : 'Play'}{' '}
              <span className={styles.track}>{playback.track.title}</span>
            </span>
          </button>
          <progress
            className={styles.progress}
            max={playback.media.duration ?? 1}
            value={playback.media.duration === null ? 0 : playback.media.position}
            aria-hidden="true"
          />
        </div>
      )}
      {nextTitle !== null && (
        <div className={styles.buttons}>
          {/* Someone who listens has no need to say where they are. */}
          <Button kind={sounds ? 'quiet' : 'main'} onClick={onHere}>
            <span className={styles.here}>I’m at {nextTitle}</span>
          </Button>
          <Button onClick={onSkip} aria-label={`Skip ${nextTitle}`}>
            Skip
          </Button>
        </div>
      )}
    </>
  );
}
