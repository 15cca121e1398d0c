import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** The accessible name, for those who can't see what the bar belongs to. */
  readonly label: string;
  readonly percent: number;
  /** The same as the text beside it. */
  readonly text: string;
};

export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      max={100}
      value={percent}
      aria-label={label}
      aria-valuetext={`${percent}%, ${text}`}
    />
  );
}
