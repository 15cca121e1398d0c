import { Icon } from '../../ui/icon.tsx';
import styles from './next-place.module.css';

export type NextPlaceProps = {
  /** The name of the place. */
  readonly title: string;
  readonly onPlay: () => void;
  /** A separate card, or part of a row. */
  readonly look?: 'card' | 'row';
};

/** Offers the audio of the next place when one has ended. */
export function NextPlace({ title, onPlay, look = 'card' }: NextPlaceProps) {
  return (
    <button type="button" className={styles.next} data-look={look} onClick={onPlay}>
      <span className={styles.icon}>
        <Icon name="play" />
      </span>
      <span className={styles.words}>
        <span className={styles.eyebrow}>Play next place</span>{' '}
        <span className={styles.title}>{title}</span>
      </span>
    </button>
  );
}
