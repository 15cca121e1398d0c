import { openGuesses, redrawGuess, trackMetres } from '@laneway/domain/field/track';
import { formatDistance } from '@laneway/domain/geo/distance';
import { Button } from '../../../ui/button.tsx';
import { gapText } from '../field-texts.ts';
import styles from './panel.module.css';
import type { Recording } from './use-recording.ts';

export type RecordingStatusProps = {
  readonly recording: Recording;
  readonly onRedraw: (segment: number) => void;
};

/** How long the recorded path is, and which part of it is a guess. */
export function RecordingStatus({
  recording: { path, isOn, change },
  onRedraw,
}: RecordingStatusProps) {
  if (path === null) return null;
  const [guess] = openGuesses(path.track);
  const isAsking = guess !== undefined && path.state !== 'done';
  if (!isOn && !isAsking) return null;
  return (
    <>
      {isOn && (
        <div>
          <p className={styles.line}>
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.recording}>
              {`Recording · ${formatDistance(trackMetres(path.track))}`}
            </span>
          </p>
          <p className={styles.note}>
            Keep this screen on. No browser can follow you behind a locked screen.
          </p>
        </div>
      )}
      {isAsking && (
        <div className={styles.sheet}>
          <p role="status">{gapText(formatDistance(guess.metres))}</p>
          <div className={styles.buttons}>
            <Button onClick={() => onRedraw(guess.index)}>Redraw</Button>
            <Button onClick={() => change((track) => redrawGuess(track, guess.index, []))}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
