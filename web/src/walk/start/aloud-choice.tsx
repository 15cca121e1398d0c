import styles from './checks.module.css';
import type { UseAloudChoice } from './use-aloud-choice.ts';

/** Whether someone wants to hear what the screen says, with the phone in a pocket. */
export function AloudChoice({ isOn, canSpeak, change }: Omit<UseAloudChoice, 'allow'>) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span className={styles.words}>
        <span className={styles.name}>Say notices aloud</span>{' '}
        <span className={styles.honest}>
          {isOn && !canSpeak
            ? 'This phone has no voice of its own, so you’ll hear a bell.'
            : 'Hear it if you leave the route or pass a place, but never over audio.'}
        </span>
      </span>
    </label>
  );
}
