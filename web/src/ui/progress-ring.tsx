import { classNames } from './class-names.ts';
import styles from './progress-ring.module.css';

export type ProgressRingProps = {
  /** Anything below 0 or above 100 is drawn as the nearest of the two. */
  readonly percent: number;
  /** The percentage that is enough; marked on the ring. */
  readonly target?: number;
  /** The accessible name and the tooltip. */
  readonly label: string;
};

/** A completion percentage, as a ring and a number. */
export function ProgressRing({ percent, target, label }: ProgressRingProps) {
  const done = Math.round(Math.min(100, Math.max(0, percent)));
  const isEnough = done >= (target ?? 100);
  const text = target === undefined ? `${done}%` : `${done}%, ${target}% needed`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own meter can't be drawn as a ring
    <span
      role="meter"
      className={classNames(styles.progress, isEnough && styles.enough)}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done}
      aria-valuetext={text}
      title={`${label}: ${text}`}
    >
      <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        {/* With no length at all, its round end would still draw a dot. */}
        {done > 0 && (
          <circle
            className={styles.done}
            cx="12"
            cy="12"
            r="9.5"
            pathLength="100"
            strokeDasharray={`${done} 100`}
          />
        )}
        {target !== undefined && (
          <path
            className={styles.target}
            d="M21.5 12h-4"
            transform={`rotate(${target * 3.6} 12 12)`}
          />
        )}
      </svg>
      <span aria-hidden="true">{done}%</span>
    </span>
  );
}
