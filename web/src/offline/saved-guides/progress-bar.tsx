import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** What is being done, to those who can't see where the bar is. */
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
