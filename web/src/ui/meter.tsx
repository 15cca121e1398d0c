import styles from './meter.module.css';

export type MeterProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value from which the bar warns. */
  readonly high?: number;
};

/** A usage bar, such as for storage. */
export function Meter({ label, ...rest }: MeterProps) {
  return <meter className={styles.bar} aria-label={label} min={0} {...rest} />;
}

export type ProgressBarProps = {
  /** The accessible name. */
  readonly label: string;
  /** Absent while the duration is unknown. */
  readonly percent?: number;
  /** The same text as next to it. */
  readonly text?: string;
};

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
