import { Button } from '../../ui/button.tsx';
import styles from './walking-view.module.css';

export type WalkControlsProps = {
  readonly nextTitle: string;
  /** Whether a place is playing: a listener doesn't need to confirm their position. */
  readonly isListening: boolean;
  readonly onHere: () => void;
  readonly onSkip: () => void;
};

/** "I'm at …" for when the phone doesn't know it, and the button to skip a place. */
export function WalkControls({ nextTitle, isListening, onHere, onSkip }: WalkControlsProps) {
  return (
    <div className={styles.buttons}>
      <Button kind={isListening ? 'quiet' : 'main'} onClick={onHere}>
        <span className={styles.here}>I’m at {nextTitle}</span>
      </Button>
      <Button onClick={onSkip} aria-label={`Skip ${nextTitle}`}>
        Skip
      </Button>
    </div>
  );
}
