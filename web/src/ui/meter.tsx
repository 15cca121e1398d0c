import styles from './meter.module.css';

export type MeterProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** From here on the bar warns. */
  readonly high?: number;
};

/** How much of something is in use, such as storage. */
export function Meter({ label, ...rest }: MeterProps) {
  return <meter className={styles.bar} aria-label={label} min={0} {...rest} />;
}

export type ProgressBarProps = {
  /** What is being done, to those who can't see where the bar is. */
  readonly label: string;
  /** Left out while nobody knows how long it takes. */
  readonly percent?: number;
  /** The same as the text beside it. */
  readonly text?: string;
};

/** How far something has come. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      max={100}
      value={percent}
      aria-label={label}
      aria-valuetext={text === undefined ? undefined : `${percent}%, ${text}`}
    />
  );
}
