import { clockText } from './clock-text.ts';
import type { PlayerState } from './player-state.ts';
import styles from './seek-slider.module.css';

export type SeekSliderProps = {
  readonly state: Pick<PlayerState, 'position' | 'duration'>;
  readonly onSeek: (seconds: number) => void;
};

/** The playback position, to drag. The played part is a separate bar below the browser's slider. */
export function SeekSlider({ state: { position, duration }, onSeek }: SeekSliderProps) {
  const end = duration ?? 0;
  const max = Math.max(1, Math.floor(end));
  // Both are in whole seconds, because otherwise the bar would run ahead of the thumb.
  const shown = Math.floor(position);
  return (
    <>
      <span className={styles.slider}>
        <progress className={styles.played} max={max} value={shown} aria-hidden="true" />
        <input
          type="range"
          className={styles.range}
          aria-label="Position"
          aria-valuetext={
            duration === null
              ? clockText(position)
              : `${clockText(position)} of ${clockText(duration)}`
          }
          min={0}
          max={max}
          step={1}
          value={shown}
          disabled={duration === null}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      </span>
      <span className={styles.times} aria-hidden="true">
        <span>{clockText(position)}</span>
        {duration !== null && <span>{clockText(end)}</span>}
      </span>
    </>
  );
}
